#ifndef SHOJI_CHILD_INTERNAL_H
#define SHOJI_CHILD_INTERNAL_H

#include "CChildProcess.h"

/// Becomes the child's program; returns the error's number where it cannot.
///
/// Runs between fork and exec: only what is safe in a signal handler.
int shoji_child_become(const struct shoji_child *child);

/// Lets all signals do what they usually do.
void shoji_reset_signals(void);

/// Confines the calling process by a ruleset and the filter of system calls; returns 0, or -1 with errno.
int shoji_confine(int ruleset);

/// Sends SIGKILL to all processes that descend from the calling one.
void shoji_kill_descendants(void);

/// Sends SIGKILL to the children of the calling process but one: to those whose own parents have left them.
void shoji_kill_strays(pid_t child);

/// Waits for and ends a child; never returns. Runs in a process of its own.
__attribute__((noreturn)) void shoji_supervise(const struct shoji_child *child, int control);

#endif
