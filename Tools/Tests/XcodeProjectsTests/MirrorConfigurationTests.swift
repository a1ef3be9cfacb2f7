import Foundation
import SourceTranslation
import Testing
import TranslationInterface

@testable import XcodeProjects

/// The conditions under which mirrored modules are compiled, and the previews that are made for them.
@Suite struct MirrorConfigurationTests {
  /// A translator that records the conditions of each module.
  private final class RecordingTranslator: SourceTranslating, @unchecked Sendable {
    var conditions: [String: [String]] = [:]

    func translate(_ files: [SwiftFile], module: ModuleDescription) -> [TranslatedFile] {
      conditions[module.name] = module.conditions
      return files.map { TranslatedFile(path: $0.path, text: $0.text) }
    }
  }

  private func mirror(
    _ name: String, configuration: String, nib: String? = nil, translator: any SourceTranslating,
    edit: (inout Project) -> Void = { _ in }
  ) throws -> ProjectMirror {
    let place = try #require(try ProjectPlace.find(from: "\(FixtureTests.root)/\(name)"))
    var project = try ProjectReader.read(
      place, configuration: configuration, checkout: PackageCheckout(environment: ["HOME": "/nowhere"]))
    edit(&project)
    var settings = MirrorSettings(shojiDependency: ".package(name: \"Shoji\", path: \"/shoji\")")
    settings.previewedNib = nib
    return ProjectMirror(
      project, app: try project.app(named: nil), folder: "/nowhere", settings: settings,
      translator: translator)
  }

  private func plan(_ mirror: ProjectMirror) -> (files: [String: MirrorFile], manifest: String) {
    var report = ProjectMirror.Report()
    let files = mirror.plan(&report)
    guard case .text(let manifest)? = files["Package.swift"] else { return (files, "") }
    return (files, manifest)
  }

  @Test(arguments: [
    ("Badges", "Debug", true), ("Badges", "Release", false), ("Dice.swiftpm", "Debug", true),
    ("Dice.swiftpm", "Release", false), ("Tally", "Debug", true), ("Tally", "Release", false),
  ]) func debugIsWhatTheConfigurationSays(name: String, configuration: String, isDebug: Bool) throws {
    let translator = RecordingTranslator()
    let mirror = try mirror(name, configuration: configuration, translator: translator)
    let manifest = plan(mirror).manifest
    #expect(mirror.isOptimized != isDebug)
    #expect(!translator.conditions.isEmpty)
    for (module, conditions) in translator.conditions where !module.hasSuffix("Tests") {
      #expect(conditions.contains("DEBUG") == isDebug, "\(module)")
    }
    #expect(!manifest.contains("DEBUG"))
  }

  @Test func aConfigurationThatOptimizesMayHaveDebug() throws {
    let translator = RecordingTranslator()
    let mirror = try mirror("Badges", configuration: "Release", translator: translator) { project in
      for index in project.targets.indices where project.targets[index].kind == .app {
        project.targets[index].conditions = ["BETA", "DEBUG"]
      }
    }
    #expect(plan(mirror).manifest.contains(".define(\"DEBUG\")"))
    #expect(
      translator.conditions["Badges"] == ["BETA", "DEBUG"]
        && translator.conditions["BadgeKit"] == ["SWIFT_PACKAGE"])
  }

  @Test func nibsGetPreviews() throws {
    let nib = "\(FixtureTests.root)/Gauges/Gauges/GaugeView.xib"
    let mirror = try mirror("Gauges", configuration: "Debug", nib: nib, translator: SourceTranslator())
    guard case .text(let text)? = plan(mirror).files["Sources/Gauges/Gauges/GaugeView.xib+Translated.swift"]
    else {
      Issue.record("there is no preview")
      return
    }
    #expect(text.contains("UIPreview(\"GaugeView.xib\")") && text.contains("UINib(nibName: \"GaugeView\""))
    let plain = try self.mirror("Gauges", configuration: "Debug", translator: SourceTranslator())
    #expect(plan(plain).files.keys.allSatisfy { !$0.contains("GaugeView.xib+") })
  }
}
