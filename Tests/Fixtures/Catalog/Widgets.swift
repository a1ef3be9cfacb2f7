import UIKit

/// A module that is added to the library.
open class WidgetView: UIView {
  /// Makes a view of a document.
  required public init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Turns a widget.
  open func turn(_ widget: Widget, with event: UIEvent?) {}
}

/// A thing that turns.
public final class Widget: NSObject {}

/// The delegate of a view of widgets.
@MainActor public protocol WidgetViewDelegate: AnyObject {
  /// Returns the number of widgets.
  func numberOfWidgets(in view: WidgetView) -> Int
  /// Tells that a widget has turned.
  func widgetView(_ widgetView: WidgetView, didTurn widget: Widget)
}

extension WidgetViewDelegate {
  /// Does nothing.
  public func widgetView(_ widgetView: WidgetView, didTurn widget: Widget) {}
}
