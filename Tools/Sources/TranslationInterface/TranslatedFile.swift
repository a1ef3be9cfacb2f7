/// A file of Swift that compiles with Shoji.
public struct TranslatedFile: Sendable, Equatable, Codable {
  /// The absolute path of the person's own file.
  public var path: String
  /// The translated text.
  public var text: String
  /// The messages about what the file has.
  public var messages: [TranslationMessage]

  /// Describes a file.
  public init(path: String, text: String, messages: [TranslationMessage] = []) {
    self.path = path
    self.text = text
    self.messages = messages
  }
}

/// A message about a place in the person's own file.
public struct TranslationMessage: Sendable, Equatable, Codable {
  /// The severity, as the compiler names it.
  public enum Severity: String, Sendable, CaseIterable, Codable {
    /// The place cannot be taken over.
    case error
    /// The place behaves otherwise than where it was written for.
    case warning
    /// A remark.
    case note
  }

  /// The cause of a file that is so deep or large that it is not translated.
  public static let beyondBounds = "source beyond the bounds"

  /// The severity.
  public var severity: Severity
  /// The absolute path of the person's own file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in UTF-8 bytes as the compiler counts them.
  public var column: Int
  /// The short name of the cause, the same for all places of one kind, such as `NSInvocation`.
  public var cause: String
  /// The sentence that says what stands there and why it cannot be taken over.
  public var text: String
  /// The advice: what to write instead; nil where there is none.
  public var mend: String?

  /// Describes a message.
  public init(
    severity: Severity, file: String, line: Int, column: Int, cause: String, text: String, mend: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.cause = cause
    self.text = text
    self.mend = mend
  }
}
