import MarkupReading

/// The known word that a mistyped one was probably meant to be.
public enum CommandLineSuggestion {
  /// The nearest of some words: at most a third of its letters, and at least one, are missing, added,
  /// replaced or swapped with their neighbor. Without regard to case; the first among equals; nil where none
  /// is near.
  public static func nearest(to word: String, among words: [String]) -> String? {
    let near = words.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
      .filter { $0.distance <= max(1, $0.word.drop { $0 == "-" }.count / 3) }
    return near.min { $0.distance < $1.distance }?.word
  }

  /// The number of letters to insert, delete, replace, or swap with their neighbor.
  static func distance(_ first: String, _ second: String) -> Int {
    Suggestion.doubledDistance(Array(first.unicodeScalars), Array(second.unicodeScalars)) / 2
  }
}

extension CommandLineSuggestion {
  /// The question to ask about a command line that cannot be followed; nil where no known word is near a
  /// mistyped one.
  ///
  /// - Parameters:
  ///   - arguments: The command line, without the program.
  ///   - commands: The names of the commands, each with its options, such as `--output` and `-o`.
  ///   - common: The options of the tool itself.
  public static func question(
    about arguments: [String], commands: [String: [String]], common: [String]
  ) -> String? {
    guard let first = arguments.first else { return nil }
    if first == "help", arguments.count > 1, commands[arguments[1]] == nil {
      return command(near: arguments[1], commands: commands, common: common)
    }
    guard first.hasPrefix("-") || commands[first] == nil else {
      return option(in: arguments.dropFirst(), among: (commands[first] ?? []) + common)
    }
    if first.hasPrefix("-") { return option(in: arguments.prefix(1), among: common) }
    return command(near: first, commands: commands, common: common)
  }

  /// The question about a word that is no command; `version` is an option.
  private static func command(near word: String, commands: [String: [String]], common: [String]) -> String? {
    let known = commands.keys.sorted()
    let found = common.first { $0 == "--\(word)" } ?? nearest(to: word, among: known)
    return found.map { "Did you mean “\($0)”?" }
  }

  /// The question about the first option that is not known.
  private static func option(in arguments: ArraySlice<String>, among options: [String]) -> String? {
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      guard !options.contains(name) else { continue }
      return nearest(to: name, among: options).map { "Did you mean “\($0)”?" }
    }
    return nil
  }
}
