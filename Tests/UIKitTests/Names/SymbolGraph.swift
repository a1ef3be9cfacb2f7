import Foundation

/// The public symbols of one built module, as the compiler extracts them, with what it adds to other modules.
struct SymbolGraph: @unchecked Sendable {
  /// One declaration.
  struct Symbol {
    /// A parameter of a function or an initializer.
    struct Parameter {
      /// The label; nil for `_`.
      var label: String?
      var name: String
      var type: String
    }

    /// The compiler's own name of it.
    var identifier: String
    /// The kind: `swift.class`.
    var kind: String
    /// The names of the types that it is in, and its own.
    var path: [String]
    /// The parts of its declaration.
    var fragments: [[String: Any]]
    var isUnavailable: Bool
    var isGeneric: Bool
    private var signature: [[String: Any]]

    init?(_ json: [String: Any]) {
      guard let path = json["pathComponents"] as? [String],
        let identifier = (json["identifier"] as? [String: Any])?["precise"] as? String,
        let kind = (json["kind"] as? [String: Any])?["identifier"] as? String
      else { return nil }
      (self.identifier, self.kind, self.path) = (identifier, kind, path)
      fragments = json["declarationFragments"] as? [[String: Any]] ?? []
      let availability = json["availability"] as? [[String: Any]] ?? []
      isUnavailable = availability.contains { $0["isUnconditionallyUnavailable"] as? Bool == true }
      isGeneric = json["swiftGenerics"] != nil
      signature = (json["functionSignature"] as? [String: Any])?["parameters"] as? [[String: Any]] ?? []
    }

    /// The name with labels, without the types around.
    var name: String { path[path.count - 1] }
    /// The path of the type that it is in; empty outside of types.
    var owner: String { path.dropLast().joined(separator: ".") }
    /// The declaration's text.
    var text: String { fragments.compactMap { $0["spelling"] as? String }.joined() }

    /// The parameters, with their labels from the name.
    var parameters: [Parameter] {
      let labels = name.drop { $0 != "(" }.dropFirst().split(separator: ":").map(String.init)
      return zip(labels, signature).map { label, json in
        let text = (json["declarationFragments"] as? [[String: Any]] ?? []).compactMap {
          $0["spelling"] as? String
        }.joined()
        return Parameter(
          label: label == "_" ? nil : label, name: (json["internalName"] ?? json["name"]) as? String ?? "",
          type: text.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces))
      }
    }
  }

  /// A relation between two declarations.
  struct Relation {
    var kind: String
    var source: String
    var target: String
    /// The target's name, where it is another module's.
    var targetName: String?
  }

  /// An error of the compiler's tool, with what it printed.
  struct ExtractionError: Error, CustomStringConvertible {
    var description: String
  }

  var module: String
  var symbols: [Symbol] = []
  var relations: [Relation] = []

  /// Reads what the compiler's tool wrote into a folder.
  init(_ module: String, in folder: URL) throws {
    self.module = module
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      guard let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] else {
        continue
      }
      symbols += (json["symbols"] as? [[String: Any]] ?? []).compactMap(Symbol.init)
      relations += (json["relationships"] as? [[String: Any]] ?? []).compactMap { relation in
        guard let kind = relation["kind"] as? String, let source = relation["source"] as? String,
          let target = relation["target"] as? String
        else { return nil }
        return Relation(
          kind: kind, source: source, target: target, targetName: relation["targetFallback"] as? String)
      }
    }
  }
}

extension SymbolGraph {
  /// Extracts the graphs of modules, by their names.
  ///
  /// - Parameters:
  ///   - modules: The names of built modules.
  ///   - options: Where the compiler finds them.
  static func extract(_ modules: [String], options: [String]) throws -> [String: SymbolGraph] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    nonisolated(unsafe) var found: [Result<SymbolGraph, any Error>?] = Array(
      repeating: nil, count: modules.count)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: modules.count) { index in
      let graph = Result {
        try extract(modules[index], options, into: folder.appending(path: modules[index]))
      }
      lock.withLock { found[index] = graph }
    }
    return Dictionary(uniqueKeysWithValues: try zip(modules, found).map { ($0, try $1!.get()) })
  }

  private static func extract(_ module: String, _ options: [String], into folder: URL) throws -> SymbolGraph {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #if arch(arm64)
      let target = "aarch64-unknown-linux-gnu"
    #else
      let target = "x86_64-unknown-linux-gnu"
    #endif
    let arguments = [
      "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder.path,
      "-minimum-access-level", "public", "-skip-synthesized-members",
    ]
    _ = try run("swift", arguments + options)
    return try SymbolGraph(module, in: folder)
  }

  /// The options under which the modules of a build can be loaded: their folder, and the maps of the modules
  /// in C.
  static func compilerOptions(root: URL, products: URL) throws -> [String] {
    var folders = [root.appending(path: "Sources")]
    let checkouts = products.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "checkouts")
    folders +=
      (try? FileManager.default.contentsOfDirectory(at: checkouts, includingPropertiesForKeys: nil)) ?? []
    var maps: [URL] = []
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if file.lastPathComponent == "module.modulemap" { maps.append(file) }
      }
    }
    let builds = try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
    maps += builds.filter { $0.pathExtension == "build" }.map { $0.appending(path: "module.modulemap") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return ["-I", products.appending(path: "Modules").path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
      + (try includes()).flatMap { ["-Xcc", $0] }
  }

  /// The folders of the system's headers.
  private static func includes() throws -> [String] {
    try run("pkg-config", ["--cflags-only-I", "pangocairo", "libturbojpeg", "expat"])
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Runs a program and returns what it printed.
  static func run(_ program: String, _ arguments: [String], printsErrors: Bool = true) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = printsErrors ? output : FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ExtractionError(description: "\(program) \(arguments.first ?? "") failed: \(printed)")
    }
    return printed
  }
}
