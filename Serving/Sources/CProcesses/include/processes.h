#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Starts a program in a group of its own, with a descriptor as its standard input, this process' standard output and error, and no other
/// file. It has signals as a shell gives them. Returns its number, or -1 with errno.
pid_t shoji_spawn(
    const char *_Nonnull program, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment, int32_t input);

/// Opens a descriptor of a process, which stays that process' own when its number is given to another; -1 with errno.
int32_t shoji_process_open(pid_t process);

/// Sends a signal to the process of a descriptor. Whether it is there.
bool shoji_process_signal(int32_t descriptor, int32_t signal);

/// Has the processes that a child leaves behind become this one's children.
void shoji_adopt_orphans(void);
