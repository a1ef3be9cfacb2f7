import ChildProcesses
import Foundation
import Synchronization
import TranslationInterface
import XcodeProjects

/// A package that the package manager cannot build as it is, and the packages that are made of it and its
/// libraries to build them here. Nothing of the package or of the libraries is changed.
public final class MirroredPackage: Sendable {
  private let reading: PackageReading
  private let terminal: Terminal
  private let state: Mutex<State>

  private struct State {
    var mirror: PackageMirror
    var printed: Set<String> = []
    var watcher: FileWatcher?
  }

  /// Reads the package of a folder; nil for one that can be built as it is.
  ///
  /// - Parameters:
  ///   - isTrusted: Whether the person said that the package may read what lies outside of it.
  ///   - omitsAbsent: Whether builds leave out what the libraries need and is not there.
  ///   - sdk: The SDK of Shoji that is built against; nil for Shoji's sources.
  ///   - sandbox: Makes the bounds of what the package's own programs may touch, for the folder of a manifest
  ///     and further folders that are read; nil for what the person may.
  public init?(
    _ root: URL, configuration: String, scratchPath: String?, clone: URL?, isTrusted: Bool = false,
    omitsAbsent: Bool = false, translator: any SourceTranslating, sdk: SDKBundle? = nil,
    sandbox: @escaping @Sendable (URL, [String]) throws -> ProjectSandbox? = { _, _ in nil },
    terminal: Terminal = .standardError
  ) throws(ToolError) {
    guard let clone else { return nil }
    let reference = ShojiReference.path(clone.resolvingSymlinksInPath().standardizedFileURL.path)
    var settings = MirrorSettings(
      shojiDependency: reference.dependency, shojiPackage: reference.package, clone: clone.path,
      usesLLVMLinker: Toolchain.hasLLVMLinker(path: ProcessInfo.processInfo.environment["PATH"] ?? ""))
    settings.sdkPlugins = sdk?.plugins
    settings.omitsAbsent = omitsAbsent
    let reading = PackageReading(
      root: root, configuration: configuration, scratchPath: scratchPath, isTrusted: isTrusted,
      settings: settings, translator: translator, sdk: sdk, sandbox: sandbox, terminal: terminal)
    guard let mirror = reading.mirror() else { return nil }
    (self.reading, self.terminal) = (reading, terminal)
    state = Mutex(State(mirror: mirror))
  }

  /// The folder of the manifest that names the mirrored libraries.
  public var folder: URL { URL(fileURLWithPath: state.withLock { $0.mirror.folder }) }
  /// The folder of the mirrored libraries and of the packages without sources.
  public var libraryFolder: String { state.withLock { $0.mirror.libraryFolder } }
  /// The person's own files, by the paths of the mirrored ones.
  package var originals: [String: String] { state.withLock { $0.mirror.originals } }

  /// Whether builds leave out what the libraries need and is not there.
  var omitsAbsent: Bool { reading.settings.omitsAbsent }
  /// The pieces that builds leave out of the libraries.
  package var omissionState: OmissionState { state.withLock { $0.mirror.omissionState } }
  /// The modules of the libraries, with the folders of their translated files.
  var modules: [(target: ProjectTarget, folder: String)] { state.withLock { $0.mirror.modules } }
  /// The mark of all sources of the libraries.
  var stamp: String { state.withLock { $0.mirror.stamp } }

  /// The pieces of the libraries to leave out because of errors.
  func omissions(for faults: [SourceFault], known: OmissionState) -> [Omission] {
    state.withLock { $0.mirror.omissions(for: faults, known: known) }
  }

  /// Keeps what builds leave out, and writes the libraries without it.
  func leaveOut(_ omissions: OmissionState) throws {
    try omissions.write(in: libraryFolder)
    _ = try state.withLock { try $0.mirror.write() }
  }

