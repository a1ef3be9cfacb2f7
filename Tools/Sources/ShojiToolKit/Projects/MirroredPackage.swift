import ChildProcesses
import Foundation
import TranslationInterface
import XcodeProjects

/// A package that names Shoji and uses libraries that do not, and the packages that are made of these to
/// build them here. Nothing of the package or of the libraries is changed.
public final class MirroredPackage: @unchecked Sendable {
  private let root: URL
  private let configuration: String
  private let scratchPath: String?
  private let isTrusted: Bool
  private let settings: MirrorSettings
  private let translator: any SourceTranslating
  private let sdk: SDKBundle?
  private let sandbox: ProjectSandbox?
  private let terminal: Terminal
  private let lock = NSLock()
  private let caches: TranslationCaches
  private var mirror: PackageMirror
  private var printed: Set<String> = []
  private var watcher: FileWatcher?

  /// Reads the package of a folder; nil for one whose libraries can be built as they are.
  ///
  /// - Parameters:
  ///   - isTrusted: Whether the person said that the package may read what lies outside of it.
  ///   - sdk: The SDK of Shoji that is built against; nil for Shoji's sources.
  ///   - sandbox: The bounds of what the package's own programs may touch; nil for what the person may.
  public init?(
    _ root: URL, configuration: String, scratchPath: String?, clone: URL?, isTrusted: Bool = false,
    translator: any SourceTranslating, sdk: SDKBundle? = nil, sandbox: ProjectSandbox? = nil,
    terminal: Terminal = .standardError
  ) throws(ToolError) {
    guard let clone else { return nil }
    self.root = root
    self.configuration = configuration
    self.scratchPath = scratchPath
    self.translator = translator
    self.isTrusted = isTrusted
    (self.sdk, self.sandbox) = (sdk, sandbox)
    self.terminal = terminal
    let reference = ShojiReference.path(clone.resolvingSymlinksInPath().standardizedFileURL.path)
    var settings = MirrorSettings(
      shojiDependency: reference.dependency, shojiPackage: reference.package, clone: clone.path,
      usesLLVMLinker: Toolchain.hasLLVMLinker(path: ProcessInfo.processInfo.environment["PATH"] ?? ""))
    settings.sdkPlugins = sdk?.plugins
    self.settings = settings
    let caches = TranslationCaches()
    guard
      let mirror = MirroredPackage.mirror(
        root, configuration, scratchPath, isTrusted: isTrusted, sdk, sandbox, settings, translator, caches)
    else { return nil }
    self.mirror = mirror
    self.caches = caches
  }

  private static func mirror(
    _ root: URL, _ configuration: String, _ scratchPath: String?, isTrusted: Bool, _ sdk: SDKBundle?,
    _ sandbox: ProjectSandbox?,
    _ settings: MirrorSettings, _ translator: any SourceTranslating,
    _ caches: TranslationCaches
  ) -> PackageMirror? {
    // The package manager fetches packages by address; those that it has are there.
    let place = (scratchPath ?? root.path + "/.build") + "/checkouts"
    func present() -> [String: String] {
      Dictionary(
        FileAccess.names(in: place).map { ($0.lowercased(), "\(place)/\($0)") },
        uniquingKeysWith: { first, _ in first })
    }
    let files = isTrusted ? ReadableFiles(roots: ["/"]) : ReadableFiles(around: root.path)
    var checkouts = present()
    if PackageMirror.lacksCheckouts(root.path, settings: settings, checkouts: checkouts, files: files) {
      // What cannot be had, the build says.
      _ = try? PackageManager(folder: root, scratchPath: scratchPath, sdk: sdk, sandbox: sandbox)
        .run(["package"], ["resolve"])
      checkouts = present()
    }
    return PackageMirror(
      root.path, configuration: configuration, settings: settings, translator: translator,
      environment: ProcessInfo.processInfo.environment, checkouts: checkouts, files: files, caches: caches)
  }

  /// The folder of the manifest that names the mirrored libraries.
  public var folder: URL { URL(fileURLWithPath: mirror.folder) }
  /// The folder of the mirrored libraries and of the packages without sources.
  public var libraryFolder: String { mirror.libraryFolder }
  /// The person's own files, by the paths of the mirrored ones.
  package var originals: [String: String] { lock.withLock { mirror.originals } }

  /// Writes what has changed. Messages and remarks are printed once.
  public func write() throws(ToolError) {
    let report: ProjectMirror.Report
    do { report = try lock.withLock { try mirror.write() } } catch { throw ToolError("\(error)") }
    for note in report.notes where printed.insert(note.text).inserted {
      terminal.warn(note.text + (note.mend.map { "; \($0)" } ?? ""))
    }
    for message in report.messages {
      let text = message.printed
      if printed.insert(text).inserted { terminal.print(text) }
    }
  }

  /// Reads the libraries and the manifest again, and writes what has changed.
  public func refresh() throws(ToolError) {
    lock.withLock {
      if let new = MirroredPackage.mirror(
        root, configuration, scratchPath, isTrusted: isTrusted, sdk, sandbox, settings, translator, caches)
      {
        mirror = new
      }
      printed = []
    }
    try write()
  }

  /// Watches the libraries' own files, and mirrors them again when they change.
  public func follow() throws(ToolError) {
    let folders = mirror.libraryFolders.map { URL(fileURLWithPath: $0) }
    watcher = try FileWatcher(folders, delay: .milliseconds(40)) { [weak self] _ in
      guard let self else { return }
      do throws(ToolError) { try refresh() } catch { terminal.fail(error.message) }
    }
  }

  /// The package as its manifest describes it, with the mirrored libraries.
  ///
  /// - Parameter manager: The package manager; one without bounds for nil.
  public func package(by manager: PackageManager? = nil) throws -> SwiftPackage {
    try SwiftPackage(reading: folder, of: root, by: manager)
  }
}
