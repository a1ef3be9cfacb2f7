#ifndef SHOJI_CHILD_INTERNAL_H
#define SHOJI_CHILD_INTERNAL_H

#include "CChildProcess.h"

/// Becomes the child's program; returns the error's number where it cannot. `channel` leads to the
/// supervisor.
///
/// Runs between fork and exec: only what is safe in a signal handler.
int shoji_child_become(const struct shoji_child *child, int channel);

/// Lets all signals do what they usually do.
void shoji_reset_signals(void);

/// Confines the calling process by a ruleset and filters of system calls; returns 0, or -1 with errno.
///
/// Sends the listener of the calls that the supervisor answers over `channel`, where the kernel has one.
int shoji_confine(int ruleset, int channel);

/// Sends a descriptor over a socket; returns 0, or -1 with errno.
int shoji_send_listener(int channel, int listener);

/// Receives the number of an error, and a descriptor, over a socket. Returns 0 at the end, else 1; `listener`
/// stays as it is where none came.
int shoji_receive(int channel, int *error, int *listener);

/// Answers a call of a confined program for a pair of sockets; returns 0 where there are no more to come.
int shoji_answer_call(int listener);

/// Sends SIGKILL to all processes that descend from the calling one.
void shoji_kill_descendants(void);

/// Sends SIGKILL to the children of the calling process but one: to those whose own parents have left them.
///
/// Returns the number of all processes that descend from the calling one; `memory` is set to the bytes that
/// they have and that are in no file.
int shoji_kill_strays(pid_t child, uint64_t *memory);

/// Waits for and ends a child; never returns. Runs in a process of its own.
__attribute__((noreturn)) void shoji_supervise(const struct shoji_child *child, int control);

#endif
