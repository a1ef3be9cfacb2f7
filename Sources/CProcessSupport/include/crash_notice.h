#pragma once
#include <stdbool.h>
#include <stdint.h>

// A process that crashes may take seconds to describe the crash, with its connections open. Here it closes those of a server first.

/// The way in which a process ends.
enum shoji_end {
  /// It crashes.
  SHOJI_END_CRASH,
  /// It is ended, or ends itself with an exit code that says that something failed.
  SHOJI_END_FAILURE,
  /// It ends itself with the exit code 0, or the person ends it: nobody starts it again.
  SHOJI_END_SUCCESS,
};

/// The codes with which a server's WebSockets are closed, for each way.
struct shoji_end_codes {
  uint16_t crash, failure, success;
};

/// Closes the WebSockets of a server when the process crashes, from a signal handler, and when it calls `exit`, with a code for the
/// reason, and stops it from listening. Whatever handled the signal before goes on then. False when there are too many servers.
bool shoji_close_on_end(uint16_t port, struct shoji_end_codes codes);

/// Leaves a server's connections alone again.
void shoji_keep_on_end(uint16_t port);

/// Closes the WebSockets of all those servers, each with the code for an end. Calls nothing but the system, so that a signal handler
/// may, on any thread.
void shoji_close_connections(enum shoji_end end);
