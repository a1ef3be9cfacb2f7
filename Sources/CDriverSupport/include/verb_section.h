#pragma once
#include <stddef.h>
#include <stdint.h>

/// Adds a verb of the driver to a list of Swift's.
typedef void (*shoji_verb)(void *_Nonnull verbs);

/// The verbs that the linker has collected from all files that record one, in no particular order.
const shoji_verb _Nonnull *_Nonnull shoji_verbs(intptr_t *_Nonnull count);
