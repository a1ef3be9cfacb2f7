#if SANITIZE_THREAD
  import Diagnostics

  typealias Mutex = SanitizedMutex
#endif
