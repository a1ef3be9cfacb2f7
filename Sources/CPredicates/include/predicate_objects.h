#pragma once
#include <stdbool.h>
#include <stdint.h>

// What predicates need and Swift has no words for.

/// Makes an object of a Swift class of fixed size, all of whose fields begin as zeros. No initializer is called. The caller owns it.
void *_Nonnull shoji_make_zeroed_object(const void *_Nonnull metadata)
    __attribute__((swift_name("shoji_make_zeroed_object(of:)")));

/// Whether bytes have others among them.
bool shoji_bytes_contain(const void *_Nonnull bytes, long count, const void *_Nonnull part, long part_count);

/// Takes the next value of a list of arguments.
int32_t shoji_next_int(void *_Nonnull list);
int64_t shoji_next_long(void *_Nonnull list);
double shoji_next_double(void *_Nonnull list);
const void *_Nullable shoji_next_pointer(void *_Nonnull list);
