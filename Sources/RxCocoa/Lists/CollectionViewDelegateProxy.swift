/// The delegate of a collection that emits the calls it receives, and passes everything on to the app's
/// delegate.
@MainActor
final class CollectionViewDelegateProxy: ScrollViewDelegateProxy,
  UICollectionViewDelegateFlowLayout
{
  let itemSelected = PublishSubject<IndexPath>()
  let itemDeselected = PublishSubject<IndexPath>()
  let itemHighlighted = PublishSubject<IndexPath>()
  let itemUnhighlighted = PublishSubject<IndexPath>()
  let willDisplayCell = PublishSubject<(cell: UICollectionViewCell, at: IndexPath)>()
  let didEndDisplayingCell = PublishSubject<(cell: UICollectionViewCell, at: IndexPath)>()
  let willDisplaySupplementaryView = PublishSubject<SupplementaryViewEvent>()
  let didEndDisplayingSupplementaryView = PublishSubject<SupplementaryViewEvent>()

  /// A view beside the items, its kind and its place.
  typealias SupplementaryViewEvent = (
    supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath
  )

  /// The app's delegate, or one that leaves everything out.
  private var own: any UICollectionViewDelegate {
    forward as? any UICollectionViewDelegate ?? DefaultCollectionViewDelegate.shared
  }

  /// The app's delegate if it sizes items, or one that leaves everything out.
  private var ownLayout: any UICollectionViewDelegateFlowLayout {
    forward as? any UICollectionViewDelegateFlowLayout ?? DefaultCollectionViewDelegate.shared
  }

  static func of(_ collection: UICollectionView) -> CollectionViewDelegateProxy {
    let proxy = ownedObject(of: collection, CollectionViewDelegateProxy.self) {
      CollectionViewDelegateProxy()
    }
    if collection.delegate !== proxy {
      if let delegate = collection.delegate { proxy.setForward(delegate) }
      collection.delegate = proxy
    }
    return proxy
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  {
    own.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    own.collectionView(collectionView, didHighlightItemAt: indexPath)
    itemHighlighted.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    own.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    itemUnhighlighted.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    own.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    own.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    own.collectionView(collectionView, didSelectItemAt: indexPath)
    itemSelected.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    own.collectionView(collectionView, didDeselectItemAt: indexPath)
    itemDeselected.onNext(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    own.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    willDisplayCell.onNext((cell, indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    own.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    didEndDisplayingCell.onNext((cell, indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    own.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    willDisplaySupplementaryView.onNext((view, elementKind, indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    own.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    didEndDisplayingSupplementaryView.onNext((view, elementKind, indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    ownLayout.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    ownLayout.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    ownLayout.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    ownLayout.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    ownLayout.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    ownLayout.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

/// A delegate that leaves everything out.
@MainActor private final class DefaultCollectionViewDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  static let shared = DefaultCollectionViewDelegate()
}
