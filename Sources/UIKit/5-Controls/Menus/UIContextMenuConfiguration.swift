import CoreGraphics

/// Makes the controller that a context menu's preview shows; nil for a picture of the view.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a context menu, given the elements that the system suggests; nil for no menu.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu: what its preview shows, and its elements.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The name of the configuration; made up where none was given.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
  /// The order of the elements; automatic by default, which is fixed.
  open var preferredMenuElementOrder = UIMenu.ElementOrder.automatic

  /// Makes a configuration.
  /// - Parameters:
  ///   - identifier: The name of the configuration; nil makes one up.
  ///   - previewProvider: Makes the controller that the preview shows; nil for a picture of the view.
  ///   - actionProvider: Makes the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
