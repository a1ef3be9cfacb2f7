import Containment
import Foundation
import MarkupReading
import Synchronization

/// The files of a project: all that is read of it is read here, within its roots and within bounds.
///
/// A project names files by absolute paths, by `..` and by links. What lies outside of the roots then is not
/// read, and a remark names it. What the project costs is bounded: the first bound that is exceeded ends all
/// reading, and ``check()`` throws a sentence that names it.
package final class ReadableFiles: Sendable {
  /// The greatest length of a path in bytes (Linux's `PATH_MAX`, with its end).
  static let maximumPath = 4_095

  /// The greatest amounts that reading a project may take.
  package struct Bounds: Sendable {
    /// The names in folders that are listed.
    package var names = 200_000
    /// The bytes of files that are read.
    package var bytes = 2 << 30
    /// The folders in each other, from the one that is listed.
    package var depth = 64
    /// The seconds from the first reading to the last.
    package var seconds = 120.0

    package init() {}
  }

  fileprivate struct State {
    var roots: [String]
    var realRoots: [String]
    /// The folders without links in their paths, by their paths; nil for one that is not there.
    var realFolders: [String: String?] = [:]
    var names = 0
    var bytes = 0
    var refused: [String] = []
    var isRefused: Set<String> = []
    var exceeded: String?
    /// The seconds at which the present reading began.
    var start = 0.0
  }

  private let bounds: Bounds
  /// The seconds since the reading began.
  private let elapsed: @Sendable () -> Double
  private let state: Mutex<State>

  /// The files below roots.
  ///
  /// - Parameters:
  ///   - roots: Absolute paths of folders; `/` for a project that may read everything.
  ///   - elapsed: Returns the seconds since the reading began.
  package init(roots: [String], bounds: Bounds = Bounds(), elapsed: (@Sendable () -> Double)? = nil) {
    self.bounds = bounds
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { (ContinuousClock.now - start) / .seconds(1) }
    state = Mutex(State(roots: [], realRoots: []))
    for root in roots { add(root: root) }
  }

  /// The files of the project at a place: those of the Git repository around it, else of its own folder.
  package convenience init(around place: String) {
    self.init(roots: [ProjectSearch.territory(of: place)])
  }

  /// Begins another reading of the same files, after the compiler's time: the seconds count anew.
  package func beginReading() {
    let now = elapsed()
    state.withLock { $0.start = now }
  }

  /// Adds a root, such as the checkout of a package.
  package func add(root: String) {
    let root = standardizedPath(root)
    state.withLock { state in
      guard !state.roots.contains(root) else { return }
      state.roots.append(root)
      state.realRoots.append(FileAccess.real(root) ?? root)
      state.realFolders = [:]
    }
  }

  /// Whether a package that is named by its path may be read: one in a root, or one beside the project, which
  /// becomes a root then. A folder without a manifest of its own, a hidden one, and one around the home
  /// folder are none.
  package func admits(package path: String) -> Bool {
    if contains(path, isTried: true) { return true }
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    guard path.hasPrefix("/"), let real = FileAccess.real(path),
      !real.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
      !(FileAccess.real(home) ?? home).isInside(real), FileAccess.kind(real + "/Package.swift") == S_IFREG
    else { return contains(path) }
    add(root: path)
    return true
  }

  /// The folders that are read.
  package var roots: [String] { state.withLock { $0.realRoots } }

  // MARK: Reading

  /// Whether a path lies in a root, with all links followed. A path outside is remembered for ``notes``,
  /// unless it is only tried.
  package func contains(_ path: String, isTried: Bool = false) -> Bool {
    let isInside = state.withLock { $0.contains(path) }
    if !isInside, !isTried { refuse(path) }
    return isInside
  }

  /// The bytes of a file; nil where there is none, one that is too large, or one outside.
  package func bytes(_ path: String) -> [UInt8]? {
    guard isOpen, contains(path), let bytes = FileAccess.bytes(path) else { return nil }
    let all = state.withLock { state in
      state.bytes += bytes.count
      return state.bytes
    }
    guard all <= bounds.bytes else {
      exceed("its files have more than \(bounds.bytes >> 20) MiB")
      return nil
    }
    return bytes
  }

  /// The text of a file.
  package func text(_ path: String) -> String? { bytes(path).map(decodeText) }

  /// Whether there is a file or folder.
  package func exists(_ path: String) -> Bool { contains(path) && FileAccess.exists(path) }

  /// Whether there is a folder.
  package func isFolder(_ path: String) -> Bool { contains(path) && FileAccess.isFolder(path) }

  /// The names in a folder, sorted, without hidden ones.
  package func names(in folder: String) -> [String] {
    guard isOpen, contains(folder) else { return [] }
    let names = FileAccess.names(in: folder)
    let all = state.withLock { state in
      state.names += names.count
      return state.names
    }
    guard all <= bounds.names else {
      exceed("it names folders with more than \(bounds.names) files")
      return []
    }
    return names
  }

  /// The paths of all files in a folder, sorted, from it. Folders of the given endings count as one file.
  /// Links to folders are not followed, and links that lead out are left out.
  package func files(in folder: String, units: Set<String> = []) -> [String] {
    var (files, open) = ([String](), [("", 0)])
    while let (part, depth) = open.popLast() {
      guard depth <= bounds.depth else {
        exceed("folders in \(folder) lie more than \(bounds.depth) deep")
        return []
      }
      for name in names(in: part.isEmpty ? folder : folder + "/" + part) {
        let relative = part.isEmpty ? name : part + "/" + name
        switch FileAccess.kind(folder + "/" + relative) {
        case S_IFDIR where !units.contains(name.fileExtension): open.append((relative, depth + 1))
        case S_IFLNK where !contains(folder + "/" + relative): break
        case nil: break
        default: files.append(relative)
        }
      }
    }
    return files.sorted()
  }

  // MARK: Bounds

  /// Throws the sentence about the bound that the project exceeds.
  package func check() throws(ProjectError) {
    if !isOpen, let exceeded = state.withLock({ $0.exceeded }) { throw ProjectError(exceeded) }
  }

  /// Ends all reading for a bound that is exceeded.
  package func exceed(_ bound: String) {
    state.withLock { state in
      if state.exceeded == nil {
        state.exceeded = "the project is not read: \(bound) (docs/readers.md has the bounds)"
      }
    }
  }

  /// Whether no bound is exceeded yet.
  private var isOpen: Bool {
    if elapsed() - state.withLock({ $0.start }) > bounds.seconds {
      exceed("reading takes more than \(Int(bounds.seconds)) seconds")
    }
    return state.withLock { $0.exceeded == nil }
  }

  private func refuse(_ path: String) {
    state.withLock { state in
      guard state.isRefused.count < 1_000, state.isRefused.insert(path).inserted else { return }
      state.refused.append(path)
    }
  }

  /// A remark for each path outside that the project named, in their order; the last one counts what is left
  /// out of a long list.
  package var notes: [Diagnostic] {
    let (refused, root) = state.withLock { ($0.refused, $0.roots.first ?? "/") }
    let shown = refused.prefix(20).map { path in
      Diagnostic.note(
        cause: "outside of the project",
        "\(path.printable) lies outside of \(root) and is not read",
        advice: "move it into the project, or say --trust for a project of your own")
    }
    guard refused.count > shown.count else { return shown }
    return shown + [
      .note(
        cause: "outside of the project",
        "\(refused.count - shown.count) more paths lie outside of \(root) and are not read")
    ]
  }
}

