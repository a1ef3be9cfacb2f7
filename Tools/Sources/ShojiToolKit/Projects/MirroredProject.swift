import Containment
import Foundation
import Synchronization
import TranslationInterface
import XcodeProjects

/// A project of Xcode or Swift Playgrounds, and the package that is made of it to build it here.
public final class MirroredProject: Sendable {
  private let place: ProjectPlace
  private let target: String?
  private let configurationName: String?
  private let isTrusted: Bool
  private let isStrict: Bool
  private let settings: MirrorSettings
  private let translator: any SourceTranslating
  private let terminal: Terminal
  private let cache = TranslationCache()
  private let state: Mutex<State>

  private struct State {
    var mirror: ProjectMirror
    var printed: Set<String> = []
    /// The report of the last time that the package was written.
    var lastReport: ProjectMirror.Report?
    var watcher: FileWatcher?
  }

  /// Reads something of the package.
  func read<Value: Sendable>(_ body: @Sendable (ProjectMirror) -> Value) -> Value {
    state.withLock { body($0.mirror) }
  }

  /// Reads the project that a path names or that lies around it; nil where there is none, or a package that
  /// names Shoji.
  ///
  /// - Parameters:
  ///   - path: A project, or a folder.
  ///   - target: The app of a project with several.
  ///   - configuration: The build configuration; the project's own for debugging where it is nil.
  ///   - clone: The clone of Shoji that the package names.
  ///   - nib: A nib for which the app gets a preview.
  ///   - sdk: The SDK of Shoji that is built against; nil for Shoji's sources.
  ///   - isTrusted: Whether the person said that the project may read what lies outside of it.
  ///   - isStrict: Whether a document that names what is not there stops a build; the app goes on without
  ///     it, as iOS does, where it does not.
  ///   - omitsAbsent: Whether builds leave out what needs absent modules.
  public init?(
    at path: String, target: String?, configuration: String?, clone: URL?, nib: URL? = nil,
    sdk: SDKBundle? = nil, isTrusted: Bool = false, isStrict: Bool = false,
    omitsAbsent: Bool = true, translator: any SourceTranslating, terminal: Terminal = .standardError
  ) throws(ToolError) {
    guard let place = try MirroredProject.place(at: path) else { return nil }
    guard let clone else {
      throw ToolError("the tool does not know where Shoji is; run scripts/shoji from a clone")
    }
    self.place = place
    self.target = target
    configurationName = configuration
    self.isTrusted = isTrusted
    self.isStrict = isStrict
    self.translator = translator
    self.terminal = terminal
    let reference = ShojiReference.path(clone.resolvingSymlinksInPath().standardizedFileURL.path)
    var settings = MirrorSettings(
      shojiDependency: reference.dependency, shojiPackage: reference.package, clone: clone.path,
      usesLLVMLinker: Toolchain.hasLLVMLinker(path: ProcessInfo.processInfo.environment["PATH"] ?? ""))
    settings.previewedNib = nib?.path
    settings.sdkPlugins = sdk?.plugins
    settings.omitsAbsent = omitsAbsent
    self.settings = settings
    let mirror = try MirroredProject.mirror(
      of: place, target: target, configuration: configuration, isTrusted: isTrusted, settings, translator,
      cache)
    state = Mutex(State(mirror: mirror))
  }

  /// Whether a path names a project, or lies in one.
  public static func isThere(at path: String) throws(ToolError) -> Bool { try place(at: path) != nil }

  private static func place(at path: String) throws(ToolError) -> ProjectPlace? {
    do throws(ProjectError) { return try ProjectPlace.find(from: path) } catch { throw ToolError(error) }
  }

  private static func mirror(
    of place: ProjectPlace, target: String?, configuration: String?, isTrusted: Bool,
    _ settings: MirrorSettings, _ translator: any SourceTranslating, _ cache: TranslationCache
  ) throws(ToolError) -> ProjectMirror {
    do throws(ProjectError) {
      let files = isTrusted ? ReadableFiles(roots: ["/"]) : ReadableFiles(around: place.path)
      var project = try ProjectReader.read(place, configuration: configuration, files: files)
      var app = try project.app(named: target)
      // Without a choice of one's own, the app is built as its scheme says.
      let wanted = app.flatMap { project.scheme(of: $0, named: target)?.configuration }
      if configuration == nil, let wanted, wanted != project.configuration,
        project.configurations.contains(wanted)
      {
        project = try ProjectReader.read(place, configuration: wanted, files: files)
        app = try project.app(named: target)
      }
      if let skipped = app.flatMap({ project.scheme(of: $0, named: target)?.skippedTests }) {
        project.targets.removeAll { $0.kind == .tests && skipped.contains($0.name) }
      }
      let folder = ProjectMirror.folder(
        of: project, app: app, environment: ProcessInfo.processInfo.environment)
      return ProjectMirror(
        project, app: app, folder: folder, settings: settings, translator: translator, cache: cache)
    } catch {
      throw ToolError(error)
    }
  }

  /// Whether builds leave out what needs absent modules.
  package var omitsAbsent: Bool { settings.omitsAbsent }
  /// The folder of the mirrored package.
  public var folder: URL { URL(fileURLWithPath: read(\.folder)) }
  /// The project's own folder.
  public var projectFolder: URL { URL(fileURLWithPath: read(\.project.folder)) }
  /// The module of the app; nil for a project without one.
  public var appModule: String? { read(\.app?.module) }
  /// The scheme by which the app is run; nil where there is none.
  private var scheme: Scheme? {
    read { [target] mirror in mirror.app.flatMap { mirror.project.scheme(of: $0, named: target) } }
  }
  /// The arguments that the app's scheme gives it.
  public var arguments: [String] { scheme?.arguments ?? [] }
  /// The variables of the environment that the app's scheme gives it.
  public var environment: [String: String] { scheme?.environment ?? [:] }
  /// The modules of the unit tests.
  public var testModules: [String] { targets.filter { $0.kind == .tests }.map(\.module) }
  /// The modules that are built, with the paths of their own files.
  package var targets: [ProjectTarget] { read(\.targets) }
  /// The modules, each behind those that it needs.
  package var targetsInOrder: [ProjectTarget] { read(\.targetsInOrder) }
  /// The person's own files, by the paths of the mirrored ones.
  package var originals: [String: String] { read(\.originals) }

