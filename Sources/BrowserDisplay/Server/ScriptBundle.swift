/// The page's scripts are ES modules, as files and for the type check. A page gets those that it begins with joined into one
/// file, so that it loads in one round trip, and one more file for each module that it imports later.
///
/// Joining is simple, since the modules keep to a few rules: an import stands in braces at the start of a line, ends with its
/// line's semicolon and renames nothing; exports are declarations; no two modules of a bundle declare the same name; and what
/// is imported later shares no module with the rest.
struct ScriptBundle {
  /// The script, its modules in the order in which they need one another.
  private(set) var bytes: [UInt8] = []
  /// The names of the files in it, in that order.
  private(set) var modules: [String] = []

  /// The module that holds constants, whose values are put in where they are used.
  private static let constants = "wire.js"

  private let entry: String
  private let files: [String: [UInt8]]
  private let keepsTests: Bool

  /// Joins a module and all that it imports; what stands between `// <tests>` and `// </tests>` is left out unless tests
  /// want it. `addresses` gives the paths of modules that are imported later.
  init(
    _ entry: String, of files: [String: [UInt8]], keepsTests: Bool = false, addresses: [String: String] = [:]
  ) {
    self.entry = entry
    self.files = files
    self.keepsTests = keepsTests
    var pending: Set<String> = []
    add(entry, pending: &pending)
    bytes = PageConstants.inlined(in: bytes)
    // As text: an array's own search takes a debug build a tenth of a second.
    var script = String(decoding: bytes, as: UTF8.self)
    for (name, path) in addresses {
      script = script.replacingOccurrences(of: "'./\(name)'", with: "'./\(path)'")
    }
    bytes = ScriptMinifier.minified(Array(script.utf8))
  }

  private mutating func add(_ name: String, pending: inout Set<String>) {
    guard pending.insert(name).inserted else { return }
    guard let file = files[name] else { preconditionFailure("there is no script \(name)") }
    var own: [UInt8] = []
    var isImport = false
    for line in Self.packed(file, keepsTests: keepsTests).split(separator: UInt8(ascii: "\n")) {
      isImport = isImport || line.starts(with: "import {".utf8)
      if isImport {
        guard line.last == UInt8(ascii: ";") else { continue }
        isImport = false
        let path = line.split(separator: UInt8(ascii: "'"))[1]
        let name = String(decoding: path.split(separator: UInt8(ascii: "/")).last!, as: UTF8.self)
        if name != Self.constants { add(name, pending: &pending) }
      } else {
        // Only the module that a bundle is made for is imported by others.
        own += name != entry && line.starts(with: "export ".utf8) ? line.dropFirst(7) : line
        own.append(UInt8(ascii: "\n"))
      }
    }
    bytes += own
    modules.append(name)
  }

  /// A script without the lines that only people read, and without indentation.
  static func packed(_ script: [UInt8], keepsTests: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    var isComment = false
    var isForTests = false
    for line in script.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      if words.starts(with: "/**".utf8) { isComment = true }
      defer { if words.suffix(2).elementsEqual("*/".utf8) { isComment = false } }
      if words.elementsEqual("// <tests>".utf8) { isForTests = !keepsTests }
      if words.elementsEqual("// </tests>".utf8) { isForTests = false }
      guard !isForTests, !isComment, !words.starts(with: "//".utf8), !words.isEmpty else { continue }
      result += words
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }
}
