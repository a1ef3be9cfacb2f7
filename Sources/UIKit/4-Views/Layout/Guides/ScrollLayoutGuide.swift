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

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owner = view
    identifier = kind == .content ? "UIScrollView-contentLayoutGuide" : "UIScrollView-frameLayoutGuide"
  }

  required init?(coder: NSCoder) { nil }

  /// The view whose size is the guide's too.
  var sizingView: UIView? { kind == .frame ? owningView : nil }

  /// The origin of the guide in the content's coordinate space.
  var origin: CGPoint { kind == .frame ? owningView?.bounds.origin ?? .zero : .zero }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    view.layoutRoot.prepareLayout()
    let contentSize = view.scrolledLayout?.applyContentSize() ?? view.bounds.size
    return CGRect(origin: origin, size: kind == .frame ? view.bounds.size : contentSize)
  }
}

/// Both guides of a scroll view, created on first use.
struct ScrollGuides {
  let content: ScrollLayoutGuide
  let frame: ScrollLayoutGuide
}
