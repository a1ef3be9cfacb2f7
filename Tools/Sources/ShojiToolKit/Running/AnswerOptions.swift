import Containment

/// The answers of a device that a person hands to an app: a place, a permission, a fingerprint.
public struct AnswerOptions: Equatable, Sendable {
  /// The variable by which an app takes them.
  public static let variable = "SHOJI_ANSWERS"

  private var entries: [String] = []

  /// Reads the options of a command.
  ///
  /// - Parameters:
  ///   - location: Latitude and longitude in degrees, with a comma between; nil for none.
  ///   - answers: Questions with their answers, such as `notifications=granted`.
  /// - Throws: A `ToolError` that says what is expected.
  public init(location: String?, answers: [String]) throws {
    if let location { entries.append("location=\(try Self.place(location))") }
    for answer in answers { entries.append(try Self.entry(answer)) }
  }

  /// The variable's value, beside those that it has already; nil for none. Of two answers to one question
  /// the app takes the last.
  public func value(beside former: String?) -> String? {
    guard !entries.isEmpty else { return nil }
    return ((former.map { [$0] } ?? []) + entries).joined(separator: ";")
  }

  private static func place(_ text: String) throws -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.trimmed) }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1],
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else {
      throw ToolError(
        "--location must be a latitude and a longitude in degrees, such as 48.1,11.6; it is \(text.printable)"
      )
    }
    return "\(latitude),\(longitude)"
  }

  private static func entry(_ text: String) throws -> String {
    let parts = text.split(separator: "=", maxSplits: 1).map(\.trimmed)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      !text.contains(where: { $0 == ";" || $0.isNewline || $0 == "\0" })
    else {
      throw ToolError(
        "--answer must be a question and an answer, such as notifications=granted; it is \(text.printable)")
    }
    return parts.joined(separator: "=")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
