/// The platform that the conditions of code are answered for.
enum CodePlatform {
  /// A project for iOS that runs here.
  case device
  /// Linux alone, without what Shoji adds to it.
  case plain
}

/// The clauses of `#if` around a line of Swift, as far as they can be told without parsing the file: which
/// platform it is for.
struct ConditionStack {
  /// A clause that is open.
  private struct Level {
    /// Whether the compiler may read it.
    var isActive: Bool
    /// Whether it is certain that a clause up to this one holds.
    var isDecided: Bool
  }

  private var levels: [Level] = []
  private let platform: CodePlatform

  init(_ platform: CodePlatform = .device) { self.platform = platform }

  /// The most that are open at once; deeper ones count as the one around them.
  private static let most = 64
  private var beyond = 0

  /// Whether the compiler may read the line.
  var isActive: Bool { levels.allSatisfy(\.isActive) }

  /// Takes a line that begins with `#if`, `#elseif`, `#else` or `#endif`; ignores any other.
  mutating func read(_ line: Substring) {
    let line = line.drop { $0 == " " || $0 == "\t" }
    switch line.dropFirst().prefix(while: \.isLetter) {
    case "if":
      guard levels.count < Self.most else { return beyond += 1 }
      let answer = ConditionReader.answer(to: line.dropFirst(3), on: platform)
      levels.append(Level(isActive: answer != false, isDecided: answer == true))
    case "elseif": next(ConditionReader.answer(to: line.dropFirst(7), on: platform))
    case "else": next(true)
    case "endif": if beyond > 0 { beyond -= 1 } else { _ = levels.popLast() }
    default: break
    }
  }

  private mutating func next(_ answer: Bool?) {
    guard beyond == 0, let last = levels.last else { return }
    levels[levels.count - 1] = Level(
      isActive: !last.isDecided && answer != false, isDecided: last.isDecided || answer == true)
  }
}

/// Reads the condition of an `#if`. What depends on the project or the compiler has no answer.
struct ConditionReader {
  private var rest: Substring
  private let platform: CodePlatform
  private var depth = 0

  private init(_ text: Substring, _ platform: CodePlatform) { (rest, self.platform) = (text, platform) }

  /// Returns whether a condition holds on a platform; nil where that cannot be told.
  static func answer(to text: Substring, on platform: CodePlatform = .device) -> Bool? {
    // A comment may stand behind it.
    var reader = ConditionReader(text.firstRange(of: "//").map { text[..<$0.lowerBound] } ?? text, platform)
    let answer = reader.any()
    reader.skipBlanks()
    return reader.rest.isEmpty ? answer : nil
  }

  private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ word: String) -> Bool {
    skipBlanks()
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func any() -> Bool? {
    var answer = all()
    while take("||") {
      let other = all()
      answer = answer == true || other == true ? true : answer == false && other == false ? false : nil
    }
    return answer
  }

  private mutating func all() -> Bool? {
    var answer = one()
    while take("&&") {
      let other = one()
      answer = answer == false || other == false ? false : answer == true && other == true ? true : nil
    }
    return answer
  }

  private mutating func one() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else { return nil }
    if take("!") { return one().map { !$0 } }
    if take("(") {
      let answer = any()
      return take(")") ? answer : nil
    }
    skipBlanks()
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
    let argument = rest.prefix { $0 != ")" }
    rest = rest.dropFirst(argument.count)
    guard take(")") else { return nil }
    let word = argument.filter { !$0.isWhitespace }
    switch name {
    // Code for iOS runs on Linux.
    case "os": return word == "Linux" || word == "iOS" && platform == .device
    case "targetEnvironment": return word == "simulator" && platform == .device
    // Frameworks of Apple's are there by Shoji alone.
    case "canImport" where platform == .plain && ShojiModules.frameworks.contains(word): return false
    case "canImport" where platform == .plain && word == "ObjectiveC": return false
    default: return nil
    }
  }
}
