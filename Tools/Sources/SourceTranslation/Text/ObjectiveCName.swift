/// The names that the compiler gives Swift's declarations where Objective-C sees them.
enum ObjectiveCName {
  /// Returns a method's selector: its base name and labels as the compiler joins them, a colon for each
  /// argument.
  ///
  /// - Parameter labels: The arguments' labels; nil for `_`.
  static func selector(base: String, labels: [String?], isThrowing: Bool = false, isAsync: Bool = false)
    -> String
  {
    var pieces = [base]
    for (index, label) in labels.enumerated() {
      let label = label ?? ""
      if index > 0 {
        pieces.append(label)
      } else if !label.isEmpty {
        let isJoined =
          isPreposition(firstWord(of: label)) || base == "init" || isPreposition(lastWord(of: base))
        pieces[0] += (isJoined && base != "init" ? "" : "With") + capitalized(label)
        if base == "init", isPreposition(firstWord(of: label)) { pieces[0] = base + capitalized(label) }
      }
    }
    var count = labels.count
    if isThrowing || isAsync {
      let piece = isAsync ? "completionHandler" : "error"
      if labels.isEmpty {
        pieces[0] += isAsync ? "WithCompletionHandler" : "AndReturnError"
      } else {
        pieces.append(piece)
      }
      count += 1
    }
    return count == 0 ? pieces[0] : pieces.map { $0 + ":" }.joined()
  }

  /// Returns the selector of a property's setter.
  static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    var word = ""
    for character in name {
      if character.isUppercase, !word.isEmpty, !(word.last?.isUppercase ?? false) { break }
      word.append(character)
    }
    return word
  }

  private static func lastWord(of name: String) -> String {
    var word = ""
    for character in name.reversed() {
      word.insert(character, at: word.startIndex)
      if character.isUppercase { break }
    }
    return word
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to", "until", "using", "via", "when", "with", "within",
  ]
}
