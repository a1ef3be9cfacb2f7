import Cassowary
import CoreGraphics

/// The numbers of one view or guide in an engine: where its alignment rectangle lies in its parent's space,
/// and how large it is. Those of a view that follows its frame are given; the others are unknowns.
@MainActor final class LayoutBox {
  private let home: LayoutEngine.Reference
  private let record: LayoutRecord
  /// The view or guide; nil once it is gone, which may be before its engine is.
  var item: (any LayoutItem)? { record.item }

  /// Whether the numbers come from the view's frame.
  private(set) var isGiven: Bool
  private var variables: (Variable?, Variable?, Variable?, Variable?)
  /// The constraints that keep width and height from being less than nothing.
  private var floors: (width: ConstraintID?, height: ConstraintID?)
  private var content = (
    x: IntrinsicSizeConstraints(axis: .horizontal), y: IntrinsicSizeConstraints(axis: .vertical)
  )

  /// Whether the content's size, or what it counts, is to be requested again.
  private(set) var isStale = false

  /// Whether the item shows text that is higher the narrower it is.
  let isWrapping: Bool
  /// Whether it was higher the narrower it is when its content was measured last.
  private(set) var mayWrap = false
  /// The constraints on the size of a view that follows its frame while it is an unknown; nil while it is a
  /// given number.
  var sizePins: SizePins?
  /// The view as one whose height follows its width; nil once it is gone.
  private var wrapping: (any WidthDependent)? { isWrapping ? view?.widthDependent : nil }
  /// The width at which that text was broken last; nil where it is one line.
  private(set) var wrapWidth: CGFloat?
  /// The width at which that text was laid out last; nil where it was not, or has changed since.
  private(set) var laidOutWidth: CGFloat?
  /// The width at which that text is broken before a width is found for it; nil, which is usual, for one
  /// line.
  private var startWidth: CGFloat?
  /// The width that the text takes in one line.
  private var oneLineWidth: CGFloat = 0

  /// Whether the numbers changed and the item was not notified yet.
  var isUnreported = false
  /// The rectangle that was last reported to the item.
  private var reportedRect = CGRect.zero

  /// Makes the box of an item.
  init(_ record: LayoutRecord, isGiven: Bool, isWrapping: Bool, in home: LayoutEngine.Reference) {
    self.home = home
    self.record = record
    self.isGiven = isGiven
    self.isWrapping = isWrapping
    isScrollGuide = record.viewReference == nil && record.item is ScrollLayoutGuide
  }

  deinit {
    guard !home.isGone else { return }
    atEnd(self) { box in
      for measure in LayoutMeasure.allCases {
        if let variable = box[measure] { box.engine.boxIsGone(variable) }
      }
    }
  }

  /// The item where it is a view.
  var view: UIView? { record.view }
  var viewReference: Unretained<UIView>? { record.viewReference }
  private let isScrollGuide: Bool
  private var scrollGuide: ScrollLayoutGuide? { isScrollGuide ? item as? ScrollLayoutGuide : nil }

  /// The engine that the numbers are of. Only where the box is not lost.
  var engine: LayoutEngine { home.engine! }

  /// Whether the engine is gone, with the tree that the item lay in.
  var isLost: Bool { home.isGone }

  // MARK: Unknowns

  /// The unknown of a measure, created on first use.
  func variable(_ measure: LayoutMeasure) -> Variable {
    variable(measure, in: engine)
  }

  /// The unknown of a measure in the engine of the box, created on first use.
  func variable(_ measure: LayoutMeasure, in engine: LayoutEngine) -> Variable {
    self[measure] ?? makeVariable(measure, in: engine)
  }

  func makeVariable(_ measure: LayoutMeasure, in engine: LayoutEngine) -> Variable {
    if measure.isSize, let view = scrollGuide?.sizingView { return engine.box(for: view).variable(measure) }
    let variable = engine.makeVariable(for: self)
    self[measure] = variable
    if isGiven, sizePins == nil || !measure.isSize {
      engine.setGiven(variable, Double(measure.value(in: givenRect)))
    } else if measure.isSize {
      keepFloor(engine.addFloor(of: variable), of: measure)
    } else if let scrollGuide {
      engine.setGiven(variable, Double(measure.value(in: CGRect(origin: scrollGuide.origin, size: .zero))))
    }
    return variable
  }

  subscript(measure: LayoutMeasure) -> Variable? {
    get {
      switch measure {
      case .x: variables.0
      case .y: variables.1
      case .width: variables.2
      case .height: variables.3
      }
    }
    set {
      switch measure {
      case .x: variables.0 = newValue
      case .y: variables.1 = newValue
      case .width: variables.2 = newValue
      case .height: variables.3 = newValue
      }
    }
  }

