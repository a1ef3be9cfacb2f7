import Persistence
import ProcessSupport

/// Ends the app on Ctrl-C, on `kill` and when its terminal closes: as a closed window would, and by force
/// where the main thread does not do that.
@MainActor func endOnSignals() {
  signal(SIGPIPE, SIG_IGN)
  Termination.start(end: { UIApplication.shared.terminate() }, save: saveBeforeEnding)
}

/// Saves what is to be saved of an app that is ended by force: its main thread may never come back. Called on
/// a thread that has about a second; it needs nothing that belongs to the main thread.
nonisolated private func saveBeforeEnding() {
  SavingQueue.shared.finish(within: 1)
}
