/// A file of Swift as it was written.
public struct SwiftFile: Sendable, Equatable {
  /// The absolute path of the person's own file.
  public var path: String
  /// The file's text.
  public var text: String

  /// Describes a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
