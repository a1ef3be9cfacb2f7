import Diagnostics
import Foundation

/// A part of the app that writes to the log: a subsystem, such as `org.example.app`, and a category within
/// it.
public final class OSLog: NSObject, Sendable {
  /// Categories that tools recognize.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String
    /// Makes a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Events worth a mark on a time line.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// The subsystem and the category as lines have them.
  var place: String { subsystem.isEmpty ? "" : "\(subsystem):\(category)" }

  /// Makes a log of a subsystem and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Makes a log of a subsystem and a category that tools recognize.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Whether lines of that level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && LogOutput.current.writes(type.severity)
  }

  func write(_ type: OSLogType, _ message: OSLogMessage) {
    guard isEnabled(type: type) else { return }
    let output = LogOutput.current
    output.log(type.name, at: place, message.text(redacting: output.redacts))
  }
}
