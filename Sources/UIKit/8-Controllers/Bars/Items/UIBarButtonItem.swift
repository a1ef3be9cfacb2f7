import CoreGraphics
import ObjectFactory

/// A button in a navigation bar or a toolbar, or the room between two.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The visual weight of an item.
  public nonisolated enum Style: Int, Sendable {
    /// Usual text.
    case plain = 0
    /// As plain; an old name.
    case bordered = 1
    /// Bold text, for the item that ends what the person does here.
    case done = 2
  }

  // MARK: Making

  /// Makes an item without title and picture.
  public override init() {
    super.init()
  }

  /// Makes an item without title and picture. There are no archives of items here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let systemItem = coder.interfaceValue("systemItem", SystemItem.self) {
      self.systemItem = systemItem
      style = systemItem.style
    }
    coder.decodeInterface(self, UIBarButtonItem.self)
  }

  /// Makes an item with a title that calls a method of `target`, which is not kept alive.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Makes an item with a picture that calls a method of `target`, which is not kept alive.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Makes an item with a picture, and one for the lower bars of a phone that lies on its side.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    set(style, target, action)
  }

  /// Makes one of the system's items that calls a method of `target`, which is not kept alive.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    set(systemItem.style, target, action)
  }

  /// Makes an item that shows a view of the app's. The view answers its own touches.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes one of the system's items with an action to run, a menu, or both.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    style = systemItem.style
    self.primaryAction = primaryAction
    copyTitleAndImage(of: primaryAction)
    self.menu = menu
  }

  /// Makes an item with an action to run, from which it takes the title and picture that are not given, a
  /// menu, or both.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    copyTitleAndImage(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Makes an item with an action, from which it takes title and picture.
  public convenience init(primaryAction: UIAction) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: nil)
  }

  /// Room that takes a part of what the other items of a toolbar leave.
  open class func flexibleSpace() -> Self { space(.flexibleSpace, width: 0) }

  /// Room of a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width: width) }

  private class func space(_ systemItem: SystemItem, width: CGFloat) -> Self {
    let item = makeObject(of: self) as! Self
    item.systemItem = systemItem
    item.width = width
    return item
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { ClassObject.receiver($0) }
    self.action = action
  }

  // MARK: What it is

  /// The system item that the item represents; nil for one of the app's own.
  private(set) var systemItem: SystemItem?

  /// The visual weight of the item; plain by default.
  open var style = Style.plain {
    didSet { if style != oldValue { itemDidChange() } }
  }

  /// The width in points; 0, the default, for that of the contents, or of a space none at all.
  open var width: CGFloat = 0 {
    didSet {
      let sound = width.isFinite ? min(max(width, -UIScrollView.farthest), UIScrollView.farthest) : oldValue
      if sound != width { width = sound }
      if width != oldValue { itemDidChange() }
    }
  }

  /// A view of the app's to show in place of title and picture; nil by default.
  open var customView: UIView? {
    didSet { if customView !== oldValue { itemDidChange() } }
  }

  /// The color of title and picture; nil, the default, for the bar's.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { itemDidChange() } }
  }

  /// All titles that the item may come to have, so that it stays as wide as the widest.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { itemDidChange() } }
  }

  /// Whether the item is shown as chosen; false by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { itemDidChange() } }
  }

  /// Whether the item is left out; false by default.
  open var isHidden = false {
    didSet { if isHidden != oldValue { itemDidChange() } }
  }

  /// A menu that a long press shows, or a tap where nothing else is to be done; nil by default.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { itemDidChange() } }
  }

  /// The order of the elements of ``menu``; automatic by default, which is by priority.
  open var preferredMenuElementOrder = UIMenu.ElementOrder.automatic {
    didSet { if preferredMenuElementOrder != oldValue { itemDidChange() } }
  }

  // MARK: What it does

  /// The object on which the item's method is called; not retained. Without one, the method is called on the
  /// first object in the responder chain that has it.
  open weak var target: AnyObject? {
    didSet { hasTarget = target != nil }
  }
  /// Whether a target was set, which may be gone by now.
  private var hasTarget = false

  /// The method to call; nil by default.
  open var action: Selector?

  /// The action to run; nil by default. Setting it takes over its title and picture, but for a system item,
  /// as in UIKit. It wins over ``action``.
  open var primaryAction: UIAction? {
    didSet { if primaryAction !== oldValue { copyTitleAndImage(of: primaryAction) } }
  }

  /// Copies an action's title and picture. Initializers call it themselves: observers do not run in them.
  private func copyTitleAndImage(of action: UIAction?) {
    guard let action else { return }
    if action.attributes.contains(.disabled) { isEnabled = false }
    if systemItem == nil {
      if !action.title.isEmpty { title = action.title }
      if let new = action.image { image = new }
    }
    itemDidChange()
  }

  /// Does what a tap does. `responder` is where the search for a target begins.
  func perform(from responder: UIResponder?, for event: UIEvent?) {
    if let primaryAction {
      primaryAction.perform(sender: self)
      return
    }
    guard let action else { return }
    if let target {
      _ = action.call(on: target, sender: self, event: event)
      return
    }
    // A target that is gone is not replaced by another.
    guard !hasTarget else { return }
    var next = responder
    while let candidate = next {
      if action.call(on: candidate, sender: self, event: event) { return }
      next = candidate.next
    }
  }
}
