import QuartzCore

/// Knows which view classes override `draw(_:)`, since only those need a bitmap.
///
/// Swift cannot be asked that. But a class's table of methods repeats its superclass's, slot by slot, with
/// other entries for what it overrides; so the entry for `draw(_:)` differs from `UIView`'s exactly in the
/// classes that override it, or inherit from one that does. Where the slot is, two probes tell: it is the
/// only one that differs in the probe that overrides `draw(_:)` and in no other way.
@MainActor enum DrawOverrides {
  private class PlainProbe: UIView {}
  private class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) {
      layer.name = "drawn"
    }
  }

  private static let slot: Int? = {
    let candidates = (0..<tableLength).filter {
      entry($0, of: DrawingProbe.self) != entry($0, of: UIView.self)
        && entry($0, of: PlainProbe.self) == entry($0, of: UIView.self)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }()

  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Classes whose own `draw(_:)` draws no more than their content shows.
  private static let selfContent: [UIView.Type] = [UIView.self, UILabel.self]

  /// Whether an app's class overrides `draw(_:)`, or inherits from one that does. Should the table be laid out in
  /// an unknown way, every class counts as one, which costs memory but draws right.
  static func overridesDraw(_ type: UIView.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer =
      slot.map { slot in !selfContent.contains { entry(slot, of: $0) == entry(slot, of: type) } } ?? true
    known[key] = answer
    return answer
  }

  private static func entry(_ index: Int, of type: UIView.Type) -> UInt {
    unsafeBitCast(type as AnyClass, to: UnsafePointer<UInt>.self)[index]
  }

  /// How many words `UIView`'s table has: its metadata says its size in bytes, counted from where it is
  /// allocated, and how far the address point lies in it.
  private static var tableLength: Int {
    let metadata = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
    let (size, addressPoint) = (
      metadata.load(fromByteOffset: 32, as: UInt32.self), metadata.load(fromByteOffset: 36, as: UInt32.self)
    )
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }
}
