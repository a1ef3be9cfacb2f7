import CoreGraphics

/// A title, a picture and a closure to run: what controls and menus do.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
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
  /// What is special about the action; nothing by default.
  open var attributes: UIMenuElement.Attributes
  /// Whether the action is checked; off by default.
  open var state: UIMenuElement.State
  /// What sent the action, such as the control; set while the closure runs.
  open internal(set) var sender: Any?

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
  ///   - image: Shown beside the title.
  ///   - identifier: The action's name; nil makes up one that no other action has.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: What is special about the action.
  ///   - state: Whether the action is checked.
  ///   - handler: What to run, with the action itself.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? UIAction.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
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
