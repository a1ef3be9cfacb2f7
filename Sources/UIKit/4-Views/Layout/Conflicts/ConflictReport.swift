import CoreGraphics

/// The report on constraints that cannot all hold: that this is so, which they are and where they were
/// written, which one is broken, and what to try.
@MainActor struct ConflictReport {
  let constraints: [NSLayoutConstraint]
  let frames: [UIView]
  let brokenConstraint: NSLayoutConstraint

  var text: String {
    """
    [LayoutConstraints] Not all constraints can be satisfied at the same time.
    Any of these could hold without the others, but not all of them together:
    (
    \(list)
    )

    Until that changes, this one is given up:
    \(brokenConstraint)\(place(brokenConstraint))

    \(hint)
    """
  }

  private var list: String {
    let lines =
      frames.flatMap { MaskDescription($0).lines(on: brokenConstraint.first.attribute.axis) }
      + constraints.map { "\($0)\(place($0))" }
    return lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
  }

  private func place(_ constraint: NSLayoutConstraint) -> String {
    constraint.place.map { "  at \($0)" } ?? ""
  }

  private var hint: String {
    let following = frames.filter { $0.superview != nil }
    guard following.isEmpty else {
      let names = following.map { LayoutDescription.name(of: $0) }.joined(separator: ", ")
      return """
        The NSAutoresizingMaskLayoutConstraint lines come from frames. If constraints are to place \(names), set \
        translatesAutoresizingMaskIntoConstraints to false there.
        """
    }
    return """
      Try to remove one of them, to give one a priority below 1000, or to make one an inequality. An \
      accessibilityIdentifier of a view and an identifier of a constraint appear in this list.
      """
  }
}

/// The constraints that a frame and its mask stand for, as messages show them.
@MainActor struct MaskDescription {
  private let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// Returns the lines that describe the frame and the mask on an axis: without the position of an outermost
  /// view, in which all others lie.
  func lines(on axis: NSLayoutConstraint.Axis) -> [String] {
    let name = LayoutDescription.name(of: view)
    let (frame, isAcross) = (view.untransformedFrame, axis == .horizontal)
    let size = (isAcross ? "width" : "height", isAcross ? frame.width : frame.height)
    let place = (isAcross ? "minX" : "minY", isAcross ? frame.minX : frame.minY)
    return (view.superview == nil ? [size] : [place, size]).map { edge, value in
      "<NSAutoresizingMaskLayoutConstraint \(mask) \(name).\(edge) == \(LayoutDescription.number(value))   (active)>"
    }
  }

  /// Margin, size and margin, each fixed (`-`) or flexible (`&`).
  private var mask: String {
    let mask = view.autoresizingMask
    func part(_ options: UIView.AutoresizingMask...) -> String {
      let isNone = mask.isDisjoint(with: options.reduce([]) { $0.union($1) })
      return options.enumerated()
        .map { index, option in mask.contains(option) || (isNone && index == 2) ? "&" : "-" }
        .joined()
    }
    let across = part(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let down = part(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return "h=\(across) v=\(down)"
  }
}
