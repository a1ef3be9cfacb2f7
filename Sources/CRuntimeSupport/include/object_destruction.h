#pragma once
#include <stdbool.h>

// The end of Swift objects of any class. A class's metadata names the function that destroys its objects; for the class of an observed object
// that is one of these, which calls the class's own.

/// Has `take` called when an object of the class of `object` is about to be destroyed, and `release` with what `take` gave once it was. `take`
/// returns NULL for an object that is of no interest. Both are the same for all objects.
void shoji_observe_destruction(
    const void *_Nonnull object, void *_Nullable (*_Nonnull take)(const void *_Nonnull object),
    void (*_Nonnull release)(void *_Nonnull taken));

/// What `take` gave for an object that the calling thread is destroying; NULL for all others.
void *_Nullable shoji_taken_of_destroyed(const void *_Nonnull object);

/// Whether an object's deinitializers have begun.
bool shoji_is_being_destroyed(const void *_Nonnull object);
