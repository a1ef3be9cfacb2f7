import CoreGraphics

/// An element of a menu that does something when it is chosen: ``UIAction``, ``UICommand`` and
/// ``UIKeyCommand``.
@preconcurrency @MainActor public protocol UIMenuLeaf: UIMenuElement {
  /// The title; empty for none.
  var title: String { get set }
  /// The picture beside the title.
  var image: UIImage? { get set }
  /// The picture to show instead while the state is on or mixed.
  var selectedImage: UIImage? { get set }
  /// A longer title.
  var discoverabilityTitle: String? { get set }
  /// Whether it can be chosen, destroys something, is hidden or keeps the menu open.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether it is checked.
  var state: UIMenuElement.State { get set }
  /// The object that sent it; set while it is carried out.
  var sender: Any? { get }
  /// Carries it out as a person's choice does, unless it is disabled.
  func performWithSender(_ sender: Any?, target: Any?)
}
