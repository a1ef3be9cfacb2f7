import Foundation

/// Returns the text of a key for Foundation's `NSLocalizedString`, which `CRuntimeSupport` lets come here.
@_silgen_name("shoji_localized_string")
func localizedString(_ key: String, tableName: String?, bundle: Bundle, value: String, comment: String)
  -> String
{ LocalizedStrings.text(ofKey: key, value: value, table: tableName, bundle: bundle) }

extension LocalizedStrings {
  /// Returns the text of a key as it stands in the tables, without values. A key that no table has gives
  /// `value`, and an empty one the key. Of plurals, whose number is not known here, it is the form `other`.
  static func text(ofKey key: String, value: String, table: String?, bundle: Bundle) -> String {
    let isApp = bundle === Bundle.main
    return text(
      ofKey: key, value: value, table: table ?? "Localizable",
      folders: isApp ? ResourceFolders.app.folders : ResourceFolders(bundle: bundle).folders,
      languages: languages)
  }

  /// Returns the text of a key in folders for languages, the preferred one first.
  static func text(
    ofKey key: String, value: String, table: String, folders: [URL], languages: [String]
  ) -> String {
    let name = table.isEmpty ? "Localizable" : table
    guard let found = entry(of: key, table: name, folders: folders, languages: languages) else {
      return value.isEmpty ? key : value
    }
    return found.entry.format([], language: found.language)
  }
}
