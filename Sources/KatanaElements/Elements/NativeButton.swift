import UIKit

/// The native view of a ``Button``.
@preconcurrency @MainActor public class NativeButton: UIButton {
  /// The content that the button shows in each of its states.
  struct Content {
    var titles: [UIControl.State: String] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var titleShadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  }

  /// The content that the button shows. Setting it changes what differs, and clears what is no longer there.
  var content = Content() {
    didSet {
      apply(content.titles, after: oldValue.titles, set: setTitle)
      apply(content.titleColors, after: oldValue.titleColors, set: setTitleColor)
      apply(content.titleShadowColors, after: oldValue.titleShadowColors, set: setTitleShadowColor)
      apply(content.images, after: oldValue.images, set: setImage)
      apply(content.backgroundImages, after: oldValue.backgroundImages, set: setBackgroundImage)
      apply(content.attributedTitles, after: oldValue.attributedTitles, set: setAttributedTitle)
    }
  }

  private func apply<T: Equatable>(
    _ new: [UIControl.State: T], after old: [UIControl.State: T], set: (T?, UIControl.State) -> Void
  ) {
    for state in old.keys where new[state] == nil { set(nil, state) }
    for (state, value) in new where old[state] != value { set(value, state) }
  }

  private lazy var handlers = TouchHandlers(of: self)

  /// The handlers called on each event. A key may hold several events.
  public var touchHandlers: [TouchHandlerEvent: TouchHandlerClosure] {
    get { handlers.closures }
    set { handlers.closures = newValue }
  }
}
