import QuartzCore

/// The part of a navigation bar that shows one item: the back button, the items on either side, the title in
/// the middle, and a large title below.
final class NavigationRow: UIView {
  let item: UINavigationItem
  /// The bar around the row, which may be gone before a transition of the row ends.
  weak var bar: UINavigationBar?
  private(set) var back: BackButton?
  private let label = UILabel()
  private let promptLabel = UILabel()
  let pagePart = NavigationPagePart()
  let largeLabel = UILabel()
  private var titleView: UIView?
  var searchBar: UISearchBar?
  private var titleViewFitsItself = false
  private lazy var leading = BarItemRow(in: self) { [weak self] in self?.itemsDidChange() }
  private lazy var trailing = BarItemRow(in: self) { [weak self] in self?.itemsDidChange() }
  /// Whether the title is large where there is room.
  private(set) var isLarge = false

  init(_ item: UINavigationItem, in bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    pagePart.addSubview(largeLabel)
    for view in [pagePart, promptLabel, label] { addSubview(view) }
    label.lineBreakMode = .byTruncatingTail
    label.accessibilityTraits = .header
    largeLabel.isUserInteractionEnabled = false
    largeLabel.accessibilityTraits = .header
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: Metrics.current.bars.promptSize)
    promptLabel.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) {
    fatalError("a bar makes its rows in code")
  }

  private func itemsDidChange() {
    setNeedsLayout()
  }

  override func contentDidChange(of subview: UIView) {
    super.contentDidChange(of: subview)
    if subview === titleView { setNeedsLayout() }
    leading.contentDidChange(of: subview)
    trailing.contentDidChange(of: subview)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Contents

  /// Shows the item as it is now, over the one that the way back leads to.
  func update(over former: UINavigationItem?, isLarge: Bool, appearance: UINavigationBarAppearance) {
    self.isLarge = isLarge
    let isLow = bar?.isLow ?? false
    let buttonAppearance = BarButtonAppearance(
      plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, isLow: isLow)
    updateBack(over: former, appearance)
    let isCompact = traitCollection.horizontalSizeClass == .compact
    leading.show(item.leadingItems(isCompact: isCompact), buttonAppearance)
    trailing.show(item.trailingItems(isCompact: isCompact), buttonAppearance)
    updateTitleView()
    updateSearchBar()
    show(
      titleView == nil ? item.title : nil, in: label, appearance.titleTextAttributes,
      font: .systemFont(ofSize: Metrics.current.bars.titleSize, weight: .semibold))
    show(
      isLarge ? item.title : nil, in: largeLabel, appearance.largeTitleTextAttributes,
      font: bar?.largeTitleFont ?? .systemFont(ofSize: Metrics.current.bars.largeTitleSize, weight: .bold))
    promptLabel.text = item.prompt
    promptLabel.isHidden = item.prompt == nil
    label.isHidden = titleView != nil
    titleAdjustment = appearance.titlePositionAdjustment
    setNeedsLayout()
  }
  private var titleAdjustment = UIOffset.zero

  private func show(
    _ text: String?, in label: UILabel, _ attributes: [NSAttributedString.Key: Any], font: UIFont
  ) {
    let isPlain = attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
    label.font = attributes[.font] as? UIFont ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? bar?.textColor
    if isPlain || text == nil {
      label.text = text
    } else {
      let plain: [NSAttributedString.Key: Any] = [.font: label.font!, .foregroundColor: label.textColor!]
      label.styled = StyledText(
        text ?? "", attributes: plain.merging(attributes) { _, new in new })
    }
  }

  private func updateBack(over former: UINavigationItem?, _ appearance: UINavigationBarAppearance) {
    guard let former, item.showsBackButton else {
      back?.removeFromSuperview()
      back = nil
      return
    }
    let button = back ?? makeBack()
    let own = former.backBarButtonItem
    button.show(
      own?.image == nil ? former.backTitles : [], image: own?.image,
      sign: appearance.backIndicatorImage ?? bar?.backIndicatorImage,
      BarButtonAppearance(plain: appearance.backButtonAppearance, isLow: bar?.isLow ?? false), from: own)
  }

  private func makeBack() -> BackButton {
    let button = BackButton()
    button.addAction(UIAction { [weak self] _ in self?.bar?.handleBack() }, for: .primaryActionTriggered)
    button.isContextMenuInteractionEnabled = true
    button.makeMenu = { [weak self] in self?.bar?.backMenu }
    insertSubview(button, at: 0)
    back = button
    return button
  }

  private func updateTitleView() {
    let new = item.shownTitleView(isCompact: traitCollection.horizontalSizeClass == .compact)
    guard titleView !== new else { return }
    if titleView?.superview === self { titleView?.removeFromSuperview() }
    titleView = new
    guard let titleView else { return }
    titleViewFitsItself = titleView.prepareForBar()
    addSubview(titleView)
  }

  // MARK: Layout

  private var metrics: BarMetrics { Metrics.current.bars }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar else { return }
    let promptHeight = item.prompt == nil ? 0 : metrics.promptHeight
    let inset = bar.contentInset
    // While nothing but the search bar is shown, the rest goes up and fades.
    let lift = item.isSearching ? bar.titleHeight(for: item) + (isLarge ? bar.largeTitleHeight : 0) : 0
    let line = CGRect(
      x: inset.left, y: promptHeight - lift, width: max(bounds.width - inset.left - inset.right, 0),
      height: bar.lineHeight)
    promptLabel.place(
      CGRect(x: line.minX, y: 6 - lift, width: line.width, height: promptLabel.intrinsicContentSize.height))
    pagePart.place(frameOfPagePart(below: line.maxY))
    layOutLargeTitle(in: bar)
    let (start, end) = layOutItems(in: line, sideMargin: bar.sideMargin)
    layOutTitle(in: line, from: start, to: end)
    layOutSearchBar()
    updateAlphas()
  }

  /// A frame measured from where lines begin, as one from the left.
  private func put(_ view: UIView, _ frame: CGRect, in line: CGRect) {
    view.place(readsFromLeft ? frame : frame.mirrored(in: line))
  }

  /// Places the items on both sides and the way back. Answers what they leave for the title, measured from
  /// where lines begin.
  private func layOutItems(in line: CGRect, sideMargin: CGFloat) -> (start: CGFloat, end: CGFloat) {
    let edge = sideMargin - metrics.buttonPadding
    var end = line.maxX - edge
    for entry in trailing.entries {
      let (size, padding) = (trailing.size(of: entry, height: line.height), trailing.padding(of: entry))
      end -= size.width + 2 * padding
      if let view = entry.view { put(view, frame(of: size, x: end + padding, in: line), in: line) }
    }
    if trailing.entries.isEmpty { end = line.maxX - sideMargin + metrics.titleGap }
    var start = line.minX
    let leadingWidth = leading.entries.reduce(0) {
      $0 + leading.size(of: $1, height: line.height).width + 2 * leading.padding(of: $1)
    }
    if let back {
      let margin = sideMargin - metrics.margin
      let room = roomForBack(in: line, end: end, besides: leadingWidth) - margin
      let width = back.fitTitle(within: room)
      put(back, CGRect(x: start + margin, y: line.minY, width: width, height: line.height), in: line)
      start += margin + width
    } else {
      start += leading.entries.isEmpty ? sideMargin - metrics.titleGap : edge
    }
    for entry in leading.entries {
      let (size, padding) = (leading.size(of: entry, height: line.height), leading.padding(of: entry))
      if let view = entry.view { put(view, frame(of: size, x: start + padding, in: line), in: line) }
      start += size.width + 2 * padding
    }
    return (start, end)
  }

  private func frame(of size: CGSize, x: CGFloat, in line: CGRect) -> CGRect {
    CGRect(x: x, y: line.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The room that the way back may take: as much as the title in the middle leaves, and where the title is
  /// long, what is left beside the least of it.
  private func roomForBack(in line: CGRect, end: CGFloat, besides leadingWidth: CGFloat) -> CGFloat {
    let title = titleWidth(in: CGSize(width: end - line.minX, height: line.height))
    let room = end - line.minX - leadingWidth - 2 * metrics.titleGap
    guard !showsOnlyLargeTitle else { return room }
    return max(room - title, room / 2 - metrics.leastTitleWidth / 2)
  }

  private var showsOnlyLargeTitle: Bool { isLarge && titleShare == 0 && titleView == nil }

  private func titleWidth(in room: CGSize) -> CGFloat {
    if let titleView { return titleViewSize(titleView, in: room).width }
    return label.intrinsicContentSize.width
  }

  private func titleViewSize(_ view: UIView, in room: CGSize) -> CGSize {
    let size = titleViewFitsItself ? view.sizeInBar(room) : view.bounds.size
    return CGSize(width: min(size.width, max(room.width, 0)), height: min(size.height, room.height))
  }

  /// Places the title in the middle of the bar, or as near to it as there is room.
  private func layOutTitle(in line: CGRect, from start: CGFloat, to end: CGFloat) {
    let (least, most) = (start + metrics.titleGap, end - metrics.titleGap)
    let room = max(most - least, 0)
    let view: UIView = titleView ?? label
    let size =
      titleView.map { titleViewSize($0, in: CGSize(width: room, height: line.height)) }
      ?? CGSize(width: min(label.intrinsicContentSize.width, room), height: label.intrinsicContentSize.height)
    let middle = line.midX - size.width / 2
    let x = min(max(middle, least), max(most - size.width, least))
    var frame = frame(of: size, x: x, in: line)
    if titleView == nil {
      frame = frame.offsetBy(dx: titleAdjustment.horizontal, dy: titleAdjustment.vertical)
    }
    put(view, frame, in: line)
  }

  /// The frame of what moves with the page: where another page has come over this one, nothing is left of it.
  private func frameOfPagePart(below y: CGFloat) -> CGRect {
    let isCovered = slides && pose == .covered
    return CGRect(
      x: isCovered && !readsFromLeft ? bounds.width : 0, y: y, width: isCovered ? 0 : bounds.width,
      height: max(bounds.height - y, 0))
  }

  private func layOutLargeTitle(in bar: UINavigationBar) {
    let y = pagePart.frame.minY
    let extra = item.isSearching ? bar.largeTitleHeight : bounds.height - y - shownSearchHeight
    largeLabel.isHidden = !isLarge
    guard isLarge else { return }
    let size = largeLabel.intrinsicContentSize
    let inset = bar.contentInset
    let margins = (inset.left + bar.sideMargin, inset.right + bar.sideMargin)
    let width = max(bounds.width - margins.0 - margins.1, 0)
    let frame = CGRect(
      x: readsFromLeft ? margins.0 : bounds.width - margins.1 - min(size.width, width),
      y: extra - metrics.largeTitleBottom + 2 - size.height, width: min(size.width, width),
      height: size.height)
    largeLabel.place(frame.offsetBy(dx: -pagePart.frame.minX, dy: 0))
  }

  // MARK: How visible things are

  /// The share of the small title that shows below a large one.
  private var titleShare: CGFloat {
    guard isLarge, let bar else { return 1 }
    let extra = bounds.height - bar.titleHeight(for: item) - shownSearchHeight
    return min(max(1 - extra / metrics.largeTitleBottom, 0), 1)
  }

  private var pose = Pose.here
  /// Whether what lies below the line of the title moves with the page in a transition; else it fades.
  var slides = true
  /// Covers what makes room for a search.
  private var isolation = ModalIsolation()

  /// Shows as much of everything as the way to another row, a large title and a search leave of it.
  private func updateAlphas() {
    let (row, page): (CGFloat, CGFloat) = (pose == .here ? 1 : 0, pose == .here || slides ? 1 : 0)
    let share = item.isSearching ? 0 : row
    label.alpha = titleShare * share
    label.accessibilityElementsHidden = titleShare == 0
    let others = [titleView, promptLabel].compactMap { $0 } + leading.views + trailing.views
    for view in others { view.alpha = share }
    largeLabel.alpha = item.isSearching ? 0 : page
    // The small title stands for one that has gone into the bar.
    largeLabel.accessibilityElementsHidden = isLarge && titleShare == 1
    back?.alpha = item.isSearching ? 0 : 1
    isolation.cover(item.isSearching ? others + [largeLabel, label, back].compactMap { $0 } : [])
    searchBar?.alpha = page
  }

  /// The state of the row in a transition between two rows.
  enum Pose {
    /// Shown.
    case here
    /// Not shown, since a row deeper in the stack is.
    case covered
    /// Not shown, since it is deeper in the stack than the one that is.
    case deeper
  }

  /// Shows the row as at one end of the way between it and another one.
  func apply(_ pose: Pose, beside other: NavigationRow?) {
    self.pose = pose
    let isHere = pose == .here
    let forward: CGFloat = readsFromLeft ? 1 : -1
    let half = bounds.width / 2 * forward
    updateAlphas()
    setNeedsLayout()
    let titleOffset: CGFloat =
      switch pose {
      case .here: 0
      case .covered: other?.wayFromTitleToBack(of: self) ?? -half
      case .deeper: half
      }
    let slide = CGAffineTransform(translationX: titleOffset, y: 0)
    label.transform = slide
    titleView?.transform = slide
    let pageSlide = CGAffineTransform(
      translationX: isHere || !slides ? 0 : 2 * half * (pose == .covered ? -metrics.parallax : 1), y: 0)
    largeLabel.transform = pageSlide
    searchBar?.transform = pageSlide
    // A sign that both have stays where it is.
    let signStays = other?.back != nil
    back?.pose(
      signAlpha: isHere ? 1 : signStays && pose == .covered ? 0 : signStays ? 1 : 0,
      titleAlpha: isHere ? 1 : 0,
      titleOffset: isHere ? 0 : pose == .covered ? -half : other.map { -wayFromTitleToBack(of: $0) } ?? half)
  }

  /// Returns the distance from the title of a row that this row covers to the back button's text for it.
  private func wayFromTitleToBack(of covered: NavigationRow) -> CGFloat {
    guard let back, back.label.text != nil else {
      return -covered.bounds.width / 2 * (readsFromLeft ? 1 : -1)
    }
    let label = back.convert(back.label.center, to: self)
    return label.x - covered.label.center.x
  }
}
