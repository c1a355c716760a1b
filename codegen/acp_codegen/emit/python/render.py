"""Rendering by datamodel-code-generator, with our templates."""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path
from typing import Any

from acp_codegen.emit.python.lowering import RUNTIME, lowered
from acp_codegen.emit.python.shapes import Shapes
from acp_codegen.emit.python.sharing import Sharing

TEMPLATES = Path(__file__).parent / "templates"


def rendered(shapes: Shapes, stable: Shapes, sharing: Sharing) -> str:
    """The classes and aliases of one package as Python text, in one piece.

    Imports in it are not to be taken seriously, and shared names stand for what is imported.
    """
    # Imported here because a command that generates nothing should not wait for it.
    from datamodel_code_generator import InputFileType, generate
    from datamodel_code_generator.enums import DataModelType
    from datamodel_code_generator.format import PythonVersion
    from datamodel_code_generator.parser import LiteralType

    _stand_somewhere()
    schema, told = lowered(shapes, stable, sharing)
    templates: defaultdict[str, dict[str, Any]] = defaultdict(dict, told)
    text = generate(
        schema,
        input_file_type=InputFileType.JsonSchema,
        output_model_type=DataModelType.PydanticV2BaseModel,
        target_python_version=PythonVersion.PY_312,
        base_class=f"{RUNTIME}.Model",
        custom_template_dir=TEMPLATES,
        extra_template_data=templates,
        disable_timestamp=True,
        enum_field_as_literal=LiteralType.All,
        formatters=[],
        keep_model_order=True,
        skip_root_model=True,
        strict_nullable=True,
        use_annotated=True,
        use_generic_container_types=True,
        use_one_literal_as_default=True,
        use_standard_collections=True,
        use_type_alias=True,
        use_union_operator=True,
    )
    if not isinstance(text, str):
        raise TypeError("datamodel-code-generator was asked for one module and wrote several")
    return text


def _stand_somewhere() -> None:
    """See to it that there is a current folder: the generator asks for it, whatever it is, and cannot do without."""
    try:
        Path.cwd()
    except FileNotFoundError:
        os.chdir(TEMPLATES)
