#include "object_destruction.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

/// Destroys an object and frees its memory.
typedef SWIFT_CALL void (*destroyer)(SWIFT_SELF void *object);

/// A class whose destroyer was exchanged.
struct class {
  const void *metadata;
  destroyer own;
  struct class *next;
};

/// An object that this thread is destroying, within the destruction of others.
struct destruction {
  const void *object;
  void *taken;
  struct destruction *outer;
};

#define BUCKETS 1024

/// The classes by their metadata. They are never removed, so that reading takes no lock.
static _Atomic(struct class *) classes[BUCKETS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local struct destruction *innermost;
static void *(*take_values)(const void *);
static void (*release_values)(void *);

static _Atomic(struct class *) *bucket_of(const void *metadata) {
  return &classes[((uintptr_t)metadata >> 4) * 2654435761u % BUCKETS];
}

static const struct class *find(const void *metadata) {
  struct class *class = atomic_load_explicit(bucket_of(metadata), memory_order_acquire);
  while (class && class->metadata != metadata) class = class->next;
  return class;
}

static SWIFT_CALL void destroy(SWIFT_SELF void *object) {
  destroyer own = find(*(const void **)object)->own;
  struct destruction destruction = {object, take_values(object), innermost};
  if (!destruction.taken) return own(object);
  // The object's own deinitializers may ask for its values.
  innermost = &destruction;
  own(object);
  innermost = destruction.outer;
  release_values(destruction.taken);
}

void shoji_observe_destruction(const void *object, void *(*take)(const void *), void (*release)(void *)) {
  const void *metadata = *(const void *const *)object;
  if (find(metadata)) return;
  pthread_mutex_lock(&lock);
  take_values = take;
  release_values = release;
  struct class *class = find(metadata) ? NULL : malloc(sizeof *class);
  if (class) {
    // The destroyer stands two words before what an object's header points to.
    _Atomic(destroyer) *place = (_Atomic(destroyer) *)metadata - 2;
    _Atomic(struct class *) *bucket = bucket_of(metadata);
    class->metadata = metadata;
    class->own = atomic_load(place);
    class->next = atomic_load(bucket);
    atomic_store_explicit(bucket, class, memory_order_release);
    atomic_store(place, destroy);
  }
  pthread_mutex_unlock(&lock);
}

void *shoji_taken_of_destroyed(const void *object) {
  for (struct destruction *one = innermost; one; one = one->outer) {
    if (one->object == object) return one->taken;
  }
  return NULL;
}

/// Swift's runtime has it.
extern bool swift_isDeallocating(const void *object);

bool shoji_is_being_destroyed(const void *object) { return swift_isDeallocating(object); }
