#define _GNU_SOURCE
#include "crash_notice.h"

#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "crash.h"

/// As many as a process has displays.
#define SERVERS 16
/// The last descriptor that is looked at, where the system lets the process have more.
#define DESCRIPTORS 65536
/// The connections whose pages are waited for.
#define PAGES 256
/// The time that pages have to close their ends, in milliseconds, and the time between two looks.
#define LINGER 200
#define LOOK 2

static struct server {
  // In the host's order of bytes; 0 for none.
  _Atomic uint16_t port;
  struct shoji_end_codes codes;
} servers[SERVERS];

static int last_descriptor;
/// The thread in the handler closes connections once, however many threads crash.
static atomic_flag is_closing = ATOMIC_FLAG_INIT;

/// The server that a socket belongs to; null for every other descriptor.
static struct server *server_of(int descriptor) {
  union {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
  } address;
  socklen_t size = sizeof address;
  if (getsockname(descriptor, &address.any, &size) != 0) return NULL;
  uint16_t port;
  if (address.any.sa_family == AF_INET) {
    port = ntohs(address.v4.sin_port);
  } else if (address.any.sa_family == AF_INET6) {
    port = ntohs(address.v6.sin6_port);
  } else {
    return NULL;
  }
  for (int index = 0; port && index < SERVERS; index++) {
    if (atomic_load(&servers[index].port) == port) return &servers[index];
  }
  return NULL;
}

/// Whether the page at a connection has not closed its end yet. Reads what it still sends: a connection that is closed with unread
/// bytes, or to which bytes come later, is reset, and a page that writes to it then never reads the last frame.
static bool is_open(int descriptor) {
  if (!server_of(descriptor)) return false;
  char bytes[4096];
  ssize_t count;
  do {
    count = recv(descriptor, bytes, sizeof bytes, MSG_DONTWAIT);
  } while (count > 0 || (count < 0 && errno == EINTR));
  return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
}

void shoji_close_connections(enum shoji_end end) {
  if (atomic_flag_test_and_set(&is_closing)) return;
  static int pages[PAGES];
  int count = 0;
  for (int descriptor = 3; descriptor <= last_descriptor; descriptor++) {
    struct server *server = server_of(descriptor);
    if (!server) continue;
    int listens = 0;
    socklen_t size = sizeof listens;
    if (getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0 && listens) {
      // A page that comes back is refused and not kept waiting.
      shutdown(descriptor, SHUT_RDWR);
      continue;
    }
    uint16_t code = end == SHOJI_END_CRASH     ? server->codes.crash
                    : end == SHOJI_END_FAILURE ? server->codes.failure
                                               : server->codes.success;
    // The last frame of a connection (RFC 6455, 5.5.1).
    const unsigned char frame[] = {0x88, 2, (unsigned char)(code >> 8), (unsigned char)code};
    // It leaves with the end of the connection, in one packet: another thread that reads the page's answer would send a close of
    // its own in between, and a page fails a connection with two.
    send(descriptor, frame, sizeof frame, MSG_DONTWAIT | MSG_NOSIGNAL | MSG_MORE);
    shutdown(descriptor, SHUT_WR);
    if (count < PAGES) pages[count++] = descriptor;
  }
  for (int waited = 0; count && waited < LINGER; waited += LOOK) {
    int open = 0;
    for (int index = 0; index < count; index++) {
      if (is_open(pages[index])) pages[open++] = pages[index];
    }
    count = open;
    if (count) poll(NULL, 0, LOOK);
  }
  atomic_flag_clear(&is_closing);
}

static pid_t process;

static void close_at_exit(int status, void *unused) {
  (void)unused;
  // A child that has not become another program has its parent's connections.
  if (getpid() == process) shoji_close_connections(status == 0 ? SHOJI_END_SUCCESS : SHOJI_END_FAILURE);
}

static void close_at_every_exit(void) {
  process = getpid();
  on_exit(close_at_exit, NULL);
}

bool shoji_close_on_end(uint16_t port, struct shoji_end_codes codes) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, close_at_every_exit);
  struct rlimit limit;
  last_descriptor = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < DESCRIPTORS
                        ? (int)limit.rlim_cur - 1
                        : DESCRIPTORS - 1;
  shoji_handle_crashes();
  for (int index = 0; index < SERVERS; index++) {
    if (atomic_load(&servers[index].port)) continue;
    servers[index].codes = codes;
    atomic_store(&servers[index].port, port);
    return true;
  }
  return false;
}

void shoji_keep_on_end(uint16_t port) {
  for (int index = 0; index < SERVERS; index++) {
    if (atomic_load(&servers[index].port) == port) atomic_store(&servers[index].port, 0);
  }
}
