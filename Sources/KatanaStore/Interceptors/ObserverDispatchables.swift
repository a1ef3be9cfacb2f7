import Foundation

/// A dispatchable that follows a notification; see ``ObserverInterceptor``.
public protocol NotificationObserverDispatchable: Dispatchable {
  /// Makes what follows the notification, or nil when nothing should.
  init?(notification: Notification)
}

/// A dispatchable that follows a change of the state; see ``ObserverInterceptor``.
public protocol StateObserverDispatchable: Dispatchable {
  /// Makes what follows the change, or nil when nothing should.
  init?(prevState: any State, currentState: any State)
}

/// A dispatchable that follows another; see ``ObserverInterceptor``.
public protocol DispatchObserverDispatchable: Dispatchable {
  /// Makes what follows `dispatchedItem`, or nil when nothing should.
  init?(dispatchedItem: any Dispatchable, prevState: any State, currentState: any State)
}

/// A dispatchable that follows the start of the store; see ``ObserverInterceptor``.
public protocol OnStartObserverDispatchable: Dispatchable {
  /// Makes what follows the start, or nil when nothing should.
  init?()
}
