#include "verb_section.h"

// The linker makes these where a section is named as C names things.
extern const shoji_verb _Nonnull __start_shoji_verbs[] __attribute__((visibility("hidden")));
extern const shoji_verb _Nonnull __stop_shoji_verbs[] __attribute__((visibility("hidden")));

const shoji_verb *shoji_verbs(intptr_t *count) {
    *count = __stop_shoji_verbs - __start_shoji_verbs;
    return __start_shoji_verbs;
}
