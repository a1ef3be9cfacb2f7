import CoreGraphics

/// A guide that a scroll view has by itself: the content's box, or the part of it that shows.
@MainActor final class ScrollLayoutGuide: UILayoutGuide {
  enum Kind {
    /// As large as the content; constraints to its edges say how large that is.
    case content
    /// As large as the view, and where the content is scrolled to.
    case frame
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIScrollView) {
    self.kind = kind
    super.init()
    owner = view
    identifier = kind == .content ? "UIScrollView-contentLayoutGuide" : "UIScrollView-frameLayoutGuide"
  }

  required init?(coder: NSCoder) { nil }

  private var scrollView: UIScrollView? { owningView as? UIScrollView }

  /// The view whose size is the guide's too.
  var sizingView: UIView? { kind == .frame ? owningView : nil }

  /// Where the guide begins in the content's space.
  var origin: CGPoint { kind == .frame ? scrollView?.contentOffset ?? .zero : .zero }

  override var layoutFrame: CGRect {
    guard let scrollView else { return .zero }
    scrollView.layoutRoot.prepareLayout()
    scrollView.takeContentSize()
    return CGRect(origin: origin, size: kind == .frame ? scrollView.bounds.size : scrollView.contentSize)
  }
}

/// Both guides of a scroll view, made when one is first asked for.
struct ScrollGuides {
  let content: ScrollLayoutGuide
  let frame: ScrollLayoutGuide
}

extension UIScrollView {
  /// The content's box. Constraints between it, or the scroll view's own edges, and what lies in the scroll view say
  /// how large the content is: they set ``contentSize``.
  public var contentLayoutGuide: UILayoutGuide { scrollGuides.content }

  /// The box of the part that shows: what is constrained to it keeps its place while the content moves.
  public var frameLayoutGuide: UILayoutGuide { scrollGuides.frame }

  var scrollGuides: ScrollGuides {
    if let guides = autoLayout.scrollGuides { return guides }
    let guides = ScrollGuides(
      content: ScrollLayoutGuide(.content, of: self), frame: ScrollLayoutGuide(.frame, of: self))
    autoLayout.scrollGuides = guides
    return guides
  }

  /// What the scroll view's edges mean to an item: the content's to what lies in it; the part that shows to its safe
  /// area; its own to what lies outside.
  func space(seenFrom other: any LayoutItem) -> any LayoutItem {
    guard other !== self, other.layoutView?.isDescendant(of: self) == true else { return self }
    if other is ScrollLayoutGuide { return self }
    return other === autoLayout.insetGuides.safeArea ? scrollGuides.frame : scrollGuides.content
  }

  /// Takes the size that constraints give the content, on each axis on which they do.
  func takeContentSize() {
    guard let box = autoLayout.scrollGuides?.content.layoutRecord?.box else { return }
    let solved = box.rect.roundedToPixels(scale: traitCollection.displayScale).size
    var size = contentSize
    let scale = zoomScale
    if box[.width] != nil { size.width = solved.width * scale }
    if box[.height] != nil { size.height = solved.height * scale }
    if size != contentSize { contentSize = size }
  }
}
