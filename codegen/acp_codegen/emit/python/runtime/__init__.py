"""What the generated classes are built on: the base class, the markers of the wire form, decoding and encoding."""
