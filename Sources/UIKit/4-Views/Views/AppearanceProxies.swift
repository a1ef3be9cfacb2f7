/// The appearance proxies that the app has requested.
@MainActor final class AppearanceProxies {
  static let shared = AppearanceProxies()

  /// The proxies, those of base classes and with fewer containers first: later ones go before.
  private var proxies: [AppearanceProxy] = [] { didSet { isEmpty = proxies.isEmpty } }
  /// Whether the app has requested any.
  private(set) var isEmpty = true

  /// Returns the proxy object of a class; a new one is made as `kind` says.
  func proxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?,
    as kind: AppearanceProxy.Type
  ) -> Object {
    if let known = proxies.first(where: { $0.isFor(type, containers, traits) }) {
      return known.object as! Object
    }
    let new = kind.init(type, containers: containers, traits: traits)
    let rank = AppearanceProxies.rank(new)
    let index = proxies.firstIndex { AppearanceProxies.rank($0) > rank } ?? proxies.count
    proxies.insert(new, at: index)
    return new.object as! Object
  }

  /// Removes all proxies; for tests.
  func removeAll() {
    proxies = []
  }

  private static func rank(_ proxy: AppearanceProxy) -> (Int, Int, Int) {
    var depth = 0
    var type: AnyClass? = proxy.type
    while let present = type {
      depth += 1
      type = class_superclass(present)
    }
    return (depth, proxy.containers.count, proxy.traits == nil ? 0 : 1)
  }

  /// Applies to a view the values of the proxies of its class and of its superclasses.
  func apply(to view: UIView) {
    guard !isEmpty else { return }
    for proxy in proxies where matches(proxy, view) { proxy.apply(to: view) }
  }

  /// Returns the last proxy's value for an object that is no view, where it has one.
  func value<Item: NSObject, Value>(for item: Item, _ read: (Item) -> Value?) -> Value? {
    guard !isEmpty else { return nil }
    for proxy in proxies.reversed()
    where proxy.containers.isEmpty && proxy.object !== item && proxy.pristine !== item {
      guard isKind(item, of: proxy.type), let object = proxy.object as? Item else { continue }
      if let value = read(object) { return value }
    }
    return nil
  }

  private func matches(_ proxy: AppearanceProxy, _ view: UIView) -> Bool {
    guard isKind(view, of: proxy.type) else { return false }
    if let traits = proxy.traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var containers = proxy.containers[...]
    var next = view.next
    while let container = containers.first {
      guard let responder = next else { return false }
      if isKind(responder, of: container) { containers.removeFirst() }
      next = responder.next
    }
    return true
  }

  private func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    var own: AnyClass? = Swift.type(of: object)
    while let present = own {
      if present == type { return true }
      own = class_superclass(present)
    }
    return false
  }
}

/// The class that a class derives from.
private func class_superclass(_ type: AnyClass) -> AnyClass? {
  _getSuperclass(type)
}
