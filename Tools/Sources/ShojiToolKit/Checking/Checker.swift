import ChildProcesses
import Containment
import Foundation
import MarkupReading
import TranslationInterface
import XcodeProjects

/// Type checks the modules of a package or project without building them: only what it depends on is built,
/// once.
public final class Checker {
  /// A module to check.
  struct Module {
    var name: String
    /// The name of its target, which the package manager knows it by.
    var target: String
    var sources: [String]
    /// Whether other modules import it.
    var isLibrary: Bool
    /// Whether a plugin makes sources of it.
    var hasPlugins: Bool
    /// Whether the package manager makes the source of its bundle.
    var hasBundle = false
  }

  let builder: Builder
  private let folder: String
  let terminal: Terminal
  private let clone: URL?
  private let reader: DiagnosticReader

  /// A checker that keeps what it knows in a folder of the build.
  public init(_ builder: Builder, clone: URL?, terminal: Terminal = .standardError) {
    self.builder = builder
    self.clone = clone
    self.terminal = terminal
    folder = builder.folder.path + "/.build/check-\(builder.configuration)"
    reader = DiagnosticReader(names: AbsentNames())
  }

  /// The folder of what it knows.
  private var output: OutputFolder { OutputFolder(folder, obstacles: .replaced) }
  private var scratch: String { builder.scratchPath ?? builder.folder.path + "/.build" }

  /// Checks the modules of a project.
  public func check(_ project: MirroredProject) throws -> CheckResult {
    let end = ProcessInfo.processInfo.systemUptime + Self.longestCheck
    do {
      let (state, remaining) = try settle(project, until: end)
      return try CheckResult(of: project, state, Self.worded(remaining))
    } catch let error as ToolError {
      // What was read can be listed.
      var result = try CheckResult(of: project, project.omissionState, [])
      result.obstacles.append(CheckResult.failure(error, of: project.projectFolder))
      return result
    }
  }

  /// The time after which a check answers with what it knows, in seconds.
  private static let longestCheck = 50.0

  /// The modules of a project, those that others import first.
  func modules(of project: MirroredProject) -> [Module] {
    project.targetsInOrder.filter { $0.kind != .tests }.map { target in
      let place = "\(project.folder.path)/Sources/\(target.module)"
      return Module(
        name: target.module, target: target.module,
        sources: FileAccess.files(in: place).filter { $0.hasSuffix(".swift") }.map { "\(place)/\($0)" },
        isLibrary: target.kind == .library, hasPlugins: !target.markup.isEmpty,
        hasBundle: target.hasOwnBundle && !target.resources.isEmpty)
    }
  }

  /// The errors of a person's own files, without those that follow from others.
  static func worded(_ all: [Diagnostic]) -> [Diagnostic] {
    DiagnosticReader.withoutConsequences(all)
  }

  /// Checks the modules of a package whose libraries are mirrored.
  public func check(_ package: SwiftPackage, with mirrored: MirroredPackage) throws -> CheckResult {
    _ = try prepareBuild(of: mirrored, isForced: true)
    return try check(package).moved(by: mirrored.originals)
  }

  /// Checks the modules of a package.
  public func check(_ package: SwiftPackage) throws -> CheckResult {
    let inputs = BuildInputs(package)
    let modules = package.targets.filter { ["executable", "regular"].contains($0.type) }.map { target in
      Module(
        name: target.name.moduleName, target: target.name, sources: inputs.swiftFiles(of: target.name),
        isLibrary: target.type == "regular", hasPlugins: !target.plugins.isEmpty,
        hasBundle: !target.resources.isEmpty)
    }
    // The ones that others import come first.
    let scan = Scan(modules.filter(\.isLibrary) + modules.filter { !$0.isLibrary })
    guard !scan.modules.isEmpty else { return CheckResult(obstacles: scan.refused) }
    return try Heartbeat.during("checking", terminal) {
      try buildDependencies(of: scan.modules, imports: Set(scan.imports.keys))
      let absent = try absentModules(scan)
      let errors = try errors(scan.modules, standIns: standIns(for: absent))
      return CheckResult(absent: absent, scan.imports, errors: errors, obstacles: scan.refused)
    }
  }

