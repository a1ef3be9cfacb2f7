import Foundation
import Testing

@Suite("The state of large types")
struct StateTests {
  @Test("is written by the objects that keep it, and by one file")
  func writers() throws {
    let folder = ArchitectureTests.root.appendingPathComponent("Sources/UIKit")
    let index = try ModuleIndex(module: "UIKit", folder: folder.path)
    #expect(index.properties.count > 3000)
    var files: [String: [Substring]] = [:]
    func text(_ property: ModuleIndex.Property) -> Substring {
      if files[property.file] == nil {
        let text = try? String(contentsOf: folder.appendingPathComponent(property.file), encoding: .utf8)
        files[property.file] = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      }
      return files[property.file]?.dropFirst(property.line - 1).first ?? ""
    }
    let violations = StateRules().violations(about: index.properties) { Self.isShared(text($0)) }
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  /// Whether a declaration lets other files of the module write the property, but not apps, to whom it would
  /// be API.
  private static func isShared(_ declaration: Substring) -> Bool {
    if declaration.firstMatch(of: /\b(private|fileprivate)\b/) != nil { return false }
    return declaration.firstMatch(of: /\b(open|public)\b/) == nil || declaration.contains("(set)")
  }

  @Test(
    "is what other files may write, and apps may not",
    arguments: [
      ("  open var rowHeight = automaticDimension {", false), ("  public var text: String?", false),
      ("  open internal(set) var isMovingToParent = false", true), ("  final var gap: RowGap?", true),
      ("  private(set) var rows: [Row] = []", false),
    ])
  func shared(declaration: String, isShared: Bool) {
    #expect(Self.isShared(declaration[...]) == isShared)
  }

  @Test("is refused a second writer, an exception that is not needed, and a type that is none")
  func fabricatedViolations() {
    func property(_ owner: String, _ name: String, _ writers: String...) -> ModuleIndex.Property {
      ModuleIndex.Property(
        owner: owner, name: name, file: "\(owner).swift", line: 1,
        writers: Dictionary(uniqueKeysWithValues: writers.map { ($0, 7) }))
    }
    func violations(_ rules: StateRules, _ properties: ModuleIndex.Property...) -> [String] {
      rules.violations(about: properties) { $0.name != "api" }
    }
    var rules = StateRules(
      large: ["View"], concerns: ["Selection"], folders: ["View.layout": "Layout"], exceptions: [:])
    let (view, own) = (property("View", "gap", "Drop.swift"), property("Selection", "paths"))
    #expect(violations(rules, view, own, property("Other", "text", "A", "B")).isEmpty)
    #expect(violations(rules, property("View", "api", "A", "B"), own).isEmpty)
    #expect(
      violations(rules, property("View", "gap", "Drop.swift", "Updates.swift"), own) == [
        "View.gap is written by 2 other files, at most 1 may: Drop.swift:7, Updates.swift:7"
      ])
    #expect(
      violations(rules, view, property("Selection", "paths", "Rows.swift")) == [
        "Selection.paths is written by 1 other files, at most 0 may: Rows.swift:7"
      ])
    let layout = property("View", "layout", "Layout/Pass.swift", "Layout/Item.swift", "Bars/Row.swift")
    #expect(
      violations(rules, layout, own) == ["View.layout is written by Bars/Row.swift:7, which is not of Layout"]
    )
    #expect(violations(rules, own) == ["View is no type with state: take it from the rules"])
    rules.exceptions = ["View.gap": 2, "View.gone": 2]
    #expect(
      violations(rules, view, own) == [
        "View.gap is written by 1 other files, no more by 2: mend the list",
        "View.gone is no more: take it from the list of exceptions",
      ])
  }
}
