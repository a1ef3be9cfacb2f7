import DisplayProtocol
import QuartzCore

/// An open menu with its submenus, in front of everything in its window. It has the pointer and the keyboard
/// for itself; a press beside it, or Escape, closes it.
@MainActor final class MenuOverlay: UIView {
  /// The source of a menu: the view it is presented from, and the objects it belongs to.
  struct Source {
    weak var view: UIView?
    /// The part of the view that it comes from; nil for all of it.
    var rect: CGRect?
    /// Whether it opens with a corner at the place, as menus of a pointer do.
    var isPoint = false
    /// Whether the menu was opened with the keyboard, which then stays in it.
    var isByKeyboard = false
    var order = UIMenu.ElementOrder.fixed
    /// The object that elements are given as their sender.
    weak var sender: AnyObject?
    /// The object that commands are offered to first.
    weak var responder: UIResponder?
  }

  /// The calls that accompany an open menu.
  struct Callbacks {
    var willOpen: (MenuAnimator) -> Void = { _ in }
    var willClose: (MenuAnimator) -> Void = { _ in }
    /// Called with a chosen element, before it is performed.
    var willChoose: (any UIMenuLeaf, UIMenu) -> Void = { _, _ in }
  }

  let source: Source
  private let callbacks: Callbacks
  private(set) var platters: [MenuPlatter] = []
  private var isolation = ModalIsolation()
  private var highlighted: MenuItemView?
  private var fulfilled: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var requested: Set<ObjectIdentifier> = []
  private var opensUpwards = false
  private var pressStart: CGPoint?
  private var isBeyondSlop = false
  private var typed = ""
  private var typingTime: TimeInterval = 0
  private(set) var isClosing = false
  /// The preview shown beside the menu of a view that was long-pressed.
  let preview: MenuPreviewView?

  init(_ menu: UIMenu, from source: Source, preview: MenuPreviewView? = nil, callbacks: Callbacks) {
    self.source = source
    self.callbacks = callbacks
    self.preview = preview
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let preview { addSubview(preview) }
    if !menu.children.isEmpty { platters = [makePlatter(menu, isSubmenu: false)] }
    let hover = UIHoverGestureRecognizer()
    hover.addTarget(self, action: Selector("hover", MenuOverlay.hover))
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { nil }

  override func secondaryPressBegan(in view: UIView, at location: CGPoint) {
    if view === self { close() } else { super.secondaryPressBegan(in: view, at: location) }
  }

  // MARK: Opening and closing

  /// Shows the menu in the window of its source.
  func open() {
    guard let view = source.view, let window = view.window else { return }
    frame = window.bounds
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    semanticContentAttribute = view.readsFromLeft ? .forceLeftToRight : .forceRightToLeft
    tintColor = view.tintColor
    window.addSubview(self)
    contentsWereExchanged()
    // An editor that is covered would lose the keyboard.
    let isEditing = UIApplication.shared.firstResponder?.textAccess ?? .none != .none
    if !isEditing || source.isByKeyboard { isolation.begin(behind: self) }
    let animator = MenuAnimator(preview: preview?.shownController)
    callbacks.willOpen(animator)
    layoutIfNeeded()
    UIApplication.shared.modalKeyView = self
    if source.isByKeyboard { moveHighlight(by: 1) }
    let platter = platters.last
    UIView.performWithoutAnimation { [self] in
      platter?.alpha = 0
      if let platter { platter.transform = comingTransform(of: platter) }
      preview?.prepareToCome()
    }
    UIView.animate(
      withDuration: MenuMetrics.comingDuration, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: .allowUserInteraction,
      animations: { [preview] in
        platter?.alpha = 1
        platter?.transform = .identity
        preview?.come()
        animator.runAnimations()
      },
      completion: { _ in animator.finish() })
  }

  /// Dismisses the menu. The second call does nothing.
  func close(animated: Bool = true, with more: ((MenuAnimator) -> Void)? = nil) {
    guard !isClosing, superview != nil else { return }
    isClosing = true
    if UIApplication.shared.modalKeyView === self { UIApplication.shared.modalKeyView = nil }
    isolation.end()
    isUserInteractionEnabled = false
    window?.contentsWereExchanged()
    accessibilityElementsHidden = true
    if source.isByKeyboard { source.view?.requestFocus() }
    let animator = MenuAnimator(preview: preview?.shownController)
    callbacks.willClose(animator)
    more?(animator)
    let finish = { [self] in
      removeFromSuperview()
      animator.finish()
    }
    guard animated else {
      animator.runAnimations()
      return finish()
    }
    UIView.animate(
      withDuration: MenuMetrics.goingDuration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState],
      animations: { [self] in
        for platter in platters {
          platter.alpha = 0
          platter.transform = comingTransform(of: platter)
        }
        preview?.go()
        animator.runAnimations()
      }, completion: { _ in finish() })
  }