  func addFloor(_ measure: LayoutMeasure, _ variable: Variable) {
    keepFloor(engine.addFloor(of: variable), of: measure)
  }

  private func keepFloor(_ id: ConstraintID?, of measure: LayoutMeasure) {
    if measure == .width { floors.width = id } else { floors.height = id }
  }

  /// The solved alignment rectangle. A measure that nothing says anything of is 0.
  var rect: CGRect {
    home.engineReference?.borrow { rect($0.solver) } ?? .zero
  }

  private func rect(_ solver: Solver) -> CGRect {
    CGRect(
      x: LayoutBox.value(variables.0, solver), y: LayoutBox.value(variables.1, solver),
      width: LayoutBox.value(variables.2, solver), height: LayoutBox.value(variables.3, solver))
  }

  private static func value(_ variable: Variable?, _ solver: Solver) -> CGFloat {
    guard let variable else { return 0 }
    return CGFloat(solver.value(of: variable))
  }

  /// Whether the rectangle is another one in the engine's solver than when this was asked last.
  func consumeChange(_ solver: Solver) -> Bool {
    let rect = rect(solver)
    guard rect != reportedRect else { return false }
    reportedRect = rect
    return true
  }

  // MARK: Given numbers

  var givenRect: CGRect {
    guard let view else { return .zero }
    return view.alignmentRect(forFrame: view.untransformedFrame)
  }

  /// Follows a change of the view's frame, or of what decides whether the view follows it.
  func frameDidChange() {
    guard let view else { return }
    let given = engine.isGiven(view)
    if sizePins != nil { pinsFollowFrame(isGiven: given) }
    if given != isGiven {
      isGiven = given
      if given { makeGiven() } else { makeUnknown() }
    }
    guard isGiven else { return }
    let rect = givenRect
    for measure in LayoutMeasure.allCases where sizePins == nil || !measure.isSize {
      if let variable = self[measure] { engine.updateGiven(variable, Double(measure.value(in: rect))) }
    }
  }

  /// Follows the content of a scroll view that moved.
  func originDidChange() {
    guard let scrollGuide else { return }
    for measure in [LayoutMeasure.x, .y] {
      guard let variable = self[measure] else { continue }
      engine.updateGiven(variable, Double(measure.value(in: CGRect(origin: scrollGuide.origin, size: .zero))))
    }
  }

  /// Makes given numbers of unknowns.
  private func makeGiven() {
    removeOwnConstraints()
    for measure in LayoutMeasure.allCases {
      if let variable = self[measure] { engine.setGiven(variable, Double(measure.value(in: givenRect))) }
    }
  }

  /// Makes unknowns of given numbers.
  private func makeUnknown() {
    for measure in LayoutMeasure.allCases {
      guard let variable = self[measure] else { continue }
      engine.setGiven(variable, nil)
      if measure.isSize { addFloor(measure, variable) }
    }
    contentDidChange()
  }

  /// Removes what is requested beside the app's constraints.
  func removeOwnConstraints() {
    if let id = floors.width { engine.remove(id) }
    if let id = floors.height { engine.remove(id) }
    floors = (nil, nil)
    content.x.drop(from: engine)
    content.y.drop(from: engine)
    engine.dequeueWrapping(of: self)
  }

  // MARK: Content

  /// Marks the content's size, or its priorities, as changed.
  func contentDidChange() {
    areBaselinesCurrent = false
    if makeStale() { engine.enqueueContentUpdate(self) }
  }

  /// Marks the content as another one, which was not laid out yet.
  func contentIsOther() {
    laidOutWidth = nil
    contentDidChange()
  }

  /// Records the width that was found for the text in a layout.
  func recordLaidOutWidth() {
    laidOutWidth = isSizeSought ? self[.width].map(engine.value(of:)) : nil
  }

  /// Has the text begin at a width, as it was laid out there, until it is measured for layout again; nil for
  /// one line.
  func startWrapping(at width: CGFloat?) {
    guard isWrapping, startWidth != width else { return }
    startWidth = width
    if makeStale() { engine.enqueueContentUpdate(self) }
  }

  /// Marks the content's size as changed. Returns whether it is to be updated from now on.
  func makeStale() -> Bool {
    guard !isStale, isSizeSought, viewReference != nil else { return false }
    isStale = true
    return true
  }

