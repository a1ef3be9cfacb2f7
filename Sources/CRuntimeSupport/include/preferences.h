#pragma once
#include <stdbool.h>

/// Calls `changed` after each change of a user default, whoever makes it and on whatever thread, with the default's key and the domain it is
/// in, a suite's name or NULL for the app's own, as strings of Foundation. `synchronize` takes the place of Foundation's own writing, which
/// overwrites files in place. `will_read` gets the path of a file before Foundation reads it for a property list.
///
/// False where Foundation's calls do not come through here, as where it is linked statically.
bool shoji_observe_preferences(
    void (*_Nonnull changed)(const void *_Nullable domain, const void *_Nonnull key),
    bool (*_Nonnull synchronize)(const void *_Nullable domain), void (*_Nonnull will_read)(const char *_Nonnull path));

/// Has Foundation forget which user defaults of a domain (NULL: the app's own) it would have to write, of which it keeps a list that it searches at each
/// change. Their values stay.
void shoji_forget_changed_preferences(const void *_Nullable domain);

/// The path of the folder in which Foundation keeps user defaults, as a string of Foundation that the caller releases.
const void *_Nullable shoji_copy_preferences_folder(void);

/// Has Foundation keep user defaults in a folder (a string of its own), where it would take one that depends on the working folder.
void shoji_set_preferences_folder(const void *_Nonnull folder);
