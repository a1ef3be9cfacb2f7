import CoreGraphics

/// A menu element that calls a method of the first object in the responder chain that has it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method to call.
  public let action: Selector
  /// What tells apart commands with the same method.
  public let propertyList: Any?
  /// A longer title, shown where keyboard shortcuts are listed.
  open var discoverabilityTitle: String?
  /// What is special about the command; nothing by default.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command is checked; off by default.
  open var state: UIMenuElement.State

  /// Makes a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

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

  /// Carries the command out on behalf of `responder`. Answers whether anybody did.
  func perform(from responder: UIResponder) -> Bool {
    guard !attributes.contains(.disabled) else { return false }
    guard let target = responder.target(forAction: action, withSender: self) as? UIResponder else {
      return false
    }
    return action.call(on: target, sender: self, event: nil)
  }
}
