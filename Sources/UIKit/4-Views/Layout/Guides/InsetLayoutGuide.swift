import CoreGraphics

/// A guide that a view has by itself: its edges are the view's, moved inwards by insets that are known, as
/// the safe area's and the margins' are. It needs no solving to say where it lies.
@MainActor final class InsetLayoutGuide: UILayoutGuide {
  /// The names of the constraints of each edge in messages.
  struct EdgeNames {
    var top: String
    var left: String
    var bottom: String
    var right: String
  }

  /// The insets of the edges from the view's edges, in points.
  var insets: UIEdgeInsets {
    didSet {
      guard hasEdges, insets != oldValue else { return }
      for (constraint, inset) in zip(edges, [insets.top, insets.left, -insets.bottom, -insets.right]) {
        constraint.constant = inset
      }
    }
  }

  private let names: EdgeNames

  /// Makes the guide of a view. It stays in force as long as the view keeps it.
  init(of view: UIView, identifier: String, edges names: EdgeNames, insets: UIEdgeInsets) {
    self.names = names
    self.insets = insets
    super.init()
    self.identifier = identifier
    owner = view
  }

  required init?(coder: NSCoder) { nil }

  override var heldEdges: [NSLayoutConstraint] { edges }
  private lazy var edges = owningView.map { makeEdges(along: $0) } ?? []
  private var hasEdges = false

  override func ownerIsGone() {
    super.ownerIsGone()
    if hasEdges { for edge in edges { edge.holderIsGone() } }
  }

  private func makeEdges(along view: UIView) -> [NSLayoutConstraint] {
    hasEdges = true
    func edge(_ attribute: NSLayoutConstraint.Attribute, _ inset: CGFloat, _ name: String)
      -> NSLayoutConstraint
    {
      let constraint = NSLayoutConstraint(
        LayoutSide(self, attribute), .equal, LayoutSide(view, attribute), constant: inset)
      constraint.identifier = name
      constraint.isSystemMade = true
      constraint.owner = view
      return constraint
    }
    return [
      edge(.top, insets.top, names.top), edge(.left, insets.left, names.left),
      edge(.bottom, -insets.bottom, names.bottom), edge(.right, -insets.right, names.right),
    ]
  }

  override func uninstallEdges() {
    guard hasEdges else { return }
    for edge in edges { edge.uninstall() }
  }

  override var layoutFrame: CGRect { owningView?.bounds.inset(by: insets) ?? .zero }
}
