import Foundation

/// The theme that is chosen at run time, and those who follow it. Generated `ApplicationTheme`s have one as
/// `selector`. (Reactant.)
@preconcurrency @MainActor public final class ReactantThemeSelector<THEME: Equatable> {
  /// The theme that is chosen.
  public private(set) var currentTheme: THEME

  private struct Registration {
    weak var target: AnyObject?
    var isBound: Bool
    var listener: (THEME) -> Void
  }

  private var registrations: [(id: Int, registration: Registration)] = []
  private var ids: [ObjectIdentifier: Int] = [:]
  private var nextID = 0

  /// Makes a selector with the theme that is chosen at first.
  public init(defaultTheme: THEME) {
    currentTheme = defaultTheme
  }

  /// The number of listeners, those of targets that are gone left out.
  public var listenerCount: Int {
    registrations.count { !$0.registration.isBound || $0.registration.target != nil }
  }

  /// Chooses a theme and notifies the listeners, in order of registration. Does nothing where it is chosen
  /// already.
  public func select(theme: THEME) {
    guard theme != currentTheme else { return }
    currentTheme = theme
    reapplyCurrentTheme()
  }

  /// Notifies the listeners of the chosen theme again. A listener that is removed meanwhile is not notified
  /// any more.
  public func reapplyCurrentTheme() {
    removeGone()
    for id in registrations.map(\.id) {
      guard let entry = registrations.first(where: { $0.id == id }) else { continue }
      if entry.registration.isBound, entry.registration.target == nil { continue }
      entry.registration.listener(currentTheme)
    }
  }

  /// Calls a listener with the chosen theme, at once and after every change, while the target lives. One
  /// listener a target: a second one replaces the first.
  /// - Parameters:
  ///   - target: The object that the registration belongs to; not kept alive.
  ///   - listener: Must not keep the target alive.
  public func register(target: AnyObject, listener: @escaping (THEME) -> Void) {
    unregister(target: target)
    removeGone()
    let id = add(Registration(target: target, isBound: true, listener: listener))
    ids[ObjectIdentifier(target)] = id
    listener(currentTheme)
  }

  /// Calls a listener with the chosen theme, at once and after every change, until the token is cancelled.
  public func register(listener: @escaping (THEME) -> Void) -> ListenerToken {
    let id = add(Registration(target: nil, isBound: false, listener: listener))
    listener(currentTheme)
    return ListenerToken { [weak self] in self?.registrations.removeAll { $0.id == id } }
  }

  /// Ends what ``register(target:listener:)`` began. Does nothing for an object that is not registered.
  public func unregister(target: AnyObject) {
    guard let id = ids.removeValue(forKey: ObjectIdentifier(target)) else { return }
    registrations.removeAll { $0.id == id }
  }

  private func add(_ registration: Registration) -> Int {
    nextID += 1
    registrations.append((nextID, registration))
    return nextID
  }

  private func removeGone() {
    guard registrations.contains(where: { $0.registration.isBound && $0.registration.target == nil }) else {
      return
    }
    registrations.removeAll { $0.registration.isBound && $0.registration.target == nil }
    let alive = Set(registrations.map(\.id))
    ids = ids.filter { alive.contains($0.value) }
  }
}
