#ifndef SHOJI_LIBRARY_CATALOG_H
#define SHOJI_LIBRARY_CATALOG_H

/// Returns the catalog of Shoji's library: the lines of all files in Modules, one file after the other.
const char *shoji_library_catalog(void);

#endif
