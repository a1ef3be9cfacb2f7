import Diagnostics
import Foundation
import Persistence

/// A run that is being recorded: see ``Store/record(to:limit:)``.
public final class RunRecording: @unchecked Sendable {
  /// The file that is written.
  public let file: URL

  /// The greatest number of states that wait to be compared. Large states are fewer: as many as are compared
  /// in ``longestWait``, and one at least. Actions beyond are recorded without what they changed, which the
  /// next state has.
  static let longestQueue = 64
  /// The time that what was handled waits to be written, in seconds.
  private static let longestWait = 0.25
  /// The greatest number of bytes that wait for a disk to have room for them.
  private static let longestUnwritten = 4 << 20
  /// The default limit of a recording, in bytes.
  static let usualLimit = 32 << 20

  private let queue = DispatchQueue(label: "katana.recording.queue", qos: .utility)
  private let start: Date
  private let limit: Int
  /// Whether standard error names the actions that are recorded by name only.
  private let namesOmissions: Bool

  // Touched on the queue only.
  private var output: FileHandle?
  private var written = 0
  /// The lines that could not be written so far, since the disk was full.
  private var unwritten = Data()
  private var number = 0
  private var last: RecordedValue
  private var lastData: Data
  private var check: UInt64 = 0
  private var named: Set<String> = []

  // Guarded by `waitingLock`.
  private let waitingLock = NSLock()
  private var waiting = 0
  private var waitingStates = 0
  /// The seconds that the last state took to be compared.
  private var duration = 0.0
  private var isStopped = false
  /// Whether the last action is recorded without a state.
  private var lacksState = false

  /// The store that is recorded. Set once, before the first action.
  weak var store: (any RecordedStore)?

  /// The name of the state's type.
  private let stateName: String

  init(file: URL, limit: Int, state: any State, namesOmissions: Bool = true) throws {
    self.file = file
    self.limit = limit
    self.namesOmissions = namesOmissions
    start = Date()
    stateName = String(reflecting: type(of: state))
    let begin = DispatchTime.now()
    guard let data = try state._encodedForRecording() else {
      throw RecordingError.stateCannotBeEncoded(stateName)
    }
    lastData = data
    last = try RecordedValue(json: data)
    duration = Self.seconds(since: begin)
    try self.begin()
  }

  /// Goes on with a recorded run after so many of its actions, in the same file.
  init(continuing run: RecordedRun, after count: Int, in file: URL, limit: Int, namesOmissions: Bool) throws {
    self.file = file
    self.limit = limit
    self.namesOmissions = namesOmissions
    start = run.date ?? Date()
    stateName = run.stateName
    let beginning = try run.beginning(count)
    (last, check, number) = (beginning.state, beginning.check, beginning.number)
    // Equal to no state, so that the first one is compared by its fields.
    lastData = Data()
    // Until the first one was compared, it may be a large one.
    duration = Self.longestWait
    try open(beginning.text)
  }

  /// Ends the recording, once all that was dispatched before is written.
  public func stop() {
    waitingLock.withLock { isStopped = true }
    queue.sync { end() }
  }

  /// Waits until all that was handled before is in the file.
  public func flush() {
    writeWaiting()
    if waitingLock.withLock({ lacksState && !isStopped }) { store?.addState(to: self) }
    writeWaiting()
  }

  /// Waits until the lines of all that was handled before are in the file, though maybe without the last
  /// state.
  func writeWaiting() {
    queue.sync {}
  }

  // MARK: Notifications of the store

  /// Takes an action that was handled, the state after it, what it drew and where it was dispatched. Called
  /// on the store's queue.
  func add(
    _ dispatchable: any Dispatchable, isScoped: Bool, state: any State, drawn: [UInt64],
    at location: DispatchLocation
  ) {
    let recordsState: Bool? = waitingLock.withLock {
      guard !isStopped else { return nil }
      let most =
        duration * Double(Self.longestQueue) <= Self.longestWait
        ? Self.longestQueue : max(1, Int(Self.longestWait / duration))
      waiting += 1
      lacksState = waitingStates >= most
      if !lacksState { waitingStates += 1 }
      return !lacksState
    }
    guard let recordsState else { return }
    let item = Item(
      dispatchable: dispatchable, isScoped: isScoped, state: recordsState ? state : nil, drawn: drawn,
      time: Date().timeIntervalSince(start), location: location)
    queue.asyncUnchecked { [self] in
      write(item)
      let isDue = waitingLock.withLock {
        waiting -= 1
        if recordsState { waitingStates -= 1 }
        return waiting == 0 && lacksState && !isStopped
      }
      // On another thread, because the store may be busy.
      if isDue { DispatchQueue.global(qos: .utility).async { self.store?.addState(to: self) } }
    }
  }

