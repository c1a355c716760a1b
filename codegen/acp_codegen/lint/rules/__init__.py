"""One rule a file. A file says in its docstring what the rule is for, and in `RULE` how it works."""
