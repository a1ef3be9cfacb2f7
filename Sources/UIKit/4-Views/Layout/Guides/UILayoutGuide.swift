import CoreGraphics
import QuartzCore

/// A rectangle in a view that constraints can relate to: it draws nothing, takes no touches, and costs less
/// than a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  /// Makes a guide. Hand it to a view by `addLayoutGuide(_:)` before activating constraints to it.
  public override init() {
    super.init()
  }

  /// Makes a guide. There are no archives of guides here.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(self, UILayoutGuide.self)
  }

  /// Called after the guide was loaded from a document of Interface Builder. The default does nothing.
  open func awakeFromNib() {}

  deinit {
    atEnd(self) { $0.layoutRecord?.itemIsGone() }
  }

  /// The view that the guide belongs to.
  open var owningView: UIView? { owner }
  /// The view, which retains the guide.
  final weak var owner: UIView?

  func ownerIsGone() {
    owner = nil
  }

  /// A name that messages show; empty by default.
  open var identifier = ""

  /// The frame of the guide in its view's coordinate space, according to the constraints that are active now.
  open var layoutFrame: CGRect { owningView?.solvedFrame(of: self) ?? .zero }

  /// The constraints that hold the edges of a guide that a view has by itself. The engine takes them up once
  /// another constraint names the guide.
  var heldEdges: [NSLayoutConstraint] { [] }

  /// Removes the edges from their engine.
  func uninstallEdges() {}

  var layoutParent: UIView? { owningView }
  var layoutView: UIView? { owningView }
  var layoutRecord: LayoutRecord?
}
