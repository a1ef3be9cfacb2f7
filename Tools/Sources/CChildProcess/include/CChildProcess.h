#ifndef SHOJI_CHILD_PROCESS_H
#define SHOJI_CHILD_PROCESS_H

#include <stdint.h>
#include <sys/types.h>

/// What a child process gets. All pointers outlive the call that starts it.
struct shoji_child {
  /// The absolute path of the program.
  const char *program;
  /// The words that the program gets, its name first; ends with NULL.
  char *const *arguments;
  /// The variables, each NAME=VALUE; ends with NULL.
  char *const *environment;
  /// The working folder; NULL for the caller's.
  const char *folder;
  /// Standard input, output and error.
  int descriptors[3];
  /// A Landlock ruleset; -1 for a child that is not confined.
  int ruleset;
  /// The greatest size of a file that it writes, in bytes; 0 for no bound of its own.
  uint64_t file_size;
  /// The most memory of its own that a confined child may have with all that it has started, in bytes; 0 for
  /// no bound.
  uint64_t memory;
  /// A folder of the disk that a confined child writes to; NULL for none.
  const char *disk;
  /// The bytes of that disk that are left to others; 0 for no bound.
  uint64_t space;
};

/// A message from the supervisor of a child.
struct shoji_child_message {
  enum { SHOJI_CHILD_STARTED, SHOJI_CHILD_FAILED, SHOJI_CHILD_EXCEEDED, SHOJI_CHILD_ENDED } kind;
  /// The child's number, the error's number, the cost for which a confined child is ended, or the status of
  /// `waitpid`.
  int value;
};

/// A cost for which a confined child is ended.
enum shoji_child_cost { SHOJI_COST_PROCESSES, SHOJI_COST_MEMORY, SHOJI_COST_DISK };

/// The most processes that a confined child may have at once.
enum { SHOJI_MOST_PROCESSES = 1024 };

/// A request to the supervisor of a child.
struct shoji_child_request {
  /// The signal.
  int signal;
  /// Whether all that the child has started receives it, too.
  int all;
};

/// Starts the supervisor of a child, which starts the child, ends all that the child leaves behind, and ends
/// all of it when the caller ends.
///
/// Returns the supervisor's number, or -1 with errno. `control` is set to a socket for requests and messages.
pid_t shoji_child_start(const struct shoji_child *child, int *control);

/// Makes a pipe whose ends no other program gets; -1 with errno.
int shoji_pipe(int ends[2]);

/// The version of Landlock that the kernel has; 0 where there is none.
int shoji_landlock_version(void);

/// Whether the kernel filters system calls for this processor.
int shoji_filter_is_available(void);

/// Makes a Landlock ruleset that refuses all files, ports, and signals to others, as far as a version can;
/// -1 with errno.
int shoji_ruleset_create(int version);

/// Allows a file, or a folder with all in it. Returns 0, or -1 with errno.
///
/// `rights` is 0 for reading and executing, 1 for writing as well, 2 for a device that is read and written.
int shoji_ruleset_allow(int ruleset, int version, const char *path, int rights);

#endif
