import Foundation

/// A run that was recorded by ``Store/record(to:limit:)``.
///
/// ```swift
/// try RecordedRun(contentsOf: url).verify(GameState.self)
/// ```
public struct RecordedRun {
  /// The version of the format.
  static let version = 1

  /// One action of the run.
  public struct Action {
    /// Its place in the run, from 1.
    public let number: Int
    /// The time at which it was handled, in seconds since the recording began.
    public let time: TimeInterval
    /// The full name of its type.
    public let typeName: String
    /// The file and line of the code that dispatched it, such as `Shop/Cart.swift:12`; nil where it came
    /// through a ``StoreDispatch`` closure, which has no place.
    public let source: String?
    /// The line of the file.
    let line: Int
    let mangledName: String?
    let content: RecordedValue?
    let drawn: [UInt64]
    /// The fields that it changed; nil where they are not known.
    var changes: [RecordedChange]?
    /// The digest of the state after it; nil where that is not known.
    var digest: String?
    /// The line of what it changed, which may come later.
    var lastLine: Int
  }

  /// The full name of the state's type.
  public let stateName: String
  /// The actions, in order.
  public let actions: [Action]
  let initial: RecordedValue
  /// The time at which the recording began; nil where it has none.
  let date: Date?
  /// The whole lines of the file, the first of which is the header.
  private let lines: [Data]

  /// Reads a recording. A last line that a crash left unfinished is left out.
  /// - Throws: A ``RecordedRunError`` with the line that is none of a recording, was edited, or is missing.
  public init(contentsOf file: URL) throws {
    try self.init(Data(contentsOf: file))
  }

  /// Reads the bytes of a recording.
  init(_ data: Data) throws {
    // What follows the last line's end is empty, or a line that was not finished.
    lines = data.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).dropLast().map { Data($0) }
    var check: UInt64 = 0
    var values: [RecordedValue] = []
    for (index, line) in lines.enumerated() {
      values.append(try Self.read(line, number: index + 1, &check))
    }
    guard let header = values.first, header["run"]?.number == Double(Self.version),
      let stateName = header["state"]?.string, let initial = header["initial"]
    else { throw RecordedRunError(line: 1, problem: "this is no recording of version \(Self.version)") }
    self.stateName = stateName
    self.initial = initial
    date = header["date"]?.string.flatMap { ISO8601DateFormatter().date(from: $0) }
    // Beyond 2^53 not every number has one after it.
    guard var number = header["first"].map({ $0.number.flatMap { Int(exactly: $0) } }) ?? 0,
      (0...(1 << 53)).contains(number)
    else { throw RecordedRunError(line: 1, problem: "the number of its first action is none") }
    var actions: [Action] = []
    for (index, value) in values.enumerated().dropFirst() {
      if value["type"] == nil, let last = actions.indices.last, value["n"]?.number == Double(number) {
        // The state after a burst.
        actions[last].changes = Self.changes(value)
        actions[last].digest = value["digest"]?.string
        actions[last].lastLine = index + 1
        continue
      }
      let action = try Self.action(value, line: index + 1)
      guard action.number == number + 1 else {
        throw RecordedRunError(
          line: index + 1, problem: "action \(number + 1) is missing: this is action \(action.number)")
      }
      number = action.number
      actions.append(action)
    }
    self.actions = actions
  }

  private static func read(_ line: Data, number: Int, _ check: inout UInt64) throws -> RecordedValue {
    guard let value = try? RecordedValue(json: line), case .object(var fields) = value else {
      throw RecordedRunError(line: number, problem: "this is no line of a recording")
    }
    let written = fields.removeValue(forKey: "check")?.string
    check = RecordingCoder.digest(RecordedValue.object(fields).json, after: check)
    guard written == RecordingCoder.text(check) else {
      let isHeader = number == 1 && fields["run"] == nil
      throw RecordedRunError(
        line: number,
        problem: isHeader
          ? "this is no recording of version \(version)" : "this line, or one before it, was changed")
    }
    return value
  }

  private static func action(_ value: RecordedValue, line: Int) throws -> Action {
    guard let number = value["n"]?.number.flatMap({ Int(exactly: $0) }), let type = value["type"]?.string
    else {
      throw RecordedRunError(line: line, problem: "this is no action of a recording")
    }
    return Action(
      number: number, time: value["at"]?.number ?? 0, typeName: type,
      source: value["from"]?.string, line: line,
      mangledName: value["name"]?.string, content: value["action"],
      drawn: value["drawn"]?.array?.compactMap(\.unsigned) ?? [],
      changes: changes(value), digest: value["digest"]?.string, lastLine: line)
  }

  private static func changes(_ value: RecordedValue) -> [RecordedChange]? {
    value["changes"]?.array?.compactMap { RecordedChange(recorded: $0) }
  }

  /// The end of the part of a run up to one of its actions, from which a recording can go on.
  struct Beginning {
    /// The lines, each with its end.
    var text: Data
    /// The check over them.
    var check: UInt64
    /// The number of the last action.
    var number: Int
    /// The state that was compared last.
    var state: RecordedValue
  }

  /// Returns the part of the run that ends with the action before the one at `count`.
  func beginning(_ count: Int) throws -> Beginning {
    var part = Beginning(text: Data(), check: 0, number: (actions.first?.number ?? 1) - 1, state: initial)
    let end = count == 0 ? 1 : actions[count - 1].lastLine
    for (index, line) in lines.prefix(end).enumerated() {
      _ = try Self.read(line, number: index + 1, &part.check)
      part.text += line + [UInt8(ascii: "\n")]
    }
    for action in actions.prefix(count) {
      part.number = action.number
      for change in action.changes ?? [] where !part.state.apply(change) {
        throw RecordedRunError(line: action.line, problem: "there is no \(change.place) to change")
      }
    }
    return part
  }

  /// The file in which the older part of a run is kept, where it was longer than its limit.
  static func formerFile(of file: URL) -> URL { file.appendingPathExtension("1") }
}

extension RecordedValue {
  fileprivate var unsigned: UInt64? {
    if case .number(let digits) = self { UInt64(digits) } else { nil }
  }
}

/// An error in a recording.
public struct RecordedRunError: Error, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The description of the error.
  public let problem: String

  /// The line and what is wrong.
  public var description: String { "line \(line): \(problem)" }
}
