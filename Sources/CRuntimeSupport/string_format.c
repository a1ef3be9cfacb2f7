#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

// Foundation's `String(format:)` reads its values as the format says, whatever they are: a format of a table of strings with `%s`
// for a number ends the app. These functions take the place of Foundation's wherever they are linked into the app itself, and let its
// interface check the format first; they are weak, so that a Foundation that is linked statically keeps its own. Lists of values that
// are written out (`CVarArg...`) belong to the callee.

#define SWIFT __attribute__((swiftcall))
#define WEAK __attribute__((weak))

typedef struct {
  uint64_t count;
  void *object;
} String;

typedef struct {
  void *object, *witnesses;
} Locale;

static const char original[] = "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC";

static void *find(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

/// Foundation's own function, for the interface.
SWIFT String shoji_foundation_format(String format, Locale locale, void *values) {
  typedef SWIFT String function(String, Locale, void *);
  static function *known;
  function *found = __atomic_load_n(&known, __ATOMIC_ACQUIRE);
  if (!found) {
    found = (function *)find(original);
    __atomic_store_n(&known, found, __ATOMIC_RELEASE);
  }
  return found(format, locale, values);
}

// Defines a function of Foundation's that calls the interface's, or Foundation's own where there is no interface.
#define REPLACE(name, symbol, parameters, arguments)                   \
  extern SWIFT WEAK String shoji_format_##name parameters;             \
  SWIFT WEAK String foundation_format_##name parameters __asm__(symbol); \
  SWIFT String foundation_format_##name parameters {                   \
    if (shoji_format_##name) return shoji_format_##name arguments;     \
    typedef SWIFT String function parameters;                          \
    return ((function *)find(symbol)) arguments;                       \
  }

REPLACE(values, "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", (String format, void *values), (format, values))
REPLACE(list, "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC", (String format, void *values), (format, values))
REPLACE(
    values_locale, "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC",
    (String format, Locale locale, void *values), (format, locale, values))
REPLACE(
    list_locale, "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC",
    (String format, Locale locale, void *values), (format, locale, values))
REPLACE(
    localized, "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", (String format, void *values),
    (format, values))
