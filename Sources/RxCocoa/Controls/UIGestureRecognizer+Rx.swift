@MainActor extension Reactive where Base: UIGestureRecognizer {
  /// The recognizer, each time its state changes to one that calls its targets.
  ///
  /// Every subscription adds a target of its own, which is removed when it ends.
  @preconcurrency public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable<Base>.onMain { [weak recognizer = base] observer in
        guard let recognizer else {
          observer.onCompleted()
          return Disposables.create()
        }
        let target = GestureTarget { [weak recognizer] in
          if let recognizer { observer.onNext(recognizer) }
        }
        let action = Selector("recognize", GestureTarget.recognize)
        recognizer.addTarget(target, action: action)
        return MainDisposable { [weak recognizer] in recognizer?.removeTarget(target, action: action) }
      }
      .take(until: deallocated))
  }
}

/// The target of one subscription, which keeps it.
@MainActor private final class GestureTarget {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  func recognize() { handler() }
}
