/// The name that a method of Swift has where Apple declares it in Objective-C.
///
/// Swift's importer leaves out words that a parameter's type repeats: `willDisplayCell:` becomes `willDisplay` where a
/// cell follows. This adds them again. `Tests/Names/Selectors` has the names for which that gives another.
struct ObjectiveCSelector {
  /// The names that the rule does not give, by the class's or protocol's name and the method's.
  var exceptions: [String: String] = [:]

  init(exceptions: [String: String] = [:]) { self.exceptions = exceptions }

  /// Reads lines of an owner's name, a method's and a selector.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3 { exceptions["\(words[0]).\(words[1])"] = words[2] }
    }
  }

  /// Returns the selector of a method.
  ///
  /// - Parameter addsNouns: Whether the words are added; without them it is the name that any method of Swift has.
  func selector(of symbol: SymbolGraph.Symbol, addsNouns: Bool = true) -> String {
    if addsNouns, let known = exceptions["\(symbol.owner).\(symbol.name)"] { return known }
    let base = String(symbol.name.prefix { $0 != "(" })
    guard !symbol.parameters.isEmpty else { return base }
    var pieces: [String] = []
    for (index, parameter) in symbol.parameters.enumerated() {
      var piece = parameter.label ?? ""
      if index == 0 {
        let label = piece
        piece = base
        if !label.isEmpty {
          let isJoined =
            Self.isPreposition(Self.words(label).first) || Self.isPreposition(Self.words(base).last)
            || addsNouns && label == "animated"
          piece += (isJoined ? "" : "With") + Self.capitalized(label)
        }
      }
      let noun = addsNouns ? addition(to: piece, of: parameter, isFirst: index == 0) : nil
      pieces.append(piece + (noun ?? ""))
    }
    return pieces.map { $0 + ":" }.joined()
  }

  /// Returns the words of a parameter that a name leaves out.
  private func addition(to piece: String, of parameter: SymbolGraph.Symbol.Parameter, isFirst: Bool)
    -> String?
  {
    guard !piece.isEmpty, let type = Self.noun(of: parameter.type) else { return nil }
    let words = Self.words(piece)
    if Self.isPreposition(words.last) { return name(of: parameter, type) }
    // A label alone names what it stands before; a verb or several words need the noun.
    guard isFirst ? parameter.label == nil : words.count > 1 || parameter.name != parameter.label,
      !Self.plain.contains(type), parameter.name != parameter.label
    else { return nil }
    let (low, typeWords) = (piece.lowercased(), Self.words(type).map { $0.lowercased() })
    let named = [
      type.lowercased(), typeWords.last ?? "", Self.words(parameter.name).last?.lowercased() ?? "",
    ]
    if named.contains(where: { low.hasSuffix($0) || $0.hasSuffix(low) || $0 == low + "s" }) { return nil }
    if isFirst, low.hasPrefix(type.lowercased()) || typeWords.contains(where: { low.contains($0) }) {
      return nil
    }
    return name(of: parameter, type)
  }

  /// Returns the noun that a parameter is called: the words that its name and its type end with, or else its type.
  private func name(of parameter: SymbolGraph.Symbol.Parameter, _ type: String) -> String {
    let own = Self.words(parameter.name)
    let common = zip(own.reversed(), Self.words(type).reversed()).prefix { Self.isSame($0, $1) }.count
    let words = common > 0 ? own.suffix(common) : Self.plain.contains(type) ? own[...] : [type]
    return words.map { $0.lowercased() == "url" ? "URL" : Self.capitalized($0) }.joined()
  }

  private static let plain: Set<String> = [
    "Any", "AnyObject", "Int", "UInt", "Double", "Bool", "Float", "String", "TimeInterval", "Data", "Date",
  ]

  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.lowercased(), other.lowercased())
    return one == other || one + "s" == other || one == other + "s"
  }

  /// Returns the name of a type without the prefix of its framework; nil of a function or a dictionary.
  static func noun(of type: String) -> String? {
    var name = Substring(type).drop { !$0.isLetter && $0 != "[" }
    guard !type.contains("->") else { return nil }
    for word in ["inout ", "any ", "some ", "@escaping "] where name.hasPrefix(word) {
      name = name.dropFirst(word.count)
    }
    var isPlural = false
    if name.hasPrefix("["), let end = name.firstIndex(of: "]") {
      name = name[name.index(after: name.startIndex)..<end]
      guard !name.contains(":") else { return nil }
      isPlural = true
    } else if name.hasPrefix("Set<") {
      name = name.dropFirst(4)
      isPlural = true
    }
    if name.hasPrefix("any ") { name = name.dropFirst(4) }
    var word = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "." }).replacing(".", with: "")
    for prefix in ["UI", "NS", "CA", "CG", "SF", "PH"]
    where word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase == true {
      word.removeFirst(prefix.count)
      break
    }
    return word.isEmpty ? nil : word + (isPlural ? word.hasSuffix("ch") ? "es" : "s" : "")
  }

  /// Returns the words of a name: each begins with a capital, initials are one.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var isUpper = true
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let endsInitials =
        letter.isUppercase && isUpper && letters.indices.contains(index + 1) && letters[index + 1].isLowercase
      if words.isEmpty || (letter.isUppercase && !isUpper) || endsInitials {
        words.append("")
      }
      words[words.count - 1].append(letter)
      isUpper = letter.isUppercase
    }
    return words
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func isPreposition(_ word: String?) -> Bool {
    word.map { prepositions.contains($0.lowercased()) } ?? false
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]
}
