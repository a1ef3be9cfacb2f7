import Diagnostics
import Foundation

/// Writes a message by a format such as `"%{public}@ took %.2f s"`.
///
/// - Parameters:
///   - message: The format. `%@` and `%s` take any value, so that Swift's strings need no bridging; what
///     stands in braces after the percent sign is left out, except `private`, which release builds write as
///     `<private>`.
///   - log: The log.
///   - type: The level.
///   - arguments: The values, in order.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
  writeFormatted(type, log, message, arguments)
}

/// Writes a message by a format, with the level first. See ``os_log(_:log:type:_:)``.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {
  writeFormatted(type, log, message, arguments)
}

/// Writes an interpolated message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(type, message)
}

/// Writes an interpolated message, with the level first.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message)
}

private func writeFormatted(_ type: OSLogType, _ log: OSLog, _ format: StaticString, _ values: [Any]) {
  guard log.isEnabled(type: type) else { return }
  let output = LogOutput.current
  let text = LogFormat(format.description).text(of: values, redacting: output.redacts)
  output.log(type.name, at: log.place, text)
}

/// A format of `os_log`.
struct LogFormat {
  private let format: Substring

  init(_ format: String) {
    self.format = format[...]
  }

  /// The format with its values. A conversion without a value of its kind is written as it stands.
  func text(of values: [Any], redacting: Bool) -> String {
    var (text, rest, values) = ("", format, values[...])
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      var options: Substring = ""
      if rest.first == "{", let brace = rest.firstIndex(of: "}") {
        options = rest[..<brace]
        rest = rest[rest.index(after: brace)...]
      }
      guard let end = rest.firstIndex(where: { $0 == "@" || $0.isLetter && !"lhqzjt".contains($0) }) else {
        return text + "%" + rest
      }
      let flags = rest[..<end].filter { !"lhqzjt".contains($0) }
      let conversion = rest[end]
      rest = rest[rest.index(after: end)...]
      guard let value = values.popFirst() else {
        text += "%\(flags)\(conversion)"
        continue
      }
      let isPrivate = redacting && (options.contains("private") || options.contains("sensitive"))
      let isUnnamed = redacting && !options.contains("public") && "@s".contains(conversion)
      text += isPrivate || isUnnamed ? "<private>" : LogFormat.text(of: value, String(flags), conversion)
    }
    return text + rest
  }

  private static func text(of value: Any, _ flags: String, _ conversion: Character) -> String {
    switch conversion {
    case "d", "i", "u", "x", "X", "o", "c":
      guard let number = value as? any BinaryInteger else { return "\(value)" }
      return String(
        format: "%\(flags)ll\(conversion == "c" ? "d" : "\(conversion)")", Int64(truncatingIfNeeded: number))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = value as? any BinaryFloatingPoint else { return "\(value)" }
      return String(format: "%\(flags)\(conversion)", Double(number))
    default:
      return "\(value)"
    }
  }
}
