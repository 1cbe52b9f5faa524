"""INI files that a technician edits: Param.ini and par sheets."""
