import UIKit

extension Array where Element: PlasticView {
  /// Lays the views side by side from `left` to `right`, less the insets and the spacings between them,
  /// in widths of the given proportions; all equal when none are given. Does nothing when there is none.
  public func fill(
    left: Anchor, right: Anchor, insets: EdgeInsets = .zero, spacings: [Value]? = nil,
    widths: [CGFloat]? = nil
  ) {
    guard let first else { return }
    let space = right.coordinate - left.coordinate - first.scaleValue(insets.left + insets.right)
    let lengths = divide(space, spacings: spacings, weights: widths)
    var edge = left + insets.left
    for (index, view) in enumerated() {
      view.width = .fixed(lengths[index])
      view.left = edge
      edge = view.right + (index < count - 1 ? spacings?[index] ?? .zero : .zero)
    }
  }

  /// Lays the views one below the other from `top` to `bottom`, less the insets and the spacings between
  /// them, in heights of the given proportions; all equal when none are given. Does nothing when there
  /// is none.
  public func fill(
    top: Anchor, bottom: Anchor, insets: EdgeInsets = .zero, spacings: [Value]? = nil,
    heights: [CGFloat]? = nil
  ) {
    guard let first else { return }
    let space = bottom.coordinate - top.coordinate - first.scaleValue(insets.top + insets.bottom)
    let lengths = divide(space, spacings: spacings, weights: heights)
    var edge = top + insets.top
    for (index, view) in enumerated() {
      view.height = .fixed(lengths[index])
      view.top = edge
      edge = view.bottom + (index < count - 1 ? spacings?[index] ?? .zero : .zero)
    }
  }

  /// Lays the views side by side, in the widths they have, with the spacings between them, so that the
  /// whole row lies in the middle between `left` and `right`. Does nothing when there is none.
  public func centerBetween(left: Anchor, right: Anchor, spacings: [Value]? = nil) {
    guard !isEmpty else { return }
    let total = map(\.frame.width).reduce(0, +) + scaled(spacings)
    var edge = left + .fixed((right.coordinate - left.coordinate - total) / 2)
    for (index, view) in enumerated() {
      view.left = edge
      edge = view.right + (index < count - 1 ? spacings?[index] ?? .zero : .zero)
    }
  }

  /// Lays the views one below the other, in the heights they have, with the spacings between them, so
  /// that the whole column lies in the middle between `top` and `bottom`. Does nothing when there is none.
  public func centerBetween(top: Anchor, bottom: Anchor, spacings: [Value]? = nil) {
    guard !isEmpty else { return }
    let total = map(\.frame.height).reduce(0, +) + scaled(spacings)
    var edge = top + .fixed((bottom.coordinate - top.coordinate - total) / 2)
    for (index, view) in enumerated() {
      view.top = edge
      edge = view.bottom + (index < count - 1 ? spacings?[index] ?? .zero : .zero)
    }
  }

  /// The lengths of the views when `space` is divided among them and the spacings between them.
  private func divide(_ space: CGFloat, spacings: [Value]?, weights: [CGFloat]?) -> [CGFloat] {
    let weights = weights ?? Array<CGFloat>(repeating: 1, count: count)
    precondition(weights.count == count, "\(count) views need \(count) weights, not \(weights.count).")
    let sum = weights.reduce(0, +)
    let available = space - scaled(spacings)
    return weights.map { Swift.max($0 / sum * available, 0) }
  }

  /// The sum of the spacings, in points.
  private func scaled(_ spacings: [Value]?) -> CGFloat {
    guard let spacings else { return 0 }
    precondition(
      spacings.count == count - 1,
      "\(count) views have \(count - 1) spacings between them, not \(spacings.count).")
    return self[0].scaleValue(spacings.reduce(.zero, +))
  }
}
