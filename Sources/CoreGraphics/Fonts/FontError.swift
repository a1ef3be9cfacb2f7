/// The reason a font cannot be used.
public enum FontError: Error, Hashable, CustomStringConvertible {
  /// A family that every app relies on is not installed.
  case missingSystemFamily(String, package: String)
  /// The file is there but cannot be read as a font.
  case unreadable(file: String, reason: String)

  /// The fault in words, and what to do.
  public var description: String {
    switch self {
    case .missingSystemFamily(let family, let package):
      "the font \(family) is not installed: run \"sudo apt-get install \(package)\""
    case .unreadable(let file, let reason):
      "the font file \(file) cannot be used: \(reason)"
    }
  }
}