  /// Measures the content's size again, as that of one line where it is text that does not start at a width.
  func refreshContent() {
    isStale = false
    guard let view, isSizeSought else { return }
    mayWrap = wrapping?.heightFollowsWidth ?? false
    let start = mayWrap ? startWidth : nil
    wrapWidth = start ?? (mayWrap ? wrapping?.measuredWidth : nil)
    let size =
      start.flatMap { wrapping?.intrinsicContentSize(wrappedAt: $0) } ?? view.intrinsicContentSize
    oneLineWidth = size.width
    setIntrinsicSize(size, of: view, wraps: mayWrap)
    refreshBaselines()
  }

  /// Takes wrapped text back to one line, so that a wider box can be found for it.
  func unwrap() {
    guard wrapWidth != nil else { return }
    refreshContent()
  }

  /// Breaks text at the width that was found for it, where that is less than it requires. Returns whether the
  /// content's size is another one now.
  func wrap() -> Bool {
    guard isWrapping, isSizeSought, let variable = self[.width] else { return false }
    let width = engine.value(of: variable)
    let isOther: Bool
    if let wrapWidth {
      let limit = min(wrapWidth, content.x.size)
      isOther = width < limit - LayoutBox.noise || width > wrapWidth + LayoutBox.noise
    } else {
      isOther = width < oneLineWidth - LayoutBox.noise
    }
    guard width > 0, isOther, let view, let wrapping, wrapping.heightFollowsWidth else { return false }
    wrapWidth = width
    setIntrinsicSize(wrapping.intrinsicContentSize(wrappedAt: width), of: view, wraps: true)
    refreshBaselines()
    return true
  }

  private static let noise: CGFloat = 1e-6

  private func setIntrinsicSize(_ size: CGSize, of view: UIView, wraps: Bool) {
    let (mention, place) = (record.mention, record.stackPlace)
    let (hugging, resistance) = (view.autoLayout.hugging, view.autoLayout.compressionResistance)
    var size = size
    switch place?.stretchedAxis {
    case .horizontal: size.width = UIView.noIntrinsicMetric
    case .vertical: size.height = UIView.noIntrinsicMetric
    case nil: break
    }
    home.engineReference!.borrow { engine in
      content.x.update(
        size.width, hugging: hugging.x, resistance: resistance.x, mention: mention,
        stackOrder: place?.order, wraps: wraps, in: self, engine)
      content.y.update(
        size.height, hugging: hugging.y, resistance: resistance.y, mention: mention,
        stackOrder: place?.order, wraps: false, in: self, engine)
    }
  }

  /// Records that the item has another place in the order of mention.
  func mentionDidChange() {
    contentDidChange()
  }

  // MARK: Baselines

  private var baselines: (first: LayoutBaseline, last: LayoutBaseline)?
  /// Whether the content is the one whose baselines were found, and the width at which these were.
  private var areBaselinesCurrent = false
  private var baselineWidth: CGFloat?

  /// Returns the position of the baseline of the first or of the last line in the view's own text; nil where
  /// it has none.
  func baseline(ofLastLine isLast: Bool) -> LayoutBaseline? {
    guard let found = findBaselines() else { return nil }
    baselines = found
    (areBaselinesCurrent, baselineWidth) = (true, wrapWidth)
    return isLast ? found.last : found.first
  }

  private func findBaselines() -> (first: LayoutBaseline, last: LayoutBaseline)? {
    // Nearly all text is a label's, whose class is found faster than its conformance.
    guard let item else { return nil }
    if let label = item as? UILabel { return label.baselines(width: wrapWidth) }
    return (item as? any BaselineProviding)?.baselines(width: wrapWidth)
  }

  /// Translates constraints to the baselines again if these lie elsewhere now.
  private func refreshBaselines() {
    guard let old = baselines, !areBaselinesCurrent || baselineWidth != wrapWidth, let new = findBaselines()
    else { return }
    (areBaselinesCurrent, baselineWidth) = (true, wrapWidth)
    guard new != old else { return }
    baselines = new
    if let item { engine.baselinesDidChange(of: item) }
  }

  // MARK: End

  /// Removes the unknowns from the engine, with all that names them.
  func discard() {
    dropPins()
    removeOwnConstraints()
    if isStale {
      isStale = false
      engine.dequeueContentUpdate(of: self)
    }
    for measure in LayoutMeasure.allCases {
      if let variable = self[measure] { engine.removeVariable(variable) }
      self[measure] = nil
    }
    if let guide = item as? UILayoutGuide { guide.uninstallEdges() }
    record.box = nil
  }
}
