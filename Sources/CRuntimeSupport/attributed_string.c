#include "attributed_string.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

/// Destroys an object and frees its memory.
typedef SWIFT_CALL void (*destroyer)(SWIFT_SELF void *object);

// Foundation's and the runtime's. Weak, so that a program without Foundation links.
extern void CFRelease(const void *) __attribute__((weak));
extern _Atomic(destroyer) string_class[] __asm__("$s10Foundation18NSAttributedStringCN") __attribute__((weak));
extern _Atomic(destroyer) mutable_class[] __asm__("$s10Foundation25NSMutableAttributedStringCN") __attribute__((weak));
extern bool swift_isUniquelyReferenced_nonNull_native(const void *object);

/// The bytes from the beginning of an attributed string to two of its fields.
static struct {
  ptrdiff_t attributes, characters;
} places;
static _Atomic(bool) is_active;
static destroyer destroy_string, destroy_mutable;

static const void *field(const void *object, ptrdiff_t place) {
  return *(const void *const *)((const char *)object + place);
}

/// The attributes of a string that nothing else uses; NULL for others. A copy of a string takes both fields over from one that is
/// made for it and destroyed at once, and counts itself as a user of the characters only.
static const void *own_attributes(const void *string) {
  if (!atomic_load_explicit(&is_active, memory_order_acquire)) return NULL;
  const void *characters = field(string, places.characters);
  if (!characters || !swift_isUniquelyReferenced_nonNull_native(characters)) return NULL;
  return field(string, places.attributes);
}

static SWIFT_CALL void destroy(SWIFT_SELF void *object) {
  const void *attributes = own_attributes(object);
  destroy_string(object);
  if (attributes) CFRelease(attributes);
}

static SWIFT_CALL void destroy_changeable(SWIFT_SELF void *object) {
  const void *attributes = own_attributes(object);
  destroy_mutable(object);
  if (attributes) CFRelease(attributes);
}

static ptrdiff_t find(const void *word, const void *object) {
  const void *const *words = object;
  size_t count = malloc_usable_size((void *)object) / sizeof *words;
  for (size_t index = 0; index < count; index++) {
    if (words[index] == word) return (const char *)&words[index] - (const char *)object;
  }
  return 0;
}

void shoji_release_attributes_like(const void *attributes, const void *characters, const void *string) {
  if (!CFRelease || !string_class || !mutable_class || atomic_load(&is_active)) return;
  places.attributes = find(attributes, string);
  places.characters = find(characters, string);
  if (!places.attributes || !places.characters) return;
  // The destroyer stands two words before what an object's header points to.
  destroy_string = atomic_load(string_class - 2);
  destroy_mutable = atomic_load(mutable_class - 2);
  atomic_store(&is_active, true);
  atomic_store(string_class - 2, destroy);
  atomic_store(mutable_class - 2, destroy_changeable);
}

void shoji_release_attributes(const void *string) {
  const void *attributes = own_attributes(string);
  if (attributes) CFRelease(attributes);
}
