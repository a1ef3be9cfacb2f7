/// The kinds of points in a trace.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind as a number.
  public let rawValue: UInt8
  /// Makes a kind of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Writes a point of a trace as a line of the level `debug`.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
  OSSignposter(logHandle: log).emitEvent(name, id: signpostID)
}

/// Writes a point of a trace as a line of the level `debug`. The arguments are left out.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {
  OSSignposter(logHandle: log).emitEvent(name, id: signpostID)
}
