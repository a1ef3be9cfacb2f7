import ChildProcesses
import Foundation
import Testing

@testable import XcodeProjects

/// Packages that are fetched from repositories whose owners are hostile.
///
/// The person's configuration leads an address to a folder, as a company's mirror does.
@Suite struct PackageCheckoutTests {
  private let root: String
  private var mark: String { root + "/mark" }

  init() throws {
    root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/shoji-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root + "/repositories", withIntermediateDirectories: true)
  }

  @Test func aVersionIsFetchedOnce() throws {
    try repository(
      "plain", ["Package.swift": "// one", "Sources/a.swift": "let a = 1"],
      tags: ["1.2.0", "v1.3.0", "2.0.0"])
    let place = try fetch("plain", .from("1.0.0"))
    #expect(place.hasSuffix("/v1.3.0@"))
    #expect(FileAccess.text(place + "/Package.swift") == "// one")
    #expect(try fetch("plain", .from("1.0.0")) == place)
    #expect(try fetch("plain", .branch("main")) != place)
    #expect(throws: ProjectError.self) { try fetch("plain", .from("3.0.0")) }
    #expect(throws: ProjectError.self) { try fetch("absent", .branch("main")) }
    #expect(throws: ProjectError.self) { try fetch("plain", .branch("--upload-pack=touch \(mark)")) }
    #expect(leftovers.isEmpty && !isMarked)
  }

  @Test(arguments: [
    "--upload-pack=touch MARK;", "ext::touch MARK", "/etc", "file:///etc",
    "ssh://-oProxyCommand=touch MARK/x",
  ])
  func aHostileAddressReachesNoGit(address: String) throws {
    let address = address.replacing("MARK", with: mark)
    let error = #expect(throws: ProjectError.self) {
      try checkout.folder(of: PackageReference(url: address, requirement: .branch("main")), pin: nil)
    }
    #expect(error?.message.contains("no address of a repository") == true)
    #expect(!isMarked && leftovers.isEmpty)
  }

  @Test func aPinIsAName() throws {
    try repository("plain", ["Package.swift": ""])
    #expect(throws: ProjectError.self) {
      try checkout.folder(
        of: PackageReference(url: "https://shoji.test/plain"), pin: "--upload-pack=touch \(mark)")
    }
    #expect(!isMarked)
  }

  /// The person has a filter, as of Git LFS; a package asks for it.
  @Test func filtersOfThePersonDoNotRun() throws {
    try repository(
      "filtered", ["Package.swift": "// x", ".gitattributes": "* filter=own\n", "a.swift": "let a = 1"])
    let configuration = """
      [filter "own"]
      \tsmudge = touch \(mark); cat
      \tprocess = touch \(mark)
      \trequired = true
      [core]
      \thooksPath = \(root)/hooks
      [init]
      \ttemplateDir = \(root)/template
      """
    try FileManager.default.createDirectory(
      atPath: root + "/template/hooks", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: root + "/hooks", withIntermediateDirectories: true)
    for file in ["hooks/post-checkout", "template/hooks/post-checkout", "hooks/reference-transaction"] {
      try Data("#!/bin/sh\ntouch \(mark)\n".utf8).write(to: URL(fileURLWithPath: "\(root)/\(file)"))
      chmod("\(root)/\(file)", 0o755)
    }
    let place = try fetch("filtered", .branch("main"), configuration)
    #expect(FileAccess.text(place + "/a.swift") == "let a = 1")
    #expect(!isMarked)
  }

  @Test func submodulesAreNotFetched() throws {
    try repository("plain", ["Package.swift": ""])
    try repository("outer", ["Package.swift": "// outer"]) { folder in
      try git(
        [
          "-c", "protocol.file.allow=always", "-C", folder, "submodule", "--quiet", "add",
          root + "/repositories/plain", "inner",
        ])
      try git(["-C", folder, "config", "-f", ".gitmodules", "submodule.inner.url", "ext::touch \(mark)"])
    }
    let place = try fetch(
      "outer", .branch("main"), "[submodule]\n\trecurse = true\n[protocol \"ext\"]\n\tallow = always\n")
    #expect(FileAccess.exists(place + "/Package.swift") && !isMarked)
    #expect(FileAccess.files(in: place + "/inner").isEmpty)
  }

  @Test(arguments: ["/etc/passwd", "../../x", "a/../../x", "..", "/"])
  func aLinkThatLeadsOutIsRefused(target: String) throws {
    try repository("linked", ["Package.swift": "", "a/b": ""]) { folder in
      #expect(symlink(target, folder + "/link") == 0)
    }
    let error = #expect(throws: ProjectError.self) { try fetch("linked", .branch("main")) }
    #expect(error?.message.contains("link") == true && leftovers.isEmpty)
  }

  @Test func aLinkWithinIsKept() throws {
    try repository("linked", ["Package.swift": "// a", "a/b": ""]) { folder in
      #expect(symlink("../Package.swift", folder + "/a/link") == 0)
    }
    let place = try fetch("linked", .branch("main"))
    #expect(FileAccess.text(place + "/a/link") == "// a")
  }

  /// A folder that a run which was cut off has left is none of a package.
  @Test func aFetchThatFailsLeavesNothing() throws {
    try repository("broken", ["Package.swift": ""])
    for name in FileAccess.files(in: root + "/repositories/broken/.git") where name.hasPrefix("objects/") {
      try Data("x".utf8).write(to: URL(fileURLWithPath: root + "/repositories/broken/.git/" + name))
    }
    #expect(throws: ProjectError.self) { try fetch("broken", .branch("main")) }
    #expect(leftovers.isEmpty)
  }

  @Test func theStoreHasBranchesAndTags() throws {
    try repository("plain", ["Package.swift": "// one"], tags: ["1.0.0"])
    var store = PackageStore(environment: ["HOME": root])
    store.configuration = try configuration()
    let address = try PackageAddress("https://shoji.test/plain")
    try store.fetch(address)
    let place = store.repository(of: address)
    #expect(try git(["-C", place, "tag"]).contains("1.0.0"))
    #expect(FileAccess.names(in: place + "/hooks").isEmpty)
    try git(["-C", root + "/repositories/plain", "tag", "1.1.0"])
    try store.fetch(address)
    #expect(try git(["-C", place, "tag"]).contains("1.1.0"))
    try store.keep([address], of: "/a/Package")
    #expect(store.addresses(of: "/a/Package") == [address] && store.addresses(of: "/a").isEmpty)
  }

  // MARK: Repositories

  private var checkout: PackageCheckout { PackageCheckout(environment: ["HOME": root]) }
  private var isMarked: Bool { FileAccess.exists(mark) }
  /// The incomplete checkouts in the cache.
  private var leftovers: [String] {
    let all = FileManager.default.enumerator(atPath: root + "/.cache")?.compactMap { $0 as? String } ?? []
    return all.filter {
      $0.hasSuffix(".part") || $0.contains("absent@/") || $0.contains("linked@/") || $0.contains("broken@/")
    }
  }

  private func fetch(_ name: String, _ requirement: PackageReference.Requirement, _ more: String = "") throws
    -> String
  {
    var checkout = checkout
    checkout.configuration = try configuration(more)
    return try checkout.folder(
      of: PackageReference(url: "https://shoji.test/\(name)", requirement: requirement), pin: nil)
  }

  /// A configuration in the place of the person's, which leads addresses to folders.
  private func configuration(_ more: String = "") throws -> Git.Configuration {
    let file = root + "/configuration"
    try Data(
      "[url \"\(root)/repositories/\"]\n\tinsteadOf = https://shoji.test/\n[safe]\n\tdirectory = *\n\(more)"
        .utf8
    ).write(to: URL(fileURLWithPath: file))
    return .file(file)
  }

  @discardableResult
  private func git(_ words: [String]) throws -> String {
    let result = try Command(own: ["git", "-c", "user.name=T", "-c", "user.email=t@example.org"] + words)
      .run()
    #expect(result.succeeded, "\(result.errorText)")
    return result.text
  }

  private func repository(
    _ name: String, _ files: [String: String], tags: [String] = [], change: (String) throws -> Void = { _ in }
  ) throws {
    let folder = "\(root)/repositories/\(name)"
    for (path, text) in files {
      let file = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try git(["init", "--quiet", "--initial-branch", "main", folder])
    try change(folder)
    try git(["-C", folder, "add", "--all"])
    try git(["-C", folder, "commit", "--quiet", "-m", "First"])
    for tag in tags { try git(["-C", folder, "tag", tag]) }
  }
}
