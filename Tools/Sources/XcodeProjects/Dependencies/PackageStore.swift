import ChildProcesses
import Containment
import Foundation

/// The repositories of packages by address, as a package manager without a network fetches them: each once,
/// in the person's cache, and only ever written here.
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
    let beside = "\(place).\(UUID().uuidString.prefix(8)).part"
    defer { OutputFile.remove(beside) }
    do throws(ContainmentError) { try OutputFolder(place.folder).makeFolder() } catch {
      throw ProjectError(error.message)
    }
    _ = try Git.output(
      ["init", "--quiet", "--bare", "--template=", "--end-of-options", try Git.path(beside)],
      configuration: .none)
    try fetch(address, into: beside)
    // Somebody else may have been quicker.
    do throws(ContainmentError) { try OutputFile.move(beside, to: place) } catch {
      guard has(address) else { throw ProjectError(error.message) }
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
    do throws(ContainmentError) {
      try OutputFile.write(addresses.map(\.text).joined(separator: "\n").utf8, to: file, makesFolders: true)
    } catch {
      throw ProjectError(error.message)
    }
  }

  private func list(of package: String) -> String {
    "\(folder)/packages/\(PackageCheckout.folderName(package)).list"
  }
}
