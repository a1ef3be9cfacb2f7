import ChildProcesses
import Foundation
import XcodeProjects

/// Fetches the packages by address that a package manager without a network asks for.
struct PackageFetch {
  /// The most times that something is fetched for one command: each time shows a further floor of
  /// dependencies.
  private static let mostRounds = 64

  private let sandbox: ProjectSandbox
  private let store: PackageStore
  private let package: String
  private let terminal: Terminal
  private let limit = ProcessInfo.processInfo.systemUptime + PackageStore.patience
  private var addresses: [PackageAddress]
  private var fetched: Set<PackageAddress> = []
  private var rounds = 0

  init(
    _ sandbox: ProjectSandbox, package: String, store: PackageStore,
    terminal: Terminal = .standardError
  ) {
    (self.sandbox, self.package, self.store, self.terminal) = (sandbox, package, store, terminal)
    addresses = store.addresses(of: package)
  }

  /// The bounds with the repositories that the package has asked for.
  func confinement() throws -> Confinement {
    var confinement = sandbox.confinement
    confinement.readable += addresses.map(store.repository)
    let variables = Git.variables(
      replacing: addresses.map { ($0.text, "file://" + store.repository(of: $0)) })
    confinement.variables.merge(variables) { $1 }
    return confinement
  }

  /// Fetches what the package manager could not have, by what it printed.
  ///
  /// - Returns: Whether there is something new, so that it should run again.
  /// - Throws: An error where an address is not fetched, or cannot be.
  mutating func getMissing(in output: String) throws -> Bool {
    if let needed = PackageFetch.download(in: output) {
      throw ToolError(
        "the package needs \(needed), which is not fetched for a project before you trust it; say --trust for "
          + "one of your own")
    }
    let missing = try PackageFetch.missing(in: output).filter { !fetched.contains($0) }
    // A repository that is there may be older than what is asked for.
    let wanted =
      missing.isEmpty && PackageFetch.lacksVersion(output)
      ? addresses.filter { !fetched.contains($0) } : missing
    guard !wanted.isEmpty else { return false }
    rounds += 1
    guard rounds <= PackageFetch.mostRounds, ProcessInfo.processInfo.systemUptime < limit else {
      throw ToolError("the package asks for more and more other packages; the last one is \(wanted[0])")
    }
    for address in wanted {
      terminal.say("fetching \(address)")
      do { try store.fetch(address) } catch {
        throw ToolError("the package \(address) cannot be had: \(error.message)")
      }
      fetched.insert(address)
      if !addresses.contains(address) { addresses.append(address) }
    }
    do { try store.keep(addresses, of: package) } catch { throw ToolError(error) }
    return true
  }

  /// The addresses that Git could not clone, or could not look at again where a shared build folder has them.
  static func missing(in output: String) throws -> [PackageAddress] {
    var all: [PackageAddress] = []
    let isOld = ["Couldn’t fetch updates", "Couldn't fetch updates"].contains { output.contains($0) }
    for line in output.split(whereSeparator: \.isNewline) {
      let marks = ["Failed to clone repository "] + (isOld ? ["Updating "] : [])
      guard let mark = marks.compactMap({ line.firstRange(of: $0) }).first else { continue }
      let text = line[mark.upperBound...].prefix { $0 != " " }
      let address: PackageAddress
      do { address = try PackageAddress(String(text.hasSuffix(":") ? text.dropLast() : text)) } catch {
        throw ToolError(error)
      }
      if !all.contains(address) { all.append(address) }
    }
    return all
  }

  /// The words for what the package manager could not have and nobody fetches for it: programs at addresses,
  /// and packages of registries; nil for none.
  static func download(in output: String) -> String? {
    for line in output.split(whereSeparator: \.isNewline) {
      if let found = line.firstMatch(of: /failed downloading '([^']*)' which is required by binary target/) {
        return "the file \(String(found.1).printable)"
      }
      if let found = line.firstMatch(of: /failed fetching (\S+) releases list from (\S+):\s/) {
        return "\(String(found.1).printable) of the registry \(String(found.2).printable)"
      }
    }
    return nil
  }

  /// Whether a repository that is there lacks a version.
  static func lacksVersion(_ output: String) -> Bool {
    let bytes = Data(output.utf8)
    return [
      "no versions of", "could not find a branch named", "could not find the commit", "Couldn’t get revision",
      "Couldn't get revision", "unknown revision", "reference is not a tree", "Couldn’t check out revision",
      "could not be resolved because", "dependencies could not be resolved", "Needed a single revision",
      "bad object", "Unable to find", "not found in",
    ].contains { bytes.range(of: Data($0.utf8)) != nil }
  }
}
