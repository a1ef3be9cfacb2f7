import DisplayProtocol
import QuartzCore

/// The short titles of sections at a table's side; a finger on them scrolls to their sections.
final class SectionIndexView: UIControl {
  private weak var table: UITableView?
  private(set) var titles: [String] = []
  private var labels: [UILabel] = []
  private var touched: Int?

  init(_ table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    accessibilityLabel = SystemWord.sectionIndex.text
  }

  required init?(coder: NSCoder) { nil }

  /// Shows titles in the table's colors.
  func show(_ titles: [String]) {
    if titles != self.titles {
      self.titles = titles
      labels.forEach { $0.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: Metrics.current.tables.indexFontSize, weight: .semibold)
        label.textAlignment = .center
        label.accessibilityElementsHidden = true
        addSubview(label)
        return label
      }
      setNeedsLayout()
    }
    for label in labels { label.textColor = table?.sectionIndexColor ?? tintColor }
    let ground = table?.sectionIndexBackgroundColor
    backgroundColor = touched == nil ? ground : table?.sectionIndexTrackingBackgroundColor ?? ground
    setNeedsSemantics()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show(titles)
  }

  // MARK: Layout

  /// The distance from one title to the next; less than usual where there is no room for all.
  private var step: CGFloat {
    min(Metrics.current.tables.indexStep, bounds.height / CGFloat(max(titles.count, 1)))
  }

  private var top: CGFloat { max((bounds.height - step * CGFloat(titles.count)) / 2, 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * step, width: bounds.width, height: step)
    }
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }

  override func cancelTracking(with event: UIEvent?) { release() }

  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty, step > 0 else { return }
    let index = Int(bounding: ((touch.location(in: self).y - top) / step).rounded(.down))
    choose(min(max(index, 0), titles.count - 1))
  }

  private func choose(_ index: Int) {
    guard index != touched else { return }
    touched = index
    show(titles)
    table?.scrollToIndexTitle(at: index)
  }

  private func release() {
    touched = nil
    show(titles)
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesBegan($0, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesChanged($0, with: event) }
  }

  /// Scrolls to another title's section.
  private func handle(_ key: ControlKey) -> Bool {
    guard !titles.isEmpty else { return false }
    let last = titles.count - 1
    let now = chosen ?? -1
    let next =
      switch key {
      // The arrow that makes a value less points down, to the next title.
      case .less, .muchLess: now + 1
      case .more, .muchMore: now - 1
      case .least: 0
      case .most: last
      }
    chosen = min(max(next, 0), last)
    table?.scrollToIndexTitle(at: chosen!)
    setNeedsSemantics()
    return true
  }
  private var chosen: Int?

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .slider
    semantics.isFocusable = true
    if let index = touched ?? chosen, titles.indices.contains(index) { semantics.value = titles[index] }
  }
}

extension UITableView {
  /// The width that the index takes of the rows; 0 without one.
  var sectionIndexWidth: CGFloat { sectionIndex == nil ? 0 : metrics.indexWidth }

  /// Shows the index that the data source gives, in tables with enough rows.
  func showSectionIndex() {
    guard counts.isLoaded else { return }
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let hasIndex = !titles.isEmpty && counts.total >= sectionIndexMinimumDisplayRowCount
    guard hasIndex else {
      sectionIndex?.removeFromSuperview()
      sectionIndex = nil
      return
    }
    let view = sectionIndex ?? SectionIndexView(self)
    if sectionIndex == nil { addSubview(view) }
    sectionIndex = view
    view.show(titles)
    setNeedsLayout()
  }

  /// Reloads the titles of the index.
  public func reloadSectionIndexTitles() { showSectionIndex() }

  /// Places the index at the side of what shows.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let x =
      readsFromLeft
      ? bounds.maxX - metrics.indexWidth - safeAreaInsets.right : bounds.minX + safeAreaInsets.left
    let frame = CGRect(x: x, y: visible.minY, width: metrics.indexWidth, height: max(visible.height, 0))
    if sectionIndex.frame != frame { sectionIndex.frame = frame }
    if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
  }

  /// Scrolls to the section that a title of the index leads to.
  func scrollToIndexTitle(at index: Int) {
    guard let titles = sectionIndex?.titles, titles.indices.contains(index), let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    guard counts.contains(section: section) else { return }
    let y = rect(forSection: section).minY - adjustedContentInset.top
    setContentOffset(restingOffset(nearest: CGPoint(x: contentOffset.x, y: y)), animated: false)
    layoutIfNeeded()
  }
}