  /// Takes the state after the last action where that was recorded without one. Called on the store's queue.
  func addState(_ state: any State) {
    nonisolated(unsafe) let state = state
    // Who finds that no state is lacking any more finds its line in the queue.
    waitingLock.withLock {
      guard lacksState, !isStopped else { return }
      lacksState = false
      waitingStates += 1
      queue.asyncUnchecked { [self] in
        writeState(state)
        waitingLock.withLock { waitingStates -= 1 }
      }
    }
  }

  private struct Item {
    let dispatchable: any Dispatchable
    /// Whether it updates a part of the state, and so cannot be run again on the whole.
    let isScoped: Bool
    let state: (any State)?
    let drawn: [UInt64]
    let time: TimeInterval
    let location: DispatchLocation
  }

  // MARK: Writing

  /// Begins a file with the present state.
  private func begin() throws {
    check = 0
    try open(
      text(of: [
        "run": .number("\(RecordedRun.version)"), "state": .string(stateName), "first": .number("\(number)"),
        "date": .string(ISO8601DateFormatter().string(from: start)), "initial": last,
      ]))
  }

  /// Replaces the file by the beginning of one, at once, so that a kill does not lose the run, and goes on at
  /// its end.
  private func open(_ beginning: Data) throws {
    do {
      try FileReplacement.write(beginning, to: file, permissions: 0o644)
      output = try FileHandle(forWritingTo: file)
      try output?.seekToEnd()
    } catch {
      throw RecordingError.fileCannotBeWritten(file.path)
    }
    written = beginning.count
    unwritten = Data()
  }

  private func write(_ item: Item) {
    guard output != nil else { return }
    number += 1
    let type = String(reflecting: Swift.type(of: item.dispatchable))
    var line: [String: RecordedValue] = [
      "n": .number("\(number)"), "at": .number("\((item.time * 1000).rounded() / 1000)"),
      "type": .string(type),
    ]
    if let place = item.location.text { line["from"] = .string(place) }
    if let name = _mangledTypeName(Swift.type(of: item.dispatchable)) { line["name"] = .string(name) }
    do {
      if item.isScoped {
        // The changes suffice.
      } else if let data = try item.dispatchable._encodedForRecording() {
        line["action"] = try RecordedValue(json: data)
      } else {
        logOmission(of: type, "it is not Codable")
      }
    } catch {
      logOmission(of: type, "\(error)")
    }
    if !item.drawn.isEmpty { line["drawn"] = .array(item.drawn.map { .number("\($0)") }) }
    if let state = item.state { addChanges(to: state, &line) }
    append(line)
    // A new file begins with the state that was compared last, so that it must be this action's.
    if written > limit / 2, item.state != nil { turnOver() }
  }

  /// Writes the state after the last action, which was recorded without it, as a line without a type.
  private func writeState(_ state: any State) {
    guard output != nil else { return }
    var line: [String: RecordedValue] = ["n": .number("\(number)")]
    addChanges(to: state, &line)
    append(line)
    if written > limit / 2 { turnOver() }
  }

  private func addChanges(to state: any State, _ line: inout [String: RecordedValue]) {
    let begin = DispatchTime.now()
    defer {
      let seconds = Self.seconds(since: begin)
      waitingLock.withLock { duration = seconds }
    }
    guard let data = try? state._encodedForRecording() else { return }
    if data != lastData, let value = try? RecordedValue(json: data) {
      line["changes"] = .array(last.changes(to: value).map(\.recorded))
      (last, lastData) = (value, data)
    } else {
      line["changes"] = .array([])
    }
    line["digest"] = .string(RecordingCoder.text(RecordingCoder.digest(lastData)))
  }

