#ifndef C_INDEX_STORE_H
#define C_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>

/// Text that belongs to the reader, without an end of its own.
typedef struct {
  const char *bytes;
  size_t length;
} IndexText;

/// One place where a symbol is defined or named.
typedef struct {
  IndexText file;
  /// The identifier of the symbol.
  IndexText symbol;
  IndexText name;
  unsigned line;
  /// The name of the type or extension that a definition is a member of; empty for others.
  IndexText owner;
  bool isDefinition;
  /// Whether the compiler wrote it: the accessors of stored properties.
  bool isImplicit;
  /// Whether the symbol is set or changed in place here.
  bool isWrite;
  /// Whether the symbol is a property of instances.
  bool isProperty;
} IndexOccurrence;

/// Reads what the compiler noted of a module while it built it, and hands over every definition and every reference in the module's own files.
///
/// - `library`: the path of the toolchain's libIndexStore.so.
/// - `store`: the folder `index/store` of a build.
/// Returns NULL, or what is wrong.
const char *readIndex(const char *library, const char *store, const char *module, void *context,
                      void (*take)(void *context, const IndexOccurrence *occurrence));

#endif
