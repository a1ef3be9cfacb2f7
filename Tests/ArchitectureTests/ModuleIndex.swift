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

  /// The references between different files.
  var references: [Reference] = []

  /// Reads the index of the build that these tests are part of.
  init(module: String, folder: String) throws {
    let collector = Collector()
    let complaint = readIndex(
      try Self.library(), Self.store, module, Unmanaged.passUnretained(collector).toOpaque()
    ) { context, occurrence in
      Unmanaged<Collector>.fromOpaque(context!).takeUnretainedValue().take(occurrence!.pointee)
    }
    if let complaint { throw Failure(message: String(cString: complaint)) }
    let prefix = folder + "/"
    for (symbol, name, file, line) in collector.named {
      guard let place = collector.definitions[symbol], place != file, file.hasPrefix(prefix),
        place.hasPrefix(prefix)
      else { continue }
      references.append(
        Reference(
          file: String(file.dropFirst(prefix.count)), line: line, name: name,
          definedIn: String(place.dropFirst(prefix.count))))
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
    var named: [(symbol: String, name: String, file: String, line: Int)] = []

    func take(_ occurrence: IndexOccurrence) {
      let (symbol, file) = (text(occurrence.symbol), text(occurrence.file))
      if occurrence.isDefinition {
        definitions[symbol] = file
      } else {
        named.append((symbol, text(occurrence.name), file, Int(occurrence.line)))
      }
    }

    private func text(_ text: IndexText) -> String {
      String(decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.length), as: UTF8.self)
    }
  }
}
