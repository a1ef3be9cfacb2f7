#include <stdint.h>

// Foundation's `NSLocalizedString` on Linux finds neither the app's own resources, which SwiftPM puts beside it, nor string
// catalogs, nor `--language`. This function takes its place wherever it is linked into the app itself, and asks the app's
// interface for the text; it is weak, so that a Foundation that is linked statically keeps its own.

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef struct {
  uint64_t count;
  void *object;
} String;

// Defined where there is a user interface.
extern SWIFT __attribute__((weak)) String shoji_localized_string(
    String key, String table, void *bundle, String value, String comment);

extern SWIFT String bundle_localized_string(String key, String value, String table, SELF void *bundle)
    __asm__("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF");

SWIFT __attribute__((weak)) String shoji_foundation_localized_string(
    String key, String table, void *bundle, String value, String comment)
    __asm__("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF");

SWIFT String shoji_foundation_localized_string(
    String key, String table, void *bundle, String value, String comment) {
  if (shoji_localized_string) return shoji_localized_string(key, table, bundle, value, comment);
  return bundle_localized_string(key, value, table, bundle);
}
