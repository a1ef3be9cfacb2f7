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
  var content = SharedStorage(Content()) {
    didSet {
      guard !content.isShared(with: oldValue) else { return }
      let (new, old) = (content.value, oldValue.value)
      for (state, title) in changes(of: old.titles, to: new.titles) { setTitle(title, for: state) }
      for (state, color) in changes(of: old.titleColors, to: new.titleColors) {
        setTitleColor(color, for: state)
      }
      for (state, color) in changes(of: old.titleShadowColors, to: new.titleShadowColors) {
        setTitleShadowColor(color, for: state)
      }
      for (state, image) in changes(of: old.images, to: new.images) { setImage(image, for: state) }
      for (state, image) in changes(of: old.backgroundImages, to: new.backgroundImages) {
        setBackgroundImage(image, for: state)
      }
      for (state, title) in changes(of: old.attributedTitles, to: new.attributedTitles) {
        setAttributedTitle(title, for: state)
      }
    }
  }

  /// Returns what differs in each state; nil for what is no longer there.
  private func changes<T: Equatable>(
    of old: [UIControl.State: T], to new: [UIControl.State: T]
  ) -> [(UIControl.State, T?)] {
    guard !old.isEmpty || !new.isEmpty else { return [] }
    var changes: [(UIControl.State, T?)] = []
    for state in old.keys where new[state] == nil { changes.append((state, nil)) }
    for (state, value) in new where old[state] != value { changes.append((state, value)) }
    return changes
  }

  private lazy var handlers = TouchHandlers(of: self)

  /// The handlers called on each event. A key may hold several events.
  public var touchHandlers: [TouchHandlerEvent: TouchHandlerClosure] {
    get { handlers.closures }
    set { handlers.closures = newValue }
  }
}
