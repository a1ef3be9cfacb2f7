import Foundation

/// Gets packages by address, each version once, into the person's cache.
package struct PackageCheckout: Sendable {
  /// The folder of the checkouts.
  package var folder: String

  package init(environment: [String: String]) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
    folder = cache + "/shoji/checkouts"
  }

  /// The folder of a package that satisfies a requirement. Throws what Git says where it cannot be had.
  ///
  /// - Parameter pin: The revision that the project has resolved.
  func folder(of package: PackageReference, pin: String?) throws(ProjectError) -> String {
    if let path = package.path { return path }
    let url = package.url ?? ""
    let revision: String
    var name = pin ?? ""
    if let pin {
      revision = pin
    } else {
      switch package.requirement {
      case .branch(let branch): (revision, name) = (branch, branch)
      case .revision(let hash): (revision, name) = (hash, hash)
      default:
        let tag = try tag(of: url, package.requirement ?? .from("0.0.0"))
        (revision, name) = (tag, tag)
      }
    }
    let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    let hash = String(url.utf8.reduce(5381 as UInt64) { $0 &* 33 &+ UInt64($1) }, radix: 36)
    let place = "\(folder)/\(package.identity)-\(hash)/\(plain)"
    if FileAccess.exists(place + "/Package.swift") { return place }
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    do throws(ProjectError) {
      _ = try git(["init", "--quiet", place])
      _ = try git(["-C", place, "fetch", "--quiet", "--depth", "1", url, revision])
      _ = try git(["-C", place, "checkout", "--quiet", "FETCH_HEAD"])
    } catch {
      try? FileManager.default.removeItem(atPath: place)
      throw error
    }
    return place
  }

  private func tag(of url: String, _ requirement: PackageReference.Requirement) throws(ProjectError) -> String
  {
    let tags = try git(["ls-remote", "--tags", "--refs", url]).split(separator: "\n").compactMap {
      $0.components(separatedBy: "refs/tags/").last
    }
    let fitting = tags.compactMap { tag in Version(tag).map { (tag: tag, version: $0) } }
      .filter { $0.version.satisfies(requirement) }
    guard let best = fitting.max(by: { $0.version < $1.version }) else {
      throw ProjectError("\(url) has no version that the project allows")
    }
    return best.tag
  }

  private func git(_ arguments: [String]) throws(ProjectError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw ProjectError("git cannot be started") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text =
        String(decoding: words, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? "git failed"
      throw ProjectError(text)
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A version of a package: three numbers; versions before a release are left out.
struct Version: Comparable {
  var numbers: [Int]

  init?(_ text: String) {
    let parts = (text.hasPrefix("v") ? text.dropFirst() : text[...]).split(
      separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, (1...3).contains(numbers.count) else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  static func < (one: Version, other: Version) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  func satisfies(_ requirement: PackageReference.Requirement) -> Bool {
    switch requirement {
    case .from(let text):
      guard let low = Version(text) else { return true }
      return self >= low && numbers[0] == low.numbers[0]
    case .upToNextMinor(let text):
      guard let low = Version(text) else { return true }
      return self >= low && numbers[0] == low.numbers[0] && numbers[1] == low.numbers[1]
    case .exact(let text): return Version(text) == self
    case .range(let low, let high):
      guard let low = Version(low), let high = Version(high) else { return true }
      return self >= low && self < high
    case .branch, .revision: return false
    }
  }
}
