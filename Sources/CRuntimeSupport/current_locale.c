#define _GNU_SOURCE
#include "current_locale.h"
#include <dlfcn.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))
#define GETTER(name) SWIFT __attribute__((weak)) struct value name(void)

// A Swift structure of one existential whose type is a class: an object and its table of methods.
struct value {
  void *object;
  void *table;
};

extern void *swift_retain(void *object);

static struct value current_locale, current_calendar;
static void *preferred_languages;

void shoji_set_current_locale(const void *locale) {
  current_locale = *(const struct value *)locale;
  swift_retain(current_locale.object);
}

void shoji_set_current_calendar(const void *calendar) {
  current_calendar = *(const struct value *)calendar;
  swift_retain(current_calendar.object);
}

void shoji_set_preferred_languages(const void *languages) {
  preferred_languages = *(void *const *)languages;
  swift_retain(preferred_languages);
}

// These definitions are weak, so that a Foundation that is linked statically keeps its own.
#define REPLACE(function, symbol, known)                                  \
  GETTER(function) __asm__(symbol);                                       \
  SWIFT struct value function(void) {                                     \
    if (known.object) {                                                   \
      swift_retain(known.object);                                         \
      return known;                                                       \
    }                                                                     \
    static SWIFT struct value (*next)(void);                              \
    if (!next) *(void **)&next = dlsym(RTLD_NEXT, symbol);                \
    return next();                                                        \
  }

REPLACE(shoji_current_locale, "$s20FoundationEssentials6LocaleV7currentACvgZ", current_locale)
REPLACE(shoji_autoupdating_locale, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", current_locale)
REPLACE(shoji_current_calendar, "$s20FoundationEssentials8CalendarV7currentACvgZ", current_calendar)
REPLACE(
    shoji_autoupdating_calendar, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", current_calendar)

#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"

SWIFT __attribute__((weak)) void *shoji_preferred_languages(void) __asm__(LANGUAGES);

SWIFT void *shoji_preferred_languages(void) {
  if (preferred_languages) return swift_retain(preferred_languages);
  static SWIFT void *(*next)(void);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, LANGUAGES);
  return next();
}
