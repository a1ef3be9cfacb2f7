#pragma once
#include <stdbool.h>
#include <stdint.h>

// A process for each visitor of an app. `shoji serve` starts the app once, as a *template*: before any of the app's own code runs, it waits
// for orders and forks a process for each visitor, so that a visitor's process begins with the program and its libraries loaded, in a
// millisecond, and shares with all others the memory that this took.
//
// The processes speak in messages over sockets of the kind SOCK_SEQPACKET, each a text of words and lines that may come with files.

/// The most bytes of a message: the beginning of a connection's first request, and some words.
#define SHOJI_LONGEST_MESSAGE 40960

/// Makes the two ends of a channel for messages. False where the system has none.
bool shoji_make_channel(int32_t *_Nonnull one, int32_t *_Nonnull other);

/// Sends a message with so many files. While the peer takes none, waits where `waits` is true, and fails with EAGAIN otherwise. Gives 0, or
/// the number of the error.
int32_t shoji_send_message(
    int32_t channel, const void *_Nonnull bytes, int32_t count, const int32_t *_Nullable files, int32_t file_count, bool waits);

/// The most files of a message.
#define SHOJI_MOST_FILES 3

/// Waits for a message. Returns its length, 0 at the channel's end, -1 for an error; the files that came with it, SHOJI_MOST_FILES at most,
/// are -1 where there are none.
int32_t shoji_receive_message(int32_t channel, void *_Nonnull bytes, int32_t capacity, int32_t *_Nonnull files);

/// The channel to the server whose visitor this process is for; -1 in a process that was started alone.
int32_t shoji_visitor_channel(void);

/// Limits what the process may do, as the environment says (see `limits.c`), before it serves anybody. Returns 0, or the number of the error,
/// and names what failed.
int32_t shoji_limit_process(const char *_Nonnull *_Nonnull failed);

/// Whether the kernel keeps signals of visitors' processes from all others.
bool shoji_keeps_signals(void);
