import QuartzCore

/// Shows one page of many, each a controller of its own, and lets a person turn to the one before and the one
/// after. The pages are set in code, and asked of a data source.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, UIScrollViewDelegate {
  /// The way in which pages turn.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages lie.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine; none where pages scroll.
  open private(set) var spineLocation: SpineLocation
  /// Whether leaves have a page on their back. Pages scroll here: it is kept for the app.
  open var isDoubleSided = false {
    didSet { if isDoubleSided != oldValue { IgnoredProperty.doubleSidedPages.warn() } }
  }
  /// An object notified when a person turns pages; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The source of the pages before and after; not kept alive. Without one a person cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { reloadNeighbors() }
  }

  /// The pages that are shown: one, or two beside a spine in the middle; nil before any were set.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// The gestures that turn pages; those of the style `scroll` belong to a scroll view, so there are none.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .scroll ? [] : scrollView.gestureRecognizers ?? []
  }

  private let spacing: CGFloat
  private(set) var pages: [UIViewController] = []
  /// The pages beside those that are shown; nil where there are none or none were requested.
  private var before: [UIViewController]?
  private var after: [UIViewController]?
  private var turn: PageTurn?
  private var pageLength: CGFloat = 0

  let scrollView = UIScrollView()
  private(set) lazy var pageControl = UIPageControl()

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let gap =
      (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? options?[.interPageSpacing] as? CGFloat ?? 0
    spacing = style == .scroll && gap.isFinite ? min(max(gap, 0), 1000) : 0
    let spine = options?[.spineLocation]
    let known =
      spine as? SpineLocation ?? (spine as? NSNumber).flatMap {
        SpineLocation(rawValue: $0.intValue)
      }
      ?? (spine as? Int).flatMap { SpineLocation(rawValue: $0) }
    spineLocation = style == .scroll ? .none : known ?? .min
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl {
      warnOnce(
        "UIPageViewController turns pages by scrolling here; the style pageCurl looks like scroll.")
    }
  }

  /// Makes a controller whose pages curl beside one another. There are no archives of controllers here.
  public required init?(coder: NSCoder) {
    let style: TransitionStyle = coder.interfaceValue("transitionStyle") ?? .pageCurl
    transitionStyle = style
    navigationOrientation = coder.interfaceValue("navigationOrientation") ?? .horizontal
    spacing = style == .scroll ? coder.interfaceValue("pageSpacing") ?? 0 : 0
    spineLocation = style == .scroll ? .none : coder.interfaceValue("spineLocation") ?? .min
    super.init(coder: coder)
    coder.decodeInterface(self, UIPageViewController.self)
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    pageControl.addAction(
      UIAction { [weak self] _ in self?.pageControlDidChange() }, for: .valueChanged)
    for page in pages { put(page) }
    reloadNeighbors()
    reloadDots()
  }

  private var isVertical: Bool { navigationOrientation == .vertical }
  private var isMirrored: Bool { !isVertical && viewIfLoaded?.readsFromLeft == false }
  private var showsDots: Bool {
    transitionStyle == .scroll && !isVertical && pageControl.numberOfPages > 0
  }
  private var pagesShown: Int { spineLocation == .mid ? 2 : 1 }

  private static let dotsHeight: CGFloat = 37

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var box = view.bounds
    if showsDots {
      let dots = Self.dotsHeight + view.safeAreaInsets.bottom
      box.size.height = max(box.height - dots, 0)
      pageControl.frame = CGRect(x: 0, y: box.maxY, width: box.width, height: Self.dotsHeight)
    }
    // The room between two pages lies outside of the view while neither turns.
    let frame =
      isVertical
      ? box.insetBy(dx: 0, dy: -spacing / 2) : box.insetBy(dx: -spacing / 2, dy: 0)
    guard scrollView.frame != frame || pageLength == 0 else { return }
    scrollView.frame = frame
    pageLength = isVertical ? frame.height : frame.width
    turn?.finish(completed: turn?.isBySetting == true)
    arrange()
  }

  // MARK: Setting pages

  /// Shows other pages: one, or two where the spine is in the middle. `completion` is called with false where
  /// other pages were set before these had come. The delegate is not notified.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    turn?.finish(completed: turn?.isBySetting == true)
    let new = viewControllers ?? []
    ExceptionName.invalidArgument.raise(
      unless:
        new.isEmpty || new.count == pagesShown,
      "The number of view controllers provided (\(new.count)) doesn't match the number required (\(pagesShown))."
    )
    guard !new.elementsEqual(pages, by: ===) else {
      completion?(true)
      return
    }
    let isAnimated =
      animated && isViewLoaded && view.window != nil && !pages.isEmpty && !new.isEmpty
      && pageLength > 0
      && UIView.areAnimationsEnabled
    guard isAnimated else {
      replace(with: new)
      completion?(true)
      return
    }
    if direction == .forward { after = new } else { before = new }
    arrange()
    beginTurn(to: new, isForward: direction == .forward, isBySetting: true, completion: completion)
    scrollView.isUserInteractionEnabled = false
    scrollView.setContentOffset(offset(of: direction == .forward ? 1 : -1), animated: true)
  }

  /// Shows other pages at once.
  private func replace(with new: [UIViewController]) {
    let old = pages
    let isSeen = appearance.isOnScreen
    for page in new where page.parent !== self { addChild(page) }
    pages = new
    if isViewLoaded {
      if isSeen {
        for page in old where !new.contains(page) { page.beginAppearance(false, animated: false) }
        for page in new where !old.contains(page) { page.beginAppearance(true, animated: false) }
      }
      for page in new { put(page) }
    }
    remove(old.filter { !new.contains($0) })
    for page in new {
      page.notifyIsAppearing()
      if isSeen { page.endAppearance() }
      page.didMove(toParent: self)
    }
    reloadNeighbors()
    reloadDots()
  }

  private func put(_ page: UIViewController) {
    if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
    view.setNeedsLayout()
  }

  private func remove(_ old: [UIViewController]) {
    for page in old where page.parent === self {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.endAppearance()
      page.removeFromParent()
    }
  }

  // MARK: Neighbors

  /// Loads the pages beside those that are shown from the data source.
  private func reloadNeighbors() {
    guard isViewLoaded, turn == nil else { return }
    (before, after) = (neighbors(isAfter: false), neighbors(isAfter: true))
    arrange()
  }

  private func neighbors(isAfter: Bool) -> [UIViewController]? {
    guard let dataSource else { return nil }
    var found: [UIViewController] = []
    var next = isAfter ? pages.last : pages.first
    while found.count < pagesShown, let page = next {
      next =
        isAfter
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      if let next { isAfter ? found.append(next) : found.insert(next, at: 0) }
    }
    return found.count == pagesShown ? found : nil
  }

  /// The place of pages on the axis, in pages: the content begins with the pages before, where there are any.
  private func slot(_ index: Int) -> Int {
    let first = before == nil ? 0 : -1
    let last = after == nil ? 0 : 1
    return isMirrored ? last - index : index - first
  }

  private func offset(of index: Int) -> CGPoint {
    let way = CGFloat(slot(index)) * pageLength
    return isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
  }

  /// Places the pages and the content around them.
  private func arrange() {
    guard isViewLoaded, pageLength > 0 else { return }
    let count = CGFloat(1 + (before == nil ? 0 : 1) + (after == nil ? 0 : 1))
    let size = scrollView.bounds.size
    scrollView.contentSize =
      isVertical
      ? CGSize(width: size.width, height: pageLength * count)
      : CGSize(width: pageLength * count, height: size.height)
    scrollView.isScrollEnabled = dataSource != nil && count > 1
    isArranging = true
    if !scrollView.isDragging { scrollView.contentOffset = offset(of: 0) }
    isArranging = false
    place(pages, at: 0)
    if let turn { place(turn.pending, at: turn.isForward ? 1 : -1) }
  }
  private var isArranging = false

  private func place(_ pages: [UIViewController], at index: Int) {
    let origin = offset(of: index)
    let size = scrollView.bounds.size
    var box = CGRect(origin: origin, size: size)
    box = isVertical ? box.insetBy(dx: 0, dy: spacing / 2) : box.insetBy(dx: spacing / 2, dy: 0)
    let width = box.width / CGFloat(max(pages.count, 1))
    for (place, page) in (isMirrored ? pages.reversed() : pages).enumerated() {
      page.viewIfLoaded?.place(
        CGRect(x: box.minX + CGFloat(place) * width, y: box.minY, width: width, height: box.height))
    }
  }

  // MARK: Turning

  private func beginTurn(
    to pending: [UIViewController], isForward: Bool, isBySetting: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = pages
    turn = PageTurn(to: pending, isForward: isForward, isBySetting: isBySetting) {
      [weak self] turn, completed in
      self?.end(turn, from: old, completed: completed)
      completion?(completed)
    }
    if !isBySetting { delegate?.pageViewController(self, willTransitionTo: pending) }
    for page in pending where page.parent !== self { addChild(page) }
    if appearance.isOnScreen {
      for page in old { page.beginAppearance(false, animated: true) }
      for page in pending { page.beginAppearance(true, animated: true) }
    }
    for page in pending { scrollView.addSubview(page.view) }
    place(pending, at: isForward ? 1 : -1)
    for page in pending { page.notifyIsAppearing() }
  }

  private func end(_ turn: PageTurn, from old: [UIViewController], completed: Bool) {
    let new = turn.pending
    self.turn = nil
    scrollView.isUserInteractionEnabled = true
    let (staying, going) = completed ? (new, old) : (old, new)
    if completed { pages = new }
    if appearance.isOnScreen, !completed {
      for page in going { page.beginAppearance(false, animated: true) }
      for page in staying { page.beginAppearance(true, animated: true) }
    }
    remove(going.filter { !staying.contains($0) })
    for page in staying {
      if appearance.isOnScreen { page.endAppearance() }
      if completed { page.didMove(toParent: self) }
    }
    reloadNeighbors()
    if turn.isBySetting {
      if completed { reloadDots() }
    } else {
      if completed { dot += turn.isForward ? 1 : -1 }
      pageControl.currentPage = dot
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed
      )
    }
  }

  // MARK: Scrolling

  /// The way that the content has gone from the present pages, in pages; positive toward those after.
  private var progress: CGFloat {
    let (now, home) = (scrollView.contentOffset, offset(of: 0))
    let way = isVertical ? now.y - home.y : now.x - home.x
    return pageLength > 0 ? (isMirrored ? -way : way) / pageLength : 0
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, pageLength > 0, turn?.isBySetting != true else { return }
    let progress = progress
    guard abs(progress) > 0.001 else { return }
    if let turn, turn.isForward != (progress > 0) { turn.finish(completed: false) }
    guard turn == nil, let pending = progress > 0 ? after : before else { return }
    beginTurn(to: pending, isForward: progress > 0, isBySetting: false)
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { finishTurn() }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { finishTurn() }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finishTurn() }

  private func finishTurn() {
    guard let turn else { return }
    turn.finish(completed: turn.isBySetting || abs(progress) > 0.5)
  }

  // MARK: Dots

  private func reloadDots() {
    guard isViewLoaded else { return }
    pageControl.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
    if showsDots {
      dot = dataSource?.presentationIndex(for: self) ?? 0
      pageControl.currentPage = dot
      if pageControl.superview !== view { view.addSubview(pageControl) }
    } else {
      pageControl.removeFromSuperview()
    }
    view.setNeedsLayout()
  }

  /// The dot of the pages that are shown.
  private var dot = 0

  /// Follows the choice of another dot: turns to the page beside, as far as there is one.
  private func pageControlDidChange() {
    turn?.finish(completed: true)
    let isForward = pageControl.currentPage > dot
    guard pageControl.currentPage != dot, let pending = isForward ? after : before, pageLength > 0
    else {
      pageControl.currentPage = dot
      return
    }
    beginTurn(to: pending, isForward: isForward, isBySetting: false)
    scrollView.setContentOffset(offset(of: isForward ? 1 : -1), animated: true)
  }
}
