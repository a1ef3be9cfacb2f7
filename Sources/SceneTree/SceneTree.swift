import DisplayProtocol

extension Scene {
  /// The scene as a test sees it. Layers that stand for nothing by themselves are left out, with what lies
  /// in them put in their place; so is everything that is hidden from accessibility. Where several layers
  /// stand side by side at the top, a node for the whole display holds them.
  package func tree() -> TreeNode {
    let tops = treeNodes(of: .root, parentTransform: .identity)
    if tops.count == 1 { return tops[0] }
    return TreeNode(
      className: "", frame: CGRect(origin: .zero, size: self[.root]!.properties.frame.size), children: tops)
  }

  private func treeNodes(of id: LayerID, parentTransform: CGAffineTransform) -> [TreeNode] {
    let layer = self[id]!
    let properties = layer.properties
    if properties.semantics?.isAccessibilityHidden == true { return [] }
    let transform = properties.transformToParent.concatenating(parentTransform)
    let children = layer.shownChildren.flatMap { treeNodes(of: $0, parentTransform: transform) }
    guard let semantics = properties.semantics else { return children }
    var node = TreeNode(
      className: semantics.className, frame: properties.bounds.applying(transform), text: semantics.text,
      value: semantics.value, placeholder: semantics.placeholder, identifier: semantics.identifier,
      label: semantics.label, role: semantics.role, isEnabled: semantics.isEnabled,
      isSelected: semantics.isSelected, isHidden: properties.isHidden, alpha: properties.opacity,
      backgroundColor: properties.backgroundColor?.hexString, children: children)
    node.layer = id
    return [node]
  }
}

extension CGColor {
  /// The color as `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  fileprivate var hexString: String {
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + parts.map {
        let byte = String(Int(clamping: ($0 * 255).rounded()), radix: 16)
        return byte.count == 1 ? "0" + byte : byte
      }.joined()
  }
}
