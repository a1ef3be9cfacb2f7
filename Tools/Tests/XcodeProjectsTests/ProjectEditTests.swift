import Foundation
import SourceTranslation
import Testing

@testable import XcodeProjects

/// Whole projects with random edits: reading and mirroring one gives the package or words, and comes to an
/// end.
@Suite struct ProjectEditTests {
  /// `SHOJI_EDITS=200` tries as many copies of each project.
  private static let count = ProcessInfo.processInfo.environment["SHOJI_EDITS"].flatMap(UInt64.init) ?? 5
  private static let first = ProcessInfo.processInfo.environment["SHOJI_EDITS_FROM"].flatMap(UInt64.init) ?? 0

  private struct Outcome {
    var error: String?
    /// The sources that are listed one by one.
    var listed: Set<String> = []
    var words: [String] = []
  }

  /// Reads a project as all commands do, up to the package that is built.
  private func outcome(of folder: String, in mirrorFolder: String) throws -> Outcome {
    var outcome = Outcome()
    do {
      guard let place = try ProjectPlace.find(from: folder) else { return outcome }
      let project = try ProjectReader.read(
        place, configuration: nil, checkout: PackageCheckout(environment: ["HOME": "/nowhere"]))
      let app = try project.app(named: project.apps.first?.name)
      let mirror = ProjectMirror(
        project, app: app, folder: mirrorFolder,
        settings: MirrorSettings(shojiDependency: ".package(name: \"Shoji\", path: \"/shoji\")"),
        translator: SourceTranslator())
      let list = FileAccess.text(project.file + "/project.pbxproj") ?? ""
      outcome.listed = Set(
        mirror.targets.flatMap(\.sources).filter { list.contains("/* \($0.fileName) in Sources */") })
      let report = try mirror.write()
      outcome.words = report.notes.map(\.message) + report.messages.map(\.message)
    } catch let error as ProjectError {
      outcome.error = error.message
    }
    return outcome
  }

  @Test("Each edited project gives words", .timeLimit(.minutes(10)), arguments: FixtureTests.names)
  func edited(name: String) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("edits-\(UUID().uuidString)")
      .path
    defer { try? FileManager.default.removeItem(atPath: place) }
    var known: Set<String> = []
    for seed in Self.first..<Self.first + Self.count {
      try? FileManager.default.removeItem(atPath: place)
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      // No project around the copy is found in its place.
      try Data("// Shoji\n".utf8).write(to: URL(fileURLWithPath: place + "/Package.swift"))
      let folder = "\(place)/\(name)"
      try FileManager.default.copyItem(atPath: "\(FixtureTests.root)/\(name)", toPath: folder)
      let listed = seed == Self.first ? try outcome(of: folder, in: place + "/whole").listed : known
      known = listed
      var edits = ProjectEdits(
        folder: folder, seed: seed &* 1_000_003 &+ UInt64(name.utf8.reduce(0) { $0 + Int($1) }))
      var expected: [ProjectEdits.Expectation] = []
      for _ in 0...Int(seed % 3) { expected.append(edits.edit()) }
      let story = "\(name), seed \(seed): \(edits.log.joined(separator: "; "))"
      if ProcessInfo.processInfo.environment["SHOJI_EDITS"] != nil { print(story) }
      let clock = ContinuousClock()
      var found = Outcome()
      let time = try clock.measure { found = try outcome(of: folder, in: place + "/mirror") }
      #expect(time < .seconds(60), "\(story)")
      // Another edit may take the place of one that has a certain end.
      if edits.log.count == 1, case .error(let file)? = expected.first {
        #expect(found.error?.contains(file) == true, "\(story): \(found.error ?? "no error")")
      }
      if edits.log.count == 1, case .gone(let file)? = expected.first, listed.contains(file) {
        let words = found.words + [found.error].compactMap { $0 }
        #expect(words.contains { $0.contains(file.fileName) }, "\(story): \(words)")
      }
      for words in found.words + [found.error].compactMap({ $0 }) {
        #expect(
          !words.isEmpty && !words.contains("Optional(") && !words.contains("Error Domain"),
          "\(story): \(words)")
      }
    }
  }
}
