import RxSwift
import UIKit

/// A collection whose items are as large as itself and are paged from side to side, with dots for the pages.
@preconcurrency @MainActor
open class PagingCollectionView<CELL: UIView>: SimpleCollectionView<CELL> where CELL: Component {
  /// The dots.
  public let pageControl = UIPageControl()

  /// Whether the dots are shown; true by default.
  open var showPageControl: Bool {
    get { pageControl.visibility == .visible }
    set { pageControl.visibility = newValue ? .visible : .hidden }
  }

  /// The configuration. Assigning it also applies ``Properties/Style/CollectionView/pageControl``.
  open override var configuration: Configuration {
    didSet { configuration.style.collectionView.pageControl(pageControl) }
  }

  /// Creates a collection.
  /// - Parameters:
  ///   - cellFactory: Makes a page's component; by default by its `init()`.
  ///   - reloadable: Whether pulling the collection emits `.refresh`.
  ///   - automaticallyDeselect: Whether an item is deselected right after it was selected.
  public override init(
    cellFactory: @escaping () -> CELL = { makeComponent() }, reloadable: Bool = true,
    automaticallyDeselect: Bool = true
  ) {
    super.init(
      cellFactory: cellFactory, reloadable: reloadable, automaticallyDeselect: automaticallyDeselect)
  }

  /// Adds the dots, and has the collection page. An override calls `super`.
  open override func loadView() {
    super.loadView()
    addSubview(pageControl)
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
    scrollDirection = .horizontal
    minimumLineSpacing = 0
  }

  /// Constrains the dots to the lower edge, 8 points above it. An override calls `super`.
  open override func setupConstraints() {
    super.setupConstraints()
    NSLayoutConstraint.activate([
      pageControl.leadingAnchor.constraint(equalTo: leadingAnchor),
      pageControl.trailingAnchor.constraint(equalTo: trailingAnchor),
      pageControl.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  /// Shows the models in pages, and as many dots.
  open override func bind(items: Observable<[CELL.StateType]>) {
    items.subscribe(onNext: { [weak self] in self?.pageControl.numberOfPages = $0.count })
      .disposed(by: lifetimeDisposeBag)
    super.bind(items: items)
  }

  /// Lays out the pages, each as large as the collection.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if itemSize != collectionView.bounds.size, !collectionView.bounds.isEmpty {
      itemSize = collectionView.bounds.size
    }
  }

  /// Shows which page the collection came to rest at.
  open override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewDidEndDecelerating(scrollView)
    guard itemSize.width > 0 else { return }
    pageControl.currentPage = Int(clamping: scrollView.contentOffset.x / itemSize.width)
  }
}
