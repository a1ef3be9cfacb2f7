/// The level of a line in the log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as Apple's systems number it.
  public let rawValue: UInt8
  /// Makes a level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a level of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages worth keeping, of no particular level; also that of `Logger.notice(_:)`.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, but not needed to find a failure's cause.
  public static let info = OSLogType(rawValue: 1)
  /// Only of use while developing.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake in the program.
  public static let fault = OSLogType(rawValue: 17)

  /// The level's name in lines and settings.
  var name: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }

  /// The level's place from the least to the most severe.
  var severity: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .error: 3
    case .fault: 4
    default: 2
    }
  }
}
