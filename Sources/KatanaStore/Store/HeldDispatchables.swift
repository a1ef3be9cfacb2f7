import Foundation
import Synchronization

/// The dispatchables that interceptors hold back, with the parts of the state that they were dispatched to.
///
/// An interceptor passes on a value, now or later and on any thread, and nothing comes with it that tells one
/// dispatch from another. So the value itself is looked for: the same object, an equal value or one of the
/// same bytes. Of several that are alike it does not matter which goes where, as long as each goes once; the
/// last is taken, since an interceptor may have dropped those before.
final class HeldDispatchables: Sendable {
  private struct Held: @unchecked Sendable {
    let number: Int
    let dispatchable: any Dispatchable
    let scope: AnyStoreScope?
  }

  private struct State {
    var held: [ObjectIdentifier: [Held]] = [:]
    /// The scopes of the last of each type, for what is passed on once more.
    var last: [ObjectIdentifier: AnyStoreScope] = [:]
    var number = 0
    /// Whether anything was dispatched to a part. Without parts there is nothing to remember.
    var hasScopes = false
  }

  /// The number of those of one type that are remembered: an interceptor that never passes one on does not
  /// say so.
  static let most = 1_000

  private let state = Mutex(State())

  /// Adds a dispatchable, and returns the number by which it is removed; nil where it need not be.
  @discardableResult
  func add(_ dispatchable: any Dispatchable, in scope: AnyStoreScope?) -> Int? {
    state.withLock { state in
      if scope != nil { state.hasScopes = true }
      guard state.hasScopes else { return nil }
      let type = ObjectIdentifier(Swift.type(of: dispatchable))
      state.number += 1
      state.last[type] = scope
      var held = state.held.removeValue(forKey: type) ?? []
      if held.count == Self.most { held.removeFirst(Self.most / 2) }
      held.append(Held(number: state.number, dispatchable: dispatchable, scope: scope))
      state.held[type] = held
      return state.number
    }
  }

  /// Remembers the scope of a dispatchable that was passed on at once.
  func passed(_ dispatchable: any Dispatchable, in scope: AnyStoreScope?) {
    state.withLock { state in
      state.hasScopes = true
      state.last[ObjectIdentifier(type(of: dispatchable))] = scope
    }
  }

  /// Removes the dispatchable with a number, which has been passed on.
  func remove(_ number: Int, _ dispatchable: any Dispatchable) {
    state.withLock { state in
      let type = ObjectIdentifier(Swift.type(of: dispatchable))
      if let index = state.held[type]?.firstIndex(where: { $0.number == number }) {
        state.held[type]!.remove(at: index)
      }
    }
  }

  /// Removes what is passed on now, and returns the scope that it was dispatched to. A value that is none of
  /// those held, as one that an interceptor has changed, is taken for the last of its type.
  func take(_ dispatchable: any Dispatchable) -> AnyStoreScope? {
    let type = ObjectIdentifier(Swift.type(of: dispatchable))
    let candidates = state.withLock { $0.held[type] ?? [] }
    // Compared outside of the lock: an app's `==` may do anything.
    let number = candidates.last { Self.isSame($0.dispatchable, dispatchable) }?.number
    return state.withLock { state in
      guard let held = state.held[type], !held.isEmpty else { return state.last[type] }
      let index = held.firstIndex { $0.number == number } ?? held.count - 1
      return state.held[type]!.remove(at: index).scope
    }
  }

  private static func isSame(_ one: any Dispatchable, _ other: any Dispatchable) -> Bool {
    func isSame<T: Dispatchable>(_ one: T) -> Bool {
      guard let other = other as? T else { return false }
      if T.self is AnyObject.Type { return one as AnyObject === other as AnyObject }
      if let one = one as? any Equatable { return one.isEqual(to: other) }
      return withUnsafeBytes(of: one) { one in
        withUnsafeBytes(of: other) { one.elementsEqual($0) }
      }
    }
    return isSame(one)
  }
}

extension Equatable {
  /// Whether another value is of the same type and equal.
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
