import ObjectFactory

/// The appearance proxies that the app has asked for.
@MainActor final class AppearanceProxies {
  static let shared = AppearanceProxies()

  /// A proxy, and whom it speaks for.
  private final class Proxy {
    let object: NSObject
    /// An object of the class as it is made, for what is a default.
    let pristine: NSObject
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?

    init(
      _ type: NSObject.Type, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) {
      (object, pristine) = (makeObject(of: type), makeObject(of: type))
      self.type = type
      self.containers = containers
      self.traits = traits
    }

    func isFor(_ type: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?)
      -> Bool
    {
      self.type == type && self.traits == traits && self.containers.count == containers.count
        && zip(self.containers, containers).allSatisfy { $0 == $1 }
    }
  }

  /// The proxies, those of base classes and with fewer containers first: later ones go before.
  private var proxies: [Proxy] = []
  /// Whether the app has asked for any.
  var isEmpty: Bool { proxies.isEmpty }

  func proxy<Object: NSObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
  ) -> Object {
    if let known = proxies.first(where: { $0.isFor(type, containers, traits) }) {
      return known.object as! Object
    }
    let new = Proxy(type, containers: containers, traits: traits)
    let rank = AppearanceProxies.rank(new)
    let index = proxies.firstIndex { AppearanceProxies.rank($0) > rank } ?? proxies.count
    proxies.insert(new, at: index)
    return new.object as! Object
  }

  /// Forgets all proxies; for tests.
  func removeAll() {
    proxies = []
  }

  private static func rank(_ proxy: Proxy) -> (Int, Int, Int) {
    var depth = 0
    var type: AnyClass? = proxy.type
    while let present = type {
      depth += 1
      type = class_superclass(present)
    }
    return (depth, proxy.containers.count, proxy.traits == nil ? 0 : 1)
  }

  /// Hands a view what the proxies of its class, and of those it derives from, say.
  func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    for proxy in proxies where matches(proxy, view) {
      for entry in AppearanceTable.entries(for: view) { entry.apply(proxy.object, proxy.pristine, view) }
    }
  }

  /// The last proxy's value for a bar item where it has one.
  func value<Item: UIBarItem, Value>(for item: Item, _ read: (Item) -> Value?) -> Value? {
    guard !proxies.isEmpty else { return nil }
    for proxy in proxies.reversed()
    where proxy.containers.isEmpty && proxy.object !== item && proxy.pristine !== item {
      guard isKind(item, of: proxy.type), let object = proxy.object as? Item else { continue }
      if let value = read(object) { return value }
    }
    return nil
  }

  private func matches(_ proxy: Proxy, _ view: UIView) -> Bool {
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
