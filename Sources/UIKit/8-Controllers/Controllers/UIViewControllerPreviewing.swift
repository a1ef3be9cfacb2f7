import CoreGraphics
import Foundation

// Peeks by a firm press. No screen here measures how firm a press is, as on most devices.

/// A choice below a preview.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The words of the choice.
  var title: String { get }
}

/// A choice below a preview that calls a closure.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The looks of a choice.
  public enum Style: Int, Sendable {
    case `default`
    case selected
    case destructive
  }

  /// The words of the choice.
  public let title: String
  /// The look of the choice.
  public let style: Style
  /// The closure that is called when the choice is taken.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes a choice.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Several choices behind one.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The words of the choice.
  public let title: String
  /// The look of the choice.
  public let style: UIPreviewAction.Style
  /// The choices behind it.
  public let actions: [UIPreviewAction]

  /// Makes a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}

/// A registration for previews of a view's content.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The object that makes the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// An object that makes previews.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller that is previewed for a place; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows a previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

final class PreviewingRegistration: NSObject, UIViewControllerPreviewing {
  unowned let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
    super.init()
  }
}
