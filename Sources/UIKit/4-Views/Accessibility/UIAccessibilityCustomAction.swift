/// An action of an object beside its activation. A person gets to an object's actions in a menu: with the
/// keyboard's menu key, or Shift and F10.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Carries an action out. Returns whether it was.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The action's name, as it is read out.
  open var name: String
  /// A picture for menus; none by default.
  open var image: UIImage?
  /// The object that has the method; it is not kept alive.
  open weak var target: AnyObject?
  /// The method that carries the action out; it may take the action.
  open var selector: Selector
  /// Carries the action out in place of the method.
  open var actionHandler: Handler?

  /// Makes an action that runs a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    selector = Selector("")
    super.init()
  }

  /// Makes an action that calls a method.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target.map { ClassObject.receiver($0) }
    super.init()
  }

  /// Makes an action that runs a closure; the name is the text's.
  public convenience init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?)
  {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
  }

  /// Carries the action out. Returns whether there was something to do it.
  @discardableResult func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.call(on: target, sender: self, event: nil)
  }
}
