import ChildProcesses
import Containment
import Foundation
import XcodeProjects

/// The headers of C that the library's modules name: with them in the bundle, who uses it needs no `-dev`
/// packages.
struct SDKHeaders {
  private let toolchain: ToolchainInfo
  private let output: OutputFolder

  /// The packages of `pkg-config` whose headers are named.
  private static let libraries: [Argument] = ["pangocairo", "pangoft2", "libturbojpeg", "expat", "sqlite3"]
  /// The beginnings of the names of Debian packages whose headers every machine with Swift has.
  private static let ofTheSystem = ["libc6-dev", "linux-libc-dev", "libgcc-", "libstdc++-"]

  init(toolchain: ToolchainInfo, output: OutputFolder) {
    (self.toolchain, self.output) = (toolchain, output)
  }

  /// Copies the modules of some maps, and the headers of libraries that they include.
  func copy(maps: [String]) throws {
    var own: [String] = []
    for map in maps { own += try copyModule(map) }
    try copyLibraries(includedBy: own)
  }

  /// Copies a module: a folder of its name, with its map and its headers.
  ///
  /// - Returns: The headers, where they were.
  private func copyModule(_ map: String) throws -> [String] {
    guard let text = FileAccess.text(map),
      let name = text.firstMatch(of: /(?m)^\s*(?:framework\s+)?module\s+([A-Za-z_][A-Za-z0-9_]*)/)
    else { throw ToolError("\(map) is no map of a module") }
    let folder = "include/\(name.1)"
    let place = URL(fileURLWithPath: map).deletingLastPathComponent().path
    var headers: [String] = []
    var own: [String: String] = [:]
    let moved = SDKHeaders.relocated(text)
    for named in moved.named {
      let path = named.hasPrefix("/") ? named : "\(place)/\(named)"
      let isFolder = FileAccess.isFolder(path)
      let root = isFolder ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
      for file in FileAccess.files(in: root) where file.hasSuffix(".h") {
        headers.append("\(root)/\(file)")
        try output.copy("\(root)/\(file)", to: "\(folder)/\(file)")
      }
      own[named] = isFolder ? "." : URL(fileURLWithPath: path).lastPathComponent
    }
    let written = moved.text { own[$0] ?? $0 }
    try output.write(written, at: output.path("\(folder)/module.modulemap"))
    return headers
  }

  /// Reads a map: the headers and folders that it names, and how it reads with other names for them. What it
  /// says to link is left out: programs are linked with the library alone, but for SQLite, whose functions
  /// apps call themselves.
  static func relocated(_ map: String) -> (named: [String], text: (_ name: (String) -> String) -> String) {
    let name = /(header|umbrella)\s+"([^"]+)"/
    let lines = map.split(separator: "\n", omittingEmptySubsequences: false).filter {
      let line = $0.trimmingCharacters(in: .whitespaces)
      return !line.hasPrefix("link ") || line == "link \"sqlite3\""
    }
    let named = lines.compactMap { $0.firstMatch(of: name).map { String($0.2) } }
    return (
      named,
      { newName in
        lines.map { line in
          guard let found = line.firstMatch(of: name) else { return String(line) }
          return String(line).replacing("\"\(found.2)\"", with: "\"\(newName(String(found.2)))\"")
        }.joined(separator: "\n")
      }
    )
  }

  /// Copies the headers that others include and that come with libraries, as they are named in these.
  private func copyLibraries(includedBy headers: [String]) throws {
    let flags = try Command("pkg-config", ["--cflags-only-I"] + SDKHeaders.libraries).run()
    guard flags.succeeded else {
      throw ToolError("pkg-config does not know the libraries that Shoji is built with:\n\(flags.errorText)")
    }
    let roots = flags.text.split(separator: " ").map { String($0.dropFirst(2)) }.filter { $0.hasPrefix("/") }
    let source = headers.filter { $0.hasSuffix("/shim.h") }.map { "#include \"\($0)\"\n" }.joined()
    try output.write(source, at: output.path("work/all.c"))
    defer { output.remove(at: ContainedPath([PathName("work")].compactMap { $0 })) }
    let clang = try Argument(path: toolchain.programs + "/clang")
    let found = try Command(
      clang,
      ["-M"] + roots.flatMap { ["-I", try Argument(path: $0)] } + [
        Argument(path: output.root + "/work/all.c")
      ]
    ).run()
    guard found.succeeded else {
      throw ToolError("the headers that Shoji is built with cannot be listed:\n\(found.errorText)")
    }
    let all = found.text.split(whereSeparator: { " \\\n".contains($0) }).map(String.init)
    let places = Set(
      all.filter { $0.hasPrefix("/usr/") }.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    let common = ["/usr/include", "/usr/include/\(toolchain.architecture)-linux-gnu"]
    var copied: Set<String> = []
    for file in places.sorted() {
      let names = SDKHeaders.names(of: file, from: roots, common)
      if !names.areOfLibraries, try isOfTheSystem(file) { continue }
      for name in names.all where copied.insert(name).inserted {
        try output.copy(file, to: "headers/\(name)")
      }
    }
  }

  /// The names by which a header may be included: from each folder around it in which headers are looked for,
  /// as one is both `cairo.h` and `cairo/cairo.h`.
  ///
  /// - Returns: The names, and whether it lies in a folder of a library.
  static func names(
    of file: String, from roots: [String], _ common: [String]
  ) -> (all: [String], areOfLibraries: Bool) {
    func names(from folders: [String]) -> [String] {
      folders.filter { file.hasPrefix($0 + "/") }.map { String(file.dropFirst($0.count + 1)) }
    }
    let own = names(from: roots)
    return (Set(own + names(from: common)).sorted(), !own.isEmpty)
  }

  /// Whether a header comes with what every machine with Swift has.
  private func isOfTheSystem(_ file: String) throws -> Bool {
    let owner = try Command("dpkg-query", ["-S", Argument(path: file)]).run()
    return !owner.succeeded || SDKHeaders.ofTheSystem.contains { owner.text.hasPrefix($0) }
  }

}
