// Core Foundation on Linux looks for an app's resources in `NAME.resources` beside the executable, where SwiftPM puts none: its
// folders are named `PACKAGE_TARGET.resources`. Swift cannot subclass `Bundle`, some of whose members it cannot see. So before
// `main` runs the main bundle's class becomes a copy of `Bundle`'s table of methods, with those of UIKit in place of the ones that
// look for resources; its superclass is `Bundle`. `Bundle(for:)` of a class of the program itself gives the main bundle.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define WEAK __attribute__((weak))

typedef void method(void);

// Foundation's methods, and UIKit's in their place, which are defined where there is a user interface.
#define REPLACED(number, symbol)                                    \
  extern WEAK method foundation_##number __asm__("$s10Foundation6BundleC" symbol); \
  extern WEAK method shoji_bundle_##number;

REPLACED(url, "3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF")
REPLACED(url_in, "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
REPLACED(url_language, "3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF")
REPLACED(urls, "4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF")
REPLACED(urls_language, "4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF")
REPLACED(path, "4path11forResource6ofTypeSSSgAG_AGtF")
REPLACED(path_in, "4path11forResource6ofType11inDirectorySSSgAH_A2HtF")
REPLACED(path_language, "4path11forResource6ofType11inDirectory0D12LocalizationSSSgAI_A3ItF")
REPLACED(paths, "5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF")
REPLACED(paths_language, "5paths18forResourcesOfType11inDirectory0D12LocalizationSaySSGSSSg_A2ItF")
REPLACED(text, "15localizedString6forKey5value5tableS2S_SSSgAHtF")
REPLACED(localizations, "13localizationsSaySSGvg")
REPLACED(preferred, "22preferredLocalizationsSaySSGvg")
REPLACED(folder, "11resourceURL0A10Essentials0D0VSgvg")
REPLACED(folder_path, "12resourcePathSSSgvg")

static const struct {
  method *former, *replacement;
} replacements[] = {
    {foundation_url, shoji_bundle_url},
    {foundation_url_in, shoji_bundle_url_in},
    {foundation_url_language, shoji_bundle_url_language},
    {foundation_urls, shoji_bundle_urls},
    {foundation_urls_language, shoji_bundle_urls_language},
    {foundation_path, shoji_bundle_path},
    {foundation_path_in, shoji_bundle_path_in},
    {foundation_path_language, shoji_bundle_path_language},
    {foundation_paths, shoji_bundle_paths},
    {foundation_paths_language, shoji_bundle_paths_language},
    {foundation_text, shoji_bundle_text},
    {foundation_localizations, shoji_bundle_localizations},
    {foundation_preferred, shoji_bundle_preferred},
    {foundation_folder, shoji_bundle_folder},
    {foundation_folder_path, shoji_bundle_folder_path},
};

/// Returns the main bundle, retained.
extern SWIFT WEAK void *shoji_main_bundle(void);
extern void swift_release(void *object);

__attribute__((constructor)) static void prepare_main_bundle(void) {
  if (!shoji_main_bundle) return;
  void **bundle = shoji_main_bundle();
  void *class = bundle[0];
  // Swift's metadata of a class: the size of the table and where in it the class's address points.
  uint32_t size = *(uint32_t *)((char *)class + 32), before = *(uint32_t *)((char *)class + 36);
  char *copy = malloc(size);
  if (!copy) return;
  memcpy(copy, (char *)class - before, size);
  void **table = (void **)(copy + before);
  size_t count = (size - before) / sizeof(void *), replaced = 0;
  for (size_t entry = 10; entry < count; entry++) {
    for (size_t index = 0; index < sizeof replacements / sizeof *replacements; index++) {
      if (!replacements[index].former || table[entry] != (void *)replacements[index].former) continue;
      table[entry] = (void *)replacements[index].replacement;
      replaced++;
      break;
    }
  }
  table[1] = class;
  if (replaced) {
    bundle[0] = table;
  } else {
    free(copy);
  }
  swift_release(bundle);
}

typedef SWIFT void *bundle_for_class(void *class, SELF void *type);

SWIFT WEAK void *shoji_bundle_for_class(void *class, SELF void *type)
    __asm__("$s10Foundation6BundleC3forACyXlXp_tcfC");

SWIFT void *shoji_bundle_for_class(void *class, SELF void *type) {
  Dl_info image, own;
  // A class that is made as the program runs, as generic ones are, lies in no file.
  int is_own = !dladdr(class, &image)
      || (dladdr((void *)prepare_main_bundle, &own) && image.dli_fbase == own.dli_fbase);
  if (is_own && shoji_main_bundle) return shoji_main_bundle();
  bundle_for_class *next = (bundle_for_class *)dlsym(RTLD_NEXT, "$s10Foundation6BundleC3forACyXlXp_tcfC");
  return next(class, type);
}
