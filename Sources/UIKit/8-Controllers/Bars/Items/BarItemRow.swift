import CoreGraphics

/// The views of items that stand beside one another in a bar.
@MainActor final class BarItemRow: BarItemPresenter {
  /// One item and what shows it; spaces have no view.
  @MainActor struct Entry {
    let item: UIBarButtonItem
    let view: UIView?
    /// Whether the app has not said how large its view is.
    var fitsItself = true

    var isFlexible: Bool {
      if case .flexibleSpace = item.kind { true } else { false }
    }
  }

  private(set) var entries: [Entry] = []
  private weak var host: UIView?
  private let onChange: () -> Void
  private var appearance = BarButtonAppearance()

  /// Makes the row of a view that is notified when the row is to be laid out anew.
  init(in host: UIView, onChange: @escaping () -> Void) {
    self.host = host
    self.onChange = onChange
  }

  /// Shows items. Views of items that stay are kept.
  func show(_ items: [UIBarButtonItem], _ appearance: BarButtonAppearance) {
    self.appearance = appearance
    let old = entries
    entries = items.filter { !$0.isHidden }.map { item in
      let known = old.first { $0.item === item }
      let entry = known.flatMap { keeps($0) ? $0 : nil } ?? makeEntry(item)
      (entry.view as? BarButton)?.update(appearance)
      item.presenter = self
      return entry
    }
    for entry in old where !entries.contains(where: { $0.view === entry.view }) {
      if entry.view?.superview === host { entry.view?.removeFromSuperview() }
      if entry.item.presenter === self, !entries.contains(where: { $0.item === entry.item }) {
        entry.item.presenter = nil
      }
    }
    for item in items where item.isHidden { item.presenter = self }
    for entry in entries {
      if let view = entry.view, view.superview !== host { host?.addSubview(view) }
    }
    shown = items
  }
  private var shown: [UIBarButtonItem] = []

  func itemDidChange(_ item: UIBarItem) {
    show(shown, appearance)
    onChange()
  }

  /// Lays the row out anew where the view is one of the app's own, whose content has another size now.
  func contentDidChange(of view: UIView) {
    if entries.contains(where: { $0.view === view && !(view is BarButton) }) { onChange() }
  }

  func view(of item: UIBarItem) -> UIView? {
    entries.first { $0.item === item }?.view
  }

  private func keeps(_ entry: Entry) -> Bool {
    switch entry.item.kind {
    case .button: entry.view is BarButton
    case .custom(let view): entry.view === view && view.superview === host
    case .fixedSpace, .flexibleSpace: entry.view == nil
    }
  }

  private func makeEntry(_ item: UIBarButtonItem) -> Entry {
    switch item.kind {
    case .button: return Entry(item: item, view: BarButton.button(for: item))
    case .custom(let view): return Entry(item: item, view: view, fitsItself: view.prepareForBar())
    case .fixedSpace, .flexibleSpace: return Entry(item: item, view: nil)
    }
  }

  /// The size of an item in a bar of a height.
  func size(of entry: Entry, height: CGFloat) -> CGSize {
    if let button = entry.view as? BarButton { return CGSize(width: button.widthInBar, height: height) }
    guard let view = entry.view else { return CGSize(width: entry.item.width, height: height) }
    // A view that takes any width that it is offered keeps the one that it was given, or its ordinary one.
    let room = CGSize(width: view.bounds.width, height: height)
    var size = entry.fitsItself ? view.sizeInBar(room) : view.bounds.size
    if entry.item.width > 0 { size.width = entry.item.width }
    return size
  }

  /// The room beside an item, on each side: buttons have it inside.
  func padding(of entry: Entry) -> CGFloat {
    entry.view == nil || entry.view is BarButton ? 0 : Metrics.current.bars.buttonPadding
  }

  var views: [UIView] { entries.compactMap(\.view) }
}

extension UIView {
  /// Makes ready for being placed by a bar. Returns whether the view is to be as large as its content asks.
  func prepareForBar() -> Bool {
    if translatesAutoresizingMaskIntoConstraints, !bounds.isEmpty { return false }
    translatesAutoresizingMaskIntoConstraints = true
    return true
  }

  /// The size that the view's content requires.
  func sizeInBar(_ room: CGSize) -> CGSize {
    let own = intrinsicContentSize
    if own.width >= 0, own.height >= 0 { return own }
    let fitted = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitted.width > 0 && fitted.height > 0 ? fitted : sizeThatFits(room)
  }

  /// Sets the view's place, whatever its transform is.
  func place(_ frame: CGRect) {
    let frame = frame.roundedToPixels(scale: traitCollection.displayScale)
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = layer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if self.center != center { self.center = center }
  }
}
