import DisplayProtocol
import QuartzCore

/// A part of a view that is no view itself, but something of its own to a screen reader: what a view draws,
/// or several views as one. A view lists them as its `accessibilityElements`.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view, or the element, that the element is in; it is not kept alive.
  open weak var accessibilityContainer: AnyObject? {
    didSet { proxy?.update() }
  }

  /// The element's rectangle in its container's points; takes the place of ``accessibilityFrame``.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet { proxy?.update() }
  }

  /// Makes an element in a view.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The element's rectangle on the screen, in points.
  open override var accessibilityFrame: CGRect {
    get {
      guard let view = containerView else { return super.accessibilityFrame }
      return view.boxOnScreen(accessibilityFrameInContainerSpace)
    }
    set {
      guard let view = containerView, let window = view.window else {
        super.accessibilityFrame = newValue
        return
      }
      let origin = view.convert(window.convertFromScreen(newValue.origin), from: nil)
      accessibilityFrameInContainerSpace = CGRect(origin: origin, size: newValue.size)
    }
  }

  open override var next: UIResponder? { containerView }

  /// The innermost view that the element is in.
  final var containerView: UIView? {
    if let view = accessibilityContainer as? UIView { return view }
    return (accessibilityContainer as? UIAccessibilityElement)?.containerView
  }

  /// The layer that stands for the element in the scene, while its view lists it.
  final var proxy: AccessibilityProxy?

  override func accessibilityDidChange() {
    proxy?.layer.setNeedsSemantics()
  }

  /// Moves the focus to the element.
  func requestFocus() {
    guard let proxy else { return }
    KeyboardFocus.move(to: proxy)
  }
}

/// A layer that shows nothing and stands for an accessibility element in the scene.
@MainActor final class AccessibilityProxy: NSObject, LayerOwner, FocusTarget {
  unowned let element: UIAccessibilityElement
  let layer = CALayer()

  init(_ element: UIAccessibilityElement) {
    self.element = element
    super.init()
    layer.layerOwner = self
    layer.anchorPoint = .zero
  }

  deinit {
    atEnd(layer) { $0.layerOwner = nil }
  }

  /// Puts the layer where the element lies.
  func update() {
    guard let view = element.containerView else { return layer.removeFromSuperlayer() }
    layer.frame = element.accessibilityFrameInContainerSpace
    if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
  }

  func setNeedsSemantics() { layer.setNeedsSemantics() }

  var semantics: Semantics {
    var semantics = Semantics()
    semantics.className = ClassNames.name(of: type(of: element))
    semantics.acceptsTouches = false
    element.describeAccessibility(&semantics)
    let traits = element.accessibilityTraits
    semantics.isFocusable = semantics.isEnabled && !traits.isDisjoint(with: [.button, .link, .adjustable])
    semantics.isAccessibilityHidden = !element.isAccessibilityElement
    semantics.focusRequest = KeyboardFocus.request(for: self)
    return semantics
  }
}

extension UIView {
  /// Puts layers into the scene for the elements that the view lists, and removes those of others.
  func showAccessibilityElements(from old: [Any]?) {
    let elements = listedAccessibilityElements
    for former in (old ?? []).compactMap({ shownElement(for: $0) })
    where !elements.contains(where: { $0 === former }) {
      former.proxy?.layer.removeFromSuperlayer()
      former.proxy = nil
    }
    for element in elements {
      if element.proxy == nil { element.proxy = AccessibilityProxy(element) }
      element.proxy?.update()
    }
  }

  /// The elements that the view lists, or gives one by one.
  private var listedAccessibilityElements: [UIAccessibilityElement] {
    if let elements = accessibilityElements { return elements.compactMap { shownElement(for: $0) } }
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return [] }
    return (0..<count).compactMap { accessibilityElement(at: $0).flatMap { shownElement(for: $0) } }
  }

  /// The element that displays show for one that the view lists: itself, or what stands for an object that is
  /// no responder.
  private func shownElement(for element: Any) -> UIAccessibilityElement? {
    if let element = element as? UIAccessibilityElement { return element }
    guard !(element is UIResponder), let object = element as? NSObject,
      let standIn = AccessibilityStandIn.existing(of: object)
    else { return nil }
    standIn.join(self)
    return standIn
  }

  /// Loads and shows the elements that the view returns, as views do that override the methods for it.
  func loadAccessibilityElements() {
    let elements = listedAccessibilityElements
    let shown = LoadedElements.shown[self]
    guard !elements.isEmpty || shown != nil else { return }
    showAccessibilityElements(from: shown)
    LoadedElements.shown[self] = elements
  }

  /// Loads the elements of the view and of all in it.
  func loadAccessibilityElementsInSubtree() {
    loadAccessibilityElements()
    for view in subviews { view.loadAccessibilityElementsInSubtree() }
  }

  /// The element of the view that a layer stands for.
  func accessibilityElement(shownBy id: LayerID) -> UIAccessibilityElement? {
    for element in listedAccessibilityElements {
      if element.proxy?.layer.id == id { return element }
    }
    return nil
  }

  /// A rectangle of the view's, in the screen's points.
  func boxOnScreen(_ rect: CGRect) -> CGRect {
    guard let window else { return rect }
    let box = convert(rect, to: window as UIView)
    return CGRect(origin: window.convert(box.origin, to: nil as UIWindow?), size: box.size)
  }
}

/// The elements that views returned when they were loaded.
@MainActor private enum LoadedElements {
  static let shown = AssociatedProperty<[UIAccessibilityElement]>()
}