  // MARK: Modules

  /// The modules that are checked, and what they import.
  ///
  /// A file beyond the bounds of sources is not given to the compiler, which could take for ever: its module,
  /// and those that import it, are left out.
  struct Scan {
    typealias Imports = [String: [(file: String, line: Int)]]

    var modules: [Module] = []
    /// The places of imports by modules.
    var imports: Imports = [:]
    /// The modules that files ask for.
    var asked: Set<String> = []
    var refused: [Diagnostic] = []

    init(_ all: [Module]) {
      var left: Set<String> = []
      for module in all {
        for file in module.sources {
          guard let text = FileAccess.text(file) else { continue }
          if let exceeded = SourceBounds.exceeded(by: text) {
            refused.append(Checker.refusal(of: file, exceeded))
            left.insert(module.name)
            continue
          }
          for found in ImportScanner.imports(in: text) {
            imports[found.module, default: []].append((file, found.line))
            if ImportScanner.asks(for: found.module, in: text) { asked.insert(found.module) }
            if left.contains(found.module) { left.insert(module.name) }
          }
        }
      }
      modules = all.filter { !$0.sources.isEmpty && !left.contains($0.name) }
    }
  }

  private static func refusal(of file: String, _ exceeded: (words: String, line: Int)) -> Diagnostic {
    Diagnostic(
      .error, at: SourceLocation(file: file, line: exceeded.line, column: 1),
      "This file \(exceeded.words), and is not compiled (docs/readers.md has the bounds).",
      cause: SourceBounds.cause)
  }

  /// The errors of modules, the ones that others import first.
  func errors(_ modules: [Module], standIns: [Argument] = []) throws -> [Diagnostic] {
    let plan = try JSONDecoder().decode(
      [String: BuildPlan.Module].self, from: PlainFile.read(URL(fileURLWithPath: folder + "/plan.json")))
    var errors: [Diagnostic] = []
    for module in modules {
      guard let compilation = plan[module.name] else {
        // No product that is used has it.
        if module.isLibrary { continue }
        throw ToolError("the package manager's plan has no module \(module.name.printable)")
      }
      errors += try check(module, compilation, standIns)
    }
    return errors
  }

