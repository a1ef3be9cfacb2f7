import Foundation

/// The tables of localized strings beside the app: `de.lproj/Localizable.strings` and `.stringsdict`, and
/// string catalogs (`Localizable.xcstrings`) as Xcode writes them.
enum LocalizedStrings {
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
    let format = found.map { $0.entry.format(value.arguments, language: $0.language) } ?? value.key
    if value.arguments.isEmpty, !format.contains("%") { return format }
    if let text = StringFormat.text(format, value.arguments, locale: locale) { return text }
    warnOnce("the text of \"\(key)\" in \(table) does not fit the values in it: \(format)")
    return StringFormat.text(value.key, value.arguments, locale: locale) ?? value.key
  }

  static func entry(
    of key: String, table: String, folders: [URL], languages: [String]
  ) -> (entry: StringTable.Entry, language: String)? {
    for language in languages.flatMap(fallbacks) + ["Base", "en"] {
      for folder in folders {
        if let entry = tables.table(table, in: folder, language).entries[key] { return (entry, language) }
      }
    }
    return nil
  }

  /// A language and those that stand for it: `de-AT`, `de`.
  static func fallbacks(_ language: String) -> [String] { LanguagePreference.fallbacks(language) }

  /// Returns the languages that a string catalog has.
  static func languages(ofCatalog file: URL) -> Set<String> {
    (try? StringTable.languages(ofCatalog: Data(contentsOf: file))) ?? []
  }

  private static let tables = Tables()

  /// The tables that were read.
  private final class Tables: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: StringTable] = [:]

    func table(_ name: String, in folder: URL, _ language: String) -> StringTable {
      let place = "\(folder.path)/\(language)/\(name)"
      if let table = lock.withLock({ known[place] }) { return table }
      let project = folder.appendingPathComponent("\(language).lproj")
      var table = StringTable()
      add(folder.appendingPathComponent("\(name).xcstrings"), "string catalog") {
        try table.add(catalog: $0, language: language)
      }
      let kind = "property list of strings"
      add(project.appendingPathComponent("\(name).strings"), kind) { try table.add(strings: $0) }
      add(project.appendingPathComponent("\(name).stringsdict"), kind) { try table.add(plurals: $0) }
      lock.withLock { known[place] = table }
      return table
    }

    /// Reads a file, if there is one.
    private func add(_ file: URL, _ kind: String, _ read: (Data) throws -> Void) {
      guard let data = try? Data(contentsOf: file) else { return }
      do { try read(data) } catch { warnOnce("\(file.path) cannot be read: it is no \(kind).") }
    }
  }
}
