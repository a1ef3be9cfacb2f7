#pragma once

// The attributes of Foundation's attributed strings. Foundation on Linux never lets go of them: its classes have no deinitializer that does.

/// Has the attributes of each attributed string that is destroyed from now on released. Attributes and characters are found where those of
/// `string` are, which is an attributed string of Foundation's own class.
void shoji_release_attributes_like(
    const void *_Nonnull attributes, const void *_Nonnull characters, const void *_Nonnull string)
    __attribute__((swift_name("shoji_release_attributes_like(_:beside:of:)")));

/// Releases the attributes of an object of a subclass, which is being destroyed and does not use them any more.
void shoji_release_attributes(const void *_Nonnull string);
