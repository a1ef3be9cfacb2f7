import ChildProcesses
import Containment
import Foundation

/// Gets packages by address, each version once, into the person's cache.
package struct PackageCheckout: Sendable {
  /// The folder of the checkouts.
  package var folder: String
  /// The configuration that knows how to reach hosts.
  var configuration = Git.Configuration.person

  package init(environment: [String: String]) {
    folder = PackageCheckout.cache(environment) + "/shoji/checkouts"
  }

  /// The folder of the person's caches.
  package static func cache(_ environment: [String: String]) -> String {
    let home = environment["HOME"] ?? NSHomeDirectory()
    return environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
  }

  /// The folder of a package that satisfies a requirement. Throws what Git says where it cannot be had.
  ///
  /// - Parameter pin: The revision that the project has resolved.
  func folder(of package: PackageReference, pin: String?) throws(ProjectError) -> String {
    if let path = package.path { return path }
    let address = try PackageAddress(package.url ?? "")
    let name: GitName
    if let pin {
      name = try GitName(pin)
    } else {
      switch package.requirement {
      case .branch(let branch): name = try GitName(branch)
      case .revision(let hash): name = try GitName(hash)
      default: name = try tag(of: address, package.requirement ?? .from("0.0.0"))
      }
    }
    let place =
      "\(folder)/\(PackageCheckout.folderName(address.text))/\(PackageCheckout.folderName(name.text))"
    if FileAccess.exists(place + "/Package.swift") { return place }
    try fetch(name, of: address, to: place)
    return place
  }

  /// A path for a text, which no other text has: letters, digits and some signs stand for themselves.
  static func folderName(_ text: String) -> String {
    let own = text.utf8.map { byte -> String in
      let isPlain =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || [0x2D, 0x2E, 0x5F].contains(byte)
      guard !isPlain else { return String(UnicodeScalar(byte)) }
      return byte == 0x2F ? "+" : "=" + String(UInt16(byte) + 0x100, radix: 16).dropFirst()
    }
    // A file system has names of 255 bytes. The sign at the end tells a whole name from the start of one.
    let parts = stride(from: 0, to: own.count, by: 80).map { own[$0..<min($0 + 80, own.count)].joined() }
    return parts.joined(separator: "/") + "@"
  }

  /// Fetches one commit, and puts its files into a folder. A fetch that is cut off leaves nothing there.
  private func fetch(_ name: GitName, of address: PackageAddress, to place: String) throws(ProjectError) {
    let beside = "\(place).\(UUID().uuidString.prefix(8)).part"
    defer { OutputFile.remove(beside) }
    do throws(ContainmentError) { try OutputFolder(place.folder).makeFolder() } catch {
      throw ProjectError(error.message)
    }
    let path = try Git.path(beside)
    _ = try Git.output(["init", "--quiet", "--template=", "--end-of-options", path], configuration: .none)
    _ = try Git.output(
      [
        "-C", path, "fetch", "--quiet", "--depth", "1", "--no-tags", "--no-recurse-submodules",
        "--no-auto-gc", "--end-of-options", try Git.word(address.text), try Git.word(name.text),
      ], configuration: configuration)
    try PackageCheckout.checkSize(path)
    // The files come without the person's configuration, which may name programs that change them.
    _ = try Git.output(
      ["-C", path, "checkout", "--quiet", "--detach", "FETCH_HEAD", "--"], configuration: .none)
    try PackageCheckout.checkLinks(in: beside)
    // Somebody else may have been quicker, and then has the same.
    OutputFile.remove(place)
    do throws(ContainmentError) { try OutputFile.move(beside, to: place) } catch {
      guard FileAccess.exists(place + "/Package.swift") else { throw ProjectError(error.message) }
    }
  }

  /// The most files of a package, and their most bytes.
  private static let (mostFiles, mostBytes) = (100_000, 2 << 30)

  /// Throws where what was fetched has more files than a disk should get.
  private static func checkSize(_ path: Argument) throws(ProjectError) {
    let list = try Git.output(
      ["-C", path, "ls-tree", "-r", "-l", "--full-tree", "FETCH_HEAD"], configuration: .none, seconds: 120)
    var (files, bytes) = (0, 0)
    // `100644 blob 8f3c… 1234<tab>name`
    for line in list.utf8.split(separator: 10) {
      files += 1
      let words = line.prefix { $0 != 9 }.split(separator: 32)
      bytes += words.count > 3 ? Int(Substring(words[3])) ?? 0 : 0
      guard files <= mostFiles, bytes <= mostBytes else {
        throw ProjectError("the package has more than \(mostFiles) files or \(mostBytes >> 30) GB")
      }
    }
  }

  /// Throws where a link leads out of a folder.
  private static func checkLinks(in folder: String) throws(ProjectError) {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard let all = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in all {
      let file = folder + "/" + name
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file) else { continue }
      let end = standardizedPath(target.hasPrefix("/") ? target : file.folder + "/" + target)
      let real = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
      guard end.isInside(folder), real.isInside(root) || real.isInside(folder) else {
        throw ProjectError("the package has a link that leads out of it: \(name.printable)")
      }
    }
  }

  private func tag(of address: PackageAddress, _ requirement: PackageReference.Requirement)
    throws(ProjectError) -> GitName
  {
    let tags = try Git.output(
      ["ls-remote", "--tags", "--refs", "--end-of-options", try Git.word(address.text)],
      configuration: configuration, seconds: 120
    ).split(separator: "\n").compactMap { $0.components(separatedBy: "refs/tags/").last }
    let fitting = tags.compactMap { tag in PackageVersion(tag).map { (tag: tag, version: $0) } }
      .filter { $0.version.satisfies(requirement) }
    guard let best = fitting.max(by: { $0.version < $1.version }) else {
      throw ProjectError("\(address) has no version that the project allows")
    }
    return try GitName(best.tag)
  }
}

/// A version of a package: three numbers; versions before a release are left out.
struct PackageVersion: Comparable {
  var numbers: [Int]

  init?(_ text: String) {
    let parts = (text.hasPrefix("v") ? text.dropFirst() : text[...]).split(
      separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  static func < (one: PackageVersion, other: PackageVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  func satisfies(_ requirement: PackageReference.Requirement) -> Bool {
    switch requirement {
    case .from(let text):
      guard let low = PackageVersion(text) else { return true }
      return self >= low && numbers[0] == low.numbers[0]
    case .upToNextMinor(let text):
      guard let low = PackageVersion(text) else { return true }
      return self >= low && numbers[0] == low.numbers[0] && numbers[1] == low.numbers[1]
    case .exact(let text): return PackageVersion(text) == self
    case .range(let low, let high):
      guard let low = PackageVersion(low), let high = PackageVersion(high) else { return true }
      return self >= low && self < high
    case .branch, .revision: return false
    }
  }
}
