import Foundation

extension NotificationCenter {
  /// The notifications of a name that are posted from now on, in order, as a loop over them gets them.
  /// Foundation on Linux has no such sequence.
  ///
  /// ```swift
  /// let center = NotificationCenter.default
  /// for await note in center.notifications(named: UIResponder.keyboardDidShowNotification) {
  ///   print(note.userInfo ?? [:])
  /// }
  /// ```
  ///
  /// A loop ends when its task is cancelled, and its observer goes with it.
  public struct Notifications: AsyncSequence, Sendable {
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: (any AnyObject & Sendable)?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?)
    {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Begins to observe. Notifications that are posted before the first one is requested are kept.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Delivery.self)
      let observer = Observer(
        center: center,
        token: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Delivery(notification: $0))
        })
      continuation.onTermination = { _ in observer.remove() }
      return Iterator(deliveries: stream.makeAsyncIterator())
    }

    /// The iterator of a loop over notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var deliveries: AsyncStream<Delivery>.Iterator

      /// Waits for the next notification. Returns nil when the task is cancelled.
      public mutating func next() async -> Notification? { await deliveries.next()?.notification }

      /// Waits for the next notification, on an actor. Returns nil when the task is cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await deliveries.next(isolation: actor)?.notification
      }
    }
  }

  /// Returns the notifications of a name as a sequence to loop over; `object` limits them to those of one
  /// sender.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

/// A notification on its way from whoever posts it to the loop. Nothing else uses it meanwhile.
private struct Delivery: @unchecked Sendable {
  let notification: Notification
}

/// The registration of a loop. A token is only passed back to its center.
private struct Observer: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func remove() { center.removeObserver(token) }
}
