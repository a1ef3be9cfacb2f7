#pragma once

/// The text of symbols.txt.
const char *shoji_symbol_catalog(void);
