import QuartzCore

/// A controller whose view is a collection, of which it is the data source and the delegate. Subclasses override what they
/// need; without that the collection is empty. Behaves as UIKit's does.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let firstLayout: UICollectionViewLayout

  /// Makes a controller with a collection that a layout places.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a flow. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with a flow. There are no archives of controllers here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection, which is the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// What places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    isViewLoaded ? collectionView.collectionViewLayout : firstLayout
  }

  /// Whether items are deselected when the collection comes onto the screen; true by default.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    let collection = UICollectionView(
      frame: UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds, collectionViewLayout: firstLayout
    )
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.alwaysBounceVertical = true
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// How many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// A cell for an item, one that the collection gives for reuse.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("\(type(of: self)) has items, so it must override collectionView(_:cellForItemAt:).")
  }

  /// How many sections there are; 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A header, footer or other view, one that the collection gives for reuse. Asked where the layout has such views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "The layout asks for views of kind \(kind), so \(type(of: self)) must override what gives them.")
  }

  /// Whether a person may move an item; kept for later, false by default.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Moves an item in the data; kept for later.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Whether an item that is pressed shows it, and can be selected; true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// An item is pressed.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// An item is no longer pressed.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Whether an item that a person chose is selected; true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Whether one of several selected items is deselected; true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// A person selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// A person deselected an item.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// A cell is about to show.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// A cell no longer shows.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A header, footer or other view is about to show.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// A header, footer or other view no longer shows.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Delegate: Scrolling

  /// The offset changed, by a person's hand or in code.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// A person began to drag the content, or to turn the wheel over it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The person lets go. `velocity` is in points a millisecond; `targetContentOffset` is where the content would
  /// come to rest, and may be set to somewhere else.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The person has let go. `decelerate` tells whether the content moves on.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The content moves on after it was let go.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The content has come to rest after it was let go.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// A movement that was asked for in code has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Whether the content may be brought to its top; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The content was brought to its top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The subview to enlarge; nil by default, so that nothing zooms.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// A person began to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The zooming has ended, at a scale.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// `adjustedContentInset` changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
