@MainActor extension Reactive where Base: UIBarButtonItem {
  /// The taps on the item.
  ///
  /// While there are subscriptions, the item's primary action is theirs, shared by all; it is cleared, or a
  /// former one is put back, when the last has ended.
  @preconcurrency public var tap: ControlEvent<()> {
    ControlEvent(events: BarItemTaps.of(base).taps.take(until: deallocated))
  }
}

/// The taps on one item, shared by all subscriptions. The item owns it.
@MainActor private final class BarItemTaps {
  private let subject = PublishSubject<Void>()
  private weak var item: UIBarButtonItem?
  private var former: UIAction?
  private var action: UIAction?
  private var count = 0

  private init(_ item: UIBarButtonItem) {
    self.item = item
  }

  static func of(_ item: UIBarButtonItem) -> BarItemTaps {
    ownedObject(of: item, BarItemTaps.self) { BarItemTaps(item) }
  }

  var taps: Observable<Void> {
    .onMain { [weak self] observer in
      guard let self else { return Disposables.create() }
      let subscription = subject.subscribe(observer)
      begin()
      return MainDisposable { [weak self] in
        subscription.dispose()
        self?.end()
      }
    }
  }

  private func begin() {
    count += 1
    guard count == 1, let item else { return }
    former = item.primaryAction
    let action = UIAction { [subject] _ in subject.onNext(()) }
    self.action = action
    item.primaryAction = action
  }

  private func end() {
    count -= 1
    guard count == 0, let item else { return }
    // An action that was set meanwhile is the app's.
    if item.primaryAction === action { item.primaryAction = former }
    action = nil
    former = nil
  }
}
