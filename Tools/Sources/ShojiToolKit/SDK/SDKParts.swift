import ChildProcesses
import Containment
import Foundation
import XcodeProjects

/// The parts of a bundle, put together from a finished build of `SDK/ShojiRuntime`.
struct SDKParts {
  private let bundle: SDKBundle
  private let toolchain: ToolchainInfo
  private let clone: Clone
  private let (scratch, configuration): (String, String)
  /// The folder of what was built.
  private var built: String { "\(scratch)/\(configuration)" }
  private let output: OutputFolder

  /// The products of the package: what all apps run with; that and Apple's frameworks beside UIKit; and all
  /// of the library.
  private static let (running, frameworks, everything) = ("ShojiRuntime", "ShojiFrameworks", "ShojiTesting")

  init(
    _ bundle: SDKBundle, toolchain: ToolchainInfo, clone: Clone, scratch: String, configuration: String
  ) {
    (self.bundle, self.toolchain, self.clone) = (bundle, toolchain, clone)
    (self.scratch, self.configuration) = (scratch, configuration)
    output = OutputFolder(bundle.content)
  }

  /// Puts all of the bundle together.
  ///
  /// - Returns: The messages about fonts.
  func assemble(version: String) throws -> [String] {
    let running = try objects(of: SDKParts.running)
    var others = Set(running)
    let frameworks = try objects(of: SDKParts.frameworks).filter { others.insert($0).inserted }
    let testing = try objects(of: SDKParts.everything).filter { !others.contains($0) }
    try makeRoot()
    try makeLibrary(of: running, as: "ShojiRuntime")
    try makeLibrary(of: frameworks, as: "ShojiFrameworks")
    try makeLibrary(of: testing, as: "ShojiTesting")
    // Without a name of its own, a library is loaded from where the linker has found it: the bundle may
    // lie anywhere.
    try output.write(
      // By the same path as that before Foundation. A program names the others only where it uses them.
      "INPUT(\(toolchain.architecture)/../libShojiRuntime.so AS_NEEDED(libShojiFrameworks.so libShojiTesting.so))\n",
      at: output.path(SDKBundle.librariesFolder + "/libShoji.so"))
    // Pictures of letters are the same where the system's fonts are of another version.
    let fonts = try clone.copyFonts(into: bundle.libraries + "/fonts")
    try copyModules(of: running + frameworks + testing)
    try makeTools(version: version)
    try SDKHeaders(toolchain: toolchain, output: output)
      .copy(maps: try moduleMaps())
    try output.write(SDKBundle.settings(triple: toolchain.triple), at: output.path("swift-sdk.json"))
    try output.write(
      SDKBundle.toolset(namesLibrary: configuration == "debug"), at: output.path("toolset.json"))
    try output.write(SDKBundle.description(of: toolchain), at: output.path("compiler.txt"))
    try output.write(
      clone.packages("packages_to_use").joined(separator: "\n") + "\n", at: output.path("packages.txt"))
    let whole = OutputFolder(bundle.path)
    try whole.write(
      SDKBundle.info(version: version, triple: toolchain.triple), at: whole.path("info.json"))
    return fonts
  }

  // MARK: Libraries

  /// The object files of a product.
  private func objects(of product: String) throws -> [String] {
    guard let text = FileAccess.text("\(built)/\(product).product/Objects.LinkFileList") else {
      throw ToolError("the build has no list of the objects of \(product)")
    }
    return text.split(separator: "\n").map { SDKParts.path(listed: String($0)) }
  }

  /// A path of a list, which the package manager quotes for shells.
  static func path(listed text: String) -> String {
    guard text.hasPrefix("'"), text.hasSuffix("'"), text.count > 1 else { return text }
    return String(text.dropFirst().dropLast()).replacing("'\\''", with: "'")
  }

  /// The names of C functions of other packages, which an app may have in another version, and of all that is
  /// in their modules without other names (`SDK/ShojiRuntime`).
  private static let hidden =
    ["c_nio_*", "_c_nio_*", "CNIO*", "catmc_*", "_sa_*", "opencombine_*", "CCryptoBoringSSL*"]
    + ["Atomics", "DequeModule", "ContainersPreview", "InternalCollectionsUtilities"].map {
      "$s\($0.utf8.count)\($0)*"
    }

  private func makeLibrary(of objects: [String], as name: String) throws {
    let symbols = "work/\(name).symbols"
    let hidden = SDKParts.hidden.map { "\($0); " }.joined()
    try output.write("{ global: *; local: \(hidden)};\n", at: output.path(symbols))
    try runLinker(
      objects,
      [
        "-emit-library", "-lstdc++", "-Xlinker", "--strip-debug", "-Xlinker", "--version-script", "-Xlinker",
        Argument(path: bundle.content + "/" + symbols),
      ], as: SDKBundle.librariesFolder + "/lib\(name).so")
  }

