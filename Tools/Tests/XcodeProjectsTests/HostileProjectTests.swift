import Containment
import Foundation
import SourceTranslation
import Testing
import TranslationInterface

@testable import XcodeProjects

/// Projects of strangers: reading and mirroring one changes nothing outside of the tool's cache, brings
/// nothing from outside into it, and ends with words.
@Suite struct HostileProjectTests {
  /// `SHOJI_HOSTILE=all` prints what each answer is, another value is the name of the only one.
  private static let told = ProcessInfo.processInfo.environment["SHOJI_HOSTILE"]
  private static let only = told == "all" ? nil : told
  private static let projects = HostileProject.all.values.filter {
    only == nil ? $0.isForUnits : only == $0.name
  }.sorted { $0.name < $1.name }

  /// Reads and mirrors what a path names, as `shoji check` does.
  private func answer(_ start: String, in ground: HostileGround) throws -> [String] {
    let environment = ["HOME": ground.home]
    let settings = MirrorSettings(shojiDependency: ".package(name: \"Shoji\", path: \"/shoji\")")
    var words: [String] = []
    do {
      if let place = try ProjectPlace.find(from: start) {
        let project = try ProjectReader.read(place, checkout: PackageCheckout(environment: environment))
        words += project.notes.map(\.message)
        let app = try project.app(named: project.apps.first?.name)
        let mirror = ProjectMirror(
          project, app: app,
          folder: ProjectMirror.folder(of: project, app: app, environment: environment),
          settings: settings, translator: SourceTranslator())
        let report = try mirror.write()
        words += report.notes.map(\.message) + report.messages.map { "\($0.location.file): \($0.message)" }
        checkCode(of: mirror)
      } else {
        let files = ReadableFiles(around: start)
        let mirror = PackageMirror(
          start, configuration: "Debug", settings: settings, translator: SourceTranslator(),
          environment: environment, checkouts: [:], files: files)
        if let report = try mirror?.write() {
          words += report.notes.map(\.message) + report.messages.map { "\($0.location.file): \($0.message)" }
        }
        words += files.notes.map(\.message)
      }
    } catch let error as ProjectError {
      words.append(error.message)
    } catch let error as ContainmentError {
      words.append(error.message)
    }
    return words
  }

  /// Checks that no text of a project became code.
  private func checkCode(of mirror: ProjectMirror) {
    let manifest = FileAccess.text(mirror.folder + "/Package.swift") ?? ""
    #expect(!SwiftCode.code(of: manifest).contains("INJECTED"), "\(manifest)")
    for (translated, original) in mirror.originals {
      let (new, old) = (FileAccess.text(translated) ?? "", FileAccess.text(original) ?? "")
      guard old.contains("INJECTED") else { continue }
      func count(_ text: String) -> Int {
        SwiftCode.code(of: text).split(separator: "INJECTED", omittingEmptySubsequences: false).count
      }
      #expect(count(new) <= count(old), "\(new)")
    }
    if let app = mirror.app {
      let list = FileAccess.bytes("\(mirror.folder)/Resources/\(app.module)/Info.plist") ?? []
      #expect(
        (try? PropertyListFile.read(list))?.entries.keys.sorted() == app.infoPlist.entries.keys.sorted())
    }
  }

  /// Prints at once: a process that crashes or hangs would keep it.
  private func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("A hostile project stays in its folder", .timeLimit(.minutes(10)), arguments: projects)
  func stays(project: HostileProject) throws {
    let isTold = Self.told != nil
    if isTold { tell("hostile begins: \(project.name)") }
    let ground = try HostileGround()
    defer { ground.remove() }
    let start = try ground.expand(project)
    let before = ground.listing()
    let began = Self.processorTime()
    let words = try answer(start, in: ground)
    let seconds = Self.processorTime() - began
    if isTold {
      tell("hostile: \(project.name) \(String(format: "%.2f", seconds)) s: \(words)")
    }
    // Those that take a while do so several times as long in a build for debugging.
    #expect(seconds < (project.isForUnits ? 20 : 100), "\(project.name)")
    let after = ground.listing()
    #expect(after == before, "\(project.name): \(Set(after).symmetricDifference(before))")
    #expect(ground.leaks() == [], "\(project.name)")
    for text in words {
      #expect(!text.isEmpty && !text.contains("Error Domain") && !text.contains("Optional("), "\(text)")
      #expect(!text.contains(HostileGround.canary), "\(project.name): \(text)")
      #expect(!text.hasControls, "\(project.name): \(text.printable)")
      #expect(text.utf8.count < 4_000, "\(project.name): \(text.printable)")
    }
    #expect(!project.isSilent || words.isEmpty, "\(project.name): \(words)")
    for expectation in project.expectations {
      #expect(words.contains { $0.contains(expectation) }, "\(project.name): \(words)")
    }
  }

  @Test func theReaderOfTheProjectsExpandsThem() {
    let text = HostileText(places: ["ROOT": "/r"])
    let all = text.expand("⟨ROOT⟩/⟨2×a№⟨0A⟩⟩⟨2×№+,⟩⟨FF⟩")
    #expect(all == Array("/r/a0\na1\n1,2,".utf8) + [0xFF])
    #expect(Self.projects.count >= 150)
    #expect(SwiftCode.code(of: #"a("b\(c("d"))e \\(x)") /* f */ // g"#) == #"a(""c(""))  "#)
  }
}
