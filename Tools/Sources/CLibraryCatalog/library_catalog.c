#include "library_catalog.h"

// C takes files into the program at once, so that they cost nothing where nobody asks for them.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const char catalog[] = {
#include "modules.inc"
    0};

const char *shoji_library_catalog(void) { return catalog; }
