import Diagnostics
import Foundation

extension URL {
  /// Renames a file that cannot be read (`Name.broken-1.plist`), because a new one will be written
  /// over it.
  ///
  /// - Returns: Where the file is kept; nil where there is none, or an empty one, or it cannot be renamed.
  func setAside() -> URL? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? NSNumber, size.intValue > 0 else { return nil }
    let name = deletingPathExtension().lastPathComponent
    let kept = (1...).lazy
      .map { deletingLastPathComponent().appendingPathComponent("\(name).broken-\($0).\(pathExtension)") }
      .first { !FileManager.default.fileExists(atPath: $0.path) }
    guard let kept, (try? FileManager.default.moveItem(at: self, to: kept)) != nil else { return nil }
    return kept
  }

  /// Reads a property list that the process saved; nil where there is none. One that cannot be read is kept under another
  /// name, and a line on standard error names it.
  func savedPropertyList(of name: String) -> [String: Any]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    if let data = try? Data(contentsOf: self),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    {
      return list
    }
    let place = setAside().map { "the file is kept as \($0.path)" } ?? "the file stays as it is"
    Log.app.error("\(name) in \(path) cannot be read, so nothing of it is restored; \(place).")
    return nil
  }
}
