import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji sdk`
struct SDKCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sdk",
    abstract: "Makes and keeps Swift SDKs of Shoji, which apps are built with.",
    discussion: """
      An SDK is Shoji as a library with its modules, built once and optimized: a package that says import UIKit, and names \
      nothing of Shoji, is built with it in seconds. The commands of this tool make it when they need it. It is made of the \
      clone's sources and the toolchain; when one of these is another, so is the SDK.
      """,
    subcommands: [Make.self, Install.self, List.self, Remove.self, Path.self])

  /// The maker for this clone.
  static func maker(_ build: SDKMaker.Build = .optimized) throws -> SDKMaker {
    guard let clone = Clone() else {
      throw ToolError("the tool does not know where Shoji is; run scripts/shoji from a clone")
    }
    return try SDKMaker(clone, build: build)
  }

  /// `shoji sdk make`
  struct Make: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "make", abstract: "Makes the SDK of this clone, unless it is there, and prints its path.")

    @Option(
      help:
        "Write the SDK into this folder as one file, which swift sdk install takes, and print its checksum.",
      completion: .directory)
    var archive: String?

    @Option(
      help: ArgumentHelp(
        "Make one without optimization from the library's own build folder, for Shoji's tests.",
        visibility: .hidden),
      completion: .directory)
    var debug: String?

    func run() throws {
      let build = debug.map {
        SDKMaker.Build.debug(scratch: URL(fileURLWithPath: $0).standardizedFileURL.path)
      }
      let bundle = try SDKCommand.maker(build ?? .optimized).make()
      guard let archive else { return print(bundle.path) }
      let made = try bundle.archive(into: URL(fileURLWithPath: archive).standardizedFileURL)
      print(made.file)
      print("to install it from an address: swift sdk install https://… --checksum \(made.checksum)")
    }
  }

  /// `shoji sdk install`
  struct Install: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "install",
      abstract: "Makes the SDK, unless it is there, and installs it for swift build --swift-sdk shoji.")

    func run() throws {
      let bundle = try SDKCommand.maker().make()
      try bundle.install()
      print("swift build --swift-sdk \(SDKBundle.identifier)")
    }
  }

  /// `shoji sdk list`
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists the SDKs that were made, with their sizes; * marks this clone's.")

    func run() throws {
      let maker = try SDKCommand.maker()
      let current = maker.store.bundle(of: maker.identity)
      for bundle in maker.store.bundles {
        print("\(bundle == current ? "*" : " ") \(bundle.key)  \(bundle.size / 1_000_000) MB")
      }
    }
  }

  /// `shoji sdk remove`
  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Removes SDKs by their names in the list; all of them with --all.")

    @Argument(help: "The names.")
    var names: [String] = []

    @Flag(help: "Remove all, also installed ones, and what their builds have left.")
    var all = false

    func validate() throws {
      if names.isEmpty != all { throw ValidationError("Give names of SDKs, or --all.") }
    }

    func run() throws {
      let store = SDKStore()
      if all {
        try SDKBundle.uninstallAll()
        return try store.removeAll()
      }
      for name in names {
        guard let bundle = store.bundles.first(where: { $0.key == name }) else {
          throw ToolError("there is no SDK “\(name)”; shoji sdk list lists them", cause: .commandLine)
        }
        try store.remove(bundle)
      }
    }
  }

  /// `shoji sdk path`
  struct Path: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "path",
      abstract: "Prints the path of this clone's SDK; fails where it has not been made.")

    func run() throws {
      guard let bundle = try SDKCommand.maker().existing else {
        throw ToolError("there is no SDK of this clone; shoji sdk make makes it")
      }
      print(bundle.path)
    }
  }
}
