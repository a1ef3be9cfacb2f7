import CoreGraphics

extension UIScrollView {
  /// The content's box. Constraints between it, or the scroll view's own edges, and what lies in the scroll
  /// view say how large the content is: they set ``contentSize``.
  public var contentLayoutGuide: UILayoutGuide { scrollGuides.content }

  /// The box of the part that shows: what is constrained to it keeps its place while the content moves.
  public var frameLayoutGuide: UILayoutGuide { scrollGuides.frame }

  var scrollGuides: ScrollGuides {
    keptGuide(\.scrollGuides) {
      ScrollGuides(
        content: ScrollLayoutGuide(.content, of: self), frame: ScrollLayoutGuide(.frame, of: self))
    }
  }
}

extension UIScrollView: ScrolledLayout {
  /// Returns the item to whose edges the scroll view's edges refer for another item: those of the content for
  /// items in it; those of the visible part for the scroll view's safe area; its own for items outside.
  func space(seenFrom other: any LayoutItem) -> any LayoutItem {
    guard other !== self, other.layoutView?.isDescendant(of: self) == true else { return self }
    if other is ScrollLayoutGuide { return self }
    return other === autoLayout.insetGuides.safeArea ? scrollGuides.frame : scrollGuides.content
  }

  /// Takes the size that constraints give the content, on each axis on which they do. Returns the content's
  /// size.
  @discardableResult func applyContentSize() -> CGSize {
    guard let box = autoLayout.scrollGuides?.content.layoutRecord?.box else { return contentSize }
    let solved = box.rect.roundedToPixels(scale: traitCollection.displayScale).size
    var size = contentSize
    let scale = zoomScale
    if box[.width] != nil { size.width = solved.width * scale }
    if box[.height] != nil { size.height = solved.height * scale }
    if size != contentSize { contentSize = size }
    return contentSize
  }

  var visibleAreaGuide: ScrollLayoutGuide { scrollGuides.frame }

  func didPlace(_ view: UIView, at origin: CGPoint) {
    guard view === zoomedView else { return }
    let factor = view.zoomFactor
    if factor != 1 { view.moveFrame(to: CGPoint(x: origin.x * factor, y: origin.y * factor)) }
  }
}
