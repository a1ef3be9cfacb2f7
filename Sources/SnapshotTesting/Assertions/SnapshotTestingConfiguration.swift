import Foundation

/// The settings of all assertions inside of `withSnapshotTesting`.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the present task; nil where nothing was set.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The condition under which snapshots are recorded; nil for the surrounding configuration's.
  public var record: Record?
  /// The command that shows two files beside each other; nil for what holds around.
  public var diffTool: DiffTool?

  /// Makes a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// The condition under which snapshots are recorded.
  public struct Record: Equatable, Sendable {
    private enum Storage: Equatable, Sendable {
      case all, failed, missing, never
    }

    private let storage: Storage

    /// Makes a mode of its name: `all`, `failed`, `missing` or `never`; nil for others.
    public init?(rawValue: String) {
      switch rawValue.lowercased() {
      case "all": storage = .all
      case "failed": storage = .failed
      case "missing": storage = .missing
      case "never": storage = .never
      default: return nil
      }
    }

    private init(storage: Storage) {
      self.storage = storage
    }

    /// Records all snapshots, and fails the tests that do.
    public static let all = Record(storage: .all)
    /// Records those that are missing or differ from their reference.
    public static let failed = Record(storage: .failed)
    /// Records those that are missing, which is the default.
    public static let missing = Record(storage: .missing)
    /// Records none: a missing reference is a failure.
    public static let never = Record(storage: .never)
  }

  /// A command that shows two files beside each other. It can be written as a string: the command before both
  /// paths.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Makes a tool of a function that returns the whole command.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// Makes a tool of a command that both paths follow.
    public init(stringLiteral value: String) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope.
    public static let ksdiff = DiffTool { "ksdiff \($0) \($1)" }

    /// Names both files, which is the default.
    public static let `default` = DiffTool { current, failed in
      """
      @\(minus)
      "file://\(current)"
      @\(plus)
      "file://\(failed)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}

/// Runs an operation in which snapshots are recorded and failures shown as is said here.
/// - Parameters:
///   - record: When snapshots are recorded; nil for what holds around.
///   - diffTool: The command that failures show; nil for what holds around.
///   - operation: The assertions.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(.inside(record: record, diffTool: diffTool)) {
    try operation()
  }
}

/// Runs an asynchronous operation in which snapshots are recorded and failures shown as is said here.
public nonisolated(nonsending) func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(.inside(record: record, diffTool: diffTool)) {
    try await operation()
  }
}

extension SnapshotTestingConfiguration {
  /// The settings in force, with defaults for what the configuration leaves out.
  static func inside(record: Record?, diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }

  /// The condition under which snapshots are recorded now: the one that the configuration specifies, or else
  /// the environment's `SNAPSHOT_TESTING_RECORD`, or else where they are missing.
  static var presentRecord: Record {
    current?.record ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Record.init)
      ?? .missing
  }
}

let minus = "\u{2212}"
let plus = "+"
let figureSpace = "\u{2007}"
