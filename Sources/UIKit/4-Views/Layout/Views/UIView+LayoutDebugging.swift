import CoreGraphics

extension UIView {
  /// Whether the constraints leave more than one place or size for the view.
  public var hasAmbiguousLayout: Bool {
    guard !autoLayout.followsFrame, superview != nil else { return false }
    let root = layoutRoot
    root.prepareLayout()
    guard let box = layoutBox, let engine = root.autoLayout.engine else { return true }
    return LayoutMeasure.allCases.contains { box[$0].map { engine.isAmbiguous($0) } ?? true }
  }

  /// Shows another one of the places and sizes that the constraints leave for the view; called again, the
  /// first.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let engine = layoutRoot.autoLayout.engine else { return }
    engine.exerciseAmbiguity(of: engine.box(for: self))
    superview?.setNeedsLayout()
  }

  /// The constraints that take part in where the view lies and how large it is along an axis, the view's own
  /// first.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var known: Set<ObjectIdentifier> = []
    var items: [any LayoutItem] = [self]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var next = 0
    while next < items.count {
      let constraints = items[next].layoutRecord?.constraints.all ?? []
      next += 1
      for constraint in constraints.sorted(by: { $0.sequence < $1.sequence })
      where constraint.touches(axis) && known.insert(ObjectIdentifier(constraint)).inserted {
        found.append(constraint)
        for item in constraint.items where item.isSolved && seen.insert(ObjectIdentifier(item)).inserted {
          items.append(item)
        }
      }
    }
    return found
  }

  /// The tree of views as text: each with its frame, how it is placed, and whether that is ambiguous.
  public func _autolayoutTrace() -> String {
    var lines: [String] = []
    trace(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func trace(into lines: inout [String], depth: Int) {
    func number(_ value: CGFloat) -> String { LayoutDescription.number(value) }
    let place =
      "(\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
    let kind = autoLayout.followsFrame ? "frame" : "constraints"
    let mark = hasAmbiguousLayout ? " AMBIGUOUS" : ""
    let indent = String(repeating: "|   ", count: depth)
    lines.append("\(indent)\(LayoutDescription.name(of: self)) \(place) by \(kind)\(mark)")
    for view in subviews { view.trace(into: &lines, depth: depth + 1) }
  }
}

extension LayoutItem {
  /// Whether constraints say where the item lies.
  fileprivate var isSolved: Bool { (self as? UIView)?.autoLayout.followsFrame != true }
}

extension NSLayoutConstraint {
  fileprivate func touches(_ axis: Axis) -> Bool {
    first.attribute.axis == axis || second?.attribute.axis == axis
  }
}
