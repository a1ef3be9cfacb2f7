import Foundation
import Synchronization

/// One property of one object, as observers name it.
struct ObservedProperty: Hashable, @unchecked Sendable {
  enum Name: Hashable {
    case path(AnyKeyPath)
    case text(String)
  }

  let object: ObjectIdentifier
  let name: Name
}

/// The properties that are read while a path is followed, which tells what there is to observe.
enum AccessLog {
  private final class Log {
    var properties: [ObservedProperty] = []
    var owners: [AnyObject] = []
    /// The number of computed properties that are being read.
    var depth = 0
  }

  /// The number of threads that log.
  static let active = Atomic<Int>(0)
  private static let key = "Shoji.AccessLog"

  static func properties(read: () -> Void) -> [ObservedProperty] { access(read: read).properties }

  /// Returns the properties that a closure reads, and their objects.
  static func access(read: () -> Void) -> (properties: [ObservedProperty], owners: [AnyObject]) {
    let log = Log()
    let storage = Thread.current.threadDictionary
    let outer = storage[key]
    storage[key] = log
    active.wrappingAdd(1, ordering: .relaxed)
    read()
    active.wrappingSubtract(1, ordering: .relaxed)
    storage[key] = outer
    return (log.properties, log.owners)
  }

  static func didRead(_ object: AnyObject, _ name: @autoclosure () -> ObservedProperty.Name) {
    guard active.load(ordering: .relaxed) > 0, let log = Thread.current.threadDictionary[key] as? Log else {
      return
    }
    guard log.depth == 0 else { return }
    log.properties.append(ObservedProperty(object: ObjectIdentifier(object), name: name()))
    log.owners.append(object)
  }

  /// Begins the reading of a computed property, and returns whether its end is to be noted.
  static func beginRead(_ object: AnyObject, _ name: ObservedProperty.Name) -> Bool {
    guard active.load(ordering: .relaxed) > 0, let log = Thread.current.threadDictionary[key] as? Log else {
      return false
    }
    didRead(object, name)
    log.depth += 1
    return true
  }

  static func endRead() {
    (Thread.current.threadDictionary[key] as? Log)?.depth -= 1
  }
}

/// The functions to be called around the changes of properties.
final class PropertyObservers: Sendable {
  protocol Observer: AnyObject, Sendable {
    func willChange()
    func didChange()
  }

  static let shared = PropertyObservers()
  /// The number of observed properties; where it is 0, a change costs nothing.
  let count = Atomic<Int>(0)
  private let observers = Mutex<[ObservedProperty: [any Observer]]>([:])

  func add(_ observer: any Observer, to property: ObservedProperty) {
    observers.withLock { $0[property, default: []].append(observer) }
    count.wrappingAdd(1, ordering: .relaxed)
  }

  func remove(_ observer: any Observer, from property: ObservedProperty) {
    let had = observers.withLock { all -> Bool in
      guard let place = all[property]?.firstIndex(where: { $0 === observer }) else { return false }
      all[property]?.remove(at: place)
      if all[property]?.isEmpty ?? false { all[property] = nil }
      return true
    }
    if had { count.wrappingSubtract(1, ordering: .relaxed) }
  }

  func willChange(_ property: ObservedProperty) {
    for observer in observers.withLock({ $0[property] ?? [] }) { observer.willChange() }
  }

  func didChange(_ property: ObservedProperty) {
    for observer in observers.withLock({ $0[property] ?? [] }) { observer.didChange() }
  }
}

/// The observation of a path: of each property on the way, anew after each change.
final class PathObservation<Value>: PropertyObservers.Observer, @unchecked Sendable {
  private let read: (AnyObject) -> Value?
  private let options: NSKeyValueObservingOptions
  /// The name of the object's own property at the path's end, where reading it notes nothing.
  private let key: String?
  private let handler: (AnyObject, NSKeyValueObservedChange<Value>) -> Void
  private weak var object: AnyObject?
  private let lock = NSRecursiveLock()
  private var properties: [ObservedProperty] = []
  private var old: Value?
  private var isStopped = false
  private var depth = 0

  init(
    read: @escaping (AnyObject) -> Value?, options: NSKeyValueObservingOptions, key: String? = nil,
    handler: @escaping (AnyObject, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.read, self.options, self.key, self.handler) = (read, options, key, handler)
  }

  func start(on object: AnyObject) {
    self.object = object
    let value = follow(object)
    precondition(
      !properties.isEmpty,
      "Only properties that are @objc dynamic can be observed; \(type(of: object)) has none on this path.")
    if options.contains(.initial) {
      handler(object, change(old: nil, new: value, isPrior: false, hasOld: false))
    }
  }

  func stop() {
    let ended = lock.withLock {
      isStopped = true
      defer { properties = [] }
      return properties
    }
    for property in ended { PropertyObservers.shared.remove(self, from: property) }
  }

  /// Reads the value, and observes what was read on the way.
  @discardableResult private func follow(_ object: AnyObject) -> Value? {
    var value: Value?
    let access = AccessLog.access { value = read(object) }
    let found = reached(access, of: object)
    let (gone, new) = lock.withLock { () -> ([ObservedProperty], [ObservedProperty]) in
      if isStopped { return ([], []) }
      let before = properties
      properties = found
      return (before.filter { !found.contains($0) }, found.filter { !before.contains($0) })
    }
    for property in gone { PropertyObservers.shared.remove(self, from: property) }
    for property in new { PropertyObservers.shared.add(self, to: property) }
    return value
  }

  private func reached(
    _ access: (properties: [ObservedProperty], owners: [AnyObject]), of object: AnyObject
  ) -> [ObservedProperty] {
    var found: [ObservedProperty] = []
    if let key { found.append(ObservedProperty(object: ObjectIdentifier(object), name: .text(key))) }
    for property in access.properties where !found.contains(property) { found.append(property) }
    return found
  }

  func willChange() {
    guard let object else { return stop() }
    lock.lock()
    depth += 1
    let isOutermost = depth == 1
    if isOutermost { old = read(object) }
    let value = old
    lock.unlock()
    if isOutermost, options.contains(.prior) {
      handler(object, change(old: value, new: nil, isPrior: true, hasOld: true))
    }
  }

  func didChange() {
    guard let object else { return stop() }
    lock.lock()
    // The observation began within the change.
    guard depth > 0 else { return lock.unlock() }
    depth -= 1
    let (isOutermost, before) = (depth == 0, old)
    if isOutermost { old = nil }
    lock.unlock()
    guard isOutermost else { return }
    let value = follow(object)
    if lock.withLock({ isStopped }) { return }
    handler(object, change(old: before, new: value, isPrior: false, hasOld: true))
  }

  private func change(old: Value?, new: Value?, isPrior: Bool, hasOld: Bool) -> NSKeyValueObservedChange<
    Value
  > {
    NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) && hasOld ? old : nil, indexes: nil, isPrior: isPrior)
  }
}
