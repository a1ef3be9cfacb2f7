import CoreGraphics

/// A menu element that calls a method of the first object in the responder chain that has it.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
  /// The method to call.
  public let action: Selector
  /// The value that distinguishes commands with the same method.
  public let propertyList: Any?
  /// The commands in its place while more keys are held; none by default.
  public let alternates: [UICommandAlternate]
  /// A longer title, shown where keyboard shortcuts are listed.
  open var discoverabilityTitle: String?
  /// The attributes of the command; none by default.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command is checked; off by default.
  open var state: UIMenuElement.State
  /// The object that sent the command; set while its method runs.
  open internal(set) var sender: Any?
  /// The picture to show instead of ``image`` while the state is on or mixed; nil, the default, for none.
  open var selectedImage: UIImage?

  /// Makes a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
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

  /// Calls the method on `target`, or without one on the first object in the responder chain that has it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let former = exchange(&self.sender, with: sender)
    defer { self.sender = former }
    if let target {
      _ = action.call(on: ClassObject.receiver(target), sender: self, event: nil)
    } else if let responder = UIApplication.shared.firstResponder ?? sender as? UIResponder {
      _ = perform(from: responder)
    }
  }

  /// Carries the command out on behalf of `responder`. Returns whether anybody did.
  func perform(from responder: UIResponder) -> Bool {
    guard !attributes.contains(.disabled) else { return false }
    guard let target = responder.target(forAction: action, withSender: self) as? UIResponder else {
      return false
    }
    return action.call(on: target, sender: self, event: nil)
  }
}
