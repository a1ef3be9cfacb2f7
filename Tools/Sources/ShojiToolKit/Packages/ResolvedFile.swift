import Containment
import Foundation

/// The file in which a package keeps the versions that it depends on.
///
/// With an SDK, Shoji depends on nothing, and the package manager takes what Shoji depends on out of the
/// file. People keep the file with their sources, and also build without an SDK, so it is put back.
struct ResolvedFile {
  private let path: String
  private let before: Data?

  /// The file of a package, as it is now.
  init(of package: URL) {
    path = package.appendingPathComponent("Package.resolved").path
    before = try? Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Puts the file back where the package manager has only taken versions out.
  func restore() {
    guard let before, let old = ResolvedFile.pins(before) else { return }
    let after = try? Data(contentsOf: URL(fileURLWithPath: path))
    guard after != before, let new = after.map(ResolvedFile.pins) ?? [] else { return }
    guard new.isSubset(of: old) else { return }
    try? OutputFile.write(before, to: path)
  }

  /// The pins, each as text; nil where they cannot be read.
  private static func pins(_ data: Data) -> Set<Data>? {
    guard let value = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let pins = value["pins"] as? [Any]
    else { return nil }
    return Set(pins.compactMap { try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) })
  }
}
