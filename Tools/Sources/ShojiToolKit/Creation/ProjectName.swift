/// The name of a package that is made, of its app and, with `_` for `-`, of its module.
public struct ProjectName: Equatable, Sendable {
  /// The name as it was given.
  public let text: String

  /// Takes a name that Swift and the package manager take too. Throws the reason where they would not.
  public init(_ text: String) throws(ToolError) {
    self.text = text
    guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]{0,63}/) != nil, !text.hasSuffix("-") else {
      throw ToolError(
        "“\(text)” cannot be the name of an app: it must begin with a letter, and have only letters, digits, - and _ "
          + "(64 at most)", cause: .commandLine)
    }
    guard !ProjectName.taken.contains(text.lowercased()) else {
      throw ToolError(
        "“\(text)” is the name of a module or a word of Swift; choose another name for the app",
        cause: .commandLine)
    }
  }

  /// The name of the module.
  public var module: String { text.replacing("-", with: "_") }

  /// A name made of a folder's, where it can be one.
  public static func suggestion(forFolder folder: String) -> String {
    var letters = folder.map {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? $0 : "-"
    }
    while let first = letters.first, !first.isLetter { letters.removeFirst() }
    while letters.last == "-" { letters.removeLast() }
    let name = String(letters.prefix(64))
    return (try? ProjectName(name))?.text ?? "MyApp"
  }

  /// Modules that an app imports or that Shoji is built of, and keywords that cannot name a module, in lower
  /// case.
  private static let taken: Set<String> = [
    "cassowary", "coregraphics", "displayprotocol", "quartzcore", "imagedisplay", "browserdisplay", "uikit",
    "katanastore", "katanaui", "katanaelements", "katana", "rxswift", "rxcocoa", "reactant", "reactantui",
    "hyperdrive", "shojitestsupport", "shoji", "console", "objectfactory", "foundation", "swift", "dispatch",
    "glibc",
    "testing", "xctest", "opencombine", "class", "struct", "enum", "protocol", "import", "func", "let", "var",
    "init",
    "self", "super", "true", "false", "nil", "return", "if", "else", "for", "while", "switch", "case",
    "default", "do",
    "try", "throw", "throws", "in", "is", "as", "where", "guard", "public", "private", "internal", "static",
    "extension",
    "typealias", "operator", "any", "main", "test", "tests", "app",
  ]
}
