import CoreGraphics
import DisplayProtocol

/// The text storage and the layout manager of a text view, created on first use. The view's content is
/// the text; the storage is a copy that follows it, and leads it where the app changes it.
@MainActor final class TextViewStorage {
  private var storage: NSTextStorage?
  /// The layout manager, once there is one.
  private(set) var manager: NSLayoutManager?
  private var isFollowing = false
  /// The layer that shows what a manager of an app's own class draws behind the text; nil for UIKit's own
  /// manager.
  private(set) var background: TextBackground?

  func storage(of view: UITextView) -> NSTextStorage {
    if let storage { return storage }
    let storage = NSTextStorage(attributedString: view.content.styled.attributedString)
    adopt(storage, by: view)
    return storage
  }

  func layoutManager(of view: UITextView) -> NSLayoutManager {
    if let manager { return manager }
    let manager = view.textContainer.layoutManager ?? NSLayoutManager()
    manager.view = view
    self.manager = manager
    if type(of: manager) != NSLayoutManager.self {
      let background = TextBackground(manager, view)
      view.layer.insertSublayer(background, below: view.canvas)
      self.background = background
    }
    if view.textContainer.layoutManager !== manager { manager.addTextContainer(view.textContainer) }
    storage(of: view).addLayoutManager(manager)
    return manager
  }

  /// Lets the view show a storage that the app made, and follow it from now on.
  func adopt(_ storage: NSTextStorage, by view: UITextView) {
    self.storage = storage
    storage.didChange = { [weak self, weak view, unowned storage] in
      MainActor.assumeIsolated {
        guard let self, let view, !self.isFollowing else { return }
        view.content.set(StyledText(storage))
        view.textDidChange()
      }
    }
  }

  /// Brings the storage to the view's content. Its delegate is notified of changed characters, and may change
  /// attributes.
  func follow(_ view: UITextView) {
    guard let storage, !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    let text = view.content.styled
    let change = TextChange.between(storage.string, text.string)
    if change == nil, StyledText(storage) == text { return }
    storage.set(
      text, changed: NSRange(change?.range ?? 0..<0), changeInLength: change?.growth ?? 0)
    guard storage.delegate != nil else { return }
    let processed = StyledText(storage)
    if processed != text { view.content.set(processed) }
  }
}