  /// Links objects of the build, with no path of this machine.
  private func runLinker(_ objects: [String], _ words: [Argument], as file: String) throws {
    let list = "work/objects"
    try output.write(objects.map(Checker.quoted).joined(separator: "\n") + "\n", at: output.path(list))
    // The objects name the library that programs are linked with.
    try output.write("/* Nothing. */\n", at: output.path("work/libShoji.so"))
    defer { output.remove(at: ContainedPath([PathName("work")].compactMap { $0 })) }
    let command = try Command(
      "swiftc",
      [
        "-use-ld=lld", "-no-toolchain-stdlib-rpath", "-L", Argument(path: bundle.content + "/work"),
        Argument(listing: bundle.content + "/" + list), "-o", Argument(path: "\(bundle.content)/\(file)"),
        "-Xlinker", "-O2",
      ] + words)
    let result = try command.run()
    guard result.succeeded else {
      throw ToolError("\(file) cannot be linked:\n\(result.errorText.suffix(4_000))")
    }
  }

  // MARK: Tools

  /// Makes the packages of plugins and of the tools that they run: these need not be built again in each
  /// package.
  private func makeTools(version: String) throws {
    for (name, text) in SDKTools.files(version: version, triple: toolchain.triple) {
      try output.write(
        Array(text.utf8), at: output.path(name),
        mode: name == SDKTools.launcher ? 0o777 : 0o666)
    }
    let plugin = "Plugins/\(SDKTools.plugin)/\(SDKTools.plugin).swift"
    try output.copy("\(clone.folder.path)/\(plugin)", to: "\(SDKTools.pluginFolder)/\(plugin)")
    try runLinker(
      try objects(of: "reactant-ui-tool"),
      // The package manager gives the entry of a program the name of its module.
      ["-emit-executable", "-Xlinker", "--strip-all", "-Xlinker", "--defsym=main=reactant_ui_main"],
      as: SDKTools.program)
  }

  // MARK: The root

  /// The folders of the system in which compilers look for what they build with. They are the same on every
  /// machine with this system.
  private func makeRoot() throws {
    let libraries = "\(toolchain.architecture)-linux-gnu"
    for folder in ["usr/include", "usr/lib/\(libraries)", "usr/lib/gcc", "lib", "lib64"] {
      try output.link(to: "/" + folder, at: output.path("root/" + folder))
    }
    // The start of every program of Swift's, which the linker reads first. Functions that both Foundation and
    // the library have are then the library's: it comes before Foundation where it is used.
    let start = "linux/\(toolchain.architecture)/swiftrt"
    try output.copy(toolchain.resources + "/\(start).o", to: "root/usr/lib/swift/\(start)-start.o")
    try output.write(
      "INPUT(swiftrt-start.o AS_NEEDED(../libShojiRuntime.so))\n",
      at: output.path("root/usr/lib/swift/\(start).o"))
  }

  // MARK: Modules

  /// Copies the modules of the objects' targets.
  private func copyModules(of objects: [String]) throws {
    let targets = Set(
      objects.compactMap { path in
        path.split(separator: "/").last { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
      })
    let own = [SDKParts.running, SDKParts.frameworks, SDKParts.everything]
    for target in targets.sorted() where !own.contains(target) {
      // Those of other packages have names of their own, in an optimized build; see the package.
      let own = "_Shoji" + target.drop { $0 == "_" }
      let name = FileAccess.exists("\(built)/Modules/\(own).swiftmodule") ? own : target
      guard FileAccess.exists("\(built)/Modules/\(name).swiftmodule") else { continue }
      for ending in ["swiftmodule", "swiftdoc"] {
        let file = "\(name).\(ending)"
        try output.copy("\(built)/Modules/\(file)", to: "\(SDKBundle.librariesFolder)/\(file)")
      }
    }
  }

  /// The maps of the modules of C that the library's own modules were built with.
  private func moduleMaps() throws -> [String] {
    guard let plan = BuildPlan(scratch: scratch, configuration: configuration)?.module(SDKParts.everything)
    else {
      throw ToolError("the build has no plan")
    }
    let option = "-fmodule-map-file="
    return plan.arguments.filter { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
  }
}

extension OutputFolder {
  /// Copies a file of another place here.
  ///
  /// - Throws: An error where it cannot be read or written.
  func copy(_ file: String, to path: String) throws {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: file)) } catch {
      throw ToolError("\(file) cannot be read: \(error.localizedDescription)")
    }
    try write(data, at: self.path(path))
  }
}
