/// The page's scripts are ES modules, as files and for the type check. A page gets those that it begins with
/// joined into one file, so that it loads in one round trip, and one more file for each module that it
/// imports later.
///
/// Joining is simple, since the modules keep to a few rules: an import stands in braces at the start of a
/// line, ends with its line's semicolon and renames nothing; exports are declarations; no two modules of a
/// bundle declare the same name; and what is imported later shares no module with the rest.
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

  /// Joins a module and all that it imports; what stands between `// <tests>` and `// </tests>` is left out
  /// unless tests want it. `addresses` gives the paths of modules that are imported later.
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
    own.reserveCapacity(file.count)
    var isImport = false
    Self.forEachLine(of: file, keepsTests: keepsTests) { text, start, end in
      isImport = isImport || text.isText("import {", at: start, before: end)
      if isImport {
        guard text[end - 1] == UInt8(ascii: ";") else { return }
        isImport = false
        let module = Self.importedModule(text.text(from: start, to: end))
        if module != Self.constants { add(module, pending: &pending) }
      } else {
        // Only the module that a bundle is made for is imported by others.
        let isInner = name != entry && text.isText("export ", at: start, before: end)
        text.append(from: isInner ? start + 7 : start, to: end, onto: &own)
        own.append(UInt8(ascii: "\n"))
      }
    }
    bytes += own
    modules.append(name)
  }

  /// The file's name in the line with which an import ends.
  private static func importedModule(_ line: String) -> String {
    String(line.split(separator: "'")[1].split(separator: "/").last!)
  }

  /// A script without the lines that only people read, and without indentation.
  static func packed(_ script: [UInt8], keepsTests: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    forEachLine(of: script, keepsTests: keepsTests) { text, start, end in
      text.append(from: start, to: end, onto: &result)
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }

  /// Finds the lines of a script that not only people read, from their first word to their end.
  private static func forEachLine(
    of script: [UInt8], keepsTests: Bool, _ body: (_ text: ByteSearch, _ start: Int, _ end: Int) -> Void
  ) {
    ByteSearch.within(script) { text in
      var isComment = false
      var isForTests = false
      var next = 0
      while next < text.count {
        var start = next
        let end = text.firstIndex(of: UInt8(ascii: "\n"), from: start)
        next = end + 1
        while start < end, text[start] == UInt8(ascii: " ") { start += 1 }
        if text.isText("/**", at: start, before: end) { isComment = true }
        defer { if end - start >= 2, text.isText("*/", at: end - 2, before: end) { isComment = false } }
        if end - start == 10, text.isText("// <tests>", at: start, before: end) { isForTests = !keepsTests }
        if end - start == 11, text.isText("// </tests>", at: start, before: end) { isForTests = false }
        guard start < end, !isForTests, !isComment, !text.isText("//", at: start, before: end) else {
          continue
        }
        body(text, start, end)
      }
    }
  }
}
