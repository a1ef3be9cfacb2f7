#pragma once
#include <stdbool.h>

// The language and region of a whole process. Foundation on Linux takes `en_001` whatever the system says. A program that
// links this defines the getters of `Locale.current`, `Calendar.current` and their like itself, so that formatters and styles
// take their defaults from here; units are written in it, too (unit_format.h). Until a value is set every call goes on to Foundation.

/// Sets `Locale.current` and `Locale.autoupdatingCurrent`: a value of two words, of which the first is a Swift object that is
/// kept alive.
void shoji_set_current_locale(const void *locale);

/// Sets `Calendar.current` and `Calendar.autoupdatingCurrent`, a value of the same form.
void shoji_set_current_calendar(const void *calendar);

/// Sets `Locale.preferredLanguages`: an array, one Swift object that is kept alive.
void shoji_set_preferred_languages(const void *languages);