  /// The transform that draws a platter together to where it comes from.
  private func comingTransform(of platter: MenuPlatter) -> CGAffineTransform {
    let place = sourceRect
    let (dx, dy) = (
      min(max(place.midX, platter.frame.minX), platter.frame.maxX) - platter.center.x,
      (opensUpwards ? platter.bounds.height : -platter.bounds.height) / 2
    )
    let scale = MenuMetrics.comingScale
    return CGAffineTransform(translationX: dx * (1 - scale), y: dy * (1 - scale)).scaledBy(x: scale, y: scale)
  }

  // MARK: Contents

  private func makePlatter(_ menu: UIMenu, isSubmenu: Bool) -> MenuPlatter {
    let platter = MenuPlatter(menu, isSubmenu: isSubmenu)
    addSubview(platter)
    reload(platter)
    return platter
  }

  private func reload(_ platter: MenuPlatter) {
    if let highlighted, highlighted.isDescendant(of: platter) { self.highlighted = nil }
    var contents = MenuContents(
      of: platter.menu, responder: source.responder ?? source.view, deferred: { elements(of: $0) })
    if opensUpwards, source.order != .fixed, platter === platters.first { contents.reverse() }
    platter.show(contents) { [weak self] in self?.choose($0, byKeyboard: true) }
    setNeedsLayout()
  }

  /// The elements of a deferred one; nil while there are none, in which case the menu follows when they come.
  private func elements(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
    let name = ObjectIdentifier(element)
    if requested.insert(name).inserted {
      var isAtOnce = true
      element.resolve { [weak self] made in
        guard let self, !isClosing else { return }
        fulfilled[name] = made
        guard !isAtOnce else { return }
        for platter in platters { reload(platter) }
      }
      isAtOnce = false
    }
    return fulfilled[name]
  }

  /// Shows another menu in place of the present one.
  func update(_ change: (UIMenu) -> UIMenu) {
    guard let top = platters.last else { return }
    let new = change(top.menu)
    let index = platters.count - 1
    platters.removeLast()
    top.removeFromSuperview()
    highlighted = nil
    platters.insert(makePlatter(new, isSubmenu: top.isSubmenu), at: index)
    layoutIfNeeded()
  }

  // MARK: Layout

  private var room: CGRect {
    bounds.inset(by: safeAreaInsets).insetBy(dx: MenuMetrics.edgeGap, dy: MenuMetrics.edgeGap)
  }

  /// The rectangle the menu is presented from, in the overlay's points.
  private var sourceRect: CGRect {
    if let preview { return preview.frame }
    guard let view = source.view, view.window != nil else {
      return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    }
    return view.convert(source.rect ?? view.bounds, to: self)
  }

  override func layoutSubviews() {
    preview?.arrange(
      in: room, menuHeight: platters.first.map { fitted($0).height + MenuMetrics.sourceGap } ?? 0)
    guard let root = platters.first else { return }
    let (room, place, size) = (room, sourceRect, fitted(root))
    let gap = source.isPoint ? 0 : MenuMetrics.sourceGap
    let (below, above) = (room.maxY - place.maxY - gap, place.minY - gap - room.minY)
    let isUpwards = size.height > below && above > below
    if isUpwards != opensUpwards {
      opensUpwards = isUpwards
      if source.order != .fixed { reload(root) }
    }
    let height = min(size.height, max(isUpwards ? above : below, min(room.height, MenuMetrics.rowHeight * 3)))
    var y = isUpwards ? place.minY - gap - height : place.maxY + gap
    y = min(max(y, room.minY), max(room.maxY - height, room.minY))
    put(root, CGRect(x: x(for: size.width, beside: place, in: room), y: y, width: size.width, height: height))
    for (index, platter) in platters.enumerated().dropFirst() {
      let parent = platters[index - 1]
      let own = fitted(platter)
      let row = parent.itemViews.first { opened(by: $0) === platter.menu }
      let top = row.map { $0.convert($0.bounds, to: self).minY } ?? parent.frame.minY
      let height = min(own.height, room.height)
      put(
        platter,
        CGRect(
          x: parent.center.x - own.width / 2, y: min(max(top, room.minY), room.maxY - height),
          width: own.width, height: height))
    }
  }

