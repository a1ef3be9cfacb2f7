import DisplayProtocol
import QuartzCore

/// The place of a section that scrolls by itself, in its collection's content.
@MainActor struct OrthogonalPlace {
  var frame: CGRect
  var contentSize: CGSize
  /// The offset of the content, as the scroll view has it.
  var offset: CGPoint
  var axis: LayoutAxis
  /// Whether the content begins at the right.
  var isReversed: Bool
  var section: NSCollectionLayoutSection
  var page: CGFloat
}

/// The scroll view of a section that scrolls across its collection's direction. It holds the section's cells.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  private weak var collection: UICollectionView?
  var section: Int
  private var place: OrthogonalPlace?
  /// The distance from the beginning when a person took hold of the content.
  private var grabbed: CGFloat = 0
  /// Whether the layout itself is setting the offset.
  private var isPlacing = false

  init(_ collection: UICollectionView, section: Int) {
    self.collection = collection
    self.section = section
    super.init(frame: .zero)
    delegate = self
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// Applies the frame that the layout computed.
  func apply(_ place: OrthogonalPlace) {
    isPlacing = true
    defer { isPlacing = false }
    self.place = place
    if frame != place.frame { frame = place.frame }
    if contentSize != place.contentSize { contentSize = place.contentSize }
    let (behavior, properties) = (
      place.section.orthogonalScrollingBehavior, place.section.orthogonalScrollingProperties
    )
    // Pages as long as the view are the display's business, too.
    let isPaging = behavior == .paging && abs(place.page - place.axis.length(place.frame.size)) < 0.5
    if isPagingEnabled != isPaging { isPagingEnabled = isPaging }
    let rate: DecelerationRate =
      switch properties.decelerationRate {
      case .automatic: behavior == .continuous ? .normal : .fast
      case .normal: .normal
      case .fast: .fast
      }
    if decelerationRate != rate { decelerationRate = rate }
    if bounces != (properties.bounce != .never) { bounces = properties.bounce != .never }
    let always = properties.bounce == .always
    if place.axis == .horizontal, alwaysBounceHorizontal != always { alwaysBounceHorizontal = always }
    if place.axis == .vertical, alwaysBounceVertical != always { alwaysBounceVertical = always }
    if motion == nil, !isDragging, !isDecelerating, contentOffset != place.offset {
      contentOffset = place.offset
    }
  }

  /// The distance from the content's beginning at an offset.
  private func distance(_ offset: CGPoint) -> CGFloat {
    guard let place else { return 0 }
    let along = place.axis.position(offset)
    return place.isReversed ? place.contentSize.width - bounds.width - along : along
  }

  /// The offset at a distance from the content's beginning.
  func offset(at distance: CGFloat) -> CGPoint {
    guard let place else { return .zero }
    let along = place.isReversed ? place.contentSize.width - bounds.width - distance : distance
    return place.axis == .horizontal
      ? CGPoint(x: along, y: contentOffset.y) : CGPoint(x: contentOffset.x, y: along)
  }

  // MARK: Movements

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing else { return }
    collection?.orthogonalDidScroll(self, to: distance(contentOffset))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { grabbed = distance(contentOffset) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let place, let collection, !isPagingEnabled else { return }
    let speed = place.axis.position(velocity) * (place.isReversed ? -1000 : 1000)
    let rest = collection.collectionViewLayout.orthogonalRest(
      section, for: distance(targetContentOffset.pointee), from: grabbed, now: distance(contentOffset),
      speed: speed,
      isTouch: isTracking)
    targetContentOffset.pointee = restingOffset(nearest: offset(at: rest))
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses, event) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses, event) { super.pressesChanged(presses, with: event) }
  }

  /// Keys go from cell to cell first.
  private func handleKeys(_ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
    collection?.handleKey(presses, from: event?.focusedView) == true || handleStep(presses)
  }

  /// Goes on by a group or a page where content rests at such.
  private func handleStep(_ presses: Set<UIPress>) -> Bool {
    guard let place, presses.count == 1, let key = presses.first?.key, key.modifierFlags.isEmpty else {
      return false
    }
    let isAcross = place.axis == .horizontal
    var step: Int
    switch key.charactersIgnoringModifiers {
    case "UIKeyInputLeftArrow" where isAcross, "UIKeyInputUpArrow" where !isAcross: step = -1
    case "UIKeyInputRightArrow" where isAcross, "UIKeyInputDownArrow" where !isAcross: step = 1
    default: return false
    }
    if place.isReversed { step = -step }
    let from = distance(motion?.end ?? contentOffset)
    guard let goal = collection?.collectionViewLayout.orthogonalStep(section, from: from, by: step) else {
      return false
    }
    animateOffset(to: restingOffset(nearest: offset(at: goal)), reason: .correction)
    return true
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if collection?.allowsSelection == true, !subviews.isEmpty { semantics.isFocusable = false }
  }
}
