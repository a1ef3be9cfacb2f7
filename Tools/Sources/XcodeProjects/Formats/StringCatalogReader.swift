import Foundation

/// Makes of a string catalog what Shoji's run time reads: texts and plurals stay in the catalog, variations
/// by device are chosen, and texts with several variables become tables of the older format.
package struct StringCatalogReader {
  /// The catalog's text; nil where it can stay as it is.
  package private(set) var catalog: String?
  /// The tables (`.stringsdict`) by language.
  package private(set) var tables: [String: PropertyValue] = [:]

  private typealias Object = [String: Any]
  /// The greatest number of variations in each other.
  private static let maximumDepth = 8

  /// Reads a catalog. Throws for text that is none.
  package init(_ text: String) throws(FormatError) {
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard var root = value as? Object, var strings = root["strings"] as? Object else {
      throw FormatError("this is no string catalog", at: 0, of: [])
    }
    var hasChanged = false
    var entries: [String: [String: PropertyValue]] = [:]
    for (key, value) in strings {
      guard var entry = value as? Object, var localizations = entry["localizations"] as? Object else {
        continue
      }
      for (language, value) in localizations {
        guard let written = value as? Object else { continue }
        let simple = StringCatalogReader.simplified(written)
        let localization = simple ?? written
        if let variables = localization["substitutions"] as? Object, !variables.isEmpty {
          entries[language, default: [:]][key] = StringCatalogReader.table(localization, variables)
          localizations[language] = nil
          hasChanged = true
        } else if let simple {
          localizations[language] = simple
          hasChanged = true
        }
      }
      entry["localizations"] = localizations
      strings[key] = entry
    }
    tables = entries.mapValues { .dictionary($0) }
    guard hasChanged else { return }
    root["strings"] = strings
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: root, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    else { throw FormatError("this string catalog has values that are none", at: 0, of: []) }
    catalog = String(decoding: data, as: UTF8.self)
  }

  /// A localization without variations by device; nil for one that has none.
  private static func simplified(_ localization: Object) -> Object? {
    guard var chosen = device(of: localization) else { return nil }
    for _ in 0..<maximumDepth {
      guard let inner = device(of: chosen) else { return chosen }
      chosen = inner
    }
    return [:]
  }

  /// The variation for a phone.
  private static func device(of localization: Object) -> Object? {
    guard let devices = (localization["variations"] as? Object)?["device"] as? Object else { return nil }
    for name in ["iphone", "other"] { if let found = devices[name] as? Object { return found } }
    return devices.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? Object }.first ?? [:]
  }

  private static func text(_ localization: Object) -> String {
    let chosen = simplified(localization) ?? localization
    return (chosen["stringUnit"] as? Object)?["value"] as? String ?? ""
  }

  /// A text with variables as the older format has it.
  private static func table(_ localization: Object, _ variables: Object) -> PropertyValue {
    var format = text(localization)
    var entry: [String: PropertyValue] = [:]
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
      guard let variable = value as? Object else { continue }
      let number = (variable["argNum"] as? Int).map { "\($0)$" } ?? ""
      let kind = variable["formatSpecifier"] as? String ?? "lld"
      if !number.isEmpty { format = format.replacing("%#@\(name)@", with: "%\(number)#@\(name)@") }
      var forms: [String: PropertyValue] = [
        "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"),
        "NSStringFormatValueTypeKey": .string(kind),
      ]
      let chosen = simplified(variable) ?? variable
      let plurals = (chosen["variations"] as? Object)?["plural"] as? Object ?? ["other": chosen]
      for (category, form) in plurals {
        guard let form = form as? Object else { continue }
        forms[category] = .string(text(form).replacing("%arg", with: "%\(number)\(kind)"))
      }
      entry[name] = .dictionary(forms)
    }
    entry["NSStringLocalizedFormatKey"] = .string(format)
    return .dictionary(entry)
  }
}
