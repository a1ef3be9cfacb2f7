#pragma once
#include <stdbool.h>
#include <stddef.h>

/// A function of a shared library, and what is called in its place from now on.
struct redirected_call {
  const char *name;
  void *function;
};

/// Redirects the calls that the program and all its shared libraries make of functions of other libraries, in the
/// tables that the dynamic linker fills for them. False where the first function is called by none, as in a
/// program without shared libraries, or a table cannot be written.
bool shoji_redirect_calls(const struct redirected_call *calls, size_t count);
