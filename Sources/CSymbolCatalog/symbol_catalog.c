#include "symbol_catalog.h"

// C takes a file into the library at once, where an array of its bytes in Swift takes the compiler half a minute.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const char table[] = {
#embed "symbols.txt" suffix(, 0)
};

const char *shoji_symbol_catalog(void) { return table; }
