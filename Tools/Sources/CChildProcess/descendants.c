#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

/// A process and its parent.
struct entry {
  int pid, parent, descends;
};

/// The most processes that are looked at. The table belongs to a process that does nothing else.
enum { most_entries = 32768 };
static struct entry table[most_entries];

struct directory_entry {
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

static int number(const char *text) {
  int value = 0;
  if (*text == 0) return -1;
  for (; *text != 0; text++) {
    if (*text < '0' || *text > '9' || value > 100000000) return -1;
    value = value * 10 + (*text - '0');
  }
  return value;
}

/// The longest text about a process that is looked at.
enum { longest_text = 4096 };

/// Reads a file about a process, whose name begins with a slash; returns 0 for one that has ended.
static int read_about(int folder, const char *name, const char *about, char text[longest_text]) {
  char path[32];
  size_t length = strlen(name), rest = strlen(about) + 1;
  if (length + rest > sizeof path) return 0;
  memcpy(path, name, length);
  memcpy(path + length, about, rest);
  int file = openat(folder, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, longest_text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  return 1;
}

/// The parent of a process; -1 for one that has ended.
static int parent(int folder, const char *name) {
  char text[longest_text];
  if (!read_about(folder, name, "/stat", text)) return -1;
  // The name of the program may have anything in it, but ends with the last parenthesis: `1 (a) b) S 2 …`.
  char *end = strrchr(text, ')');
  if (end == NULL || strlen(end) < 4) return -1;
  char *from = end + 4;
  char *space = strchr(from, ' ');
  if (space == NULL) return -1;
  *space = 0;
  return number(from);
}

static int read_table(void) {
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return 0;
  static char buffer[1 << 15] __attribute__((aligned(8)));
  int count = 0;
  long length;
  while ((length = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
    for (long place = 0; place < length;) {
      struct directory_entry *entry = (struct directory_entry *)(buffer + place);
      place += entry->length;
      int pid = number(entry->name);
      if (pid <= 0 || count == most_entries) continue;
      int above = parent(folder, entry->name);
      if (above > 0) table[count++] = (struct entry){pid, above, 0};
    }
  }
  close(folder);
  return count;
}

/// Marks the processes of the table that descend from the calling one. Returns their number.
static int mark_descendants(int count) {
  int own = (int)syscall(SYS_getpid), found = 0, has_changed = 1;
  while (has_changed) {
    has_changed = 0;
    for (int index = 0; index < count; index++) {
      if (table[index].descends) continue;
      int descends = table[index].parent == own;
      for (int other = 0; other < count && !descends; other++)
        descends = table[other].descends && table[other].pid == table[index].parent;
      if (descends) table[index].descends = has_changed = 1;
      found += descends;
    }
  }
  return found;
}

void shoji_kill_descendants(void) {
  int count = read_table();
  mark_descendants(count);
  for (int index = 0; index < count; index++)
    if (table[index].descends) kill(table[index].pid, SIGKILL);
}

/// The kilobytes behind a word of a text; 0 where it is not there.
static uint64_t kilobytes(const char *text, const char *word) {
  const char *from = strstr(text, word);
  if (from == NULL) return 0;
  uint64_t value = 0;
  for (from += strlen(word); *from == ' ' || *from == '\t'; from++) {}
  for (; *from >= '0' && *from <= '9'; from++) value = value * 10 + (uint64_t)(*from - '0');
  return value;
}

/// The bytes of a process that are in no file.
static uint64_t own_memory(int folder, int pid) {
  char name[12], text[longest_text];
  int start = sizeof name - 1;
  name[start] = 0;
  for (; pid > 0; pid /= 10) name[--start] = (char)('0' + pid % 10);
  if (!read_about(folder, name + start, "/status", text)) return 0;
  return (kilobytes(text, "\nRssAnon:") + kilobytes(text, "\nRssShmem:")) * 1024;
}

int shoji_kill_strays(pid_t child, uint64_t *memory) {
  int count = read_table();
  int own = (int)syscall(SYS_getpid);
  for (int index = 0; index < count; index++)
    if (table[index].parent == own && table[index].pid != child) kill(table[index].pid, SIGKILL);
  int found = mark_descendants(count);
  *memory = 0;
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return found;
  for (int index = 0; index < count; index++)
    if (table[index].descends) *memory += own_memory(folder, table[index].pid);
  close(folder);
  return found;
}