  /// The configuration of the package manager: `release` for one that optimizes.
  public var buildConfiguration: String { read(\.isOptimized) ? "release" : "debug" }

  /// The bounds of what the project's programs may touch.
  ///
  /// - Parameters:
  ///   - scratchPath: The build folder; that of the mirrored package for nil.
  ///   - clone: The clone of Shoji.
  ///   - sdk: The SDK that is built against; nil for Shoji's sources.
  public func sandbox(scratchPath: String?, clone: URL?, sdk: SDKBundle? = nil) throws -> ProjectSandbox {
    try ProjectSandbox(
      package: folder, project: projectFolder, scratch: scratchPath, clone: clone,
      readable: sdk.map { [$0.folder] } ?? [])
  }

  /// Writes the package. Messages and remarks are printed once.
  ///
  /// - Returns: Whether everything could be translated.
  @discardableResult
  public func write() throws(ToolError) -> Bool {
    let report = try writeReport()
    for note in report.notes {
      printOnce(note.remark) { terminal.warn($0) }
    }
    let messages = report.messages(isStrict: isStrict)
    for message in messages { printOnce(message.printed) { terminal.print($0) } }
    return !messages.contains { $0.severity == .error }
  }

  /// Writes the package, and returns its report.
  package func writeReport() throws(ToolError) -> ProjectMirror.Report {
    do {
      return try state.withLock { state in
        let start = ProcessInfo.processInfo.systemUptime
        let report = try state.mirror.write()
        // For measurements.
        if ProcessInfo.processInfo.environment["SHOJI_TIMES"] != nil {
          let seconds = ProcessInfo.processInfo.systemUptime - start
          terminal.print("translated in \(Int((seconds * 1e6).rounded())) µs")
        }
        state.lastReport = report
        return report
      }
    } catch let error as ProjectError {
      throw ToolError(error)
    } catch {
      throw ToolError("\(error)")
    }
  }

  /// Returns the last report. The package is written where it has not been.
  package func report() throws(ToolError) -> ProjectMirror.Report {
    if let known = state.withLock({ $0.lastReport }) { return known }
    return try writeReport()
  }

  /// Throws the errors of the project's documents of Interface Builder that stop a build. They were printed
  /// when the package was written.
  ///
  /// - Parameter name: The name of what is to be built.
  public func checkDocuments(toBuild name: String) throws(ToolError) {
    let errors = try report().stoppingErrors(isStrict: isStrict)
    guard !errors.isEmpty else { return }
    let folder = projectFolder.path
    let lines = errors.map { "\($0.location.shown(from: folder)): \($0.message)" }
    throw ToolError("\(name) cannot be built; see above", details: lines.joined(separator: "\n"))
  }

  private func printOnce(_ text: String, _ print: (String) -> Void) {
    if state.withLock({ $0.printed.insert(text).inserted }) { print(text) }
  }

  /// Makes the app's folder of a program that was built.
  ///
  /// - Returns: The program in it.
  public func finish(_ program: URL) throws(ToolError) -> URL {
    guard let module = appModule else { return program }
    do {
      let path = try AppBundle.assemble(
        program: program.path, resources: "\(folder.path)/Resources/\(module)",
        in: "\(folder.path)/Products/\(PathName(sanitizing: read(\.project.configuration)))")
      return URL(fileURLWithPath: path)
    } catch let error as ProjectError {
      throw ToolError(error)
    } catch {
      throw ToolError("\(error)")
    }
  }

  /// Watches the project's files, and makes the package again when they change.
  public func follow() throws(ToolError) {
    let watcher = try FileWatcher([projectFolder] + foldersOutside, delay: .milliseconds(40)) {
      [weak self] _ in self?.refresh()
    }
    state.withLock { $0.watcher = watcher }
  }

  /// The folders outside of the project's that have files of it, such as those of packages beside it.
  private var foldersOutside: [URL] {
    let project = projectFolder.path
    let all = Set(
      targets.flatMap { $0.sources + $0.markup }.map(\.folder).filter { !$0.isInside(project) })
    let outermost = all.filter { folder in !all.contains { $0 != folder && folder.isInside($0) } }
    return outermost.sorted().map { URL(fileURLWithPath: $0) }
  }

  private func refresh() {
    do throws(ToolError) {
      try state.withLock { state throws(ToolError) in
        state.mirror = try MirroredProject.mirror(
          of: place, target: target, configuration: configurationName, isTrusted: isTrusted, settings,
          translator, cache)
        state.printed = []
      }
      try write()
    } catch {
      terminal.fail(error.message)
    }
  }

  /// The package that is made, with the folders whose files it shows as its own.
  ///
  /// - Parameter manager: The package manager; one without bounds for nil.
  public func package(by manager: PackageManager? = nil) throws -> SwiftPackage {
    var package = try SwiftPackage(reading: folder, by: manager)
    package.otherInputs = [folder.appendingPathComponent("Resources")]
    return package
  }
}

extension ToolError {
  init(_ error: ProjectError) {
    self.init(error.message, cause: error.isChoice ? .commandLine : .failure)
  }
}
