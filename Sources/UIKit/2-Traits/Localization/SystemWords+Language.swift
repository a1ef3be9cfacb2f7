import Foundation

extension SystemWords {
  /// The words in the language of the app.
  static var current: SystemWords { forced ?? chosen }

  private static let chosen = SystemWords(
    language: language(preferred: LocalizedStrings.languages, declared: { ResourceFolders.app.languages }))

  /// Words that count instead while a test runs.
  @TaskLocal static var forced: SystemWords?

  /// The words of a language; English where it is nil.
  init(language: String?) {
    guard let column = language.flatMap({ Self.languages.firstIndex(of: $0) }) else { return }
    for row in Self.table.split(separator: "\n") {
      let words = row.split(separator: "|", omittingEmptySubsequences: false)
      guard words.count > column + 1 else { continue }
      self.words[String(words[0])] = String(words[column + 1])
    }
  }

  /// Returns a word.
  func text(of word: SystemWord) -> String { words[word.rawValue] ?? word.rawValue }

  /// Returns the language of the words: of those that the person prefers the first in which the app has
  /// texts; nil for English.
  static func language(preferred: [String], declared: () -> Set<String>) -> String? {
    // English needs no look at the app's files.
    guard let first = preferred.first, base(first) != "en" else { return nil }
    let known = Set(declared().map(base))
    let chosen = preferred.lazy.map(base).first { known.contains($0) || $0 == "en" }
    return chosen.flatMap { languages.contains($0) ? $0 : nil }
  }

  /// The language without script and region, as the table names it: simplified Chinese is `zh`, traditional
  /// is not.
  private static func base(_ language: String) -> String {
    let parts = language.replacing("_", with: "-").split(separator: "-").map(String.init)
    guard let first = parts.first else { return language }
    switch first {
    case "iw": return "he"
    case "zh"
    where !parts.contains("Hans") && !["Hant", "TW", "HK", "MO"].allSatisfy({ !parts.contains($0) }):
      return "zh-Hant"
    default: return first
    }
  }
}

extension ResourceFolders {
  /// The languages in which there are texts of the app's.
  var languages: Set<String> {
    var names = Set(Bundle.main.infoDictionary?["CFBundleLocalizations"] as? [String] ?? [])
    for folder in folders {
      let contents =
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for file in contents {
        switch file.pathExtension {
        case "lproj": names.insert(file.deletingPathExtension().lastPathComponent)
        case "xcstrings": names.formUnion(LocalizedStrings.languages(ofCatalog: file))
        default: break
        }
      }
    }
    return names
  }
}
