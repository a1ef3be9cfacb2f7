/// A group of disposables that are disposed of together, in the order in which they were inserted.
public final class CompositeDisposable: Cancelable, @unchecked Sendable {
  /// The name of a disposable in the group.
  public struct DisposeKey {
    fileprivate let number: Int
  }

  private let lock = Lock()
  private var members: [(number: Int, disposable: any Disposable)]? = []
  private var last = 0

  /// Makes an empty group.
  public init() {}

  /// Makes a group of two.
  public init(_ first: any Disposable, _ second: any Disposable) {
    _ = insert(first)
    _ = insert(second)
  }

  /// Makes a group of three.
  public init(_ first: any Disposable, _ second: any Disposable, _ third: any Disposable) {
    for disposable in [first, second, third] { _ = insert(disposable) }
  }

  /// Makes a group of disposables.
  public init(disposables: [any Disposable]) {
    for disposable in disposables { _ = insert(disposable) }
  }

  /// Whether the group has been disposed of.
  public var isDisposed: Bool { lock.locked { members == nil } }

  /// The number of disposables in the group.
  public var count: Int { lock.locked { members?.count ?? 0 } }

  /// Adds a disposable, which is disposed of at once if the group has been.
  ///
  /// - Returns: the key to remove it by, or nil when the group has been disposed of.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key: DisposeKey? = lock.locked {
      guard members != nil else { return nil }
      last += 1
      members?.append((last, disposable))
      return DisposeKey(number: last)
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Removes the disposable of a key, and disposes of it.
  public func remove(for key: DisposeKey) {
    let removed: (any Disposable)? = lock.locked {
      guard let index = members?.firstIndex(where: { $0.number == key.number }) else { return nil }
      return members?.remove(at: index).disposable
    }
    removed?.dispose()
  }

  /// Disposes of all, and from now on of everything inserted.
  public func dispose() {
    let former = lock.locked { members.take() }
    for member in former ?? [] { member.disposable.dispose() }
  }
}
