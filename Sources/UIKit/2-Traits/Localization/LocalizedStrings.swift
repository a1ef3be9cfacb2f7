import Foundation
import Persistence

/// The tables of localized strings beside the app: `de.lproj/Localizable.strings` and `.stringsdict`, and string catalogs
/// (`Localizable.xcstrings`) as Xcode writes them.
enum LocalizedStrings {
  /// A text of a table.
  enum Entry: Sendable {
    case text(String)
    /// By plural category.
    case plural([String: String])
    /// A format with variables (`%#@name@`), each with texts by plural category.
    case variables(String, [String: [String: String]])
  }

  /// The languages that the person prefers: that of `--language`, else the system's.
  static let languages = LanguagePreference.preferred

  /// Returns the text of a key, or the default, with its values.
  static func text(
    of key: String, default value: String.LocalizationValue, table: String?, bundle: Bundle?, locale: Locale
  ) -> String {
    let isApp = bundle == nil || bundle === Bundle.main
    let folders = isApp ? ResourceFolders.app.folders : ResourceFolders(bundle: bundle!).folders
    return text(
      of: key, default: value, table: table ?? "Localizable", folders: folders, languages: languages,
      locale: locale)
  }

  /// Returns the text of a key in folders for languages, the preferred one first.
  static func text(
    of key: String, default value: String.LocalizationValue, table: String, folders: [URL],
    languages: [String],
    locale: Locale
  ) -> String {
    let found = entry(of: key, table: table, folders: folders, languages: languages)
    var format = found.map { self.format(of: $0.entry, value.arguments, language: $0.language) } ?? value.key
    if value.arguments.isEmpty, !format.contains("%") { return format }
    if !StringFormat.fits(format, value.arguments) {
      warnOnce("the text of \"\(key)\" in \(table) does not fit the values in it: \(format)")
      format = value.key
      guard StringFormat.fits(format, value.arguments) else { return format }
    }
    return String(format: format, locale: locale, arguments: value.arguments.map(\.value))
  }

  static func entry(
    of key: String, table: String, folders: [URL], languages: [String]
  ) -> (entry: Entry, language: String)? {
    for language in languages.flatMap(fallbacks) + ["Base", "en"] {
      for folder in folders {
        if let entry = tables.table(table, in: folder, language)[key] { return (entry, language) }
      }
    }
    return nil
  }

  /// A language and those that stand for it: `de-AT`, `de`.
  static func fallbacks(_ language: String) -> [String] { LanguagePreference.fallbacks(language) }

  /// The format of an entry for values.
  static func format(
    of entry: Entry, _ arguments: [String.LocalizationValue.Argument], language: String
  ) -> String {
    func choice(_ forms: [String: String], _ count: Double?) -> String {
      let category = count.map { PluralRule.category(of: $0, language: language) } ?? "other"
      if count == 0, let zero = forms["zero"] { return zero }
      return forms[category] ?? forms["other"] ?? forms.values.first ?? ""
    }
    switch entry {
    case .text(let text): return text
    case .plural(let forms): return choice(forms, arguments.lazy.compactMap(\.count).first)
    case .variables(let format, let variables):
      var (result, rest, place) = ("", format, 0)
      while place < StringFormat.maximumVariables, let match = rest.firstMatch(of: StringFormat.variable) {
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? place
        place += 1
        let count = arguments.indices.contains(index) ? arguments[index].count : nil
        result += rest[..<match.range.lowerBound]
        // A text may have variables in it.
        rest = choice(variables[String(match.2)] ?? [:], count) + rest[match.range.upperBound...]
      }
      return result + rest
    }
  }

  /// Returns the languages that a string catalog has.
  static func languages(ofCatalog file: URL) -> Set<String> {
    guard let data = try? Data(contentsOf: file),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else { return [] }
    return Set(catalog.strings.values.flatMap { ($0.localizations ?? [:]).keys })
  }

  private static let tables = Tables()

  /// The tables that were read.
  private final class Tables: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: [String: Entry]] = [:]

    func table(_ name: String, in folder: URL, _ language: String) -> [String: Entry] {
      let place = "\(folder.path)/\(language)/\(name)"
      if let table = lock.withLock({ known[place] }) { return table }
      let project = folder.appendingPathComponent("\(language).lproj")
      var table = Tables.catalog(folder.appendingPathComponent("\(name).xcstrings"), language)
      for (key, value) in Tables.propertyList(project.appendingPathComponent("\(name).strings")) {
        if let text = value as? String { table[key] = .text(text) }
      }
      for (key, value) in Tables.propertyList(project.appendingPathComponent("\(name).stringsdict")) {
        guard let rule = value as? [String: Any], let format = rule["NSStringLocalizedFormatKey"] as? String
        else {
          continue
        }
        let variables = rule.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
        table[key] = .variables(format, variables)
      }
      lock.withLock { known[place] = table }
      return table
    }

    private static func propertyList(_ file: URL) -> [String: Any] {
      guard let data = try? Data(contentsOf: file) else { return [:] }
      guard let list = try? PropertyListReader.read(data) as? [String: Any]
      else {
        warnOnce("\(file.path) cannot be read: it is no property list of strings.")
        return [:]
      }
      return list
    }

    private static func catalog(_ file: URL, _ language: String) -> [String: Entry] {
      guard let data = try? Data(contentsOf: file) else { return [:] }
      guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
        warnOnce("\(file.path) cannot be read: it is no string catalog.")
        return [:]
      }
      return catalog.strings.compactMapValues { $0.localizations?[language]?.entry }
    }
  }
}

/// A string catalog as Xcode writes it.
private struct StringCatalog: Decodable {
  struct Unit: Decodable {
    var value: String
  }

  struct Form: Decodable {
    var stringUnit: Unit?
  }

  struct Localization: Decodable {
    struct Variations: Decodable {
      var plural: [String: Form]?
    }

    var stringUnit: Unit?
    var variations: Variations?

    var entry: LocalizedStrings.Entry? {
      if let forms = variations?.plural { return .plural(forms.compactMapValues { $0.stringUnit?.value }) }
      return stringUnit.map { .text($0.value) }
    }
  }

  struct Text: Decodable {
    var localizations: [String: Localization]?
  }

  var strings: [String: Text]
}