extension ReadableFiles: Equatable {
  package static func == (one: ReadableFiles, other: ReadableFiles) -> Bool { one.roots == other.roots }
}

extension ReadableFiles.State {
  /// Whether a path lies in a root, as its text says and as the disk does.
  fileprivate mutating func contains(_ path: String) -> Bool {
    guard path.hasPrefix("/"), path.utf8.count <= ReadableFiles.maximumPath, !path.hasControls else {
      return false
    }
    if roots.contains("/") { return true }
    let path = standardizedPath(path)
    guard isInside(path) else { return false }
    // Most files of a folder are no links, so that the folder is looked at once.
    guard let folder = realFolder(path.folder) else {
      // Nothing is there. What is around it has been looked at, or is not there either.
      return path.folder == "/" || contains(path.folder)
    }
    let place = folder + "/" + path.fileName
    guard FileAccess.kind(path) == S_IFLNK else { return isInside(place) }
    if let real = FileAccess.real(path) { return isInside(real) }
    // A link to nothing: where something would be.
    let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "/"
    return isInside(standardizedPath(target.hasPrefix("/") ? target : folder + "/" + target))
  }

  private func isInside(_ path: String) -> Bool {
    roots.contains { path.isInside($0) } || realRoots.contains { path.isInside($0) }
  }

  private mutating func realFolder(_ folder: String) -> String? {
    if let known = realFolders[folder] { return known }
    let real = FileAccess.real(folder)
    realFolders[folder] = real
    return real
  }
}
