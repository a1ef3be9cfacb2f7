/// Removes from a script the spaces, comments and ends of lines that it does not need, and shortens the
/// names of private members. Other names stay.
///
/// It knows texts, templates and regular expressions, in which nothing is changed, and relies on what the
/// page's modules keep to once they are packed: statements end with semicolons or braces, loops have bodies,
/// and lines are not indented.
struct ScriptMinifier {
  private let script: [UInt8]
  private var index = 0
  private var result: [UInt8] = []
  /// The templates around the present place, and how many braces are open in the expression of each; nil in
  /// its text.
  private var templates: [Int?] = []
  /// The short names of private members, each for the same one in all classes.
  private var privateNames: [ArraySlice<UInt8>: [UInt8]] = [:]

  /// Returns a script of the same meaning in fewer bytes.
  static func minified(_ script: [UInt8]) -> [UInt8] {
    var minifier = ScriptMinifier(script: script)
    minifier.run()
    return minifier.result
  }

  private init(script: [UInt8]) {
    self.script = script
    result.reserveCapacity(script.count)
  }

  private mutating func run() {
    while index < script.count {
      let byte = script[index]
      // Most bytes, at once: a debug build takes long over the rest.
      if !Self.isSpecial[Int(byte)] {
        result.append(byte)
      } else if !templates.isEmpty, templates.last == .some(nil) {
        consumeTemplateByte()
      } else {
        consumeCodeByte()
      }
      index += 1
    }
  }

  /// The byte after the present one; the end of a line at the end.
  private var next: UInt8 { index + 1 < script.count ? script[index + 1] : UInt8(ascii: "\n") }

  private mutating func consumeTemplateByte() {
    let byte = script[index]
    result.append(byte)
    if byte == UInt8(ascii: "`") {
      templates.removeLast()
    } else if byte == UInt8(ascii: "\\") || (byte == UInt8(ascii: "$") && next == UInt8(ascii: "{")) {
      if byte == UInt8(ascii: "$") { templates[templates.count - 1] = 0 }
      result.append(next)
      index += 1
    }
  }

  private mutating func consumeCodeByte() {
    let byte = script[index]
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): consumeLiteral(until: byte)
    case UInt8(ascii: "`"):
      templates.append(nil)
      result.append(byte)
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where beginsExpression: consumeLiteral(until: byte)
    case UInt8(ascii: "#"): consumePrivateName()
    case UInt8(ascii: " "): if isSpaceNeeded { result.append(byte) }
    case UInt8(ascii: "\n"): if isLineEndNeeded { result.append(byte) }
    default:
      countBrace(byte)
      // A brace ends the last statement or field, too.
      if byte == UInt8(ascii: "}"), let last = result.last, ";,".utf8.contains(last) { result.removeLast() }
      result.append(byte)
    }
  }

  /// Reads the name of a private member, which no other script can know.
  private mutating func consumePrivateName() {
    let start = index + 1
    while Self.isWordByte(next) { index += 1 }
    result.append(UInt8(ascii: "#"))
    guard index >= start else { return }
    let name = script[start...index]
    let short = privateNames[name] ?? Self.shortName(number: privateNames.count)
    privateNames[name] = short
    result += short
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  /// Returns the name of a number: a to z, then aa, ab and so on.
  private static func shortName(number: Int) -> [UInt8] {
    let last = UInt8(ascii: "a") + UInt8(number % 26)
    return number < 26 ? [last] : shortName(number: number / 26 - 1) + [last]
  }

  /// Follows the braces in a template's expression, at whose end its text goes on.
  private mutating func countBrace(_ byte: UInt8) {
    guard let open = templates.last ?? nil else { return }
    if byte == UInt8(ascii: "{") {
      templates[templates.count - 1] = open + 1
    } else if byte == UInt8(ascii: "}") {
      templates[templates.count - 1] = open == 0 ? nil : open - 1
    }
  }

  /// Reads a text or a regular expression, whose classes may hold its own sign.
  private mutating func consumeLiteral(until end: UInt8) {
    var isClass = false
    repeat {
      if script[index] == UInt8(ascii: "\\") {
        result.append(script[index])
        index += 1
      } else if end == UInt8(ascii: "/") {
        isClass = script[index] == UInt8(ascii: "[") || (isClass && script[index] != UInt8(ascii: "]"))
      }
      result.append(script[index])
      index += 1
    } while isClass || script[index] != end
    result.append(end)
  }

  private mutating func skipComment() {
    index += 2
    while script[index] != UInt8(ascii: "*") || next != UInt8(ascii: "/") { index += 1 }
    index += 1
  }

  /// The bytes of which more is to be known than that they stay.
  private static let isSpecial = table("'\"`\\$/ \n{}#")
  /// The bytes beside which no space is needed.
  private static let isSign = table("{}()[];,<>=+-*/%&|?:!~^ \n")

  private static func table(_ bytes: String) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    for byte in bytes.utf8 { table[Int(byte)] = true }
    return table
  }

  /// Whether an expression begins after what was taken last, so that a slash begins a regular expression.
  private var beginsExpression: Bool {
    guard let last = result.last else { return true }
    if result.suffix(6).elementsEqual("return".utf8) { return true }
    return Self.isSign[Int(last)] && !")]".utf8.contains(last)
  }

  /// Whether a space keeps two words, or two signs that would become one, apart.
  private var isSpaceNeeded: Bool {
    guard let last = result.last else { return false }
    if last == next, "+-/".utf8.contains(last) { return true }
    return !Self.isSign[Int(last)] && !Self.isSign[Int(next)]
  }

  /// Whether the end of a line ends a statement: not after what ends one anyway or goes on, nor before what
  /// begins none, nor between brackets that close.
  private var isLineEndNeeded: Bool {
    guard let last = result.last else { return false }
    if ";{},([&|?:=".utf8.contains(last) || ".&|?:".utf8.contains(next) { return false }
    return !("})]".utf8.contains(last) && "})]".utf8.contains(next))
  }
}
