/// Reads the brackets of a script, and finds its functions: declarations, methods, accessors and arrow
/// functions, also those within others. Classes and plain blocks are none.
///
/// It knows texts, templates, regular expressions and comments, whose brackets count for nothing.
struct ScriptFunctions {
  /// The functions from the line with their parameters to the line in which they end, in the order of their
  /// ends.
  private(set) var all: [SourceFile.Function] = []

  private let script: [UInt8]
  private var index = 0
  private var line = 1
  private var open: [Bracket] = []
  /// The arrow functions without braces around the present place: the first line of each, and how many
  /// brackets are open around it.
  private var expressions: [(line: Int, depth: Int)] = []
  private var previous = Token.sign(UInt8(ascii: ";"))
  /// The line of the last token.
  private var lastLine = 1

  private struct Bracket {
    var sign: UInt8
    var line: Int
    /// Whether it holds the condition of a statement.
    var isCondition = false
    /// The first line of the function whose body it holds.
    var function: Int?
    /// Whether the text of a template goes on after it.
    var isInTemplate = false
  }

  private enum Token {
    case word(String)
    case sign(UInt8)
    /// A bracket that has been closed.
    case closed(Bracket)
    /// The arrow of a function whose parameters begin in a line.
    case arrow(line: Int)
    /// A text, a template or a regular expression.
    case literal
  }

  init(in text: String) {
    script = Array(text.utf8)
    while index < script.count { readToken() }
    endExpressions(deeperThan: -1)
  }

  private mutating func readToken() {
    let byte = script[index]
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      index += 1
      return
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      index += 1
      return
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      while index < script.count, script[index] != UInt8(ascii: "\n") { index += 1 }
      return
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      skipComment()
      return
    default: break
    }
    if case .arrow(let start) = previous, byte != UInt8(ascii: "{") {
      expressions.append((start, open.count))
    }
    if Self.isWord(byte) {
      readWord()
    } else {
      readSign(byte)
    }
    lastLine = line
  }

  private mutating func readWord() {
    let start = index
    while index < script.count, Self.isWord(script[index]) { index += 1 }
    previous = .word(String(decoding: script[start..<index], as: UTF8.self))
  }

  private mutating func readSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): skipLiteral(until: byte)
    case UInt8(ascii: "`"):
      index += 1
      skipTemplate()
    case UInt8(ascii: "/") where beginsExpression: skipLiteral(until: byte)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      index += 1
      open.append(bracket(byte))
      previous = .sign(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      index += 1
      close()
    case UInt8(ascii: "=") where next == UInt8(ascii: ">"):
      index += 2
      if case .closed(let parameters) = previous {
        previous = .arrow(line: parameters.line)
      } else {
        previous = .arrow(line: line)
      }
    default:
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") { endExpressions(deeperThan: open.count - 1) }
      index += 1
      previous = .sign(byte)
    }
  }

  private func bracket(_ sign: UInt8) -> Bracket {
    var result = Bracket(sign: sign, line: line)
    switch previous {
    case .word(let word) where sign == UInt8(ascii: "("):
      result.isCondition = ["if", "for", "while", "switch", "catch", "with", "await"].contains(word)
    case .arrow(let start) where sign == UInt8(ascii: "{"): result.function = start
    case .closed(let parameters)
    where sign == UInt8(ascii: "{") && parameters.sign == UInt8(ascii: "(") && !parameters.isCondition:
      result.function = parameters.line
    default: break
    }
    return result
  }

  private mutating func close() {
    endExpressions(deeperThan: open.count - 1)
    guard let bracket = open.popLast() else { return }
    if let start = bracket.function { all.append(SourceFile.Function(line: start, length: line - start + 1)) }
    if bracket.isInTemplate {
      skipTemplate()
    } else {
      previous = .closed(bracket)
    }
  }

  /// Ends the arrow functions without braces that began where more brackets were open.
  private mutating func endExpressions(deeperThan depth: Int) {
    while let last = expressions.last, last.depth > depth {
      expressions.removeLast()
      all.append(SourceFile.Function(line: last.line, length: lastLine - last.line + 1))
    }
  }

  private var next: UInt8? { index + 1 < script.count ? script[index + 1] : nil }

  private mutating func skipComment() {
    index += 2
    while index < script.count, !(script[index] == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
      if script[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    index += 2
  }

  /// Skips a text or a regular expression, whose classes may hold its own sign.
  private mutating func skipLiteral(until end: UInt8) {
    var isClass = false
    index += 1
    while index < script.count, isClass || script[index] != end {
      switch script[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "[") where end == UInt8(ascii: "/"): isClass = true
      case UInt8(ascii: "]"): isClass = false
      default: break
      }
      index += 1
    }
    index += 1
    previous = .literal
  }

  /// Skips the text of a template, up to its end or to an expression in it.
  private mutating func skipTemplate() {
    while index < script.count, script[index] != UInt8(ascii: "`") {
      switch script[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "$") where next == UInt8(ascii: "{"):
        index += 2
        open.append(Bracket(sign: UInt8(ascii: "{"), line: line, isInTemplate: true))
        previous = .sign(UInt8(ascii: "{"))
        return
      default: break
      }
      index += 1
    }
    index += 1
    previous = .literal
  }

  /// Whether an expression begins after the last token, so that a slash begins a regular expression.
  private var beginsExpression: Bool {
    switch previous {
    case .word(let word):
      ["return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "await", "else", "do"]
        .contains(word)
    case .sign, .arrow: true
    case .closed(let bracket): bracket.isCondition
    case .literal: false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }
}
