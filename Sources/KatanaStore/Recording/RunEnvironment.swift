import Diagnostics
import Foundation
import Persistence
import Synchronization

/// The environment's requests to an app's store: `SHOJI_RECORDING=FILE` to record its run,
/// `SHOJI_REPLAY=FILE` to show the end of a recorded one, `SHOJI_RESUME=FOLDER` to begin with the state that
/// the last process has left in that folder, and to save it there. A recording in that folder
/// (`FOLDER/run.jsonl`) goes on: its actions run once more, and the saved state counts where there is none.
/// `shoji run` sets both, `shoji serve` the folder.
///
/// An app may have several stores: the first whose state is `Codable` is recorded and saved, and the first of
/// the recorded type of state is replayed.
enum RunEnvironment {
  private static let recording = file("SHOJI_RECORDING")
  private static let replay = file("SHOJI_REPLAY")
  private static let folder = ResumptionFolder.shared
  private static let isTaken = Atomic(false)

  private static func file(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
  }

  /// Attaches what is requested to a store that has handled nothing yet.
  static func attach<S: State>(to core: StoreCore<S>) {
    guard recording != nil || replay != nil || folder != nil, !isTaken.load(ordering: .relaxed) else {
      return
    }
    if let replay {
      show(replay, in: core)
    } else if let folder {
      // A state that cannot be saved is no mistake here.
      guard StoreCore<S>.isCodable else { return }
      isTaken.store(true, ordering: .relaxed)
      let goesOn = recording?.standardizedFileURL.path == folder.recording.standardizedFileURL.path
      let isResumed = goesOn && resume(folder, in: core)
      if !isResumed { core.resume(folder.store) }
      if let recording, !isResumed { record(recording, core, namesOmissions: !goesOn) }
    } else if let recording {
      record(recording, core)
    }
  }

  private static func record<S: State>(_ file: URL, _ core: StoreCore<S>, namesOmissions: Bool = true) {
    do {
      keep(try core.record(to: file, limit: RunRecording.usualLimit, namesOmissions: namesOmissions))
      isTaken.store(true, ordering: .relaxed)
    } catch {
      Log.recording.error("\(error)")
    }
  }

  /// The recording of the run. Set once, before the store handles anything.
  nonisolated(unsafe) private static var kept: RunRecording?

  /// Registers a recording to be written to its end when the process exits.
  private static func keep(_ recording: RunRecording) {
    kept = recording
    // Without the last state, for which the store would have to be at rest.
    atexit { RunEnvironment.kept?.writeWaiting() }
  }

  /// Begins with the state that a recorded run led to, and records on in the same file. Where the actions no
  /// longer give what they gave, those up to there count. Returns whether there is such a run.
  private static func resume<S: State>(
    _ folder: ResumptionFolder, in core: StoreCore<S>
  ) -> Bool {
    let file = folder.recording
    guard FileManager.default.fileExists(atPath: file.path), let resumed = beginAtEnd(of: file, in: core)
    else { return false }
    if let recording = try? record(file, core, after: resumed) { keep(recording) }
    core.resume(folder.store, reads: false)
    return true
  }

  /// Begins with the state that a recorded run led to. Returns the run and how many of its actions count.
  private static func beginAtEnd<S: State>(
    of file: URL, in core: StoreCore<S>
  ) -> (run: RecordedRun, kept: Int)? {
    do {
      let run = try RecordedRun(contentsOf: file)
      guard run.stateName == String(reflecting: S.self) else {
        Log.recording.warning("[Replay] nothing is kept of a run of \(run.stateName)")
        return nil
      }
      let resumed = try run.resume(S.self)
      core.begin(at: resumed.state, isWhole: resumed.problem == nil)
      if let problem = resumed.problem {
        Log.recording.notice("[Replay] kept \(resumed.kept) of \(run.actions.count) actions: \(problem)")
      }
      return (run, resumed.kept)
    } catch {
      Log.recording.warning("[Replay] nothing is kept of the last run: \(error)")
      return nil
    }
  }

  /// Records after the actions of a run that are kept, so that they are compared again when the app is
  /// started next. A run that took long to compare makes way for the state it led to.
  private static func record<S: State>(
    _ file: URL, _ core: StoreCore<S>, after resumed: (run: RecordedRun, kept: Int)
  ) throws -> RunRecording {
    let limit = RunRecording.usualLimit
    let (run, kept) = resumed
    if kept <= run.countComparedQuickly {
      return try core.record { _ in
        try RunRecording(continuing: run, after: kept, in: file, limit: limit, namesOmissions: false)
      }
    }
    return try core.record(to: file, limit: limit, namesOmissions: false)
  }

  private static func show<S: State>(_ file: URL, in core: StoreCore<S>) {
    do {
      let run = try RecordedRun(contentsOf: file)
      guard run.stateName == String(reflecting: S.self) else { return }
      isTaken.store(true, ordering: .relaxed)
      let result = try run.replay(S.self)
      core.freeze(at: result.state)
      let count = "\(run.actions.count) \(run.actions.count == 1 ? "action" : "actions")"
      if let difference = result.difference {
        report("\(difference)", isSame: false)
      } else {
        let taken =
          result.taken == 0
          ? ""
          : "; \(result.taken) of them are not Codable, so what they changed was taken from the recording"
        report("\(count): the same as recorded\(taken)", isSame: true)
      }
    } catch {
      isTaken.store(true, ordering: .relaxed)
      report("\(file.path): \(error)", isSame: false)
    }
  }

  /// Logs how a replay ended, and writes it to the file that `SHOJI_REPLAY_REPORT` names.
  private static func report(_ message: String, isSame: Bool) {
    Log.recording.notice("[Replay] \(message)")
    guard let file = file("SHOJI_REPLAY_REPORT") else { return }
    try? RecordedValue.object(["same": .bool(isSame), "message": .string(message)]).json.write(to: file)
  }
}
