import CoreGraphics

/// Makes the views of a list, and keeps those that are not visible for their next use.
///
/// A view that waits stays in the list, hidden: rows come and go with every few points of scrolling, and
/// taking views out and putting them in again would cost their constraints and their layers on displays each
/// time.
@MainActor final class ReusePool<View: UIView> {
  private var makers: [String: (CGRect) -> View] = [:]
  private var waiting: [String: [View]] = [:]
  /// A view that is in use and handed out once more, so that the app sets it up again.
  private var offered: (view: View, identifier: String)?

  /// Registers a closure that makes views of a reuse identifier with a frame; nil unregisters it.
  func register(_ maker: ((CGRect) -> View)?, for identifier: String) {
    makers[identifier] = maker
    for view in waiting.removeValue(forKey: identifier) ?? [] { view.removeFromSuperview() }
  }

  /// Whether views of a name can be made.
  func contains(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Offers a view that is in use for the next request of its reuse identifier.
  func offer(_ view: View, as identifier: String) { offered = (view, identifier) }

  /// Ends the offer.
  func withdrawOffer() { offered = nil }

  /// The view in use that is offered under a name, once.
  func takeOffered(_ identifier: String) -> View? {
    guard let offered, offered.identifier == identifier else { return nil }
    self.offered = nil
    return offered.view
  }

  /// A view that was used before.
  func takeWaiting(_ identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }

  /// A new view; nil when nothing was registered.
  func make(_ identifier: String, frame: CGRect = .zero) -> View? { makers[identifier]?(frame) }

  /// Keeps a view for its next use.
  func keep(_ view: View, as identifier: String) {
    view.isHidden = true
    waiting[identifier, default: []].append(view)
  }

  /// Removes the views in the pool.
  func clear() {
    for view in waiting.values.joined() { view.removeFromSuperview() }
    waiting = [:]
  }
}
