import ChildProcesses
import Containment
import Foundation
import XcodeProjects

/// The bounds of what the programs of a project may touch before a person said to run it: its manifests,
/// plugins and macros, what its build settings name, and the app itself.
///
/// They read the system, the toolchain, Shoji and the project. They write into the build folder. They have no
/// network, and none of the person's secrets.
public struct ProjectSandbox: Sendable {
  /// The bounds.
  package let confinement: Confinement
  /// The folder of the package manager and of programs for themselves.
  private let own: String
  /// The folder for temporary files of this run.
  private let temporary: String
  private let resolved: String

  /// The bounds of a package, or of one that was made of a project.
  ///
  /// - Parameters:
  ///   - package: The folder with the manifest.
  ///   - project: The person's own folder.
  ///   - scratch: The build folder; the package's `.build` for nil.
  ///   - clone: The clone of Shoji.
  ///   - readable: Further folders of the project's.
  /// - Throws: An error where the build folder leads out of the package.
  public init(package: URL, project: URL, scratch: String?, clone: URL?, readable: [String] = []) throws {
    let builds = package.standardizedFileURL.path + "/.build"
    try ProjectSandbox.checkFolder(builds)
    let scratch = scratch ?? builds
    // Whatever is in a folder for builds may be a stranger's, also a link.
    if scratch.hasPrefix(builds + "/") { try ProjectSandbox.checkFolder(scratch) }
    own = scratch + "/confined"
    temporary = own + "/tmp/\(ProcessInfo.processInfo.processIdentifier)"
    resolved = package.standardizedFileURL.path + "/Package.resolved"
    let root = project.standardizedFileURL.path
    let libraries = LocalPackages(of: root).folders + LocalPackages(of: package.path).folders
    let checkouts = PackageCheckout(environment: ProcessInfo.processInfo.environment).folder
    var variables = [
      "HOME": own + "/home", "CFFIXED_USER_HOME": own + "/home", "TMPDIR": temporary,
      "SHOJI_CONFINED": "1",
    ]
    let toolchain = ConfinedToolchain.shared
    variables["PATH"] = toolchain.path
    confinement = Confinement(
      readable: [ProjectSandbox.repository(around: root), root, package.path, checkouts] + toolchain.folders
        + (clone.map { [$0.resolvingSymlinksInPath().path] } ?? []) + libraries + readable,
      writable: (scratch == builds ? [scratch] : [scratch, builds]) + [resolved], variables: variables)
  }

  /// Throws where a folder for builds is a link.
  package static func checkFolder(_ folder: String) throws(ToolError) {
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return }
    throw ToolError(
      "\(folder) is no folder of its own, so nothing is built there; remove it, or name another one with "
        + "--scratch-path")
  }

  /// The options of the package manager: nothing that projects share is written.
  var managerOptions: [Argument] {
    get throws {
      [
        "--manifest-cache", "local", "--disable-dependency-cache", "--cache-path",
        try Argument(path: own + "/cache"), "--config-path", try Argument(path: own + "/config"),
        "--security-path", try Argument(path: own + "/security"),
        // The system's linker makes a manifest's program and then executable; modes stay as they are here.
        "-Xbuild-tools-swiftc", "-use-ld=lld",
      ]
    }
  }

  /// Makes the folders and files that programs may write. What earlier runs have left there is removed.
  package func prepare() throws {
    let manager = FileManager.default
    for folder in [own, own + "/tmp"] { try ProjectSandbox.checkFolder(folder) }
    for name in (try? manager.contentsOfDirectory(atPath: own + "/tmp")) ?? [] {
      guard let pid = Int32(name), kill(pid, 0) == 0 || errno == EPERM else {
        OutputFile.remove(own + "/tmp/" + name)
        continue
      }
    }
    for folder in ["home", "cache", "config", "security"].map({ own + "/" + $0 }) + [temporary] {
      try ProjectSandbox.checkFolder(folder)
      try OutputFolder(folder).makeFolder()
    }
  }

  /// Makes the file of versions, which the package manager may write, and none beside it.
  func prepareVersions() throws {
    var status = stat()
    if lstat(resolved, &status) != 0 {
      try OutputFile.write(ProjectSandbox.noVersions.utf8, to: resolved)
    } else if status.st_mode & S_IFMT != S_IFREG {
      throw ToolError("\(resolved) is no file; remove it")
    }
  }

  /// Removes a file of versions that the package manager has not filled.
  func finishVersions() {
    var status = stat()
    guard lstat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == ProjectSandbox.noVersions.utf8.count,
      FileAccess.text(resolved) == ProjectSandbox.noVersions
    else { return }
    OutputFile.remove(resolved)
  }

  private static let noVersions = #"{"pins":[],"version":2}"#

  /// Removes the temporary files of this run.
  package func finish() { OutputFile.remove(temporary) }

  /// Bounds for a program of the project's, whose folders are made.
  package func prepared() throws -> Confinement {
    try prepare()
    return confinement
  }

  /// A sentence about what the kernel cannot refuse; nil where it can all.
  package static var warning: String? {
    let lacking = Confinement.lacking
    guard !lacking.isEmpty else { return nil }
    return "this kernel cannot confine the project's manifests and plugins: they can "
      + lacking.joined(separator: ", ")
  }

  /// The root of the Git repository around a folder; the folder itself where there is none.
  private static func repository(around folder: String) -> String {
    let around = ProjectSearch.folders(from: folder)
    return around.first { FileAccess.exists($0 + "/.git") } ?? folder
  }
}

/// The packages that a package names by path, as far as they are readable without a doubt.
struct LocalPackages {
  /// The folders, without the package's own.
  private(set) var folders: [String] = []

  /// The most packages that are followed.
  private static let most = 200

  init(of root: String) {
    var (seen, open): (Set<String>, [String]) = ([root], [root])
    while let folder = open.popLast(), seen.count < LocalPackages.most {
      for place in PackageFolders.named(in: folder) {
        let real = URL(fileURLWithPath: place).resolvingSymlinksInPath().path
        guard seen.insert(real).inserted else { continue }
        folders.append(real)
        open.append(real)
      }
    }
  }
}
