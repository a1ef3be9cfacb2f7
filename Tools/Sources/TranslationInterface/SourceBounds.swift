/// The bounds of a source that is parsed, by the translator or the compiler. The parser bounds most of its
/// own recursion, but not how deep a tree of calls behind each other gets, nor brackets that it only looks
/// ahead over; who walks such a tree runs out of stack.
///
/// One pass over the bytes finds how deep the tree may get, from above: brackets count that are in each
/// other, and tokens that follow each other without a comma, a semicolon or a new line.
public enum SourceBounds {
  /// The cause of a file that is so deep or large that it is not translated.
  public static let cause = "source beyond the bounds"

  /// The greatest length of a file in bytes. A tree is some thirty times as large as its text.
  static let maximumLength = 4 << 20
  /// The greatest number of brackets, blocks, conditions and interpolations in each other.
  static let maximumNesting = 200
  /// The greatest depth of what follows each other without a separator, with what it has in brackets.
  static let maximumDepth = 3_000

  /// The greatest number of lists directly in each other, such as `[[[A]]]`: the parser looks ahead over each
  /// twice, so that each one doubles the time.
  static let maximumLists = 8
  /// The greatest number of such lookaheads in a file.
  static let maximumLookaheads = 1 << 16
  /// The greatest number of generic arguments in each other, over which the parser looks ahead, too.
  static let maximumGenerics = 64
  /// The greatest sum of the levels that each token lies in: much of the parser's work is that.
  static let maximumWork = 16 << 20

  /// The bound that a file's text exceeds, as words of a sentence, and the line where it does; nil for none.
  public static func exceeded(by text: String) -> (words: String, line: Int)? {
    guard text.utf8.count <= maximumLength else { return ("has more than \(maximumLength >> 20) MiB", 1) }
    var text = text
    return text.withUTF8 { bytes in
      var scanner = Scanner(bytes: bytes)
      guard let words = scanner.scan() else { return nil }
      return (words, 1 + bytes.prefix(scanner.place).count { $0 == 10 })
    }
  }

