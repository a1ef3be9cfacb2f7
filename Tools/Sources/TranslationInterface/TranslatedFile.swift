import MarkupReading

/// A file of Swift that compiles with Shoji.
public struct TranslatedFile: Sendable, Equatable, Codable {
  /// The absolute path of the person's own file.
  public var path: String
  /// The translated text.
  public var text: String
  /// The messages about what the file has, with absolute paths.
  public var messages: [Diagnostic]

  /// Describes a file.
  public init(path: String, text: String, messages: [Diagnostic] = []) {
    self.path = path
    self.text = text
    self.messages = messages
  }
}
