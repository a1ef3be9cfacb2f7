#define _GNU_SOURCE
#include "preferences.h"
#include <dlfcn.h>
#include <stddef.h>

// Foundation on Linux writes user defaults only when it is asked to, over the file in place, and says nothing of their changes. Its own
// calls of these functions go through the process's symbols, so that the definitions here, linked into the app itself, take
// their place. They are weak, so that a Foundation that is linked statically keeps its own.

static void (*on_change)(const void *domain, const void *key);
static bool (*on_synchronize)(const void *domain);
static void (*on_read)(const char *path);
static const void *folder;
// Whether this thread's writing of Foundation's is left out.
static _Thread_local bool is_forgetting;

// Constants of Foundation. Weak, so that a program without it links.
extern const void *const kCFPreferencesCurrentApplication __attribute__((weak));

extern void *swift_retain(void *object);

static const void *domain_of(const void *application) {
  const void *const *own = &kCFPreferencesCurrentApplication;
  return own && application == *own ? NULL : application;
}

typedef void set_value(const void *key, const void *value, const void *application);
typedef unsigned char synchronize_application(const void *application);
typedef unsigned char read_resource(
    const void *allocator, const void *url, const void **data, const void **properties, const void *wanted, int *error);
typedef unsigned char write_resource(const void *url, const void *data, const void *properties, int *error);
typedef const void *copy_folder(void);
typedef unsigned char get_path(const void *url, unsigned char resolves, char *path, long capacity);

__attribute__((weak)) set_value shoji_set_preference __asm__("CFPreferencesSetAppValue");
__attribute__((weak)) synchronize_application shoji_synchronize_preferences __asm__("CFPreferencesAppSynchronize");
__attribute__((weak)) read_resource shoji_read_resource __asm__("CFURLCreateDataAndPropertiesFromResource");
__attribute__((weak)) write_resource shoji_write_resource __asm__("CFURLWriteDataAndPropertiesToResource");
__attribute__((weak)) copy_folder shoji_copy_configuration_folder __asm__("_CFXDGCreateConfigHomePath");

void shoji_set_preference(const void *key, const void *value, const void *application) {
  static set_value *next;
  if (!next) next = (set_value *)dlsym(RTLD_NEXT, "CFPreferencesSetAppValue");
  next(key, value, application);
  if (on_change && key && application) on_change(domain_of(application), key);
}

static unsigned char synchronize(const void *application) {
  static synchronize_application *next;
  if (!next) next = (synchronize_application *)dlsym(RTLD_NEXT, "CFPreferencesAppSynchronize");
  return next(application);
}

unsigned char shoji_synchronize_preferences(const void *application) {
  if (on_synchronize && application) return on_synchronize(domain_of(application));
  return synchronize(application);
}

void shoji_forget_changed_preferences(const void *domain) {
  is_forgetting = true;
  synchronize(domain ? domain : kCFPreferencesCurrentApplication);
  is_forgetting = false;
}

unsigned char shoji_write_resource(const void *url, const void *data, const void *properties, int *error) {
  if (is_forgetting) return true;
  static write_resource *next;
  if (!next) next = (write_resource *)dlsym(RTLD_NEXT, "CFURLWriteDataAndPropertiesToResource");
  return next(url, data, properties, error);
}

unsigned char shoji_read_resource(
    const void *allocator, const void *url, const void **data, const void **properties, const void *wanted, int *error) {
  static read_resource *next;
  static get_path *path_of;
  if (!next) {
    path_of = (get_path *)dlsym(RTLD_DEFAULT, "CFURLGetFileSystemRepresentation");
    next = (read_resource *)dlsym(RTLD_NEXT, "CFURLCreateDataAndPropertiesFromResource");
  }
  char path[4096];
  if (on_read && path_of && path_of(url, 1, path, sizeof path)) on_read(path);
  return next(allocator, url, data, properties, wanted, error);
}

const void *shoji_copy_configuration_folder(void) {
  if (folder) return swift_retain((void *)folder);
  static copy_folder *next;
  if (!next) next = (copy_folder *)dlsym(RTLD_NEXT, "_CFXDGCreateConfigHomePath");
  return next ? next() : NULL;
}

bool shoji_observe_preferences(
    void (*changed)(const void *domain, const void *key), bool (*synchronize)(const void *domain),
    void (*will_read)(const char *path)) {
  if (dlsym(RTLD_DEFAULT, "CFPreferencesSetAppValue") != (void *)shoji_set_preference) return false;
  on_change = changed;
  on_synchronize = synchronize;
  on_read = will_read;
  return true;
}

const void *shoji_copy_preferences_folder(void) {
  copy_folder *copy = (copy_folder *)dlsym(RTLD_DEFAULT, "_CFXDGCreateConfigHomePath");
  return copy ? copy() : NULL;
}

void shoji_set_preferences_folder(const void *path) { folder = swift_retain((void *)path); }
