import Foundation
import Testing
import TranslationInterface

@testable import XcodeProjects

/// Swift's names for the sets of asset catalogs.
@Suite final class AssetSymbolTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "symbols-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The declarations that are made for sets of a catalog, where sources have `text`.
  private func declarations(
    _ sets: [String], text: String, kind: ModuleDescription.Kind = .app,
    edit: (inout ProjectTarget) -> Void = { _ in }
  ) throws -> [String] {
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    for set in sets {
      let place = catalog.appendingPathComponent(set)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      var above = place.deletingLastPathComponent()
      while above.path.count > catalog.path.count {
        try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
          to: above.appendingPathComponent("Contents.json"))
        above.deleteLastPathComponent()
      }
    }
    var target = ProjectTarget(name: "Page", module: "Page", kind: kind)
    target.resources = [ProjectResource(source: catalog.path, destination: "Assets.xcassets")]
    edit(&target)
    let files = ReadableFiles(roots: [folder.path])
    let source = AssetSymbols(
      of: target, [SwiftFile(path: "Page.swift", text: text)], files: files
    ).source
    return source?.text.split(separator: "\n").dropFirst(2).map(String.init) ?? []
  }

  @Test(
    "A set's name without its kind, beginning with a small letter",
    arguments: [
      ("Leaf.imageset", "leaf"), ("ic_back_black.imageset", "icBackBlack"), ("emptyImage.imageset", "empty"),
      ("row.I-1.fill.symbolset", "rowI1Fill"), ("URLIcon.imageset", "urlIcon"), ("GO.imageset", "go"),
      ("AccentColor.colorset", "accent"), ("brand_color.colorset", "brand"), ("Image.imageset", "image"),
      ("2nd page.imageset", "_2NdPage"), ("AccentColor.imageset", "accentColor"), ("class.imageset", "class"),
      ("ic_24px.imageset", "ic24Px"),
    ])
  func names(set: String, name: String) throws {
    let kind = set.hasSuffix("colorset") ? "Color" : "Image"
    let base = set.split(separator: ".").dropLast().joined(separator: ".")
    #expect(
      try declarations([set], text: "use(.\(name))") == [
        "extension \(kind)Resource { nonisolated static let `\(name)` = \(kind)Resource(name: \"\(base)\", bundle: resourceBundle) }"
      ])
  }

  @Test("Only sets that sources name are declared, and the first of two with one name") func used() throws {
    let sets = ["Leaf.imageset", "leaf.imageset", "Stone.imageset", "Leaf.colorset", "a b.dataset"]
    let lines = try declarations(sets, text: "view.image = UIImage(resource: .leaf)\nstone")
    #expect(lines.map { $0.prefix(24) } == ["extension ColorResource ", "extension ImageResource "])
    #expect(lines.last?.contains("\"Leaf\"") == true)
    #expect(try declarations(["Leaf.imageset"], text: "let leaf = 1") == [])
  }

  @Test("Folders with a namespace are types") func namespaces() throws {
    let lines = try declarations(["Brand/Night/star.imageset"], text: "UIImage(resource: .Brand.Night.star)")
    {
      $0.hasAssetSymbolExtensions = true
    }
    #expect(
      lines == [
        "extension ImageResource { enum `Brand` {} }",
        "extension ImageResource.`Brand` { enum `Night` {} }",
        "extension ImageResource.`Brand`.`Night` { nonisolated static let `star` = ImageResource(name: \"Brand/Night/star\", bundle: resourceBundle) }",
        "extension UIImage { enum `Brand` {} }",
        "extension UIImage.`Brand` { enum `Night` {} }",
        "extension UIImage.`Brand`.`Night` { nonisolated static var `star`: UIImage { UIImage(resource: .`Brand`.`Night`.`star`) } }",
      ])
  }

  @Test("Members of UIKit's types are made where the settings say so, and not for UIKit's own colors")
  func extensions() throws {
    let lines = try declarations(["red.colorset", "Sand.colorset"], text: "[.red, .sand]") {
      $0.hasAssetSymbolExtensions = true
    }
    #expect(lines.filter { $0.hasPrefix("extension UIColor") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("extension ColorResource") }.count == 2)
    #expect(try declarations(["Sand.colorset"], text: ".sand") { $0.hasAssetSymbols = false } == [])
  }

  @Test("Names that are no words of Swift are passed over, and none ends a string") func hostile() throws {
    #expect(try declarations(["\u{1F600}.imageset", "--.imageset"], text: ".\u{1F600}") == [])
    let lines = try declarations(["a\")`.imageset"], text: ".a")
    #expect(lines.count == 1 && lines[0].contains(#"(name: "a\")`", bundle"#))
  }
}
