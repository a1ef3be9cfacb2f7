import Foundation

/// Decides which changes of files need the app to be built again: those of the contents of files that a build
/// reads. A file that is written as it was, or that comes and goes, is no change.
public struct ChangeFilter: Sendable {
  private let inputs: BuildInputs
  private let hasLiveXML: Bool
  private let resolved: String
  /// The contents of the build's inputs, by path, as the last build has them or the one that is due.
  private var contents: [String: Contents] = [:]
  /// The XML files that the running app was built with; it reloads these itself.
  private var knownXML: Set<String> = []
  /// The XML files that there were when a build began, by its number.
  private var builtXML: [Int: Set<String>] = [:]

  /// The filter for a package. In a release build XML is not reloaded live.
  public init(_ package: SwiftPackage, isDebug: Bool = true) {
    inputs = BuildInputs(package)
    hasLiveXML = package.hasLiveXML && isDebug
    let root = package.folder.standardizedFileURL.path
    resolved = root + "/Package.resolved"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] { note("\(root)/\(name)") }
    for place in inputs.places {
      let files = FileManager.default.enumerator(atPath: place)
      while let path = files?.nextObject() as? String {
        if path.split(separator: "/").last?.hasPrefix(".") == true { files?.skipDescendants() }
        note("\(place)/\(path)")
      }
    }
    if hasLiveXML { knownXML = presentXML }
  }

  private var presentXML: Set<String> { Set(contents.keys.filter(ChangeFilter.isXML)) }

  private mutating func note(_ path: String) {
    if inputs.contains(path) { contents[path] = Contents(of: path) }
  }

  /// Records the XML files that a build reads, at its begin.
  mutating func beginBuild(_ number: Int) { builtXML[number] = presentXML }

  /// Records that the app that runs has what a build has read.
  mutating func adoptBuild(_ number: Int) {
    if let files = builtXML[number] { knownXML = files }
    builtXML = builtXML.filter { $0.key >= number }
  }

  /// Takes the place of a filter that was used while the package of this one was built. Files that both know
  /// are known as the other one has them.
  ///
  /// - Returns: The changes that the other one could not see.
  mutating func replace(_ other: ChangeFilter) -> Set<FileChange> {
    for (path, known) in other.contents where contents[path] != nil { contents[path] = known }
    (builtXML, knownXML) = (other.builtXML, other.knownXML)
    let changed = contents.filter { $0.key != resolved && $0.value != Contents(of: $0.key) }
    return changesForBuild(Set(changed.keys.map { FileChange(path: $0, kind: .written) }))
  }

  /// Records the versions of dependencies, which a build resolves and writes.
  public mutating func noteResolvedDependencies() { note(resolved) }

  /// Whether a path is that of a file that ReactantUI reads.
  static func isXML(_ path: String) -> Bool { path.hasSuffix(".ui.xml") || path.hasSuffix(".styles.xml") }

  /// The changes that only a build can take. They count as known from now on.
  ///
  /// - Parameter isBuilding: Whether a build goes on, which writes `Package.resolved`.
  public mutating func changesForBuild(_ changes: Set<FileChange>, isBuilding: Bool = false) -> Set<
    FileChange
  > {
    var needed: Set<FileChange> = []
    for change in changes where change.kind == .unknown || isNew(change.path, isBuilding: isBuilding) {
      needed.insert(change)
    }
    return needed
  }

  /// Whether the contents at a path differ from those that are known.
  private mutating func isNew(_ path: String, isBuilding: Bool) -> Bool {
    // A folder that is moved away takes its files with it.
    let lost = contents.keys.filter {
      $0.hasPrefix(path + "/") && !FileManager.default.fileExists(atPath: $0)
    }
    for file in lost { contents[file] = nil }
    guard inputs.contains(path), !(isBuilding && path == resolved) else { return !lost.isEmpty }
    let (old, new) = (contents[path], Contents(of: path))
    guard old != new else { return !lost.isEmpty }
    contents[path] = new
    // Editors that save by renaming delete and make the file: then it is there, and only its content is new.
    return !(hasLiveXML && new != nil && ChangeFilter.isXML(path) && knownXML.contains(path))
  }

  /// A digest of a file's contents.
  private struct Contents: Equatable, Sendable {
    private let count: Int
    private let digest: Int

    /// Reads a file; nil where there is none.
    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      else { return nil }
      count = data.count
      var hasher = Hasher()
      data.withUnsafeBytes { hasher.combine(bytes: $0) }
      digest = hasher.finalize()
    }
  }
}