  /// Writes what has changed. Messages and remarks are printed once.
  public func write() throws(ToolError) {
    try state.withLock { state throws(ToolError) in
      let report: ProjectMirror.Report
      do { report = try state.mirror.write() } catch { throw ToolError("\(error)") }
      for note in report.notes where state.printed.insert(note.message).inserted {
        terminal.warn(note.remark)
      }
      for message in report.messages {
        let text = message.printed
        if state.printed.insert(text).inserted { terminal.print(text) }
      }
    }
  }

  /// Reads the libraries and the manifest again, and writes what has changed.
  public func refresh() throws(ToolError) {
    state.withLock { state in
      if let new = reading.mirror() { state.mirror = new }
      state.printed = []
    }
    try write()
  }

  /// Watches the libraries' own files, and mirrors them again when they change.
  public func follow() throws(ToolError) {
    let folders = state.withLock({ $0.mirror.libraryFolders }).map { URL(fileURLWithPath: $0) }
    let watcher = try FileWatcher(folders, delay: .milliseconds(40)) { [weak self] _ in
      guard let self else { return }
      do throws(ToolError) { try refresh() } catch { terminal.fail(error.message) }
    }
    state.withLock { $0.watcher = watcher }
  }

  /// The package as its manifest describes it, with the mirrored libraries.
  ///
  /// - Parameter manager: The package manager; one without bounds for nil.
  public func package(by manager: PackageManager? = nil) throws -> SwiftPackage {
    try SwiftPackage(reading: folder, of: reading.root, by: manager)
  }
}

/// Reads a package that may need packages made of it.
private struct PackageReading {
  let root: URL
  let configuration: String
  let scratchPath: String?
  let isTrusted: Bool
  let settings: MirrorSettings
  let translator: any SourceTranslating
  let sdk: SDKBundle?
  let sandbox: @Sendable (URL, [String]) throws -> ProjectSandbox?
  let terminal: Terminal
  let caches = TranslationCaches()

  /// The build folder of the package's own manifest, in which the package manager keeps what it fetches.
  private var scratch: String { scratchPath ?? root.path + "/.build" }

  /// The packages by address that are there, by their identities in lowercase.
  private var checkouts: [String: String] {
    let place = scratch + "/checkouts"
    return Dictionary(
      FileAccess.names(in: place).map { ($0.lowercased(), "\(place)/\($0)") },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads the package, and fetches what it names by address and lacks.
  func mirror() -> PackageMirror? {
    let files = isTrusted ? ReadableFiles(roots: ["/"]) : ReadableFiles(around: root.path)
    let described =
      PackageMirror.needsDescription(root.path, settings: settings, files: files) ? description() : nil
    func read() -> PackageMirror? {
      PackageMirror(
        root.path, configuration: configuration, settings: settings, translator: translator,
        environment: ProcessInfo.processInfo.environment, checkouts: checkouts, files: files,
        described: described, caches: caches)
    }
    let isLacking = PackageMirror.lacksCheckouts(
      root.path, settings: settings, checkouts: checkouts, files: files, described: described)
    guard isLacking else { return read() }
    // What cannot be had, the build says.
    try? Heartbeat.during("fetching packages", terminal) { try fetch(by: sdk == nil ? nil : read()) }
    return read()
  }

  /// The manifest as the package manager evaluates it; nil for a broken one, of which the build says more.
  private func description() -> ManifestDescription? {
    let manager = try? PackageManager(
      folder: root, scratchPath: scratchPath, sdk: sdk, sandbox: sandbox(root, []))
    guard let result = try? manager?.run(["package"], ["dump-package"]), result.succeeded else { return nil }
    return ManifestDescription(result.output)
  }

  /// Fetches the packages by address that a manifest names: that of a mirror does not name those whose
  /// modules are in the SDK.
  private func fetch(by mirror: PackageMirror?) throws {
    _ = try mirror?.write()
    let folder = mirror.map { URL(fileURLWithPath: $0.folder) } ?? root
    let bounds = try sandbox(folder, [mirror?.libraryFolder].compactMap { $0 })
    _ = try PackageManager(folder: folder, scratchPath: scratch, sdk: sdk, sandbox: bounds)
      .run(["package"], ["resolve"])
  }
}
