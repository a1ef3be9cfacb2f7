import Foundation

extension URL {
  /// Renames a damaged file (`Name.broken-1.plist`), because a new one will be written in its place.
  ///
  /// - Returns: The place where the file is kept; nil where there is none, or an empty one, or it cannot be
  ///   renamed.
  package func setAside() -> URL? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let size = attributes?[.size] as? NSNumber, size.intValue > 0 else { return nil }
    let name = deletingPathExtension().lastPathComponent
    let kept = (1...).lazy
      .map { deletingLastPathComponent().appendingPathComponent("\(name).broken-\($0).\(pathExtension)") }
      .first { !FileManager.default.fileExists(atPath: $0.path) }
    guard let kept, (try? FileManager.default.moveItem(at: self, to: kept)) != nil else { return nil }
    return kept
  }
}
