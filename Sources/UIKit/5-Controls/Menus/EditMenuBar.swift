import DisplayProtocol
import QuartzCore

/// The bar of an edit menu, in front of everything in its window. A press elsewhere takes it away, and does
/// what it would have done without it.
@MainActor final class EditMenuBar: UIView {
  private static let height: CGFloat = 44
  private static let padding: CGFloat = 14
  private static let moreWidth: CGFloat = 40

  private weak var source: UIView?
  private var target: CGRect
  private let direction: UIEditMenuArrowDirection
  private let responder: UIResponder
  private let ground = UIView()
  private var buttons: [UIButton] = []
  private lazy var more = makeButton(
    UIAction(image: UIImage(systemName: "chevron.right")) { [weak self] _ in self?.turnPage() })
  private var lines: [UIView] = []
  private var page = 0
  private var pages: [Range<Int>] = []
  private var watcher: PressWatcher?
  private(set) var isClosing = false

  /// Called before the bar goes.
  var willClose: (MenuAnimator) -> Void = { _ in }
  /// Called after the bar went.
  var didClose: () -> Void = {}

  init(_ menu: UIMenu, in source: UIView, target: CGRect, direction: UIEditMenuArrowDirection) {
    self.source = source
    self.target = target
    self.direction = direction
    responder = EditCommands.chainStart(for: source)
    super.init(frame: .zero)
    cast(MenuMetrics.shadow)
    ground.clipsToBounds = true
    ground.layer.cornerRadius = MenuMetrics.corner
    ground.showMaterial(MenuMetrics.material)
    addSubview(ground)
    let contents = MenuContents(of: menu, responder: responder, deferred: { _ in [] })
    buttons = contents.sections.flatMap(\.items).compactMap { item in
      switch item {
      case .leaf(let leaf): makeButton(leaf)
      case .submenu(let submenu): makeButton(submenu)
      case .loading: nil
      }
    }
    more.accessibilityLabel = SystemWord.more.text
    for button in buttons + [more] { ground.addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is nothing to show.
  var isEmpty: Bool { buttons.isEmpty }

  private func makeButton(_ element: UIMenuElement) -> UIButton {
    let button = UIButton(type: .system)
    button.tintColor = .label
    button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    if element.title.isEmpty { button.setImage(element.image, for: .normal) }
    button.setTitle(element.title.isEmpty ? nil : element.title, for: .normal)
    if let menu = element as? UIMenu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      return button
    }
    guard let leaf = element as? any UIMenuLeaf else { return button }
    if leaf.attributes.contains(.destructive) { button.tintColor = .systemRed }
    button.isEnabled = !leaf.attributes.contains(.disabled)
    button.addAction(
      UIAction { [weak self] _ in self?.choose(leaf) }, for: .primaryActionTriggered)
    return button
  }

  private func choose(_ leaf: any UIMenuLeaf) {
    if !leaf.attributes.contains(.keepsMenuPresented) { close() }
    if let command = leaf as? UICommand {
      command.performWithSender(
        source, target: responder.target(forAction: command.action, withSender: command))
    } else {
      leaf.performWithSender(source, target: nil)
    }
  }

  // MARK: Opening and closing

  /// Shows the bar in the window of its source.
  func open(_ animator: MenuAnimator) {
    guard let window = source?.window else { return }
    overrideUserInterfaceStyle = source?.traitCollection.userInterfaceStyle ?? .unspecified
    window.addSubview(self)
    let watcher = PressWatcher { [weak self] touch in
      guard let self else { return }
      let menus = window.subviews.contains { ($0 as? MenuOverlay)?.isClosing == false }
      if !menus, touch.view?.isDescendant(of: self) != true { close() }
    }
    window.addGestureRecognizer(watcher)
    self.watcher = watcher
    move(to: target)
    UIView.performWithoutAnimation { alpha = 0 }
    UIView.animate(
      withDuration: MenuMetrics.goingDuration,
      animations: {
        self.alpha = 1
        animator.runAnimations()
      }, completion: { _ in animator.finish() })
  }

  /// Dismisses the bar. The second call does nothing.
  func close(animated: Bool = true) {
    guard !isClosing, superview != nil else { return }
    isClosing = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    if let watcher { watcher.view?.removeGestureRecognizer(watcher) }
    watcher = nil
    let animator = MenuAnimator(preview: nil)
    willClose(animator)
    let finish = { [self] in
      removeFromSuperview()
      animator.finish()
      didClose()
    }
    guard animated else { return finish() }
    UIView.animate(
      withDuration: MenuMetrics.goingDuration,
      animations: {
        self.alpha = 0
        animator.runAnimations()
      }, completion: { _ in finish() })
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.characters == UIKeyCommand.inputEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    close()
  }

  // MARK: Layout

  private func turnPage() {
    page = pages.isEmpty ? 0 : (page + 1) % pages.count
    move(to: target)
  }

  private func width(of button: UIButton) -> CGFloat {
    (button.intrinsicContentSize.width + 2 * Self.padding).rounded(.up)
  }

  /// Divides the buttons into pages that fit in a width.
  private func paginate(_ room: CGFloat) {
    pages = []
    let widths = buttons.map(width)
    if widths.reduce(0, +) <= room {
      pages = [0..<buttons.count]
    } else {
      var (start, used): (Int, CGFloat) = (0, 0)
      for (index, width) in widths.enumerated() {
        if index > start, used + width > room - Self.moreWidth {
          pages.append(start..<index)
          (start, used) = (index, 0)
        }
        used += width
      }
      pages.append(start..<buttons.count)
    }
    page = min(page, pages.count - 1)
  }

  /// Takes its place beside a target, given in the points of its source.
  func move(to target: CGRect) {
    self.target = target
    guard let source, let window else { return }
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(
      dx: MenuMetrics.edgeGap, dy: MenuMetrics.edgeGap)
    paginate(room.width)
    for line in lines { line.removeFromSuperview() }
    lines = []
    let hairline = 1 / max(traitCollection.displayScale, 1)
    var x: CGFloat = 0
    func put(_ button: UIButton, _ width: CGFloat) {
      if x > 0 {
        let line = UIView.decoration(MenuMetrics.line)
        line.frame = CGRect(x: x, y: 0, width: hairline, height: Self.height)
        ground.addSubview(line)
        lines.append(line)
      }
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      x += width
    }
    let shown = pages.isEmpty ? 0..<0 : pages[page]
    for (index, button) in buttons.enumerated() {
      button.isHidden = !shown.contains(index)
      if !button.isHidden { put(button, min(width(of: button), room.width)) }
    }
    more.isHidden = pages.count < 2
    if !more.isHidden { put(more, Self.moreWidth) }
    let place = source.convert(target, to: nil)
    let above = place.minY - MenuMetrics.sourceGap - Self.height
    let below = place.maxY + MenuMetrics.sourceGap
    let isBelow = direction == .up || direction != .down && above < room.minY
    frame = CGRect(
      x: min(max(place.midX - x / 2, room.minX), max(room.maxX - x, room.minX)),
      y: min(max(isBelow ? below : above, room.minY), room.maxY - Self.height), width: x, height: Self.height
    ).roundedToPixels(scale: traitCollection.displayScale)
    ground.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.corner).cgPath
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .menu
    semantics.label = semantics.label ?? SystemWord.edit.text
  }
}

/// Watches the presses in a window, and takes none of them.
@MainActor final class PressWatcher: UIGestureRecognizer {
  private let onPress: (UITouch) -> Void

  init(_ onPress: @escaping (UITouch) -> Void) {
    self.onPress = onPress
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func acceptsPress(isSecondary: Bool) -> Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
    for touch in touches { onPress(touch) }
  }
}