  private static func seconds(since begin: DispatchTime) -> TimeInterval {
    Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
  }

  /// The text of a line, with the check over it and those before it.
  private func text(of line: [String: RecordedValue]) -> Data {
    var line = line
    check = RecordingCoder.digest(RecordedValue.object(line).json, after: check)
    line["check"] = .string(RecordingCoder.text(check))
    return RecordedValue.object(line).json + [UInt8(ascii: "\n")]
  }

  /// Writes a line in one go, so that a process that is killed leaves whole lines and at most one part of
  /// one. What a full disk does not take is written with the next line, up to a bound; a part of it is taken
  /// back, since lines follow each other.
  private func append(_ line: [String: RecordedValue]) {
    unwritten += text(of: line)
    guard let output else { return }
    do {
      try output.write(contentsOf: unwritten)
      written += unwritten.count
      unwritten = Data()
    } catch {
      try? output.truncate(atOffset: UInt64(written))
      logOnce("file", "\(file.path) cannot be written: \(error.localizedDescription). It is tried again.")
      guard unwritten.count > Self.longestUnwritten else { return }
      logOnce("end", "\(file.path) could not be written for too long: the recording ends there.")
      end()
    }
  }

  private func end() {
    try? output?.synchronize()
    try? output?.close()
    output = nil
    unwritten = Data()
  }

  /// Goes on in a new file and keeps one old one, so that both together stay within the limit. At each moment
  /// there is a file.
  private func turnOver() {
    try? output?.synchronize()
    let old = RecordedRun.formerFile(of: file)
    let linked = old.appendingPathExtension("new")
    unlink(linked.path)
    let isKept = link(file.path, linked.path) == 0 && rename(linked.path, old.path) == 0
    let former = (output: output, check: check)
    do {
      // A file system without links keeps one by its name.
      if !isKept { rename(file.path, old.path) }
      try begin()
      try? former.output?.close()
    } catch {
      // The disk is full: the file goes on as it is.
      if !isKept { rename(old.path, file.path) }
      (output, check) = former
      logOnce("turn", "\(error)")
    }
  }

  private func logOmission(of type: String, _ reason: String) {
    guard namesOmissions else { return }
    logOnce(type, "\(type) is recorded by name only: \(reason).")
  }

  private func logOnce(_ key: String, _ message: String) {
    guard named.insert(key).inserted else { return }
    Log.recording.warning("\(message)")
  }
}

/// A store whose run is recorded.
protocol RecordedStore: AnyObject, Sendable {
  /// Calls ``RunRecording/addState(_:)`` with the present state, in its turn.
  func addState(to recording: RunRecording)
}

/// The reason a run cannot be recorded.
public enum RecordingError: Error, CustomStringConvertible {
  /// The state's type, which is not `Codable`.
  case stateCannotBeEncoded(String)
  /// The file's path.
  case fileCannotBeWritten(String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .stateCannotBeEncoded(let name): "a run of \(name) cannot be recorded: make \(name) Codable"
    case .fileCannotBeWritten(let path): "\(path) cannot be written"
    }
  }
}

extension Store {
  /// Records the run to a file from here on: the present state, and each action with its time, what it drew
  /// from ``RunSources``, and the fields that it changed.
  ///
  /// Every line is written as it happens, so that the file can be read after a crash or `kill -9`. Once the
  /// file holds half of `limit`, it is kept beside as `NAME.1` and a new one begins with the state of that
  /// moment. Actions that are not `Codable` are recorded by name, which is reported on standard error once. A
  /// `Set` in the state is encoded in an order that differs from process to process, so that a replay takes
  /// it for another; keep an array, or encode it sorted.
  /// - Parameters:
  ///   - file: Where to write; what is there is replaced.
  ///   - limit: The greatest size of both files together, in bytes, but for a few lines of a burst; nil, the
  ///     default, for 32 MB.
  /// - Returns: The recording, which goes on until it is stopped or the store goes.
  /// - Throws: A ``RecordingError`` where the state is not `Codable` or the file cannot be written.
  @discardableResult
  public func record(to file: URL, limit: Int? = nil) throws -> RunRecording {
    try core.record(to: file, limit: limit ?? RunRecording.usualLimit)
  }
}
