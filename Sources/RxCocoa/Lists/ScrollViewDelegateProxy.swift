/// The delegate of a scroll view that emits the calls it receives, and passes everything on to the app's
/// delegate.
///
/// Methods that the app's delegate does not implement have UIKit's defaults: the call goes to the protocol's
/// own method then, so that a method that is not there does not look like one.
@MainActor class ScrollViewDelegateProxy: NSObject, UIScrollViewDelegate {
  /// The app's delegate.
  final private(set) weak var forward: (any UIScrollViewDelegate)?

  let didScroll = PublishSubject<Void>()
  let willBeginDragging = PublishSubject<Void>()
  let willEndDragging = PublishSubject<WillEndDragging>()
  let didEndDragging = PublishSubject<Bool>()
  let willBeginDecelerating = PublishSubject<Void>()
  let didEndDecelerating = PublishSubject<Void>()
  let didEndScrollingAnimation = PublishSubject<Void>()
  let didScrollToTop = PublishSubject<Void>()
  let didZoom = PublishSubject<Void>()
  let willBeginZooming = PublishSubject<UIView?>()
  let didEndZooming = PublishSubject<(view: UIView?, scale: CGFloat)>()

  /// The velocity, and the place where the content will come to rest.
  typealias WillEndDragging = (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Takes the app's delegate. A list asks anew what the delegate has when its delegate is set.
  func setForward(_ delegate: (any UIScrollViewDelegate)?) {
    forward = delegate
  }

  final func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forward?.scrollViewDidScroll(scrollView)
    didScroll.onNext(())
  }

  final func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forward?.scrollViewWillBeginDragging(scrollView)
    willBeginDragging.onNext(())
  }

  final func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forward?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    willEndDragging.onNext((velocity, targetContentOffset))
  }

  final func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    forward?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    didEndDragging.onNext(decelerate)
  }

  final func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forward?.scrollViewWillBeginDecelerating(scrollView)
    willBeginDecelerating.onNext(())
  }

  final func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forward?.scrollViewDidEndDecelerating(scrollView)
    didEndDecelerating.onNext(())
  }

  final func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forward?.scrollViewDidEndScrollingAnimation(scrollView)
    didEndScrollingAnimation.onNext(())
  }

  final func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forward?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  final func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forward?.scrollViewDidScrollToTop(scrollView)
    didScrollToTop.onNext(())
  }

  final func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    forward?.viewForZooming(in: scrollView)
  }

  final func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forward?.scrollViewWillBeginZooming(scrollView, with: view)
    willBeginZooming.onNext(view)
  }

  final func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forward?.scrollViewDidZoom(scrollView)
    didZoom.onNext(())
  }

  final func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    forward?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    didEndZooming.onNext((view, scale))
  }

  final func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forward?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

extension ScrollViewDelegateProxy {
  /// Returns the proxy of a scroll view, installed as its delegate, with the delegate that was there behind
  /// it.
  static func of(_ view: UIScrollView) -> ScrollViewDelegateProxy {
    switch view {
    case let table as UITableView: return TableViewDelegateProxy.of(table)
    case let collection as UICollectionView: return CollectionViewDelegateProxy.of(collection)
    case let text as UITextView: return TextViewDelegateProxy.of(text)
    default:
      let proxy = ownedObject(of: view, ScrollViewDelegateProxy.self) { ScrollViewDelegateProxy() }
      if view.delegate !== proxy {
        if let delegate = view.delegate { proxy.setForward(delegate) }
        view.delegate = proxy
      }
      return proxy
    }
  }
}
