import UIKit

extension UIView {
  /// Adds subviews, the first one at the back.
  /// - Returns: The receiver, so that calls can be nested.
  @discardableResult public func children(_ children: UIView...) -> UIView {
    self.children(children)
  }

  /// Adds subviews, the first one at the back.
  /// - Returns: The receiver, so that calls can be nested.
  @discardableResult public func children(_ children: [UIView]) -> UIView {
    for child in children { addSubview(child) }
    return self
  }

  /// The outermost view around this one; the view itself where it lies in none.
  public var rootView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Adds views in a row or column, without stack view: each begins where the one before ends, and all fill
  /// the other axis.
  /// - Parameters:
  ///   - views: The views; they leave the views that they lie in.
  ///   - spacing: The distance between two views, in points.
  ///   - axis: The direction.
  ///   - lowerPriorityOfLastConstraint: Whether the last view need not reach the end: its constraint has a
  ///     high priority in place of a required one.
  public func stack(
    views: [UIView], withSpacing spacing: CGFloat = 0, axis: NSLayoutConstraint.Axis = .horizontal,
    lowerPriorityOfLastConstraint: Bool = false
  ) {
    var constraints: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in views {
      view.removeFromSuperview()
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      if axis == .horizontal {
        constraints += [
          view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
          previous.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: spacing) }
            ?? view.leadingAnchor.constraint(equalTo: leadingAnchor),
        ]
      } else {
        constraints += [
          view.leadingAnchor.constraint(equalTo: leadingAnchor),
          view.trailingAnchor.constraint(equalTo: trailingAnchor),
          previous.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: spacing) }
            ?? view.topAnchor.constraint(equalTo: topAnchor),
        ]
      }
      previous = view
    }
    if let previous {
      let last =
        axis == .horizontal
        ? previous.trailingAnchor.constraint(equalTo: trailingAnchor)
        : previous.bottomAnchor.constraint(equalTo: bottomAnchor)
      if lowerPriorityOfLastConstraint { last.priority = .defaultHigh }
      constraints.append(last)
    }
    NSLayoutConstraint.activate(constraints)
  }
}

extension UIStackView {
  /// Adds arranged subviews, in order.
  /// - Returns: The receiver, so that calls can be nested.
  @discardableResult public func arrangedChildren(_ children: UIView...) -> UIStackView {
    arrangedChildren(children)
  }

  /// Adds arranged subviews, in order.
  /// - Returns: The receiver, so that calls can be nested.
  @discardableResult public func arrangedChildren(_ children: [UIView]) -> UIStackView {
    for child in children { addArrangedSubview(child) }
    return self
  }
}
