/// Writes interpolated messages to the log of a subsystem and a category.
public struct Logger: Sendable {
  private let log: OSLog

  /// Makes a logger without a subsystem.
  public init() {
    log = .default
  }

  /// Makes a logger of a subsystem, such as `org.example.app`, and a category within it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Makes a logger that writes to a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes a message of the level `default`.
  public func log(_ message: OSLogMessage) { log.write(.default, message) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message) }
  /// Writes a message of the level `debug`.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message) }
  /// Writes a message of the level `debug`.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message) }
  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) { log.write(.info, message) }
  /// Writes a message of the level `default`.
  public func notice(_ message: OSLogMessage) { log.write(.default, message) }
  /// Writes a message of the level `error`.
  public func warning(_ message: OSLogMessage) { log.write(.error, message) }
  /// Writes a message of the level `error`.
  public func error(_ message: OSLogMessage) { log.write(.error, message) }
  /// Writes a message of the level `fault`.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message) }
  /// Writes a message of the level `fault`.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message) }
}
