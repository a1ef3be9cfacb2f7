import CIndexStore
import Foundation

/// The compiler's index of a module's files: the definition of each symbol, and the references to it.
struct ModuleIndex {
  /// A place where a file names a symbol that another file of the module defines.
  struct Reference: Hashable {
    /// The file that names it, from the module's folder.
    var file: String
    var line: Int
    var name: String
    /// The file that defines it.
    var definedIn: String
  }

  /// A stored property of a type.
  struct Property: Hashable {
    /// The type.
    var owner: String
    var name: String
    /// The file that declares it, from the module's folder.
    var file: String
    var line: Int
    /// The other files that set it or change it in place, with a line of each.
    var writers: [String: Int]
  }

  /// The references between different files.
  var references: [Reference] = []
  /// The stored properties of instances, with who writes them.
  var properties: [Property] = []

  /// Reads the index of the build that these tests are part of.
  init(module: String, folder: String) throws {
    let collector = Collector()
    let mismatch = readIndex(
      try Self.library(), Self.store, module, Unmanaged.passUnretained(collector).toOpaque()
    ) { context, occurrence in
      Unmanaged<Collector>.fromOpaque(context!).takeUnretainedValue().take(occurrence!.pointee)
    }
    if let mismatch { throw Failure(message: String(cString: mismatch)) }
    let prefix = folder + "/"
    func path(_ file: String) -> String? {
      file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
    }
    for (symbol, name, file, line) in collector.named {
      guard let place = collector.definitions[symbol], place != file, let from = path(file),
        let place = path(place)
      else { continue }
      references.append(Reference(file: from, line: line, name: name, definedIn: place))
    }
    for (symbol, property) in collector.properties where !collector.computed.contains(symbol) {
      guard let file = path(property.file) else { continue }
      var own = property
      own.file = file
      for (writer, line) in collector.writes[symbol] ?? [] where writer != property.file {
        if let writer = path(writer) { own.writers[writer] = line }
      }
      properties.append(own)
    }
  }

  /// An error in reading the index.
  struct Failure: Error {
    var message: String
  }

  /// The index of this build, beside the tests' own executable.
  private static var store: String {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let store = folder.appendingPathComponent("index/store")
      if FileManager.default.fileExists(atPath: store.path) { return store.path }
    }
    return ""
  }

  /// The toolchain's reader, beside the `swift` that is on the path.
  private static func library() throws -> String {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      let library = swift.appendingPathComponent("../../lib/libIndexStore.so").standardized
      if FileManager.default.fileExists(atPath: library.path) { return library.path }
    }
    throw Failure(message: "the toolchain on the PATH has no libIndexStore.so")
  }

  private final class Collector {
    var definitions: [String: String] = [:]
    var properties: [String: Property] = [:]
    var writes: [String: [(file: String, line: Int)]] = [:]
    /// The properties with a getter in the source.
    var computed: Set<String> = []
    var named: [(symbol: String, name: String, file: String, line: Int)] = []

    func take(_ occurrence: IndexOccurrence) {
      let (symbol, file) = (text(occurrence.symbol), text(occurrence.file))
      take(occurrence, symbol, file)
      if occurrence.isDefinition {
        definitions[symbol] = file
      } else {
        named.append((symbol, text(occurrence.name), file, Int(occurrence.line)))
      }
    }

    private func take(_ occurrence: IndexOccurrence, _ symbol: String, _ file: String) {
      let line = Int(occurrence.line)
      if occurrence.isWrite { writes[symbol, default: []].append((file, line)) }
      guard occurrence.isDefinition, !occurrence.isImplicit else { return }
      if occurrence.isProperty {
        properties[symbol] = Property(
          owner: text(occurrence.owner), name: text(occurrence.name), file: file, line: line, writers: [:])
      } else if symbol.hasSuffix("vg") {
        // A getter has the name of its property, which ends in "vp" as Swift mangles it.
        computed.insert(symbol.dropLast() + "p")
      }
    }

    private func text(_ text: IndexText) -> String {
      String(decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.length), as: UTF8.self)
    }
  }
}
