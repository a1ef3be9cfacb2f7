import UIKit

/// Shows descriptions in a cell or a header of a table, one after another, by nodes that are managed children
/// of the table's node.
@MainActor final class RowHost {
  private weak var parent: (any AnyNode)?
  private(set) var node: (any AnyNode)?
  private var description: (any AnyNodeDescription)?
  private var name: AnyHashable?
  private var size = CGSize.zero

  isolated deinit {
    remove()
  }

  /// Shows a description in a container. A node of the same kind is updated, any other is replaced.
  func show(
    _ description: any AnyNodeDescription, name: AnyHashable?, size: CGSize, in container: UIView,
    of parent: any AnyNode
  ) {
    let fitted = description._arranged(frame: CGRect(origin: .zero, size: size), children: nil)
    if let node, self.parent === parent, canReuse(node, for: description, name: name) {
      (self.description, self.name, self.size) = (description, name, size)
      node.update(with: fitted)
    } else {
      remove()
      (self.description, self.name, self.size, self.parent) = (description, name, size, parent)
      node = parent.addManagedChild(with: fitted, in: container)
    }
  }

  /// Whether a node may go on to show another description. A node whose state was changed belongs to the row
  /// of its name.
  private func canReuse(
    _ node: any AnyNode, for new: any AnyNodeDescription, name newName: AnyHashable?
  ) -> Bool {
    guard let description, type(of: description) == type(of: new), description.replaceKey == new.replaceKey
    else { return false }
    return name == newName || node.anyState is EmptyState || node.anyState is EmptyHighlightableState
  }

  /// Resizes the description to the container.
  func resize(to size: CGSize) {
    guard let node, let description, size != self.size else { return }
    self.size = size
    node.update(with: description._arranged(frame: CGRect(origin: .zero, size: size), children: nil))
  }

  /// Removes the node and its native view.
  func remove() {
    guard let node else { return }
    self.node = nil
    parent?.removeManagedChild(node: node)
    (node.container as? UIView)?.removeFromSuperview()
    description = nil
    name = nil
  }

  // MARK: Rows

  private var cellType: (any AnyTableCell.Type)? {
    description.flatMap { type(of: $0) as? any AnyTableCell.Type }
  }

  /// Whether the description takes taps.
  var respondsToTaps: Bool { cellType != nil }

  /// Notifies the description of a tap.
  func tap(at indexPath: IndexPath) {
    guard let node else { return }
    cellType?.anyDidTap(
      dispatch: node.storeDispatch, props: node.anyDescription.anyProps, indexPath: indexPath)
  }

  /// Notifies the description that it begins or ends to be pressed.
  func setHighlighted(_ highlighted: Bool) {
    guard let node, let cellType else { return }
    node.changeState { cellType.anyHighlight(highlighted, state: $0) }
    (node.container as? NativeTableCell)?.setHighlighted(highlighted)
  }

  // MARK: Measuring

  /// The height that the description requests at a width; nil without a description.
  func automaticHeight(width: CGFloat) -> CGFloat? {
    guard let node, let view = node.container as? UIView else { return nil }
    resize(to: CGSize(width: width, height: size.height))
    if let type = description.map({ type(of: $0) }) as? any AnySelfSizing.Type,
      let height = type.anyAutomaticHeight(
        props: node.anyDescription.anyProps, width: width, multiplier: parent?.plasticMultiplier ?? 0)
    {
      return max(height, 0)
    }
    if view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      return view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return view.subviews.filter { !$0.isHidden }.map(\.frame.maxY).max()
  }

  /// The number of nodes that show the description, with all that lie in it.
  var nodeCount: Int { node.map(Self.count) ?? 0 }

  private static func count(_ node: any AnyNode) -> Int {
    (node.children + node.managedChildren).reduce(1) { $0 + count($1) }
  }
}