  /// Builds what modules depend on, unless nothing of it has changed.
  func buildDependencies(of modules: [Module], imports: Set<String>) throws {
    let needed = imports.filter { ShojiModules.products.contains($0) || $0 == "Logging" }.union(
      modules.isEmpty ? [] : ["UIKit"]
    ).subtracting(modules.map(\.name)).sorted()
    let manifest = FileAccess.text(builder.folder.path + "/Package.swift") ?? ""
    let names = modules.flatMap(\.sources).joined(separator: "\n")
    let stamp = [
      manifest, names, needed.joined(separator: " "), builder.sdk?.path ?? Checker.newest(in: clone), scratch,
    ].joined(
      separator: "\n")
    let file = folder + "/stamp"
    let plugins = modules.filter(\.hasPlugins).map(\.target)
    let isFresh =
      FileAccess.text(file) == stamp && FileAccess.exists(folder + "/plan.json")
    guard !isFresh || !plugins.isEmpty else { return }
    if !isFresh {
      terminal.say("building what the sources import")
      if builder.sdk == nil {
        for name in needed { try builder.buildTarget(name, isNeeded: true) }
      } else {
        // Shoji is built. The package manager plans all of the package before it finds that there is no
        // such target.
        try builder.plan()
      }
      // What other packages have is built as well, as far as the sources import it.
      if let plan = BuildPlan(scratch: scratch, configuration: builder.configuration) {
        let others = imports.subtracting(needed).subtracting(modules.map(\.name)).filter {
          plan.module($0) != nil
        }
        for name in others.sorted() { try builder.buildTarget(name, isNeeded: true) }
      }
      for module in modules where module.hasBundle && !module.hasPlugins {
        try builder.buildTarget(module.target, isNeeded: false)
      }
    }
    // Sources that a plugin makes come with the build of their module, which may fail.
    for name in plugins { try builder.buildTarget(name, isNeeded: false) }
    // A scratch path may be shared, and then has the plan of another package the next time.
    guard let plan = BuildPlan(scratch: scratch, configuration: builder.configuration) else {
      throw ToolError("the package manager has made no plan in \(scratch)")
    }
    let compilations = Dictionary(
      modules.compactMap { module in plan.module(module.target).map { (module.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    try output.write(JSONEncoder().encode(compilations), at: output.path("plan.json"))
    try output.write(stamp, at: output.path("stamp"))
  }

  /// The time of the last change of the library's sources.
  private static func newest(in clone: URL?) -> String {
    guard let clone else { return "" }
    var newest = 0
    for file in FileAccess.files(in: clone.path + "/Sources") {
      var status = stat()
      if stat("\(clone.path)/Sources/\(file)", &status) == 0 { newest = max(newest, status.st_mtim.tv_sec) }
    }
    return "\(newest)"
  }

  /// The modules that sources import and that are nowhere.
  func absentModules(_ scan: Scan) throws -> Set<String> {
    let built = "\(scratch)/\(builder.configuration)/Modules"
    let unknown = Set(scan.imports.keys).subtracting(scan.asked).subtracting(scan.modules.map(\.name))
      .filter { name in
        !ShojiModules.toolchain.contains(name) && !FileAccess.exists("\(built)/\(name).swiftmodule")
          && !ShojiModules.products.contains(name) && !isInSDK(name)
      }
    guard !unknown.isEmpty else { return [] }
    let system = try systemModules()
    let plan = BuildPlan(scratch: scratch, configuration: builder.configuration)
    return unknown.filter { !system.contains($0) && !(plan?.builds($0) ?? false) }
  }

  /// Makes modules in the place of absent ones, so that one absent module does not hide all else: they export
  /// what those do.
  private func standIns(for modules: Set<String>) throws -> [Argument] {
    guard !modules.isEmpty else { return [] }
    let place = folder + "/Absent"
    let absent = AbsentFrameworks.modules(modules) { ShojiModules.products.contains($0) && isInSDK($0) }
    let plan = try JSONDecoder().decode(
      [String: BuildPlan.Module].self, from: PlainFile.read(URL(fileURLWithPath: folder + "/plan.json")))
    let flags = try plan.values.first.map { try standInFlags(of: $0) } ?? []
    for name in modules.sorted() {
      let module = "\(place)/\(name).swiftmodule"
      guard !FileAccess.exists(module) else { continue }
      let text = (absent.substitutes[name] ?? []).map { "@_exported import \($0)\n" }.joined()
      func make(_ text: String, _ flags: [Argument]) throws -> Bool {
        try output.write(text, at: output.path("Absent/\(name).swift"))
        return try compile(
          [
            "-emit-module", "-parse-as-library", "-module-name", Argument(word: name), "-o",
            Argument(path: module), Argument(path: "\(place)/\(name).swift"),
          ] + flags
        ).succeeded
      }
      if try !make(text, flags) { _ = try make("", []) }
    }
    return ["-I", try Argument(path: place)]
  }

  /// The arguments of a compilation by which modules are found.
  private func standInFlags(of module: BuildPlan.Module) throws -> [Argument] {
    let all = module.arguments
    var (kept, index): ([Argument], Int) = ([], 0)
    while index < all.count {
      if ["-I", "-F", "-sdk", "-resource-dir", "-target"].contains(all[index]), index + 1 < all.count {
        kept += [try Argument(planned: all[index]), try Argument(planned: all[index + 1])]
        index += 2
        continue
      }
      if all[index] == "-Xcc", index + 1 < all.count, !all[index + 1].hasPrefix("-D") {
        kept += [try Argument(planned: all[index]), try Argument(planned: all[index + 1])]
        index += 2
        continue
      }
      index += 1
    }
    return kept
  }

  private func isInSDK(_ module: String) -> Bool {
    builder.sdk.map { FileAccess.exists("\($0.libraries)/\(module).swiftmodule") } ?? false
  }

  private var knownSystemModules: Set<String>?

  /// The modules of the toolchain and of C that need no declaration here.
  private func systemModules() throws -> Set<String> {
    if let knownSystemModules { return knownSystemModules }
    let info = try compile(["-print-target-info"])
    let value = (try? JSONSerialization.jsonObject(with: info.output)) as? [String: Any]
    let paths = (value?["paths"] as? [String: Any])?["runtimeLibraryImportPaths"] as? [String] ?? []
    let names = Set(
      paths.flatMap { FileAccess.names(in: $0) }.filter { $0.fileExtension == "swiftmodule" }.map(\.fileBase))
    knownSystemModules = names
    return names
  }

  /// Writes the list of a module's sources and the places of the compiler's records about them. Returns the
  /// paths of both.
  private func describe(_ sources: [String], of module: Module) throws -> (list: Argument, map: Argument) {
    let place = "\(folder)/\(module.name)"
    var map: [String: [String: String]] = ["": ["swift-dependencies": "\(place)/module.swiftdeps"]]
    for (index, file) in sources.enumerated() {
      map[file] = ["swift-dependencies": "\(place)/\(index)-\(file.fileBase).swiftdeps"]
    }
    let data = try JSONSerialization.data(
      withJSONObject: map, options: [.sortedKeys, .withoutEscapingSlashes])
    // A module whose files are others begins anew: its records are by number.
    if output.bytes(at: try output.path("\(module.name)/files.json")) != data {
      output.remove(at: try output.path(module.name))
      try output.write(data, at: output.path("\(module.name)/files.json"))
    }
    try output.write(
      sources.map(Checker.quoted).joined(separator: "\n"), at: output.path("\(module.name)/sources"))
    return (try Argument(listing: place + "/sources"), try Argument(path: place + "/files.json"))
  }

  private func check(_ module: Module, _ compilation: BuildPlan.Module, _ absent: [Argument]) throws
    -> [Diagnostic]
  {
    let made = compilation.inputs.filter { file in
      ["/plugins/outputs/", "/DerivedSources/", ".derived/"].contains { file.contains($0) }
        && FileAccess.exists(file)
    }
    let (list, map) = try describe(unique(module.sources + made), of: module)
    let modules = "\(folder)/Modules"
    try output.makeFolder(at: output.path("Modules"))
    let common: [Argument] =
      try ["-module-name", Argument(word: module.name), "-I", Argument(path: modules)] + absent
      + compilation.arguments.map { try Argument(planned: $0) }
      + [
        // The compiler gives an expression ten minutes of its own.
        "-Xfrontend", "-solver-expression-time-threshold=60",
        "-no-color-diagnostics", "-diagnostic-style", "llvm", list,
      ]
    let result = try compile(
      [
        "-typecheck", "-incremental", "-enable-batch-mode", "-continue-building-after-errors",
        // The driver runs one process at a time otherwise.
        "-j", Argument(own: "\(ProcessInfo.processInfo.activeProcessorCount)"),
        // Each process reads anew what the sources import.
        "-driver-batch-size-limit", "100",
        "-output-file-map", map,
      ] + common)
    var output = result.errorText + result.outputText
    if module.isLibrary {
      let emitted = try compile(
        [
          "-emit-module", "-wmo", "-emit-module-path",
          Argument(path: "\(modules)/\(module.name).swiftmodule"), "-Xfrontend",
          "-experimental-skip-non-inlinable-function-bodies", "-Xfrontend",
          "-experimental-allow-module-with-compiler-errors",
        ] + common)
      if result.succeeded { output += emitted.errorText }
    }
    let obstacles = reader.allErrors(in: output)
    if obstacles.isEmpty, !result.succeeded {
      throw ToolError("\(module.name) cannot be checked:\n\(output.suffix(4_000))")
    }
    return obstacles
  }

  /// Runs the compiler within the project's bounds: its words name what is loaded into it.
  private func compile(_ words: [Argument]) throws -> Command.Result {
    var command = try Command("swiftc", words, confinement: builder.sandbox?.prepared())
    command.deadline = PackageManager.patience
    return try command.run()
  }

  /// A path as a file of the compiler's arguments has it.
  static func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private func unique(_ files: [String]) -> [String] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  /// The diagnostic in the person's own file, where it is about what was made of one.
  func moved(by originals: [String: String]) -> Diagnostic {
    var moved = self
    moved.location.file = originals[location.file] ?? location.file
    return moved
  }
}
