import Foundation

/// A value that snapshots describe in one line, instead of by what reflection finds.
public protocol AnySnapshotStringConvertible {
  /// Whether what reflection finds follows the line; false by default.
  static var renderChildren: Bool { get }
  /// The line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the line stands alone.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character as a literal.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The moment in the form of ISO 8601, in universal time, to the second.
  public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description without addresses in memory.
  public var snapshotDescription: String { ValueDump.purged(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// The string as a literal.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The string as a literal.
  public var snapshotDescription: String { debugDescription }
}

extension Unicode.Scalar: AnySnapshotStringConvertible {
  /// The scalar as a literal.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

/// Describes values by reflection, in the same words each time: without addresses, and in an order of its own
/// where a collection has none.
enum ValueDump {
  static func text<Value>(of value: Value, name: String? = nil, indent: Int = 0) -> String {
    let indentation = String(repeating: " ", count: indent)
    let mirror = Mirror(reflecting: value)
    var children = Array(mirror.children)
    let bullet = children.isEmpty ? "-" : "▿"
    let description: String
    switch (value, mirror.displayStyle) {
    case (_, .collection?):
      description = counted(children.count)
    case (_, .dictionary?):
      description = counted(children.count, "key/value pair")
      children = sorted(children)
    case (_, .set?):
      description = counted(children.count, "member")
      children = sorted(children)
    case (_, .tuple?):
      description = counted(children.count)
    case (_, .optional?):
      let type = purged("\(mirror.subjectType)")
      description = children.isEmpty ? "\(type).none" : type
    case (let value as any AnySnapshotStringConvertible, _) where !Swift.type(of: value).renderChildren:
      description = value.snapshotDescription
      children = []
      return line(indentation, "-", name, description)
    case (let value as any AnySnapshotStringConvertible, _):
      description = value.snapshotDescription
    case (let value as any CustomStringConvertible, .struct?),
      (let value as any CustomStringConvertible, .class?), (let value as any CustomStringConvertible, .enum?):
      description = purged(value.description)
      return line(indentation, "-", name, description)
    case (_, .class?), (_, .struct?):
      description = String(describing: mirror.subjectType)
    case (_, .enum?):
      let type = String(describing: mirror.subjectType)
      description = children.isEmpty ? "\(type).\(value)" : type
    case (let value, _):
      description = purged(String(describing: value))
    }
    let rest = children.enumerated().map { index, child in
      text(of: child.value, name: child.label ?? label(of: mirror, at: index), indent: indent + 2)
    }
    return line(indentation, bullet, name, description) + rest.joined()
  }

  private static func line(
    _ indentation: String, _ bullet: String, _ name: String?, _ description: String
  ) -> String {
    "\(indentation)\(bullet) \(name.map { "\($0): " } ?? "")\(description)\n"
  }

  private static func label(of mirror: Mirror, at index: Int) -> String? { nil }

  private static func counted(_ count: Int, _ noun: String = "element") -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private static func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
    children.map { (child: $0, text: text(of: $0.value)) }.sorted { $0.text < $1.text }.map(\.child)
  }

  /// A text without the addresses in memory of objects, which differ from run to run.
  static func purged(_ text: String) -> String {
    text.replacingOccurrences(
      of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}