  /// An open bracket, compilation condition or string interpolation.
  private struct Level {
    /// The depth of the tokens since the last separator, and the greatest one before.
    var depth = 0
    var deepest = 0
    /// The quotes and number signs of the text that an interpolation is in; nil for other levels.
    var text: (quotes: Int, signs: Int)?
    var isCondition = false
    /// The number of lists directly in each other, with only words and round brackets between them.
    var lists = 0
    var isList = false
    /// Whether there was something that no type has before a list in it.
    var isBroken = false
    /// The generic arguments that are open.
    var generics = 0
    /// The depth up to this level and with it, of a tree that goes on.
    var all: Int { max(depth, deepest) }
  }

  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0
    var levels = [Level()]
    /// The last byte of the token before.
    var last: UInt8 = 0
    var work = 0
    var lookaheads = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func byte(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

    static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case 48...57, 65...90, 97...122, 128...255, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"):
        true
      default: false
      }
    }

    /// Scans to the end, or to what exceeds a bound.
    mutating func scan() -> String? {
      while place < bytes.count {
        switch bytes[place] {
        case 32, 9, 13: place += 1
        case 10:
          // All empty lines at once.
          while place < bytes.count, [32, 9, 10, 13].contains(bytes[place]) { place += 1 }
          if !continues() { separate() }
        case UInt8(ascii: ","), UInt8(ascii: ";"):
          if levels[levels.count - 1].isList { levels[levels.count - 1].isBroken = true }
          last = bytes[place]
          place += 1
          separate()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
          while place < bytes.count, bytes[place] != 10 { place += 1 }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(bytes[place])
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
        case UInt8(ascii: "\""): text(signs: 0)
        case UInt8(ascii: "#"): numberSign()
        case let byte where Self.isWord(byte):
          if (48...57).contains(byte) { levels[levels.count - 1].isBroken = true }
          while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
          levels[levels.count - 1].depth += 1
        default: sign(bytes[place])
        }
        if place > 0, bytes[place - 1] > 32 { last = bytes[place - 1] }
        work += levels.count
        if let exceeded { return exceeded }
      }
      return nil
    }

    /// The bound that is exceeded where the scanner is.
    private var exceeded: String? {
      if levels[levels.count - 1].lists > maximumLists || lookaheads > maximumLookaheads {
        return "has more than \(maximumLists) lists directly in each other, or too many of them"
      }
      if levels[levels.count - 1].generics > maximumGenerics {
        return "has more than \(maximumGenerics) generic arguments in each other"
      }
      if work > maximumWork { return "has too many tokens in too many brackets" }
      if levels.count > maximumNesting {
        return "has more than \(maximumNesting) brackets, blocks, conditions or texts in each other"
      }
      if levels[levels.count - 1].depth > maximumDepth {
        return "has more than \(maximumDepth) tokens behind each other without a separator"
      }
      return nil
    }

    /// Whether a line goes on what stands before it.
    private func continues() -> Bool {
      guard place < bytes.count else { return false }
      switch bytes[place] {
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "["), UInt8(ascii: "("),
        UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "-"), UInt8(ascii: "&"):
        return true
      default: return bytes[place...].starts(with: "else".utf8)
      }
    }

    private mutating func separate() {
      let inner = levels.count - 1
      levels[inner].deepest = levels[inner].all
      levels[inner].depth = 0
      if last != UInt8(ascii: "<"), last != UInt8(ascii: ",") { levels[inner].generics = 0 }
    }

    private mutating func open(_ byte: UInt8) {
      place += 1
      var level = Level()
      let around = levels[levels.count - 1]
      level.isList = byte == UInt8(ascii: "[")
      if byte != UInt8(ascii: "{"), !around.isBroken { level.lists = around.lists }
      if level.isList {
        level.lists += 1
        lookaheads += level.lists < 4 ? 0 : 1 << min(level.lists, 16)
      }
      levels.append(level)
    }

    /// Reads a byte of an operator.
    private mutating func sign(_ byte: UInt8) {
      let last = levels.count - 1
      levels[last].depth += 1
      if byte == UInt8(ascii: "<"), place > 0, Self.isWord(bytes[place - 1]) { levels[last].generics += 1 }
      if byte == UInt8(ascii: ">"), place > 0, bytes[place - 1] != UInt8(ascii: "-") {
        levels[last].generics = max(0, levels[last].generics - 1)
      }
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "="), levels[last].isList {
        levels[last].isBroken = true
      }
      place += 1
    }

    /// Ends the innermost level, which becomes a part of what stands before it.
    private mutating func close() {
      place += 1
      guard levels.count > 1 else { return }
      let inner = levels.removeLast()
      let last = levels.count - 1
      levels[last].depth = max(levels[last].depth, inner.all) + 1
      if let open = inner.text { rest(ofText: open) }
    }

    private mutating func skipComment() {
      var level = 0
      repeat {
        if bytes[place] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          level += 1
          place += 2
        } else if bytes[place] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          level -= 1
          place += 2
        } else {
          place += 1
        }
      } while level > 0 && place < bytes.count
    }

    /// Reads what begins with `#`: a text, a condition, or a macro.
    private mutating func numberSign() {
      var signs = 0
      while byte(signs) == UInt8(ascii: "#") { signs += 1 }
      if byte(signs) == UInt8(ascii: "\"") {
        place += signs
        return text(signs: signs)
      }
      let rest = bytes[place...]
      place += signs
      if rest.starts(with: "#if".utf8) {
        levels.append(Level(isCondition: true))
      } else if rest.starts(with: "#endif".utf8), levels[levels.count - 1].isCondition {
        close()
      } else if rest.starts(with: "#else".utf8) {
        separate()
      }
      levels[levels.count - 1].depth += 1
    }

    private mutating func text(signs: Int) {
      levels[levels.count - 1].isBroken = true
      let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      levels[levels.count - 1].depth += 1
      place += isLong ? 3 : 1
      rest(ofText: (isLong ? 3 : 1, signs))
    }

    /// Reads a text from a place in it to its end, or into an interpolation.
    private mutating func rest(ofText open: (quotes: Int, signs: Int)) {
      while place < bytes.count {
        if open.quotes == 1, bytes[place] == 10 { return }
        if bytes[place] == UInt8(ascii: "\\"), signs(from: 1) >= open.signs {
          let next = byte(1 + open.signs)
          place += 2 + open.signs
          if next == UInt8(ascii: "(") {
            levels.append(Level(text: open))
            return
          }
        } else if (0..<open.quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
          signs(from: open.quotes) >= open.signs
        {
          place += open.quotes + open.signs
          return
        } else {
          place += 1
        }
      }
    }

    /// The number signs from an offset.
    private func signs(from offset: Int) -> Int {
      var count = 0
      while byte(offset + count) == UInt8(ascii: "#") { count += 1 }
      return count
    }
  }
}
