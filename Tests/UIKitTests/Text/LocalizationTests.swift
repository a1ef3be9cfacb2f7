import Foundation
import Testing

@testable import UIKit

/// Localized strings: their keys, tables, languages and plurals.
@Suite struct LocalizationTests {
  /// A folder with German and Russian tables and a catalog.
  private func withTables(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "de.lproj/Localizable.strings": """
      /* A greeting */
      "Hello" = "Hallo";
      "%@ of %lld" = "%2$lld hat %1$@";
      "100%% of %@" = "100%% von %@";
      """,
      "en.lproj/Localizable.strings": "\"Only English\" = \"English\"; greeting = \"Hi, %@\";",
      "de.lproj/Other.strings": "\"Hello\" = \"Servus\";",
      "ru.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Всего %#@files@.</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld файл</string><key>few</key><string>%lld файла</string>
      <key>many</key><string>%lld файлов</string><key>other</key><string>%lld файла</string></dict></dict></dict></plist>
      """,
      "Catalog.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Bye": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Tschüs"}}}},
      "%lld days": {"localizations": {"de": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "%lld Tag"}}, "other": {"stringUnit": {"value": "%lld Tage"}}}}}}},
      "Untranslated": {}}}
      """,
      "Broken.xcstrings": "{",
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  private func text(
    _ value: String.LocalizationValue, _ language: String, table: String = "Localizable", in folder: URL
  ) -> String {
    LocalizedStrings.text(
      of: value.key, default: value, table: table, folders: [folder], languages: [language],
      locale: Locale(identifier: "en_US"))
  }

  @Test func keysHaveFormatsInPlaceOfValues() {
    let (name, count, share) = ("Ann", 3, 0.5)
    let value: String.LocalizationValue = "\(name) has \(count) (\(share), \(UInt8(2)), 5%)"
    #expect(value.key == "%@ has %lld (%lf, %llu, 5%%)")
  }

  @Test func textsComeFromTheTableOfTheLanguage() throws {
    try withTables { folder in
      #expect(text("Hello", "de", in: folder) == "Hallo")
      #expect(text("Hello", "de-AT", in: folder) == "Hallo")
      #expect(text("Hello", "de", table: "Other", in: folder) == "Servus")
      #expect(text("Hello", "fr", in: folder) == "Hello")
      #expect(text("Only English", "de", in: folder) == "English")
      #expect(text("\("Ann") of \(3)", "de", in: folder) == "3 hat Ann")
      #expect(text("100% of \("it")", "de", in: folder) == "100% von it")
      #expect(text("100% of \("it")", "fr", in: folder) == "100% of it")
    }
  }

  @Test func catalogsAreReadAsXcodeWritesThem() throws {
    try withTables { folder in
      #expect(text("Bye", "de", table: "Catalog", in: folder) == "Tschüs")
      #expect(text("\(1) days", "de", table: "Catalog", in: folder) == "1 Tag")
      #expect(text("\(4) days", "de", table: "Catalog", in: folder) == "4 Tage")
      #expect(text("Untranslated", "de", table: "Catalog", in: folder) == "Untranslated")
      #expect(text("Bye", "de", table: "Broken", in: folder) == "Bye")
    }
  }

  @Test func pluralsFollowTheLanguage() throws {
    try withTables { folder in
      #expect(text("\(1) files", "ru", in: folder) == "Всего 1 файл.")
      #expect(text("\(3) files", "ru", in: folder) == "Всего 3 файла.")
      #expect(text("\(11) files", "ru", in: folder) == "Всего 11 файлов.")
      #expect(text("\(1) files", "en", in: folder) == "1 files")
    }
    let cases: [(String, Double, String)] = [
      ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("fr", 1.5, "one"), ("pl", 22, "few"),
      ("pl", 12, "many"), ("ar", 0, "zero"), ("ar", 2, "two"), ("ar", 103, "few"), ("ja", 1, "other"),
      ("cs", 1.5, "many"), ("ru", .nan, "other"), ("ru", 1e300, "many"), ("de-CH", 1, "one"),
    ]
    for (language, number, category) in cases {
      #expect(PluralRule.category(of: number, language: language) == category, "\(language) \(number)")
    }
  }

  @Test func theAppsFormsOfAStringAreMade() {
    #expect(String(localized: "No such key \(3)") == "No such key 3")
    #expect(String(localized: "key", defaultValue: "The \("text")") == "The text")
    let resource = LocalizedStringResource("Fine, \("Ann")", table: "Nowhere")
    #expect(resource.key == "Fine, %@")
    #expect(String(localized: resource) == "Fine, Ann")
    #expect(NSLocalizedString("plain", comment: "") == "plain")
  }

  @Test func anotherBundleAndTableAreSearchedAndTheValueStandsIn() throws {
    try withTables { folder in
      func text(_ key: String, _ language: String, value: String = "", table: String = "Localizable")
        -> String
      {
        LocalizedStrings.text(
          ofKey: key, value: value, table: table, folders: [folder], languages: [language])
      }
      #expect(text("Hello", "de") == "Hallo")
      #expect(text("Hello", "de", table: "Other") == "Servus")
      #expect(text("Nothing", "de", value: "Stand-in") == "Stand-in")
      #expect(text("Nothing", "de") == "Nothing")
      // Formats stay as they are: the caller fills them in.
      #expect(text("%@ of %lld", "de") == "%2$lld hat %1$@")
      #expect(text("%lld files", "ru") == "Всего %lld файла.")
      let bundle = try #require(Bundle(url: folder))
      #expect(NSLocalizedString("Only English", bundle: bundle, comment: "") == "English")
      #expect(NSLocalizedString("Bye", tableName: "Catalog", bundle: bundle, value: "V", comment: "") == "V")
      #expect(String(localized: "Only English", bundle: bundle) == "English")
    }
    #expect(NSLocalizedString("No such key", tableName: "None", value: "Value", comment: "") == "Value")
  }

  @Test func theAppsOwnResourcesAreSearchedBeforeThoseOfOthers() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    for name in ["P_Another.resources", "P_Zebra.resources"] {
      try FileManager.default.createDirectory(
        at: home.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let folders = ResourceFolders(executable: home.appendingPathComponent("Zebra")).folders
    #expect(folders.map(\.lastPathComponent).suffix(2) == ["P_Zebra.resources", "P_Another.resources"])
  }
}
