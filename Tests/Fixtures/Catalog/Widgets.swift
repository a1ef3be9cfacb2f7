import UIKit

/// A module that is added to the library.
open class WidgetView: UIView {
  required public init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  open func turn(_ widget: Widget, with event: UIEvent?) {}
}

public final class Widget: NSObject {}

@MainActor public protocol WidgetViewDelegate: AnyObject {
  func numberOfWidgets(in view: WidgetView) -> Int
  func widgetView(_ widgetView: WidgetView, didTurn widget: Widget)
}

extension WidgetViewDelegate {
  public func widgetView(_ widgetView: WidgetView, didTurn widget: Widget) {}
}
