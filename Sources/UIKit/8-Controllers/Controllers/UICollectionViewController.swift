import QuartzCore

/// A controller whose view is a collection, of which it is the data source and the delegate. Subclasses
/// override what they need; without that the collection is empty. Behaves as UIKit's does.
@preconcurrency @MainActor
open class UICollectionViewController: ListViewController, UICollectionViewDelegate,
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

  /// Makes a controller with a flow. There are no archives of controllers here; subclasses declare it as on
  /// iOS.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    coder.decodeInterface(self, UICollectionViewController.self)
  }

  /// The collection, which is the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout that positions the items.
  open var collectionViewLayout: UICollectionViewLayout {
    isViewLoaded ? collectionView.collectionViewLayout : firstLayout
  }

  /// Whether items are deselected when the collection comes onto the screen; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press lifts items that may be moved, and moves them; true by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movement.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private final lazy var movement = ItemMoveGesture()

  open override func loadView() {
    if loadViewFromInterface() {
      collectionView?.addGestureRecognizer(movement)
      if collectionView?.dataSource == nil { collectionView?.dataSource = self }
      if collectionView?.delegate == nil { collectionView?.delegate = self }
      return
    }
    let collection = UICollectionView(
      frame: UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds, collectionViewLayout: firstLayout
    )
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.alwaysBounceVertical = true
    collection.dataSource = self
    collection.delegate = self
    collection.addGestureRecognizer(movement)
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

  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// A cell for an item, one that the collection gives for reuse.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    ExceptionName.internalInconsistency.raise(
      "\(type(of: self)) has items, so it must override collectionView(_:cellForItemAt:).")
  }

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A header, footer or other view, one that the collection gives for reuse. Asked where the layout has such
  /// views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    ExceptionName.internalInconsistency.raise(
      "The layout asks for views of kind \(kind), so \(type(of: self)) must override what gives them.")
  }

  /// Returns whether a person may move an item; true by default, for controllers that move items.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Moves an item in the data after a person moved it. Without an override items cannot be moved.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Returns the place for an item that a person moves; what the older method returns by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Returns the place for an item that a person moves; the proposed one by default.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Whether an item that is pressed shows it, and can be selected; true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Returns whether a person may select several items from an item on, with two fingers, a pointer or the
  /// shift key; false by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when a person begins to select several items. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Called when a person has selected several items. The default does nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

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

  /// Called when a person has selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Called when a person has deselected an item.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Called before a cell is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Called when a cell is no longer displayed.
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

  /// Returns what the older method gives for the first item; none without items.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }

  /// Returns the menu of what is pressed for long; nil, the default, for none.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns what is lifted; nil, the default, for the cell.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// Called as a context menu comes and goes. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called as a context menu comes and goes. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called as a context menu comes and goes. The default does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
