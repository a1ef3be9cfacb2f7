import Foundation

/// Decides which changes of files need the app to be built again.
public struct ChangeFilter: Sendable {
  private let root: String
  private let hasLiveXML: Bool
  private let tests: [String]
  private let outside: [String]
  /// The XML files that the running app was built with; it reloads these itself.
  private var knownXML: Set<String> = []

  /// The filter for a package. In a release build XML is not reloaded live.
  public init(_ package: SwiftPackage, isDebug: Bool = true) {
    let root = package.folder.standardizedFileURL.path
    self.root = root
    hasLiveXML = package.hasLiveXML && isDebug
    tests =
      package.targets.filter { $0.type == "test" }.map { root + "/" + ($0.path ?? "Tests/\($0.name)") + "/" }
      + [root + "/Tests/"]
    outside = package.localDependencies.map(\.path)
    if hasLiveXML { notePresentXML() }
  }

  /// Records the XML files there are, as when the app has been built with them.
  public mutating func notePresentXML() {
    let files = FileManager.default.enumerator(atPath: root)
    knownXML = []
    while let path = files?.nextObject() as? String {
      if path.hasPrefix(".") { files?.skipDescendants() }
      if ChangeFilter.isXML(path) { knownXML.insert("\(root)/\(path)") }
    }
  }

  /// Whether a path is that of a file that ReactantUI reads.
  static func isXML(_ path: String) -> Bool { path.hasSuffix(".ui.xml") || path.hasSuffix(".styles.xml") }

  /// The changes that only a build can take.
  public func changesForBuild(_ changes: Set<FileChange>) -> Set<FileChange> {
    // Editors that save by renaming delete and make the file: then it is there, and only its content is new.
    changes.filter { change in
      let path = change.path
      if change.kind == .unknown { return true }
      guard let relative = relativePath(path) else {
        return outside.contains { path.hasPrefix($0 + "/Sources/") }
      }
      let name = relative.split(separator: "/").last.map(String.init) ?? relative
      if name.hasSuffix("~") || name.hasPrefix("#") || name.hasSuffix(".tmp") || name == "4913" {
        return false
      }
      if !relative.contains("/") {
        return name.hasPrefix("Package") && (name.hasSuffix(".swift") || name == "Package.resolved")
      }
      if tests.contains(where: { path.hasPrefix($0) }) { return false }
      if ChangeFilter.isXML(path), hasLiveXML, knownXML.contains(path) {
        return !FileManager.default.fileExists(atPath: path)
      }
      return true
    }
  }

  private func relativePath(_ path: String) -> String? {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }
}
