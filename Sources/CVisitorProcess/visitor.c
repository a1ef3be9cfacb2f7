#define _GNU_SOURCE
#include "visitor.h"
#include "variables.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static int32_t visitor_channel = -1;

int32_t shoji_visitor_channel(void) { return visitor_channel; }

// MARK: Messages

bool shoji_make_channel(int32_t *one, int32_t *other) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return false;
  int size = 1 << 20;
  for (int end = 0; end < 2; end++) setsockopt(ends[end], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
  *one = ends[0];
  *other = ends[1];
  return true;
}

int32_t shoji_send_message(
    int32_t channel, const void *bytes, int32_t count, const int32_t *files, int32_t file_count, bool waits) {
  struct iovec part = {(void *)bytes, (size_t)count};
  char space[CMSG_SPACE(SHOJI_MOST_FILES * sizeof(int))] = {0};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (file_count > 0 && file_count <= SHOJI_MOST_FILES) {
    message.msg_control = space;
    message.msg_controllen = CMSG_SPACE((size_t)file_count * sizeof(int));
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN((size_t)file_count * sizeof(int));
    memcpy(CMSG_DATA(header), files, (size_t)file_count * sizeof(int));
  }
  ssize_t sent;
  do sent = sendmsg(channel, &message, MSG_NOSIGNAL | (waits ? 0 : MSG_DONTWAIT));
  while (sent < 0 && errno == EINTR);
  return sent < 0 ? errno : 0;
}

int32_t shoji_receive_message(int32_t channel, void *bytes, int32_t capacity, int32_t *files) {
  struct iovec part = {bytes, (size_t)capacity};
  char space[CMSG_SPACE(SHOJI_MOST_FILES * sizeof(int))];
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = space,
      // The system closes what more there is: the space may be larger by its alignment.
      .msg_controllen = CMSG_LEN(SHOJI_MOST_FILES * sizeof(int))};
  for (int index = 0; index < SHOJI_MOST_FILES; index++) files[index] = -1;
  ssize_t count;
  do count = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); count >= 0 && header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t length = header->cmsg_len - CMSG_LEN(0), most = SHOJI_MOST_FILES * sizeof(int);
    memcpy(files, CMSG_DATA(header), length < most ? length : most);
  }
  return (int32_t)count;
}

// MARK: The template

static void send_text(int channel, const char *text) {
  shoji_send_message(channel, text, (int32_t)strlen(text), NULL, 0, true);
}

/// Becomes the process of a visitor: a session of its own, its output into its own file, and the variables of the order, which end with
/// null bytes. The third file stays open: while it is, no other process gets the visitor's folder.
static void become_visitor(int template, pid_t parent, char *order, int32_t count, const int32_t *files) {
  // Whatever asks for input has none, and no other file takes the number of a standard stream.
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (template <= STDERR_FILENO) dup2(nothing, template); else close(template);
  if (nothing > STDERR_FILENO) close(nothing);
  setsid();
  // The server may have other plans with signals.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  // A template that has ended before that has nobody to end.
  if (getppid() != parent) _exit(1);
  if (files[1] >= 0) {
    dup2(files[1], STDOUT_FILENO);
    dup2(files[1], STDERR_FILENO);
    close(files[1]);
  }
  for (char *entry = order + strlen(order) + 1; entry < order + count; entry += strlen(entry) + 1) {
    char *value = strchr(entry, '=');
    if (!value) continue;
    *value = 0;
    setenv(entry, value + 1, 1);
    *value = '=';
  }
  visitor_channel = files[0];
  const char *failed = "";
  int32_t error = shoji_limit_process(&failed);
  if (error != 0) {
    dprintf(STDERR_FILENO, "This visitor's process cannot be limited (%s): %s.\n", failed, strerror(error));
    _exit(1);
  }
  const char *home = getenv("HOME");
  if (home) (void)!chdir(home);
}

/// Tells which processes have ended, and how: `ended PID STATUS`.
static void report_ends(int channel) {
  int status;
  for (pid_t process; (process = waitpid(-1, &status, WNOHANG)) > 0;) {
    char text[64];
    snprintf(text, sizeof text, "ended %d %d", (int)process, status);
    send_text(channel, text);
  }
}

/// Follows one order, `start NUMBER` with the variables behind it. True in the process of a new visitor.
static bool follow(int channel, char *order, int32_t count, const int32_t *files, const sigset_t *signals) {
  static const char start[] = "start ";
  bool starts = strncmp(order, start, sizeof start - 1) == 0 && files[0] >= 0;
  long number = starts ? strtol(order + sizeof start - 1, NULL, 10) : 0;
  pid_t parent = getpid(), process = starts ? fork() : -1;
  if (process == 0) {
    sigprocmask(SIG_UNBLOCK, signals, NULL);
    become_visitor(channel, parent, order, count, files);
    return true;
  }
  char text[64];
  if (process > 0) snprintf(text, sizeof text, "started %ld %d", number, (int)process);
  else snprintf(text, sizeof text, "failed %ld %d", number, starts ? errno : EINVAL);
  for (int index = 0; index < SHOJI_MOST_FILES; index++) {
    if (files[index] >= 0) close(files[index]);
  }
  send_text(channel, text);
  return false;
}

/// Forks visitors' processes until the server is gone. Runs before the app's own code, and returns in the process of a visitor, or where
/// nothing has asked for a template.
__attribute__((constructor)) static void be_template(void) {
  const char *variable = getenv(SHOJI_VARIABLE_TEMPLATE);
  if (!variable) return;
  int channel = atoi(variable);
  unsetenv(SHOJI_VARIABLE_TEMPLATE);
  // It ends with the server, also where it is stopped; visitors' processes are asked to end then.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The programs that visitors' processes may run do not have it.
  fcntl(channel, F_SETFD, FD_CLOEXEC);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigprocmask(SIG_BLOCK, &signals, NULL);
  int ends = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
  static char order[SHOJI_LONGEST_MESSAGE + 1];
  send_text(channel, "ready");
  for (;;) {
    struct pollfd sources[2] = {{channel, POLLIN, 0}, {ends, POLLIN, 0}};
    if (poll(sources, 2, -1) < 0 && errno != EINTR) _exit(1);
    struct signalfd_siginfo info;
    while (read(ends, &info, sizeof info) == sizeof info) {}
    report_ends(channel);
    if (!(sources[0].revents & (POLLIN | POLLHUP))) continue;
    int32_t files[SHOJI_MOST_FILES];
    int32_t count = shoji_receive_message(channel, order, SHOJI_LONGEST_MESSAGE, files);
    if (count <= 0) _exit(0);
    order[count] = 0;
    if (follow(channel, order, count, files, &signals)) {
      close(ends);
      return;
    }
  }
}
