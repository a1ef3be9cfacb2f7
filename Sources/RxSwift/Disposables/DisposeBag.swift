/// A holder of disposables that disposes of them when it is deallocated: when its last owner releases it, or
/// replaces it.
public final class DisposeBag: @unchecked Sendable {
  private let lock = Lock()
  private var disposables: [any Disposable] = []

  /// Makes an empty bag, which costs one small allocation.
  public init() {}

  /// Makes a bag of disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    self.disposables = disposables
  }

  /// Makes a bag of what a builder lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    disposables = builder()
  }

  deinit {
    for disposable in disposables { disposable.dispose() }
  }

  /// Inserts a disposable into the bag.
  public func insert(_ disposable: any Disposable) {
    lock.locked { disposables.append(disposable) }
  }

  /// Inserts disposables into the bag.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Inserts disposables into the bag.
  public func insert(_ disposables: [any Disposable]) {
    lock.locked { self.disposables += disposables }
  }

  /// Inserts the disposables of a builder into the bag.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  /// A builder of lists of disposables.
  @resultBuilder
  public struct DisposableBuilder {
    /// Joins the disposables of a block.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}
