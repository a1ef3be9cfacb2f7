import ChildProcesses
import Foundation
import Testing
import XcodeProjects

@testable import ShojiToolKit

/// Projects of strangers, which run what they can when the package manager reads or builds them.
@Suite(
  .serialized,
  .enabled(if: Confinement.isAvailable, "this kernel has no Landlock, or no filter of system calls"))
final class ProjectSandboxTests {
  private let root: String
  private var package: String { root + "/Package" }
  private var outside: String { root + "/outside" }
  private var marks: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: outside)) ?? []).filter { $0 != "secret" }
  }

  init() throws {
    root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/shoji-\(UUID().uuidString)"
    try write("outside/secret", "secret")
    try write("Package/Sources/App/main.swift", "print(1)\n")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// The words of a shell that does all that a hostile manifest would.
  ///
  /// - Parameter stays: Whether it leaves a process behind; the build system waits for those of its commands.
  private func attack(_ name: String, stays: Bool = true) -> String {
    """
    touch \(outside)/\(name); cp \(outside)/secret .build/loot-\(name) || cat \(outside)/secret >.build/loot-\(name); \
    echo x >>\(package)/Package.swift; echo x >>\(package)/Sources/App/main.swift; touch /tmp/\(root.split(separator: "/").last ?? "") ; \
    chmod 000 \(outside)/secret; env >.build/env-\(name); (echo >/dev/tcp/127.0.0.1/22) 2>.build/tcp-\(name); \
    \(stays ? daemon(name) : "true")
    """.replacing("\n", with: " ").replacing(".build/", with: "\(package)/.build/")
  }

  private func daemon(_ name: String) -> String {
    """
    setsid sh -c 'trap \\"\\" HUP TERM; while :; do echo >>.build/beats-\(name); sleep 0.01; done' >/dev/null 2>&1 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&- &
    """
  }

  private func manifest(_ more: String = "", targets: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import Glibc
    import PackageDescription
    _ = system("\(attack("manifest"))")
    let package = Package(name: "App", \(more)targets: [.executableTarget(name: "App"\(targets)])
    """
  }

  @Test func aManifestIsReadAndDoesNothingElse() throws {
    let text = manifest(targets: ")")
    try write("Package/Package.swift", text)
    try hostileRepository()
    setenv("SHOJI_TEST_TOKEN_FOR_NOBODY", "1", 1)
    setenv("GITHUB_TOKEN_OF_TESTS", "secret", 1)
    let sandbox = try sandbox()
    let read = try SwiftPackage(
      reading: URL(fileURLWithPath: package),
      by: PackageManager(folder: URL(fileURLWithPath: package), sandbox: sandbox))
    #expect(read.targets.map(\.name) == ["App"])
    try checkNothingHappened("manifest", text)
    // That it ran at all is seen by what it may write.
    let seen = try String(contentsOfFile: "\(package)/.build/env-manifest", encoding: .utf8)
    #expect(!seen.contains("GITHUB_TOKEN") && seen.contains("HOME=\(package)/.build/confined/home\n"))
    sandbox.finish()
    #expect(access(package + "/Package.resolved", F_OK) != 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: package + "/.build/confined/tmp").isEmpty)
  }

  @Test func aPluginMakesSourcesAndDoesNothingElse() throws {
    let text = manifest(
      targets: ", plugins: [\"Maker\"]), .plugin(name: \"Maker\", capability: .buildTool())")
    try write("Package/Package.swift", text)
    try write(
      "Package/Plugins/Maker/Maker.swift",
      """
      import Foundation
      import PackagePlugin
      @main struct Maker: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
          let file = context.pluginWorkDirectoryURL.appendingPathComponent("Made.swift")
          let shell = Process()
          shell.executableURL = URL(fileURLWithPath: "/bin/sh")
          shell.arguments = ["-c", "\(attack("plugin", stays: false))"]
          try? shell.run()
          shell.waitUntilExit()
          return [
            .buildCommand(
              displayName: "make", executable: URL(fileURLWithPath: "/bin/sh"),
              arguments: ["-c", "echo 'let made = 1' >\\(file.path); \(attack("command", stays: false))"], outputFiles: [file])
          ]
        }
      }
      """)
    try write("Package/Sources/App/main.swift", "print(made)\n")
    let sandbox = try sandbox()
    let builder = Builder(folder: URL(fileURLWithPath: package), sandbox: sandbox)
    try builder.build("App", terminal: .standardError)
    for name in ["manifest", "plugin", "command"] {
      try checkNothingHappened(name, text, source: "print(made)\n")
    }
    // The program itself runs within the same bounds.
    let result = try PackageCommand.run(builder.program("App"), within: sandbox)
    #expect(result == "1")
  }

  @Test func packagesByAddressAreFetchedOutsideOfTheBounds() throws {
    try repository("far", needs: [])
    try repository("near", needs: ["far"])
    let text = manifest(
      "dependencies: [.package(url: \"https://shoji.test/near\", from: \"1.0.0\")], ",
      targets: ", dependencies: [.product(name: \"near\", package: \"near\")])")
    try write("Package/Package.swift", text)
    try write("Package/Sources/App/main.swift", "import near\nprint(nearValue)\n")
    var manager = PackageManager(folder: URL(fileURLWithPath: package), sandbox: try sandbox())
    manager.store = PackageStore(environment: ["HOME": root])
    try write(
      "configuration",
      "[url \"\(root)/repositories/\"]\n\tinsteadOf = https://shoji.test/\n[safe]\n\tdirectory = *\n")
    manager.store.configuration = .file(root + "/configuration")
    let result = try manager.run(["package"], ["resolve"])
    #expect(result.succeeded, "\(result.errorText)")
    #expect(
      try String(contentsOfFile: package + "/Package.resolved", encoding: .utf8).contains("shoji.test/far"))
    // A version that is newer than what the store has.
    try tag("near", "1.1.0")
    try write("Package/Package.swift", text.replacing("1.0.0", with: "1.1.0"))
    #expect(try manager.run(["package"], ["resolve"]).succeeded)
    #expect(try String(contentsOfFile: package + "/Package.resolved", encoding: .utf8).contains("1.1.0"))
    #expect(marks.isEmpty)
  }

  @Test func anAddressThatIsNoneIsNamed() throws {
    let error = #expect(throws: ToolError.self) {
      try PackageFetch.missing(in: "error: Failed to clone repository ext::touch:\n    fatal: x")
    }
    #expect(error?.message.contains("“ext::touch”") == true)
    #expect(
      try PackageFetch.missing(
        in: "a\nerror: Failed to clone repository https://a.b/c:\nFailed to clone repository https://a.b/c:"
      ).map(\.text)
        == ["https://a.b/c"])
    // A build folder that packages share has repositories that cannot be looked at again.
    let old =
      "Updating https://a.b/c\nUpdating https://a.b/d\nerror: Couldn’t fetch updates from remote repositories:\n    fatal: x"
    #expect(try PackageFetch.missing(in: old).map(\.text) == ["https://a.b/c", "https://a.b/d"])
    #expect(try PackageFetch.missing(in: "Updating https://a.b/c\nerror: x").isEmpty)
  }

  @Test(arguments: [
    (
      "error: failed downloading 'https://a.b/c.zip' which is required by binary target 'c': x",
      "the file https://a.b/c.zip"
    ),
    ("error: failed fetching a.b releases list from http://c: x", "a.b of the registry http://c"),
    (
      "x\nerror: failed fetching \u{1B}]0;x releases list from http://c: x",
      "\u{FFFD}]0;x of the registry http://c"
    ),
    ("error: failed", nil),
  ]) func whatNobodyFetchesIsNamed(output: String, needed: String?) {
    #expect(PackageFetch.download(in: output) == needed)
  }

  /// Whatever ends the run, the package's folder is as it was.
  @Test(arguments: ["import PackageDescription\nlet package = Package(name: 1)", "#error(\"none\")"])
  func aManifestThatCannotBeReadLeavesNoVersionsBehind(text: String) throws {
    try write("Package/Package.swift", "// swift-tools-version: 6.0\n" + text)
    let manager = PackageManager(folder: URL(fileURLWithPath: package), sandbox: try sandbox())
    #expect(throws: (any Error).self) {
      try SwiftPackage(reading: URL(fileURLWithPath: package), by: manager)
    }
    #expect(access(package + "/Package.resolved", F_OK) != 0)
  }

  @Test func aBuildFolderThatLeadsOutIsRefused() throws {
    try write("Package/Package.swift", manifest(targets: ")"))
    #expect(symlink(outside, package + "/.build") == 0)
    let error = #expect(throws: ToolError.self) { try sandbox() }
    #expect(error?.message.contains(package + "/.build is no folder of its own") == true)
    unlink(package + "/.build")
    try FileManager.default.createDirectory(atPath: package + "/.build", withIntermediateDirectories: true)
    for name in ["confined", "confined/home", "confined/tmp"] {
      let link = "\(package)/.build/\(name)"
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createDirectory(
        atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      #expect(symlink(outside, link) == 0)
      #expect(throws: ToolError.self) { try self.sandbox().prepare() }
      unlink(link)
    }
    unlink(package + "/Package.resolved")
    #expect(symlink(outside + "/new", package + "/Package.resolved") == 0)
    #expect(throws: ToolError.self) { try self.sandbox().prepareVersions() }
    #expect(marks.isEmpty)
  }

  @Test func packagesBesideAreReadAndSecretsAreNot() throws {
    try write(
      "Beside/Package.swift",
      "import PackageDescription\nlet package = Package(name: \"Beside\", dependencies: [.package(path: \"../Far\")])\n"
    )
    try write("Far/Package.swift", "import PackageDescription\nlet package = Package(name: \"Far\")\n")
    try write(".hidden/Package.swift", "import PackageDescription\nlet package = Package(name: \"Hidden\")\n")
    try write(
      "Package/Package.swift",
      """
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [
          .package(path: "../Beside"), .package(path: "../outside"), .package(path: "../.hidden"), .package(path: "/"),
        ])
      """)
    let folders = Set(LocalPackages(of: package).folders.map { String($0.dropFirst(root.count)) })
    #expect(folders == ["/Beside", "/Far"])
  }

  @Test func aLinkInAFolderForBuildsIsNoPlaceToBuild() throws {
    try write("Package/.build/kept", "")
    try FileManager.default.createSymbolicLink(
      atPath: package + "/.build/sdk", withDestinationPath: outside)
    let folder = URL(fileURLWithPath: package)
    let error = #expect(throws: ToolError.self) {
      try ProjectSandbox(package: folder, project: folder, scratch: package + "/.build/sdk", clone: nil)
    }
    #expect(error?.message.contains("is no folder of its own") == true)
    #expect(marks.isEmpty)
  }

  // MARK: Packages

  private func sandbox() throws -> ProjectSandbox {
    try ProjectSandbox(
      package: URL(fileURLWithPath: package), project: URL(fileURLWithPath: package), scratch: nil, clone: nil
    )
  }

  private func checkNothingHappened(_ name: String, _ manifest: String, source: String = "print(1)\n") throws
  {
    #expect(access("\(package)/.build/env-\(name)", F_OK) == 0, "\(name) did not run")
    #expect(marks.isEmpty)
    #expect(access("/tmp/\(root.split(separator: "/").last ?? "")x", F_OK) != 0)
    #expect(try String(contentsOfFile: outside + "/secret", encoding: .utf8) == "secret")
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(package)/.build/loot-\(name)")).isEmpty)
    #expect(try String(contentsOfFile: package + "/Package.swift", encoding: .utf8) == manifest)
    #expect(try String(contentsOfFile: package + "/Sources/App/main.swift", encoding: .utf8) == source)
    let beats = try? Data(contentsOf: URL(fileURLWithPath: "\(package)/.build/beats-\(name)")).count
    usleep(100_000)
    #expect((try? Data(contentsOf: URL(fileURLWithPath: "\(package)/.build/beats-\(name)")).count) == beats)
  }

  /// A repository whose own configuration names programs, as one that was unpacked has.
  private func hostileRepository() throws {
    try git(["init", "--quiet", package])
    try write(
      "Package/.git/config",
      """
      [core]
      \trepositoryformatversion = 0
      \tfsmonitor = touch \(outside)/fsmonitor
      \tsshCommand = touch \(outside)/ssh
      \tpager = touch \(outside)/pager
      \thooksPath = \(root)/hooks
      [alias]
      \tstatus = !touch \(outside)/alias
      [diff]
      \texternal = touch \(outside)/diff
      """)
  }

  private func repository(_ name: String, needs: [String]) throws {
    let packages = needs.map { ".package(url: \"https://shoji.test/\($0)\", from: \"1.0.0\")" }.joined(
      separator: ", ")
    let products = needs.map { ".product(name: \"\($0)\", package: \"\($0)\")" }.joined(separator: ", ")
    let folder = "repositories/\(name)"
    try write(
      folder + "/Package.swift",
      """
      // swift-tools-version: 6.0
      import Glibc
      import PackageDescription
      _ = system("touch \(outside)/\(name)")
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(packages)],
        targets: [.target(name: "\(name)", dependencies: [\(products)])])
      """)
    try write("\(folder)/Sources/\(name)/a.swift", "public let \(name)Value = 1\n")
    try git(["init", "--quiet", "--initial-branch", "main", "\(root)/\(folder)"])
    try tag(name, "1.0.0")
  }

  private func tag(_ name: String, _ version: String) throws {
    let folder = "\(root)/repositories/\(name)"
    try git(["-C", folder, "add", "--all"])
    try git(["-C", folder, "commit", "--quiet", "--allow-empty", "-m", version])
    try git(["-C", folder, "tag", version])
  }

  private func git(_ words: [String]) throws {
    let result = try Command(own: ["git", "-c", "user.name=T", "-c", "user.email=t@example.org"] + words)
      .run()
    #expect(result.succeeded, "\(result.errorText)")
  }

  private func write(_ path: String, _ text: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// A program that was built.
private enum PackageCommand {
  static func run(_ program: URL, within sandbox: ProjectSandbox) throws -> String {
    var command = try Command(own: [program.path])
    command.confinement = try sandbox.prepared()
    return try command.run().text
  }
}
