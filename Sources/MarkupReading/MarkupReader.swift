import CExpat
import Foundation

/// Reads XML into a tree with exact places.
///
/// It refuses what is not well-formed, document types, entities beyond the five of XML, encodings other than
/// UTF-8, and whatever exceeds its limits. It never expands anything, so time and memory grow with the file's
/// size alone.
public enum MarkupReader {
  /// Bounds on a file.
  public struct Limits: Sendable {
    /// The size of the file in bytes; 1 MiB by default.
    public var bytes = 1 << 20
    /// The maximum nesting of elements; 64 by default.
    public var depth = 64
    /// The number of attributes of an element; 256 by default.
    public var attributes = 256
    /// The number of elements; 5,000 by default.
    public var elements = 5000

    /// Makes the default bounds.
    public init() {}
  }

  /// A tree and what was noticed while it was read.
  public struct Result: Sendable {
    /// The outermost element; nil when the file could not be read.
    public var root: MarkupElement?
    /// Errors of XML (at most one) and of namespaces.
    public var diagnostics: [Diagnostic]
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: the bytes of the file.
  ///   - path: the path by which diagnostics name it.
  ///   - language: the namespaces that the file may use.
  ///   - limits: bounds on the file.
  public static func read(
    _ text: some Sequence<UInt8>, path: String, language: MarkupLanguage, limits: Limits = Limits()
  )
    -> Result
  {
    let bytes = Array(text)
    let file = MarkupSource(path: path, bytes: bytes)
    func refuse(_ message: String, at offset: Int = 0) -> Result {
      Result(root: nil, diagnostics: [.error(message, at: file.location(at: offset))])
    }
    if bytes.count > limits.bytes {
      return refuse("The file has \(bytes.count) bytes; allowed are \(limits.bytes)")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return refuse("The file is not in UTF-8; save it in that encoding")
    }
    let session = ReadingSession(file: file, language: language, limits: limits)
    return session.run()
  }

  /// Reads a file.
  public static func read(contentsOf path: String, language: MarkupLanguage, limits: Limits = Limits())
    -> Result
  {
    guard let data = FileManager.default.contents(atPath: path) else {
      return Result(
        root: nil,
        diagnostics: [
          .error("The file cannot be read", at: SourceLocation(file: path, line: 1, column: 1))
        ])
    }
    return read(data, path: path, language: language, limits: limits)
  }
}
