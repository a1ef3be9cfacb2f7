#define _GNU_SOURCE
#include "predicate_objects.h"
#include <stdarg.h>
#include <string.h>

/// The begin of a Swift class's metadata, as the runtime's `ClassMetadata` has it where there is no Objective-C.
typedef struct {
  uintptr_t kind;
  const void *superclass;
  uint32_t flags, address_point, size;
  uint16_t alignment_mask, reserved;
} Class;

extern void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask);

void *shoji_make_zeroed_object(const void *metadata) {
  const Class *type = metadata;
  const size_t header = 2 * sizeof(void *);
  char *object = swift_allocObject(metadata, type->size, type->alignment_mask);
  memset(object + header, 0, type->size - header);
  return object;
}

bool shoji_bytes_contain(const void *bytes, long count, const void *part, long part_count) {
  return memmem(bytes, count, part, part_count) != NULL;
}

// A list of Swift's is a pointer to the platform's own where that is an array or a structure.
int32_t shoji_next_int(void *list) { return va_arg(*(va_list *)list, int32_t); }
int64_t shoji_next_long(void *list) { return va_arg(*(va_list *)list, int64_t); }
double shoji_next_double(void *list) { return va_arg(*(va_list *)list, double); }
const void *shoji_next_pointer(void *list) { return va_arg(*(va_list *)list, const void *); }
