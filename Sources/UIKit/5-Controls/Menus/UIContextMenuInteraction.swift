import CoreGraphics

/// Opens a menu for a view: when it is pressed for long, or with a mouse's secondary button.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The way in which a menu is shown. The raw values are UIKit's.
  public nonisolated enum Appearance: UInt, Sendable {
    /// No menu is open.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without one.
    case compact = 2
  }

  /// The source of the menu; not kept alive.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to; nil for none.
  open private(set) weak var view: UIView?
  /// The way in which the open menu is shown.
  open var menuAppearance: Appearance {
    guard let overlay, !overlay.isClosing else { return .unknown }
    return overlay.preview == nil ? .compact : .rich
  }

  private lazy var gesture = ContextMenuGesture(self)
  private(set) weak var overlay: MenuOverlay?
  private var lastLocation = CGPoint.zero

  private struct Prepared {
    var configuration: UIContextMenuConfiguration
    var menu: UIMenu
    var preview: MenuPreviewView?
    var isPoint: Bool
  }
  private var prepared: Prepared?

  /// Makes an interaction; the delegate is not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(gesture) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture)
  }

  /// The place of the last press in a view's points, or the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return lastLocation }
    return own.convert(lastLocation, to: view)
  }

  /// Closes the open menu.
  open func dismissMenu() {
    overlay?.close()
  }

  /// Shows another menu in place of the level of the open one that is in front.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let overlay, !overlay.isClosing else { return }
    overlay.update(block)
  }

  // MARK: Opening

  /// The control whose menu this is.
  private var control: UIControl? {
    guard let control = view as? UIControl, control.contextMenuInteraction === self else { return nil }
    return control
  }

  /// Whether a tap opens the menu.
  var opensByTap: Bool { control.map { $0.showsMenuAsPrimaryAction && $0.isEnabled } ?? false }

  /// Loads the menu of a press at a point of the view. Returns whether there is one.
  func prepare(at location: CGPoint, isCompact: Bool) -> Bool {
    prepared = nil
    guard let view, view.window != nil, let delegate, overlay == nil else { return false }
    if let control, !control.isEnabled { return false }
    lastLocation = location
    guard
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    else { return false }
    let menu = configuration.actionProvider?([]) ?? UIMenu()
    var preview: MenuPreviewView?
    if !isCompact, control == nil {
      let targeted =
        delegate.contextMenuInteraction(
          self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        ?? UITargetedPreview(view: view)
      preview = MenuPreviewView(targeted, controller: configuration.previewProvider?()) { [weak self] in
        self?.performPreviewAction(configuration)
      }
    }
    guard preview != nil || !menu.children.isEmpty else { return false }
    prepared = Prepared(
      configuration: configuration, menu: menu, preview: preview, isPoint: isCompact && control == nil)
    return true
  }

  func discardPrepared() {
    prepared = nil
  }

  /// Opens the menu that was requested.
  func openPrepared(byKeyboard: Bool = false) {
    guard let prepared = exchange(&self.prepared, with: nil), let view else { return }
    let configuration = prepared.configuration
    var source = MenuOverlay.Source(view: view)
    source.isPoint = prepared.isPoint
    source.isByKeyboard = byKeyboard
    if prepared.isPoint { source.rect = CGRect(origin: lastLocation, size: .zero) }
    let order = configuration.preferredMenuElementOrder
    source.order = order == .automatic ? control == nil ? .fixed : .priority : order
    source.sender = control?.menuSender ?? view
    let overlay = MenuOverlay(
      prepared.menu, from: source, preview: prepared.preview,
      callbacks: MenuOverlay.Callbacks(
        willOpen: { [weak self] animator in
          guard let self else { return }
          control?.menuWillOpen()
          delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        },
        willClose: { [weak self] animator in
          guard let self else { return }
          self.overlay = nil
          control?.menuWillClose()
          delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        },
        willChoose: { [weak self] leaf, menu in self?.control?.menuWillChoose(leaf, in: menu) }))
    self.overlay = overlay
    overlay.open()
  }

  private func performPreviewAction(_ configuration: UIContextMenuConfiguration) {
    overlay?.close { animator in
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Opens the menu for a press by the keyboard or a screen reader. Returns whether there is one.
  func openByKeyboard() -> Bool {
    guard let view else { return false }
    guard prepare(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), isCompact: false) else {
      return false
    }
    openPrepared(byKeyboard: true)
    return true
  }
}
