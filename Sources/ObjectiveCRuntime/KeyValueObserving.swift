import Foundation
import Synchronization

/// The options of an observation by key path.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes have the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Changes have the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called at once, with the value of that time as the new one.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is also called before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes of an observed property.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Elements were inserted.
  case insertion
  /// Elements were removed.
  case removal
  /// Elements were replaced.
  case replacement
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` is given.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key of its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of inserted or removed elements.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange
  /// The kind of change.
  public let kind: Kind
  /// The new value, with the option `new` or `initial`.
  public let newValue: Value?
  /// The old value, with the option `old`.
  public let oldValue: Value?
  /// The places of changed elements, always nil here.
  public let indexes: IndexSet?
  /// Whether the change is still to come, with the option `prior`.
  public let isPrior: Bool
}

/// An observation by key path. It ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  init(_ end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}

/// Observation of properties that are `@objc dynamic`; adopted by `NSObject`, which lacks it on Linux.
public protocol KeyValueObserving: NSObjectProtocol {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving where Self: NSObject {
  /// Calls a handler after each change of a property that is `@objc dynamic`, until the observation ends.
  /// Every property on the way of a longer path is observed, too.
  ///
  /// Stops the program for a path without such a property: nothing would ever be observed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let path = keyPath
    nonisolated(unsafe) let handler = changeHandler
    let observation = PathObservation<Value>(
      read: { ($0 as? Self).map { $0[keyPath: path] } }, options: options,
      key: ObservableProperties.key(of: keyPath),
      handler: { object, change in
        if let object = object as? Self { handler(object, change) }
      })
    observation.start(on: self)
    return NSKeyValueObservation { observation.stop() }
  }

  /// Notifies observers that a property is about to change by other means than being set.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for property in AccessLog.properties(read: { _ = self[keyPath: keyPath] }).suffix(1) {
      PropertyObservers.shared.willChange(property)
    }
  }

  /// Notifies observers that a property has changed by other means than being set.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for property in AccessLog.properties(read: { _ = self[keyPath: keyPath] }).suffix(1) {
      PropertyObservers.shared.didChange(property)
    }
  }
}

extension KeyValueObserving {
  /// Notifies observers that a property is about to change by other means than being set.
  public func willChangeValue(forKey key: String) {
    for property in properties(of: key) { PropertyObservers.shared.willChange(property) }
  }

  /// Notifies observers that a property has changed by other means than being set.
  public func didChangeValue(forKey key: String) {
    for property in properties(of: key) { PropertyObservers.shared.didChange(property) }
  }

  private func properties(of key: String) -> ArraySlice<ObservedProperty> {
    guard let property = ObjectiveCMembers.property(named: key, of: self) else { return [] }
    return AccessLog.properties(read: { _ = KeyValueCodingCall.get(property, of: self) }).suffix(1)
  }

  /// Has `observeValue(forKeyPath:of:change:context:)` of another object called for changes of a property
  /// that is `@objc dynamic`.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let context = context
    nonisolated(unsafe) weak let weakObserver = observer
    let observation = PathObservation<Any?>(
      read: { ($0 as? any KeyValueCoding)?.value(forKeyPath: keyPath) }, options: options,
      key: ObservableProperties.key(named: keyPath, of: self),
      handler: { object, change in
        var values: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
        if let new = change.newValue { values[.newKey] = new ?? NSNull() }
        if let old = change.oldValue { values[.oldKey] = old ?? NSNull() }
        if change.isPrior { values[.notificationIsPriorKey] = true }
        weakObserver?.observeValue(forKeyPath: keyPath, of: object, change: values, context: context)
      })
    TextObservations.add(observation, of: self, by: observer, keyPath, context)
    observation.start(on: self)
  }

  /// Ends what `addObserver(_:forKeyPath:options:context:)` began.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    TextObservations.remove(of: self, by: observer, keyPath, context)
  }

  /// Is called for changes that `addObserver(_:forKeyPath:options:context:)` asked for. Stops the program,
  /// unless the class has a method of its own.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if RootCall.own(
      "observeValueForKeyPath:of:change:context:", of: self, [keyPath, object, change, context])
      != nil
    {
      return
    }
    fatalError(
      "\(String(reflecting: type(of: self))): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. Key path: \(keyPath ?? "")"
    )
  }
}

/// The observations that were asked for by text.
private enum TextObservations {
  private struct Observation {
    weak var object: AnyObject?
    weak var observer: AnyObject?
    var path: String
    var context: UnsafeMutableRawPointer?
    var observation: PathObservation<Any?>
  }

  private struct List: @unchecked Sendable {
    var all: [Observation] = []
  }

  private static let shared = Mutex(List())

  static func add(
    _ observation: PathObservation<Any?>, of object: AnyObject, by observer: AnyObject, _ path: String,
    _ context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let new = Observation(
      object: object, observer: observer, path: path, context: context, observation: observation)
    shared.withLock { list in
      list.all.removeAll { $0.object == nil || $0.observer == nil }
      list.all.append(new)
    }
  }

  static func remove(
    of object: AnyObject, by observer: AnyObject, _ path: String, _ context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, observer, context) = (object, observer, context)
    let ended = shared.withLock { list -> PathObservation<Any?>? in
      let place = list.all.lastIndex {
        $0.object === object && $0.observer === observer && $0.path == path
          && (context == nil || $0.context == context)
      }
      return place.map { list.all.remove(at: $0).observation }
    }
    ended?.stop()
  }
}
