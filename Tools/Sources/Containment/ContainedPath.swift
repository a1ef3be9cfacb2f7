/// A path from a root to something in it, which cannot lead out.
///
/// It has parts and nothing else: no `..`, no root of its own, no control characters. What a part *is* on the
/// disk, a link for instance, is for ``OutputFolder`` and ``ReadingRoot`` to look at, whenever they use it.
package struct ContainedPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The greatest number of parts.
  package static let maximumDepth = 64

  /// The parts, from the root; none for the root itself.
  package let parts: [PathName]

  /// The path of the parts.
  package init(_ parts: [PathName] = []) { self.parts = parts }

  /// The path that a text names, from the root; nil for one that begins with a slash, has a part that is no
  /// ``PathName``, or more than 64 of them. `.` and doubled slashes are left out, as in every path.
  package init?(_ text: some StringProtocol) {
    guard !text.utf8.starts(with: "/".utf8), !text.isEmpty else { return nil }
    var parts: [PathName] = []
    for part in text.split(separator: "/") where part != "." {
      guard let name = PathName(part), parts.count < Self.maximumDepth else { return nil }
      parts.append(name)
    }
    self.parts = parts
  }

  /// The path of something in this folder.
  package func appending(_ name: PathName) -> ContainedPath { ContainedPath(parts + [name]) }

  /// The folder around it; the root is its own.
  package var folder: ContainedPath { ContainedPath(Array(parts.dropLast())) }

  /// Whether a part begins with a point: such files are the settings of other programs, of Git for instance.
  package var isHidden: Bool { parts.contains { $0.text.hasPrefix(".") } }

  /// The path as text, from the root.
  package var text: String { parts.map(\.text).joined(separator: "/") }

  /// The path as text, from the root.
  package var description: String { text }

  package static func < (one: ContainedPath, other: ContainedPath) -> Bool { one.text < other.text }
}
