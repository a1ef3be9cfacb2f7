import Foundation
import Testing

@testable import UIKit

/// The words that the library itself shows, in the languages of its table.
@MainActor @Suite("System words") struct SystemWordTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The places for values in a text, in order.
  private func places(_ text: String) -> [String] {
    text.matches(of: /%(?:\d\$)?@/).map { String($0.output) }.sorted()
  }

  @Test("are there in every language, each once, with the same values")
  func table() {
    let rows = SystemWords.table.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.map(\.first) == SystemWord.allCases.map(\.rawValue))
    for row in rows {
      #expect(row.count == SystemWords.languages.count + 1, "\(row)")
      for word in row {
        #expect(!word.isEmpty && word.trimmingCharacters(in: .whitespaces) == word, "\(row)")
        #expect(places(word) == places(row[0]), "\(word)")
      }
    }
    for language in SystemWords.languages {
      let words = SystemWords(language: language)
      #expect(
        words.text(of: .cancel) != "Cancel" && words.text(of: .selectAll) != "Select All", "\(language)")
    }
  }

  @Test("stand nowhere but in the table")
  func elsewhere() throws {
    let known = Set(SystemWord.allCases.map { "\"\($0.rawValue)\"" })
    var found: [String] = []
    for module in ["UIKit", "PhotosUI", "SafariServices"] {
      let folder = Self.root.appendingPathComponent("Sources/\(module)")
      for case let file as URL in try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      where file.pathExtension == "swift"
        && !["SystemWord.swift", "SystemWords.swift"].contains(file.lastPathComponent)
      {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
          for match in line.matches(of: /"[A-Z%][^"]*"/) where known.contains(String(match.output)) {
            found.append("\(file.lastPathComponent): \(line)")
          }
        }
      }
    }
    // The name of a file that holds data, and that of a key.
    #expect(found.filter { !$0.contains("(bytes, \"Data\")") && !$0.contains("UIKeyInputDelete") } == [])
  }

  @Test(
    "are in the first language that the person prefers and the app has",
    arguments: [
      (["de-AT"], ["de", "en"], "de"), (["de"], ["en"], nil), (["fr", "de"], ["de"], "de"),
      (["en-GB", "de"], ["de"], nil), (["da", "en", "de"], ["da", "de"], nil),
      (["zh-Hans-CN"], ["zh-Hans"], "zh"),
      (["zh-CN"], ["zh-Hans"], "zh"), (["zh-Hant-TW"], ["zh-Hant", "zh-Hans"], nil),
      (["zh-TW"], ["zh-Hans"], nil),
      (["pt-PT"], ["pt-BR"], "pt"), (["iw"], ["he"], "he"), ([], ["de"], nil), (["de"], [], nil),
    ] as [([String], Set<String>, String?)])
  func choice(preferred: [String], declared: Set<String>, expected: String?) {
    #expect(SystemWords.language(preferred: preferred, declared: { declared }) == expected)
  }

  @Test("are those of the app's own texts: folders and catalogs")
  func declared() throws {
    let folder = try FileFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("nl.lproj"), withIntermediateDirectories: true)
    _ = try folder.file(
      "Localizable.xcstrings",
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"ko":{"stringUnit":{"state":"new","value":"x"}}}}}}"#
    )
    #expect(ResourceFolders(folders: [folder.url]).languages.isSuperset(of: ["nl", "ko"]))
    #expect(!ResourceFolders(folders: [folder.url]).languages.contains("ja"))
  }

  @Test("are what bars, menus, fields and sheets show")
  func shown() {
    SystemWords.$forced.withValue(SystemWords(language: "de")) {
      #expect(
        UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).shownTitle == "Abbrechen")
      #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 0).title == "Favoriten")
      #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Suchen")
      #expect(UIContentUnavailableConfiguration.loading().text == "Laden …")
      #expect(SystemWord.noResultsFor.text("Wal") == "Keine Ergebnisse für „Wal“")
      #expect(SystemWord.placeOf.text("2", "%1$@ 5") == "2 von %1$@ 5")
      let manager = UndoManager()
      manager.setActionName("Eingabe")
      #expect(manager.redoMenuItemTitle == "Wiederholen")
      let controller = UIViewController()
      #expect(controller.editButtonItem.title == "Bearbeiten")
      controller.setEditing(true, animated: false)
      #expect(controller.editButtonItem.title == "Fertig")
    }
    SystemWords.$forced.withValue(SystemWords(language: "ja")) {
      #expect(SystemWord.pageOf.text("2", "5") == "5ページ中の2ページ目")
    }
    #expect(SystemWord.cancel.text == "Cancel")
  }
}