  private func fitted(_ platter: MenuPlatter) -> CGSize {
    platter.sizeThatFits(CGSize(width: max(room.width, 0), height: .greatestFiniteMagnitude))
  }

  private func put(_ platter: MenuPlatter, _ frame: CGRect) {
    let frame = frame.roundedToPixels(scale: traitCollection.displayScale)
    platter.bounds.size = frame.size
    platter.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The left edge: at the source's side that is nearer to the window's, or in its middle.
  private func x(for width: CGFloat, beside place: CGRect, in room: CGRect) -> CGFloat {
    let x: CGFloat
    if source.isPoint {
      // Towards where lines end, unless there is room only on the other side.
      let (right, left) = (place.minX + width <= room.maxX, place.minX - width >= room.minX)
      x = (readsFromLeft ? right || !left : right && !left) ? place.minX : place.minX - width
    } else if place.midX < bounds.width * 0.4 {
      x = place.minX
    } else if place.midX > bounds.width * 0.6 {
      x = place.maxX - width
    } else {
      x = place.midX - width / 2
    }
    return min(max(x, room.minX), max(room.maxX - width, room.minX))
  }

  // MARK: Submenus

  private func opened(by view: MenuItemView) -> UIMenu? {
    if case .submenu(let menu) = view.item { menu } else { nil }
  }

  private func openSubmenu(of view: MenuItemView, byKeyboard: Bool) {
    guard let menu = opened(by: view) else { return }
    highlight(nil)
    let parents = platters
    let platter = makePlatter(menu, isSubmenu: true)
    platters.append(platter)
    layoutIfNeeded()
    for parent in parents { parent.accessibilityElementsHidden = true }
    if byKeyboard { moveHighlight(by: 1) }
    UIView.performWithoutAnimation { platter.alpha = 0 }
    UIView.animate(withDuration: MenuMetrics.goingDuration) {
      platter.alpha = 1
      for parent in parents { parent.isBehind = true }
    }
  }

  private func closeSubmenu(byKeyboard: Bool) {
    guard platters.count > 1 else { return }
    highlight(nil)
    let platter = platters.removeLast()
    guard let parent = platters.last else { return }
    parent.accessibilityElementsHidden = false
    UIView.animate(
      withDuration: MenuMetrics.goingDuration,
      animations: {
        platter.alpha = 0
        parent.isBehind = false
      }, completion: { _ in platter.removeFromSuperview() })
    let row = parent.itemViews.first { opened(by: $0) === platter.menu }
    if byKeyboard, let row {
      highlight(row)
      row.requestFocus()
    }
  }

  // MARK: Choosing

  private func choose(_ view: MenuItemView, byKeyboard: Bool = false) {
    guard !isClosing, view.item.isEnabled else { return }
    switch view.item {
    case .submenu: openSubmenu(of: view, byKeyboard: byKeyboard)
    case .loading: break
    case .leaf(let leaf):
      if view.owner.options.contains(.singleSelection) { select(leaf, in: view.owner) }
      callbacks.willChoose(leaf, view.owner)
      let keepsOpen = leaf.attributes.contains(.keepsMenuPresented)
      if !keepsOpen { close() }
      leaf.performWithSender(source.sender, target: nil)
      if keepsOpen, !isClosing { for view in platters.flatMap(\.itemViews) { view.update() } }
    }
  }

  /// Checks one element of a menu, and no other.
  private func select(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
    for element in menu.leaves { element.state = element === leaf ? .on : .off }
  }

  private func highlight(_ view: MenuItemView?) {
    let view = view?.item.isEnabled == true ? view : nil
    guard view !== highlighted else { return }
    highlighted?.isHighlighted = false
    highlighted = view
    view?.isHighlighted = true
  }

  // MARK: Fingers and the pointer

  /// Follows a finger that opened the menu and is still down.
  func follow(_ point: CGPoint) {
    if pressStart == nil { pressStart = point }
    guard let pressStart else { return }
    if point.distance(to: pressStart) > MenuMetrics.slop { isBeyondSlop = true }
    if isBeyondSlop { highlight(itemView(at: point)) }
  }

  /// Chooses what such a finger was lifted on, if it has moved there.
  func release(_ point: CGPoint) {
    follow(point)
    guard isBeyondSlop else { return }
    if let view = itemView(at: point) { choose(view) }
    pressStart = nil
    isBeyondSlop = false
  }

  private func itemView(at point: CGPoint) -> MenuItemView? {
    part(at: point) as? MenuItemView
  }

  /// The element or the header under a point of the topmost platter, else that platter, else nil.
  private func part(at point: CGPoint) -> UIView? {
    guard let platter = platters.last, platter.frame.contains(point) else { return nil }
    var view = hitTest(point, with: nil)
    while let candidate = view, candidate !== platter {
      if candidate is MenuItemView || candidate is MenuHeaderView { return candidate }
      view = candidate.superview
    }
    return platter
  }

  private func hover(_ gesture: UIHoverGestureRecognizer) {
    let isOver = gesture.state == .began || gesture.state == .changed
    highlight(isOver ? itemView(at: gesture.location(in: self)) : nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(touches.first.flatMap { itemView(at: $0.location(in: self)) })
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(touches.first.flatMap { itemView(at: $0.location(in: self)) })
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(nil)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !isClosing else { return }
    let point = touch.location(in: self)
    highlight(nil)
    switch part(at: point) {
    case let view as MenuItemView: choose(view)
    case let header as MenuHeaderView where header.isSubmenu: closeSubmenu(byKeyboard: false)
    case nil where preview?.frame.contains(point) == true: preview?.choose()
    case nil: platters.count > 1 ? closeSubmenu(byKeyboard: false) : close()
    default: break
    }
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, key.modifierFlags.subtracting([.alphaShift, .numericPad, .shift]).isEmpty
      else { continue }
      handle(key)
    }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressesBegan(presses, with: event)
  }

  private func handle(_ key: UIKey) {
    let (inwards, outwards) =
      readsFromLeft
      ? (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
      : (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
    switch key.characters {
    case UIKeyCommand.inputEscape: platters.count > 1 ? closeSubmenu(byKeyboard: true) : close()
    case UIKeyCommand.inputDownArrow: moveHighlight(by: 1)
    case UIKeyCommand.inputUpArrow: moveHighlight(by: -1)
    case UIKeyCommand.inputHome: moveHighlight(by: 1, from: -1)
    case UIKeyCommand.inputEnd: moveHighlight(by: -1, from: 0)
    case "\r": if let highlighted { choose(highlighted, byKeyboard: true) }
    case " " where typed.isEmpty: if let highlighted { choose(highlighted, byKeyboard: true) }
    case inwards: if let highlighted, opened(by: highlighted) != nil { choose(highlighted, byKeyboard: true) }
    case outwards: closeSubmenu(byKeyboard: true)
    default: find(key.characters)
    }
  }

  /// The elements of the topmost menu that can be chosen.
  private var choices: [MenuItemView] { (platters.last?.itemViews ?? []).filter(\.item.isEnabled) }

  private func moveHighlight(by step: Int, from start: Int? = nil) {
    let views = choices
    guard !views.isEmpty else { return }
    let present = start ?? views.firstIndex { $0 === highlighted } ?? (step > 0 ? -1 : 0)
    focus(views[(present + step + views.count) % views.count])
  }

  private func focus(_ view: MenuItemView) {
    highlight(view)
    platters.last?.reveal(view)
    view.requestFocus()
  }

  /// Goes to the element whose title begins with what is typed.
  private func find(_ text: String) {
    guard text.count == 1, text.first?.isLetter == true || text.first?.isNumber == true || text == " " else {
      return
    }
    let now = CACurrentMediaTime()
    typed = now - typingTime > MenuMetrics.typingPause ? text : typed + text
    typingTime = now
    let match = choices.first {
      $0.item.element?.title.lowercased().hasPrefix(typed.lowercased()) == true
    }
    if let match { focus(match) }
  }
}

extension UIMenu {
  /// The elements that a pop-up button chooses among: all but those that destroy something or are hidden.
  var popUpLeaves: [any UIMenuLeaf] {
    leaves.filter { $0.attributes.isDisjoint(with: [.hidden, .destructive]) }
  }

  /// The elements that can be checked, those of inline menus included.
  var leaves: [any UIMenuLeaf] {
    children.flatMap { element -> [any UIMenuLeaf] in
      if let menu = element as? UIMenu { return menu.options.contains(.displayInline) ? menu.leaves : [] }
      return (element as? any UIMenuLeaf).map { [$0] } ?? []
    }
  }
}
