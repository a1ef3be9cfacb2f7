import ChildProcesses
import Foundation

/// The repositories of packages by address, as a package manager without a network fetches them: each once, in
/// the person's cache, and only ever written here.
package struct PackageStore: Sendable {
  /// The folder of the repositories.
  package let folder: String
  /// The configuration that knows how to reach hosts.
  package var configuration = Git.Configuration.person

  /// The longest time of all that one command fetches, in seconds.
  package static let patience = 1_800.0

  /// The store in the person's cache.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    folder = PackageCheckout.cache(environment) + "/shoji/repositories"
  }

  /// The repository of an address, whether it is there or not.
  package func repository(of address: PackageAddress) -> String {
    "\(folder)/\(PackageCheckout.folderName(address.text))"
  }

  /// Whether the repository of an address is there.
  package func has(_ address: PackageAddress) -> Bool {
    FileAccess.exists(repository(of: address) + "/HEAD")
  }

  /// Fetches a repository, or what is new in one that is there. One that is cut off leaves nothing.
  ///
  /// - Throws: What Git says where it cannot be had.
  package func fetch(_ address: PackageAddress) throws(ProjectError) {
    let place = repository(of: address)
    guard !has(address) else { return try fetch(address, into: place) }
    let manager = FileManager.default
    let beside = "\(place).\(UUID().uuidString.prefix(8)).part"
    defer { try? manager.removeItem(atPath: beside) }
    do { try manager.createDirectory(atPath: place.folder, withIntermediateDirectories: true) } catch {
      throw ProjectError("\(place.folder) cannot be made: \(error.localizedDescription)")
    }
    _ = try Git.output(
      ["init", "--quiet", "--bare", "--template=", "--end-of-options", try Git.path(beside)],
      configuration: .none)
    try fetch(address, into: beside)
    // Somebody else may have been quicker.
    guard rename(beside, place) == 0 || has(address) else {
      throw ProjectError("\(place) cannot be made: \(String(cString: strerror(errno)))")
    }
  }

  private func fetch(_ address: PackageAddress, into place: String) throws(ProjectError) {
    _ = try Git.output(
      [
        "-C", try Git.path(place), "fetch", "--quiet", "--prune", "--no-recurse-submodules", "--no-auto-gc",
        "--end-of-options", try Git.word(address.text), "+refs/heads/*:refs/heads/*",
        "+refs/tags/*:refs/tags/*",
      ], configuration: configuration)
  }

  // MARK: The addresses of a project

  /// The addresses that a package has asked for before.
  ///
  /// - Parameter package: The path of the package's folder.
  package func addresses(of package: String) -> [PackageAddress] {
    (FileAccess.text(list(of: package)) ?? "").lines.compactMap { line in
      try? PackageAddress(String(line))
    }.filter(has)
  }

  /// Keeps the addresses that a package asks for.
  package func keep(_ addresses: [PackageAddress], of package: String) throws(ProjectError) {
    let file = list(of: package)
    do {
      try FileManager.default.createDirectory(atPath: file.folder, withIntermediateDirectories: true)
      try Data(addresses.map(\.text).joined(separator: "\n").utf8).write(
        to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw ProjectError("\(file) cannot be written: \(error.localizedDescription)")
    }
  }

  private func list(of package: String) -> String {
    "\(folder)/packages/\(PackageCheckout.folderName(package)).list"
  }
}
