import Foundation
import Synchronization

/// The sources of a run: the package as it was read last, the watcher of its files, and the changes that need
/// a build.
final class WatchedSources: Sendable {
  /// A package that was read, and its builder.
  struct Package: Sendable {
    fileprivate(set) var package: SwiftPackage
    fileprivate(set) var builder: Builder
    fileprivate var filter: ChangeFilter

    fileprivate init(_ package: SwiftPackage, builder: Builder) {
      (self.package, self.builder) = (package, builder)
      filter = ChangeFilter(package, isDebug: builder.configuration == "debug")
    }

    /// The package after it was read again.
    func replaced(by package: SwiftPackage, builder: Builder) -> Package {
      var package = package
      package.otherInputs = self.package.otherInputs
      return Package(package, builder: builder)
    }
  }

  private struct State {
    var known: Package
    var watcher: FileWatcher?
    var report: (@Sendable (Set<FileChange>) -> Void)?
    var isBuilding = false
  }

  /// The queue of all work on files, which may take a while.
  private let queue = DispatchQueue(label: "shoji.runner.sources")
  private let skipped: [URL]
  private let terminal: Terminal
  private let state: Mutex<State>

  init(_ package: SwiftPackage, builder: Builder, terminal: Terminal) {
    skipped = [builder.scratchPath.map { URL(fileURLWithPath: $0) }].compactMap { $0 }
    self.terminal = terminal
    state = Mutex(State(known: Package(package, builder: builder)))
  }

  /// Begins to watch. `report` is given the changes that need a build. Throws when the kernel's limits do not
  /// allow it.
  func watch(_ report: @escaping @Sendable (Set<FileChange>) -> Void) throws(ToolError) {
    try state.withLock { state throws(ToolError) in
      state.report = report
      state.watcher = try watcher(of: state.known.package)
    }
  }

  /// Stops watching, without waiting.
  func stop() {
    queue.async { self.state.withLock { $0.watcher = nil } }
  }

  private func watcher(of package: SwiftPackage) throws(ToolError) -> FileWatcher {
    let sources = package.localDependencies.filter {
      !FileManager.default.fileExists(atPath: $0.path + "/scripts/shoji")
    }
    return try FileWatcher(
      [package.folder] + sources.map { $0.appendingPathComponent("Sources") }, skipping: skipped
    ) { [weak self] changes in
      guard let self else { return }
      queue.async { self.filesDidChange(changes) }
    }
  }

  private func filesDidChange(_ changes: Set<FileChange>) {
    state.withLock { state in
      let needed = state.known.filter.changesForBuild(changes, isBuilding: state.isBuilding)
      if !needed.isEmpty { state.report?(needed) }
    }
  }

  /// Begins a build: calls `body`, on a queue of its own, with the package as it is known.
  func beginBuild(_ number: Int, _ body: @escaping @Sendable (Package) -> Void) {
    queue.async {
      let known = self.state.withLock { state in
        state.isBuilding = true
        state.known.filter.beginBuild(number)
        return state.known
      }
      body(known)
    }
  }

  /// Ends a build, and takes the package over that was read for one that succeeded. Calls `body` once all
  /// changes until now are reported.
  func endBuild(_ result: Result<Package?, any Error>, _ body: @escaping @Sendable () -> Void) {
    queue.async {
      self.state.withLock { state in
        state.isBuilding = false
        state.known.filter.noteResolvedDependencies()
        if case .success(let package?) = result { self.replace(&state, package) }
      }
      body()
    }
  }

  private func replace(_ state: inout State, _ package: Package) {
    let old = state.known.filter
    state.known = package
    do throws(ToolError) {
      // The old one watches until the new one does.
      let new = try watcher(of: package.package)
      state.watcher?.stop()
      state.watcher = new
    } catch {
      terminal.warn(error.message)
    }
    let missed = state.known.filter.replace(old)
    if !missed.isEmpty { state.report?(missed) }
  }

  /// Records that the app that runs has the XML files that there were when a build began.
  func adoptBuild(_ number: Int) {
    queue.async { self.state.withLock { $0.known.filter.adoptBuild(number) } }
  }
}
