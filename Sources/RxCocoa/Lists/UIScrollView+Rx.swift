@MainActor extension Reactive where Base: UIScrollView {
  /// The offset of the content: that at subscription, then each change, whoever made it.
  @preconcurrency public var contentOffset: ControlProperty<CGPoint> {
    let offsets = Observable<CGPoint>.onMain { [weak view = base] observer in
      guard let view else {
        observer.onCompleted()
        return Disposables.create()
      }
      observer.onNext(view.contentOffset)
      return ScrollViewDelegateProxy.of(view).didScroll.subscribe(onNext: { [weak view] in
        MainActor.assumeIsolated {
          if let view { observer.onNext(view.contentOffset) }
        }
      })
    }
    return ControlProperty(
      values: offsets.take(until: deallocated), valueSink: Binder(base) { $0.contentOffset = $1 })
  }

  /// Whether the content can be scrolled.
  @preconcurrency public var isScrollEnabled: Binder<Bool> { Binder(base) { $0.isScrollEnabled = $1 } }

  /// The changes of the offset.
  @preconcurrency public var didScroll: ControlEvent<Void> {
    event(ScrollViewDelegateProxy.of(base).didScroll)
  }
  /// The beginnings of dragging.
  @preconcurrency public var willBeginDragging: ControlEvent<Void> {
    event(ScrollViewDelegateProxy.of(base).willBeginDragging)
  }
  /// The ends of dragging, with the velocity and the place where the content will come to rest, which can be
  /// set.
  @preconcurrency public var willEndDragging:
    ControlEvent<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)>
  {
    event(ScrollViewDelegateProxy.of(base).willEndDragging)
  }
  /// The ends of dragging, with whether the content moves on.
  @preconcurrency public var didEndDragging: ControlEvent<Bool> {
    event(ScrollViewDelegateProxy.of(base).didEndDragging)
  }
  /// The beginnings of deceleration.
  @preconcurrency public var willBeginDecelerating: ControlEvent<Void> {
    event(ScrollViewDelegateProxy.of(base).willBeginDecelerating)
  }
  /// The ends of deceleration.
  @preconcurrency public var didEndDecelerating: ControlEvent<Void> {
    event(ScrollViewDelegateProxy.of(base).didEndDecelerating)
  }
  /// The ends of movements that were requested in code.
  @preconcurrency public var didEndScrollingAnimation: ControlEvent<Void> {
    event(ScrollViewDelegateProxy.of(base).didEndScrollingAnimation)
  }
  /// The arrivals at the top by the user's request.
  @preconcurrency public var didScrollToTop: ControlEvent<Void> {
    event(ScrollViewDelegateProxy.of(base).didScrollToTop)
  }
  /// The changes of the scale.
  @preconcurrency public var didZoom: ControlEvent<Void> { event(ScrollViewDelegateProxy.of(base).didZoom) }

  /// The beginnings of zooming, with the view that is zoomed.
  @preconcurrency public var willBeginZooming: ControlEvent<UIView?> {
    event(ScrollViewDelegateProxy.of(base).willBeginZooming)
  }
  /// The ends of zooming, with the view that was zoomed and its scale.
  @preconcurrency public var didEndZooming: ControlEvent<(view: UIView?, scale: CGFloat)> {
    event(ScrollViewDelegateProxy.of(base).didEndZooming)
  }
  /// The scale of the content.
  @preconcurrency public var zoomScale: Binder<CGFloat> { Binder(base) { $0.zoomScale = $1 } }

  /// Installs a delegate behind the reactive one, held weakly, so that both serve.
  ///
  /// - Returns: the installation; disposing of it takes the delegate away.
  @preconcurrency public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    let proxy = ScrollViewDelegateProxy.of(base)
    install(delegate, behind: proxy)
    return MainDisposable { [weak proxy, weak delegate, weak view = base] in
      guard let proxy, proxy.forward === delegate else { return }
      proxy.setForward(nil)
      view?.renewDelegate()
    }
  }

  private func install(_ delegate: any UIScrollViewDelegate, behind proxy: ScrollViewDelegateProxy) {
    guard delegate !== proxy else { return }
    assertSole(delegate, insteadOf: proxy.forward, as: "delegate", of: base)
    proxy.setForward(delegate)
    base.renewDelegate()
  }

  func event<Element>(_ subject: PublishSubject<Element>) -> ControlEvent<Element> {
    ControlEvent(events: subject.take(until: deallocated))
  }
}

extension UIScrollView {
  /// Sets the delegate anew, whereupon lists discard what they cached of it.
  fileprivate func renewDelegate() {
    switch self {
    case let table as UITableView:
      let delegate = table.delegate
      table.delegate = nil
      table.delegate = delegate
    case let collection as UICollectionView:
      let delegate = collection.delegate
      collection.delegate = nil
      collection.delegate = delegate
    default: break
    }
  }
}
