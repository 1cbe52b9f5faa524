"""The parameters by the sections of Param.ini: each a field with type, range, default, description and needs."""
