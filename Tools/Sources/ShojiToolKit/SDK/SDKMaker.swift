import ChildProcesses
import Containment
import Foundation
import Synchronization
import XcodeProjects

/// Makes the Swift SDK of a clone: builds the library once, optimized and by whole modules, links it, and
/// puts it into a bundle with its modules and the headers of C that these name.
///
/// Nothing is in its place before it is whole. Makers of one person wait for each other.
public struct SDKMaker {
  private let clone: Clone
  private let toolchain: ToolchainInfo
  /// The sources, compiler and system of the SDK.
  public let identity: SDKIdentity
  /// The store that the SDK is put into.
  public let store: SDKStore
  private let terminal: Terminal

  /// The kind of build of the library.
  public enum Build: Hashable, Sendable {
    /// Optimized, with names of its own for the modules of other packages: what people use.
    case optimized
    /// As the tests of the library are built, in their build folder, whose objects serve again.
    case debug(scratch: String)
  }
  private let build: Build

  /// The longest time of one program, in seconds.
  static let patience = 7_200.0

  /// The package that has the whole library as two products.
  private var package: String { clone.folder.path + "/SDK/ShojiRuntime" }
  /// The build folder, which the makers of all SDKs share, so that a small change makes a short build.
  private var scratch: String {
    if case .debug(let scratch) = build { scratch } else { store.folder + "/build" }
  }
  private var configuration: String { build == .optimized ? "release" : "debug" }

  /// A maker for a clone, by the toolchain on the `PATH`, in the person's cache.
  ///
  /// - Throws: An error where there is no compiler, and where the clone cannot be read.
  public init(_ clone: Clone, build: Build = .optimized, terminal: Terminal = .standardError) throws {
    let toolchain = try ToolchainInfo()
    var identity = try SDKIdentity(of: clone, by: toolchain)
    if build != .optimized { identity.version += "-debug" }
    self.init(
      clone, toolchain: toolchain, identity: identity, build: build, store: SDKStore(), terminal: terminal)
  }

  /// A maker for a clone.
  public init(
    _ clone: Clone, toolchain: ToolchainInfo, identity: SDKIdentity, build: Build = .optimized,
    store: SDKStore, terminal: Terminal = .standardError
  ) {
    (self.clone, self.toolchain, self.identity) = (clone, toolchain, identity)
    (self.build, self.store, self.terminal) = (build, store, terminal)
  }

  /// Makes the bundle, unless it is there.
  ///
  /// - Parameter step: Called with each step of the build: those that are done, and all of them.
  /// - Throws: What the build or the linker says where they fail; nothing is left of the bundle then.
  public func make(step: ((Int, Int) -> Void)? = nil) throws -> SDKBundle {
    if let bundle = existing { return bundle }
    let output = OutputFolder("\(store.folder)/\(SDKStore.unfinished)\(UInt32.random(in: 0 ... .max))")
    let lock: FolderLock
    do throws(ContainmentError) {
      lock = try FolderLock(OutputFolder(store.folder)) {
        terminal.say("another command makes an SDK; waiting for it")
      }
    } catch {
      throw ToolError(
        "\(error.message), so there is no place for Shoji's SDK; XDG_CACHE_HOME names another, and --from-source does "
          + "without")
    }
    defer { withExtendedLifetime(lock) {} }
    // The one that was waited for may have made it.
    if let bundle = existing { return bundle }
    store.removeRemains()
    try checkSpace()
    if build == .optimized {
      terminal.say(
        "making \(identity.name): Shoji is built once, optimized, for all apps on this machine; the first time takes about "
          + "twelve minutes of two processors, and 0.6 GB")
    }
    let start = ProcessInfo.processInfo.systemUptime
    do {
      try checkSources()
      try buildLibrary(output, step)
      terminal.say("putting the SDK together")
      try Heartbeat.during("putting the SDK together", terminal) { try putTogether(output) }
      let place = "\(store.folder)/\(identity.key)"
      OutputFile.remove(place)
      try OutputFile.move(output.root, to: place)
    } catch {
      OutputFile.remove(output.root)
      throw error
    }
    guard let bundle = existing else { throw ToolError("the SDK has no bundle") }
    store.removeUnused(but: bundle)
    let seconds = Int(ProcessInfo.processInfo.systemUptime - start)
    terminal.say("made \(bundle.name) in \(seconds) s, \(bundle.size / 1_000_000) MB: \(bundle.path)")
    return bundle
  }

  /// Puts the bundle together of what was built.
  private func putTogether(_ output: OutputFolder) throws {
    let bundle = SDKBundle(folder: output.root, name: identity.name)
    let parts = SDKParts(
      bundle, toolchain: toolchain, clone: clone, scratch: scratch, configuration: configuration)
    for message in try parts.assemble(version: identity.version) { terminal.say(message) }
    // What was built is what was described.
    try checkSources()
    // A machine that loses its power has it whole, or not.
    _ = try Command("sync", ["-f", Argument(path: output.root)]).run()
  }

