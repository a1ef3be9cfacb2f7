import QuartzCore

/// Knows which view classes override `draw(_:)`, since only those need a bitmap.
@MainActor enum DrawOverrides {
  private class PlainProbe: UIView {}
  private class DrawingProbe: UIView {
    override func draw(_ rect: CGRect) {
      layer.name = "drawn"
    }
  }

  private static let slot = MethodSlot(
    of: UIView.self, plainProbe: PlainProbe.self, overridingProbe: DrawingProbe.self)

  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Classes whose own `draw(_:)` draws no more than their content shows.
  private static let selfContent: [UIView.Type] = [UIView.self, UILabel.self]

  /// Whether an app's class overrides `draw(_:)`, or inherits from one that does. Should the table of methods be laid out
  /// in an unknown way, every class counts as one, which costs memory but draws right.
  static func overridesDraw(_ type: UIView.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = !selfContent.contains { slot.isSame(in: type, as: $0) ?? false }
    known[key] = answer
    return answer
  }
}
