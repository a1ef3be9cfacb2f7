import UIKit

/// Shows a document: its pages below each other, or beside each other, as pictures.
@preconcurrency @MainActor open class PDFView: UIView, UIScrollViewDelegate {
  /// The document.
  open var document: PDFDocument? {
    didSet {
      rebuild()
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
      if document?.pageCount ?? 0 > 0 { tellPage() }
    }
  }
  /// The way in which pages stand; continuous by default.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { setNeedsLayout() } }
  /// The direction in which pages follow.
  open var displayDirection = PDFDisplayDirection.vertical { didSet { setNeedsLayout() } }
  /// The box that is shown.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether there is a gap between pages; true by default.
  open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
  /// The gaps around pages.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
    didSet { setNeedsLayout() }
  }
  /// Whether the scale follows the view's width; false by default.
  open var autoScales = false { didSet { setNeedsLayout() } }
  /// The smallest scale.
  open var minScaleFactor: CGFloat = 0.1
  /// The largest scale.
  open var maxScaleFactor: CGFloat = 10
  /// The scale: points of the view for one of the page.
  open var scaleFactor: CGFloat {
    get { autoScales ? scaleFactorForSizeToFit : scale }
    set {
      autoScales = false
      scale = min(max(newValue, minScaleFactor), maxScaleFactor)
      setNeedsLayout()
      NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
    }
  }
  private var scale: CGFloat = 1
  private let scroll = UIScrollView()
  private var sheets: [UIImageView] = []
  private var drawnScale: CGFloat = 0
  private var shown = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  /// Creates one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    backgroundColor = .systemGray4
    scroll.delegate = self
    addSubview(scroll)
  }

  /// The scale at which the widest page is as wide as the view.
  open var scaleFactorForSizeToFit: CGFloat {
    let widths = sizes.map(\.width)
    guard let widest = widths.max(), widest > 0, bounds.width > 0 else { return 1 }
    return (bounds.width - pageBreakMargins.left - pageBreakMargins.right) / widest
  }
  private var sizes: [CGSize] {
    guard let document else { return [] }
    return (0..<document.pageCount).compactMap { document.page(at: $0)?.bounds(for: displayBox).size }
  }
  /// The view with the pages.
  open var documentView: UIView? { document == nil ? nil : scroll }

  private func rebuild() {
    for sheet in sheets { sheet.removeFromSuperview() }
    sheets = (0..<(document?.pageCount ?? 0)).map { index in
      let sheet = UIImageView()
      sheet.backgroundColor = .white
      sheet.isAccessibilityElement = true
      sheet.accessibilityLabel = "Page \(index + 1)"
      scroll.addSubview(sheet)
      return sheet
    }
    (drawnScale, shown) = (0, 0)
    scroll.contentOffset = .zero
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let (factor, gap) = (scaleFactor, displaysPageBreaks ? pageBreakMargins.top + pageBreakMargins.bottom : 0)
    let isAside = displayDirection == .horizontal
    let isSingle = displayMode == .singlePage || displayMode == .twoUp
    var (place, across): (CGFloat, CGFloat) = (gap / 2, 0)
    for (index, (sheet, size)) in zip(sheets, sizes).enumerated() {
      let (width, height) = (size.width * factor, size.height * factor)
      sheet.isHidden = isSingle && index != shown
      if sheet.isHidden { continue }
      sheet.frame =
        isAside
        ? CGRect(x: place, y: max(0, (bounds.height - height) / 2), width: width, height: height)
        : CGRect(x: max(0, (bounds.width - width) / 2), y: place, width: width, height: height)
      place += (isAside ? width : height) + gap
      across = max(across, isAside ? height : width)
    }
    scroll.contentSize =
      isAside ? CGSize(width: place, height: across) : CGSize(width: across, height: place)
    if drawnScale != factor {
      drawnScale = factor
      for sheet in sheets { sheet.image = nil }
    }
    drawVisible()
  }

  /// Draws the pages that are in sight and have no picture.
  private func drawVisible() {
    let sight = scroll.bounds.insetBy(dx: -100, dy: -100)
    for (index, sheet) in sheets.enumerated() {
      if !sheet.isHidden, sheet.frame.intersects(sight) {
        if sheet.image == nil {
          sheet.image = document?.page(at: index)?.picture(scale: drawnScale * UIScreen.main.scale)
        }
      } else {
        sheet.image = nil
      }
    }
  }

  /// Takes `scrollViewDidScroll`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    drawVisible()
    let middle = CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY)
    guard let index = sheets.firstIndex(where: { !$0.isHidden && $0.frame.contains(middle) }), index != shown
    else { return }
    shown = index
    tellPage()
  }
  private func tellPage() { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }

  /// The page in the middle.
  open var currentPage: PDFPage? { document?.page(at: shown) }
  /// The pages in sight.
  open var visiblePages: [PDFPage] {
    sheets.enumerated().filter { !$1.isHidden && $1.frame.intersects(scroll.bounds) }
      .compactMap { document?.page(at: $0.offset) }
  }
  /// Goes to a page.
  open func go(to page: PDFPage) {
    guard let index = document?.index(for: page), sheets.indices.contains(index) else { return }
    let isNew = shown != index
    shown = index
    setNeedsLayout()
    layoutIfNeeded()
    scroll.setContentOffset(
      displayDirection == .vertical
        ? CGPoint(x: 0, y: sheets[index].frame.minY) : CGPoint(x: sheets[index].frame.minX, y: 0),
      animated: false)
    shown = index
    if isNew { tellPage() }
  }
  private func step(_ count: Int) { document?.page(at: shown + count).map(go(to:)) }
  /// Whether there is a page after this one.
  open var canGoToNextPage: Bool { shown + 1 < sheets.count }
  /// Whether there is a page before this one.
  open var canGoToPreviousPage: Bool { shown > 0 }
  /// Goes to the next page.
  open func goToNextPage(_ sender: Any?) { step(1) }
  /// Goes to the page before.
  open func goToPreviousPage(_ sender: Any?) { step(-1) }
  /// Goes to the first page.
  open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(go(to:)) }
  /// Goes to the last page.
  open func goToLastPage(_ sender: Any?) { document?.page(at: sheets.count - 1).map(go(to:)) }
  /// Shows pages one at a time, as a page view controller does.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    displayMode = enable ? .singlePage : .singlePageContinuous
  }
  /// The part that is selected: none.
  open var currentSelection: PDFSelection? { nil }
  /// Makes the scale larger.
  open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
  /// Makes the scale smaller.
  open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }
}

/// Shows small pictures of a view's pages. Empty here.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
  /// The view of the document, held weakly.
  open weak var pdfView: PDFView?
  /// The size of a picture.
  open var thumbnailSize = CGSize(width: 40, height: 50)
}
