import DeviceAccess
import Foundation
import Testing

/// A feature of a framework, as its `Features.tsv` names it.
struct Feature: Hashable, Comparable, CustomStringConvertible {
  let module: String
  let name: String
  var description: String { "\(module): \(name)" }

  nonisolated init(_ module: String, _ name: String) { (self.module, self.name) = (module, name) }

  nonisolated static func < (one: Feature, other: Feature) -> Bool {
    (one.module, one.name) < (other.module, other.name)
  }
}

/// The features that are not available, each asked for as apps do.
@Suite("Features that are not available", .serialized) struct FeatureWalkTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// The features of the tables that are not available, without modules of mere types, which nothing makes.
  private static func listed() throws -> Set<Feature> {
    var features: Set<Feature> = []
    for module in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let table = sources.appending(path: "\(module)/Features.tsv")
      guard let text = try? String(contentsOf: table, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n").dropFirst() {
        let cells = line.split(separator: "\t").map(String.init)
        if cells[1] == "not available", cells[2] != "nothing makes any" {
          features.insert(Feature(module, cells[0]))
        }
      }
    }
    return features
  }

  /// The features that code notes when an app asks for them.
  private static func noted() throws -> Set<Feature> {
    var features: Set<Feature> = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/FeatureUse\.note\(\s*"(\w+)",\s*"([^"]+)"/#) {
        features.insert(Feature(String(match.1), String(match.2)))
      }
    }
    return features
  }

  @Test("Each is asked for, and answers as its table says; the log names it") func walk() async throws {
    let listed = try Self.listed()
    let asked = Set(Self.answers.map(\.feature))
    let elsewhere = Set(Self.testedElsewhere)
    #expect(
      asked.union(elsewhere) == listed, "\(asked.union(elsewhere).symmetricDifference(listed).sorted())")
    #expect(asked.isDisjoint(with: elsewhere) && asked.count == Self.answers.count)
    for (feature, answer) in Self.answers {
      let isAnswered = try await answer()
      #expect(isAnswered, "\(feature)")
    }
    let uses = Set(FeatureUse.all.map { Feature($0.module, $0.feature) })
    let silent = try Self.noted().intersection(asked).subtracting(uses)
    #expect(silent.isEmpty, "\(silent.sorted())")
  }

  /// Features whose answers other suites test: stores, and what needs a window or time.
  private static let testedElsewhere = [
    Feature("CoreData", "compiled models (.mom)"), Feature("CoreData", "CloudKit"),
    Feature("ImageIO", "properties of cameras"), Feature("MessageUI", "attachments"),
    Feature("UserNotifications", "sounds"),
    Feature("UserNotifications", "remote notifications"), Feature("UserNotifications", "triggers at places"),
    Feature("CoreSpotlight", "search of the system"), Feature("QuickLook", "editing"),
    Feature("StoreKit", "product sheet"), Feature("IntentsUI", "shortcuts"),
    Feature("iAd", "advertising"), Feature("SpriteKit", "scenes"),
  ]
}