  /// The bundle, where it is there; it counts as used.
  public var existing: SDKBundle? {
    guard let bundle = store.bundle(of: identity) else { return nil }
    if build == .optimized { store.use(bundle) }
    return bundle
  }

  /// The bytes that a build from nothing needs.
  private static let neededSpace = 900_000_000

  private func checkSpace() throws(ToolError) {
    var status = statvfs()
    guard build == .optimized, !FileAccess.exists(scratch), statvfs(store.folder, &status) == 0 else {
      return
    }
    let free = Int(status.f_bavail) * Int(status.f_frsize)
    guard free < SDKMaker.neededSpace else { return }
    throw ToolError(
      "\(store.folder) has \(free / 1_000_000) MB left, and Shoji's SDK needs \(SDKMaker.neededSpace / 1_000_000) MB "
        + "while it is made; XDG_CACHE_HOME names another place")
  }

  /// Throws where the clone's sources are not those of the SDK's name any more.
  private func checkSources() throws {
    let now = try SDKIdentity(of: clone, by: toolchain)
    guard now.digest != identity.digest else { return }
    throw ToolError("Shoji's sources have changed while its SDK was made; run the command again")
  }

  /// Builds the library, with progress.
  private func buildLibrary(_ output: OutputFolder, _ step: ((Int, Int) -> Void)?) throws {
    var words: [Argument] = []
    if build == .optimized {
      // Modules name the library that programs are linked with. Tools of plugins are built along, and
      // need none.
      try output.write(
        "/* Nothing: stands for the library where it is itself made. */\n",
        at: output.path("empty/libShoji.so"))
      words = [
        "-debug-info-format", "none", "-Xswiftc", "-module-link-name", "-Xswiftc", "Shoji", "-Xswiftc",
        "-use-ld=lld", "-Xlinker", "-L", "-Xlinker", try Argument(path: output.root + "/empty"),
        // No paths of this machine.
        "-Xswiftc", "-enable-upcoming-feature", "-Xswiftc", "ConciseMagicFile", "-Xcc",
        try Argument(mapping: scratch, to: "."),
      ]
    }
    guard let swift = Command.find("swift") else { throw ToolError("there is no “swift” on the PATH") }
    var settings = ChildProcess.Settings(
      swift.path,
      [
        "build", "--package-path", try Argument(path: package), "--scratch-path", try Argument(path: scratch),
        // Clones share the build folder.
        "--disable-build-manifest-caching", "--configuration", try Argument(word: configuration),
      ] + words)
    settings.environment["SHOJI_SDK"] = nil
    settings.environment["SHOJI_SDK_DEBUG"] = build == .optimized ? nil : "1"
    if build == .optimized { settings.environment["SHOJI_STRICT"] = nil }
    (settings.output, settings.errors) = (.pipe, .output)
    // The package manager may wait for ever for a plugin that has ended.
    for _ in 1...2 where try run(settings, step) { return }
    throw ToolError("the package manager waits for a plugin that has ended; run the command again")
  }

  /// Runs the build. Returns whether it has ended by itself.
  private func run(_ settings: ChildProcess.Settings, _ step: ((Int, Int) -> Void)?) throws -> Bool {
    let child = try ChildProcess(settings)
    let hasStalled = Atomic(false)
    let isLate = Atomic(false)
    child.endWhenStalled { hasStalled.store(true, ordering: .relaxed) }
    DispatchQueue.global().asyncAfter(deadline: .now() + SDKMaker.patience) { [weak child] in
      guard let child, child.isRunning else { return }
      isLate.store(true, ordering: .relaxed)
      child.beginEnd(within: 2)
    }
    let progress = BuildProgress(terminal: terminal, name: "building the library")
    // One file may take a minute.
    let heartbeat = Heartbeat(every: 1, progress.show)
    var lines: [String] = []
    if let pipe = child.output {
      LineReader.read(pipe.fileDescriptor, of: child) { line in
        guard let done = progress.take(line) else {
          lines = lines.suffix(400) + [line]
          return
        }
        step?(done.steps, done.all)
      }
    }
    heartbeat.end()
    progress.end()
    let end = child.wait()
    if hasStalled.load(ordering: .relaxed) { return false }
    if isLate.load(ordering: .relaxed) {
      throw ToolError("the library was not built after \(Int(SDKMaker.patience)) s, so the build was ended")
    }
    guard end.succeeded else {
      // The package manager warns of each module with other names, hundreds of times.
      let words = lines.filter { !$0.contains("warning: ") }.joined(separator: "\n")
      throw ToolError("the library cannot be built:\n\(words)")
    }
    return true
  }
}
