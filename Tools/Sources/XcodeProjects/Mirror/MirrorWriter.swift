import Containment
import Foundation
import MarkupReading

/// Writes the files of a mirrored package, only those that differ, so that builds stay short.
struct MirrorWriter {
  private let output: OutputFolder
  /// The project's files, of which copies are made.
  private let files: ReadableFiles
  private(set) var changes = 0
  /// The remarks about names that no file can have here.
  private(set) var notes: [Diagnostic] = []
  /// The folders whose contents are all the mirror's own.
  private static let owned = ["Sources", "C", "Resources", "Foreign"]
  /// The greatest number of files of a mirrored package.
  static let maximumFiles = 50_000

  init(folder: String, files: ReadableFiles) {
    output = OutputFolder(folder, obstacles: .replaced)
    self.files = files
  }

  /// Writes files by their paths, and removes all others of the folders that are the mirror's own.
  mutating func write(_ files: [String: MirrorFile]) throws {
    guard files.count <= Self.maximumFiles else {
      throw ProjectError(
        "the project is not mirrored: it has more than \(Self.maximumFiles) files (docs/readers.md has the bounds)"
      )
    }
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      guard let path = ContainedPath(name) else {
        notes.append(
          .note(
            cause: "name of a file", "“\(name.printable)” is left out: no file can be named so"))
        continue
      }
      switch file {
      case .text(let text): try write(Array(text.utf8), at: path)
      case .copy(let source):
        if let bytes = self.files.bytes(source) { try write(bytes, at: path) }
      case .link(let source):
        guard self.files.contains(source) else { continue }
        if try output.link(to: source, at: path) { changes += 1 }
      }
    }
    for owned in MirrorWriter.owned {
      for name in FileAccess.files(in: "\(output.root)/\(owned)") where files["\(owned)/\(name)"] == nil {
        guard let path = ContainedPath("\(owned)/\(name)") else { continue }
        output.remove(at: path)
        changes += 1
        output.removeEmptyFolders(from: path.folder)
      }
    }
  }

  /// Writes a text where it differs. Returns whether it did.
  @discardableResult
  mutating func writeText(_ text: String, at name: String) throws -> Bool {
    try write(Array(text.utf8), at: output.path(name))
  }

  @discardableResult
  private mutating func write(_ bytes: [UInt8], at path: ContainedPath) throws -> Bool {
    guard try output.write(bytes, at: path) else { return false }
    changes += 1
    return true
  }
}
