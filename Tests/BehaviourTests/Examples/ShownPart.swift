import SceneTree
import ShojiTestSupport

/// A word or a control, as far as it is shown.
struct ShownPart {
  /// The view. What lies in a control belongs to it.
  let view: TreeNode
  /// The part of its frame that no scroll view cuts off, in points of the window.
  let frame: CGRect
  /// The scroll views in which it lies, from the outermost one, each by its number.
  private let scrollViews: [Int]

  /// The words and controls of a tree that are shown.
  static func all(in root: TreeNode) -> [ShownPart] {
    var count = 0
    func parts(of view: TreeNode, visible: CGRect?, scrollViews: [Int]) -> [ShownPart] {
      guard !view.isHidden, view.alpha > 0 else { return [] }
      if controls.contains(view.role) || words.contains(view.role) && !(view.text ?? "").isEmpty {
        let frame = visible.map(view.frame.intersection) ?? view.frame
        return frame.isEmpty ? [] : [ShownPart(view: view, frame: frame, scrollViews: scrollViews)]
      }
      guard scrolls(view) else {
        return view.children.flatMap { parts(of: $0, visible: visible, scrollViews: scrollViews) }
      }
      count += 1
      let inner = scrollViews + [count]
      let area = visible.map(view.frame.intersection) ?? view.frame
      return view.children.flatMap { parts(of: $0, visible: area, scrollViews: inner) }
    }
    return parts(of: root, visible: nil, scrollViews: [])
  }

  /// The parts that leave a window of a size, and the pairs of which one lies over the other. What scrolls
  /// passes beneath bars and buttons that stand still: it is compared with what scrolls with it or beside it.
  static func faults(of parts: [ShownPart], in size: CGSize) -> [String] {
    let window = CGRect(origin: .zero, size: size).insetBy(dx: -tolerance, dy: -tolerance)
    var faults = parts.filter { !window.contains($0.frame) }.map { "\($0.name) leaves the window" }
    for (index, part) in parts.enumerated() {
      for other in parts[(index + 1)...] where !part.passesBeneath(other) && !other.passesBeneath(part) {
        let common = part.frame.intersection(other.frame)
        if !common.isNull && min(common.width, common.height) > tolerance {
          faults.append("\(part.name) and \(other.name) share \(common.width)×\(common.height) points")
        }
      }
    }
    return faults
  }

  /// The points by which frames of whole and broken points may differ.
  private static let tolerance: CGFloat = 1
  private static let words: [Semantics.Role] = [.label, .header]
  private static let controls: [Semantics.Role] = [
    .button, .link, .textfield, .textview, .switch, .slider, .radio, .tab,
  ]

  private static func scrolls(_ view: TreeNode) -> Bool {
    view.role == .table || view.className.hasSuffix("ScrollView")
      || view.className.hasSuffix("CollectionView") || view.className.hasSuffix("TableView")
  }

  private var name: String { "\(view.name ?? view.className) at \(view.frame)" }

  /// Whether it scrolls in a view that does not move the other one, and lies in the same place.
  private func passesBeneath(_ other: ShownPart) -> Bool {
    scrollViews.count > other.scrollViews.count && scrollViews.starts(with: other.scrollViews)
  }
}
