// Foundation wakes its thread for sockets by two datagram sockets on loopback, which it binds and connects to
// each other. A confined program has no network, so it gets the two ends of a pair instead, and the answer
// that binding and connecting them has worked: nothing that `socketpair` would not give it. Whatever the
// program asks, no such call of it reaches the kernel.
#define _GNU_SOURCE
#include <errno.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

#include "internal.h"

int shoji_send_listener(int channel, int listener) {
  int error = 0;
  struct iovec part = {&error, sizeof error};
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control = {0};
  control.header.cmsg_len = CMSG_LEN(sizeof listener);
  control.header.cmsg_level = SOL_SOCKET;
  control.header.cmsg_type = SCM_RIGHTS;
  memcpy(CMSG_DATA(&control.header), &listener, sizeof listener);
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  return sendmsg(channel, &message, MSG_NOSIGNAL) < 0 ? -1 : 0;
}

int shoji_receive(int channel, int *error, int *listener) {
  int value = 0;
  struct iovec part = {&value, sizeof value};
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  ssize_t count;
  do count = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  if (count != sizeof value) return 0;
  if (value != 0) *error = value;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header != NULL && header->cmsg_type == SCM_RIGHTS) memcpy(listener, CMSG_DATA(header), sizeof(int));
  return 1;
}

/// A pair whose ends a program gets one after the other.
struct pair {
  /// The thread that asked for the first end, and asks for the second.
  uint32_t thread;
  /// The second end until it is handed out, and -1 then.
  int second;
  uint64_t inodes[2];
  int is_bound[2];
};

/// The pairs that are kept: Foundation is done with one at once.
enum { most_pairs = 64 };
static struct pair pairs[most_pairs];
static int made;

/// Hands one end of a pair out, as the answer to a call; returns 0, or the error's number.
static int hand_out(int listener, uint64_t call, int end) {
  struct seccomp_notif_addfd handed = {.id = call, .flags = SECCOMP_ADDFD_FLAG_SEND, .srcfd = (uint32_t)end};
  return ioctl(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &handed) < 0 ? errno : 0;
}

/// Makes a pair; returns 0, or the error's number.
static int make_pair(int ends[2]) {
  if (socketpair(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    // Foundation asks for addresses, and expects as many bytes as one of the network has. What is connected
    // receives nothing from others that know its name.
    struct sockaddr_un own = {.sun_family = AF_UNIX, .sun_path = "\0shoji"};
    getrandom(own.sun_path + 6, 8, 0);
    if (bind(ends[end], (struct sockaddr *)&own, sizeof(struct sockaddr_in)) == 0) continue;
    int error = errno;
    close(ends[0]);
    close(ends[1]);
    return error;
  }
  return 0;
}

/// Answers `socket`; returns 0 where an end has been handed out, else the error's number.
static int make_end(int listener, const struct seccomp_notif *call) {
  for (int index = 0; index < most_pairs && index < made; index++) {
    struct pair *pair = &pairs[index];
    if (pair->thread != call->pid || pair->second < 0) continue;
    int error = hand_out(listener, call->id, pair->second);
    // A call that a signal has interrupted comes again.
    if (error != 0) return error;
    close(pair->second);
    pair->second = -1;
    return 0;
  }
  int ends[2];
  int error = make_pair(ends);
  if (error != 0) return error;
  struct stat first, second;
  fstat(ends[0], &first);
  fstat(ends[1], &second);
  error = hand_out(listener, call->id, ends[0]);
  close(ends[0]);
  if (error != 0) {
    close(ends[1]);
    return error;
  }
  struct pair *pair = &pairs[made % most_pairs];
  if (made >= most_pairs && pair->second >= 0) close(pair->second);
  *pair = (struct pair){call->pid, ends[1], {first.st_ino, second.st_ino}, {0, 0}};
  if (++made == 2 * most_pairs) made = most_pairs;
  return 0;
}

/// Writes a number in decimal. Returns where it ends.
static char *write_number(char *to, uint32_t number) {
  if (number >= 10) to = write_number(to, number / 10);
  *to = (char)('0' + number % 10);
  return to + 1;
}

/// The number of the socket that a program names; 0 for none.
///
/// Without the C library's formats: the caller of `fork` had other threads, which may have held its locks.
static uint64_t inode(const struct seccomp_notif *call) {
  static const char mark[] = "socket:[";
  char path[64] = "/proc/", text[64];
  char *end = write_number(path + 6, call->pid);
  memcpy(end, "/fd/", 4);
  *write_number(end + 4, (uint32_t)call->data.args[0]) = 0;
  ssize_t count = readlink(path, text, sizeof text - 1);
  if (count < (ssize_t)sizeof mark || memcmp(text, mark, sizeof mark - 1) != 0) return 0;
  uint64_t found = 0;
  for (ssize_t place = sizeof mark - 1; place < count && text[place] != ']'; place++)
    found = found * 10 + (uint64_t)(text[place] - '0');
  return found;
}

/// Answers `bind` and `connect`: 0 where both ends of a pair have been asked for, and bound. A client of a
/// network has one socket, and is refused.
static int join(const struct seccomp_notif *call, int is_binding) {
  uint64_t own = inode(call);
  for (int index = 0; own != 0 && index < most_pairs && index < made; index++) {
    struct pair *pair = &pairs[index];
    for (int end = 0; end < 2; end++) {
      if (pair->inodes[end] != own) continue;
      if (is_binding) pair->is_bound[end] = 1;
      return pair->is_bound[0] && (is_binding || (pair->is_bound[1] && pair->second < 0)) ? 0 : EACCES;
    }
  }
  return EACCES;
}

int shoji_answer_call(int listener) {
  // A newer kernel's messages may be longer than the headers know.
  static union {
    struct seccomp_notif call;
    char bytes[1024];
  } asked;
  static union {
    struct seccomp_notif_resp answer;
    char bytes[1024];
  } answered;
  static struct seccomp_notif_sizes sizes;
  if (sizes.seccomp_notif == 0 && syscall(SYS_seccomp, SECCOMP_GET_NOTIF_SIZES, 0, &sizes) != 0) return 0;
  if (sizes.seccomp_notif > sizeof asked || sizes.seccomp_notif_resp > sizeof answered) return 0;
  memset(&asked, 0, sizeof asked);
  memset(&answered, 0, sizeof answered);
  // A program may have ended meanwhile.
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &asked) != 0) return errno == ENOENT || errno == EINTR;
  struct seccomp_notif *call = &asked.call;
  int error;
  if (call->data.nr == __NR_socket) {
    error = make_end(listener, call);
    if (error == 0) return 1;
    // A kernel that cannot hand sockets out.
    if (error == EINVAL) error = EACCES;
  } else {
    error = join(call, call->data.nr == __NR_bind);
  }
  answered.answer.id = call->id;
  answered.answer.error = -error;
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &answered);
  return 1;
}
