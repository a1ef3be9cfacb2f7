import CoreGraphics

/// A title, a picture and a closure to run: what controls and menus do.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// Names an action. A control holds one action a name and event.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name behind it.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's name; made up where none was given.
  public let identifier: Identifier
  /// A longer title, shown where keyboard shortcuts are listed.
  open var discoverabilityTitle: String?
  /// The attributes of the action; none by default.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is checked; off by default.
  open var state: UIMenuElement.State
  /// The object that sent the action, such as the control; set while the closure runs.
  open internal(set) var sender: Any?
  /// The picture to show instead of ``image`` while the state is on or mixed; nil, the default, for none.
  open var selectedImage: UIImage?

  private let handler: (UIAction) -> Void

  /// The title; empty for none.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Makes an action.
  /// - Parameters:
  ///   - title: Shown by buttons and menus made of the action.
  ///   - subtitle: Shown below the title in menus.
  ///   - image: Shown beside the title.
  ///   - selectedImage: Shown instead of `image` while the action is checked.
  ///   - identifier: The action's name; nil makes up one that no other action has.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: What is special about the action.
  ///   - state: Whether the action is checked.
  ///   - handler: What to run, with the action itself.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? UIAction.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the closure as a person's choice does, unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender)
  }

  /// Runs the closure with `sender` as the action's sender, unless the action is disabled.
  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let former = self.sender
    self.sender = sender
    defer { self.sender = former }
    handler(self)
  }

  private static var count = 0

  private static func nextIdentifier() -> Identifier {
    count += 1
    return Identifier("shoji.action.\(count)")
  }
}
