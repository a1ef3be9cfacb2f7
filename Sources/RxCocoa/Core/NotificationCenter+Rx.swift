extension Reactive where Base: NotificationCenter {
  /// The notifications of a name, or all, about an object, or any.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    .create { [weak object, base] observer in
      nonisolated(unsafe) let observer = observer
      let token = base.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
      return Disposables.create { base.removeObserver(token) }
    }
  }
}
