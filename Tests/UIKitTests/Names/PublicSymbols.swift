import Foundation

/// The public symbols of built modules, from the symbol graphs that the compiler extracts.
struct PublicSymbols {
  /// The kind of a type, as far as the table needs it.
  enum Kind: String {
    case `class` = "swift.class"
    case `struct` = "swift.struct"
    case `enum` = "swift.enum"
    case `protocol` = "swift.protocol"
    case `typealias` = "swift.typealias"
  }

  /// An error of the compiler's tool, with what it printed.
  struct ExtractionError: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var kinds: [String: Kind] = [:]
  private var members: [String: Set<String>] = [:]
  private var parents: [String: Set<String>] = [:]
  private var superclasses: [String: String] = [:]
  private var generics: Set<String> = []
  private var foreign: Set<String> = []

  /// Extracts and reads the symbols of modules.
  ///
  /// - Parameters:
  ///   - modules: The names of modules in the order in which a user sees them.
  ///   - root: The folder of the package.
  ///   - products: The folder of the build that the tests run from.
  init(modules: [String], root: URL, products: URL) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = try Self.compilerOptions(root: root, products: products)
    for module in modules { try Self.extract(module, options: options, into: folder) }
    var graphs: [[String: Any]] = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted(by: { $0.lastPathComponent < $1.lastPathComponent })
    {
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      if let graph = json as? [String: Any] { graphs.append(graph) }
    }
    read(graphs)
  }

  /// Whether a type is public, by the path of its names.
  func hasType(_ name: String) -> Bool { kinds[name] != nil || foreign.contains(name) }

  /// Whether a type has a member of its own, or from a superclass, a protocol or the type that it is a name
  /// for. Labels of parameters with default values may be left out.
  func hasMember(_ member: String, of type: String) -> Bool {
    var seen: Set<String> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if members[next]?.contains(member) == true { return true }
      pending += parents[next] ?? []
    }
    return false
  }

  /// The type that a type alias is a name for, or the type itself.
  func resolved(_ type: String) -> String {
    guard kinds[type] == .typealias, let other = parents[type]?.first else { return type }
    return other
  }

  /// Whether a type has type parameters.
  func isGeneric(_ type: String) -> Bool { generics.contains(type) }

  /// The furthest superclass of ours.
  func baseClass(of type: String) -> String {
    var type = type
    while let next = superclasses[type], kinds[next] == .class { type = next }
    return type
  }
}

extension PublicSymbols {
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

  private static func extract(_ module: String, options: [String], into folder: URL) throws {
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
  }

  /// Runs a program and returns what it printed.
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
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

extension PublicSymbols {
  private mutating func read(_ graphs: [[String: Any]]) {
    var paths: [String: String] = [:]
    var aliases: [(String, [String: Any])] = []
    for symbol in graphs.flatMap({ $0["symbols"] as? [[String: Any]] ?? [] }) {
      guard let components = symbol["pathComponents"] as? [String],
        let identifier = (symbol["identifier"] as? [String: Any])?["precise"] as? String,
        let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String
      else { continue }
      let path = components.joined(separator: ".")
      paths[identifier] = path
      let owner = components.dropLast().joined(separator: ".")
      if let availability = symbol["availability"] as? [[String: Any]],
        availability.contains(where: { $0["isUnconditionallyUnavailable"] as? Bool == true })
      {
        continue
      }
      let fragments = symbol["declarationFragments"] as? [[String: Any]] ?? []
      if let type = Kind(rawValue: kind) {
        kinds[path] = type
        if symbol["swiftGenerics"] != nil { generics.insert(path) }
        if type == .typealias, let last = fragments.last(where: { $0["preciseIdentifier"] != nil }) {
          aliases.append((path, last))
        }
      } else if !owner.isEmpty, kinds[owner] == nil {
        foreign.insert(owner)
      }
      members[owner, default: []].formUnion(Self.names(components[components.count - 1], fragments))
    }
    for (path, fragment) in aliases {
      let other = paths[fragment["preciseIdentifier"] as? String ?? ""] ?? fragment["spelling"] as? String
      parents[path] = [other ?? ""]
    }
    for relation in graphs.flatMap({ $0["relationships"] as? [[String: Any]] ?? [] }) {
      guard let kind = relation["kind"] as? String, kind == "inheritsFrom" || kind == "conformsTo",
        let source = paths[relation["source"] as? String ?? ""],
        let target = paths[relation["target"] as? String ?? ""]
      else { continue }
      parents[source, default: []].insert(target)
      if kind == "inheritsFrom" { superclasses[source] = target }
    }
  }

  /// A member's name, and its names without labels of parameters that have default values.
  private static func names(_ name: String, _ fragments: [[String: Any]]) -> Set<String> {
    guard let open = name.firstIndex(of: "(") else { return [name] }
    var labels: [(String, Bool)] = []
    for fragment in fragments {
      let spelling = fragment["spelling"] as? String ?? ""
      switch fragment["kind"] as? String {
      case "externalParam": labels.append((spelling, false))
      case "text" where spelling.contains(" = ") && !labels.isEmpty: labels[labels.count - 1].1 = true
      default: break
      }
    }
    var forms = [""]
    for (label, hasDefault) in labels {
      forms = forms.map { $0 + label + ":" } + (hasDefault ? forms : [])
    }
    return Set(forms.map { name[..<open] + "(" + $0 + ")" }).union([name])
  }
}
