import Foundation

/// Reads and mirrors a whole project that is made of bytes.
enum MirrorFuzzer {
  /// A translator that leaves files as they are.
  private final class PlainTranslator: SourceTranslating {
    func translate(_ files: [SwiftFile], module: ModuleDescription) -> [TranslatedFile] {
      files.map { TranslatedFile(path: $0.path, text: $0.text) }
    }
  }

  private static let ground = FuzzedGround()

  static func fuzz(_ bytes: [UInt8]) {
    ground.clear()
    var generator = ProjectGenerator(bytes, in: ground)
    let start = generator.write()
    let before = ground.listing()
    for words in answer(start) {
      precondition(!words.isEmpty && !words.contains("Error Domain") && !words.contains("Optional("), words)
      precondition(!words.contains("CANARY") && !words.hasControls, words.debugDescription)
    }
    let after = ground.listing()
    precondition(before == after, "\(Set(before).symmetricDifference(after))")
    let leaks = ground.leaks()
    precondition(leaks.isEmpty, "\(leaks)")
  }

  private static func answer(_ start: String) -> [String] {
    let environment = ["HOME": ground.home]
    let settings = MirrorSettings(shojiDependency: ".package(name: \"Shoji\", path: \"/shoji\")")
    do {
      guard let place = try ProjectPlace.find(from: start) else {
        let files = ReadableFiles(around: start)
        let mirror = PackageMirror(
          start, configuration: "Debug", settings: settings, translator: PlainTranslator(),
          environment: environment, checkouts: [:], files: files)
        return (try mirror?.write().notes.map(\.message) ?? []) + files.notes.map(\.message)
      }
      let project = try ProjectReader.read(place, checkout: PackageCheckout(environment: environment))
      let app = try project.app(named: project.apps.first?.name)
      let mirror = ProjectMirror(
        project, app: app, folder: ProjectMirror.folder(of: project, app: app, environment: environment),
        settings: settings, translator: PlainTranslator())
      var report = ProjectMirror.Report()
      for path in mirror.plan(&report).keys.filter({ ContainedPath($0) != nil }) {
        precondition(standardizedPath("/m/" + path).isInside("/m"), path)
      }
      return try mirror.write().notes.map(\.message)
    } catch let error as ProjectError {
      return [error.message]
    } catch let error as ContainmentError {
      return [error.message]
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
