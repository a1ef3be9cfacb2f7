#pragma once
#include <stdbool.h>
#include <stdint.h>

// A process that crashes may take seconds to describe the crash, with its connections open. Here it closes those of a server first.

/// Closes the WebSockets of a server when the process crashes, from a signal handler and with a code for the reason, and stops it from
/// listening. Whatever handled the signal before goes on then. False when there are too many servers.
bool shoji_close_on_crash(uint16_t port, uint16_t crash_code, uint16_t end_code);

/// Leaves a server's connections alone again.
void shoji_keep_on_crash(uint16_t port);

/// Closes the WebSockets of all those servers, each with the code for an end. May be called on any thread.
void shoji_close_connections(void);

/// The same with the code for a crash or for an end. Calls nothing but the system, so that a signal handler may.
void shoji_close_connections_for(bool is_crash);
