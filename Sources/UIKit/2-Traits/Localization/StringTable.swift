import Foundation
import Persistence

/// A table of localized strings in one language, as Xcode's files give it.
struct StringTable {
  /// A text of a table.
  enum Entry: Sendable {
    case text(String)
    /// By plural category.
    case plural([String: String])
    /// A format with variables (`%#@name@`), each with texts by plural category.
    case variables(String, [String: [String: String]])

    /// The format of the text for values.
    func format(_ arguments: [LocalizationArgument], language: String) -> String {
      func choice(_ forms: [String: String], _ count: Double?) -> String {
        let category = count.map { PluralRule.category(of: $0, language: language) } ?? "other"
        if count == 0, let zero = forms["zero"] { return zero }
        return forms[category] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value ?? ""
      }
      switch self {
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
  }

  /// The texts by key.
  private(set) var entries: [String: Entry] = [:]

  /// Adds the texts of a `.strings` file. Throws an error for data that is no property list of strings.
  mutating func add(strings data: Data) throws {
    for (key, value) in try StringTable.propertyList(data) {
      if let text = value as? String { entries[key] = .text(text) }
    }
  }

  /// Adds the plurals of a `.stringsdict` file. Throws an error for data that is no property list of them.
  mutating func add(plurals data: Data) throws {
    for (key, value) in try StringTable.propertyList(data) {
      guard let rule = value as? [String: Any], let format = rule["NSStringLocalizedFormatKey"] as? String
      else { continue }
      let variables = rule.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
      entries[key] = .variables(format, variables)
    }
  }

  /// Adds the texts that a string catalog has in a language. Throws an error for data that is no catalog.
  mutating func add(catalog data: Data, language: String) throws {
    for (key, text) in try JSONDecoder().decode(StringCatalog.self, from: data).strings {
      if let entry = text.localizations?[language]?.entry { entries[key] = entry }
    }
  }

  /// Returns the languages that a string catalog has. Throws an error for data that is no catalog.
  static func languages(ofCatalog data: Data) throws -> Set<String> {
    let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
    return Set(catalog.strings.values.flatMap { ($0.localizations ?? [:]).keys })
  }

  private static func propertyList(_ data: Data) throws -> [String: Any] {
    guard let list = try PropertyListReader.read(data) as? [String: Any] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return list
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

    var entry: StringTable.Entry? {
      if let forms = variations?.plural { return .plural(forms.compactMapValues { $0.stringUnit?.value }) }
      return stringUnit.map { .text($0.value) }
    }
  }

  struct Text: Decodable {
    var localizations: [String: Localization]?
  }

  var strings: [String: Text]
}
