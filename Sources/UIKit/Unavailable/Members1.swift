// Written by `scripts/names` from the table in Tests/Names: do not edit.
