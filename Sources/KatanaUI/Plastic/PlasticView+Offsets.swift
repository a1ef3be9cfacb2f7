/// The spelling of Katana's first versions: `setTop(anchor, offset: value)` is `top = anchor + value`.
extension PlasticView {
  /// Places the left edge.
  public func setLeft(_ anchor: Anchor, offset: Value = .zero) { left = anchor + offset }
  /// Places the right edge.
  public func setRight(_ anchor: Anchor, offset: Value = .zero) { right = anchor + offset }
  /// Places the middle between left and right.
  public func setCenterX(_ anchor: Anchor, offset: Value = .zero) { centerX = anchor + offset }
  /// Places the top edge.
  public func setTop(_ anchor: Anchor, offset: Value = .zero) { top = anchor + offset }
  /// Places the bottom edge.
  public func setBottom(_ anchor: Anchor, offset: Value = .zero) { bottom = anchor + offset }
  /// Places the middle between top and bottom.
  public func setCenterY(_ anchor: Anchor, offset: Value = .zero) { centerY = anchor + offset }
}
