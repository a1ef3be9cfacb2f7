/// Runs code of an app on a thread of the store, also where the compiler took that code to be the main
/// actor's.
///
/// In a target whose default isolation is the main actor, actions, side effects and middleware are isolated
/// to it, as are closures that a main actor's function makes. They run on the store's threads all the same,
/// as they always have. In the Swift 6 language mode their closures check the executor when they are called,
/// and would stop the program. Such code sees the main actor's executor here; it must not touch the user
/// interface, which is not thread-safe.
func runAppCode(_ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  // The executor runs the task before it returns.
  Task(executorPreference: CurrentThreadExecutor.shared) { body() }
}

/// An executor that runs a job at once, on the current thread, in the name of the main actor.
private final class CurrentThreadExecutor: TaskExecutor {
  static let shared = CurrentThreadExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(
      isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
  }
}
