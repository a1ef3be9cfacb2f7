/// A disposable whose content can be replaced; the former content is disposed of.
public final class SerialDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var current: (any Disposable)?
  private var isOver = false

  /// Makes an empty one.
  public init() {}

  /// Whether it has been disposed of.
  public var isDisposed: Bool { lock.locked { isOver } }

  /// The content. Setting it disposes of the former, and of the new one if this has been disposed of.
  public var disposable: any Disposable {
    get { lock.locked { current } ?? NopDisposable.shared }
    set {
      let superfluous: (any Disposable)? = lock.locked {
        guard !isOver else { return newValue }
        defer { current = newValue }
        return current
      }
      superfluous?.dispose()
    }
  }

  /// Disposes of the content, now and in future.
  public func dispose() {
    let former = lock.locked {
      isOver = true
      return current.take()
    }
    former?.dispose()
  }

  /// Replaces the content by that of work which is about to begin, and which may itself replace the content,
  /// on any thread, before `start` has returned.
  func replace(by start: () -> any Disposable) {
    let place = SingleAssignmentDisposable()
    disposable = place
    place.setDisposable(start())
  }
}

/// A disposable whose content is given once, perhaps later than its disposal.
public final class SingleAssignmentDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var content: (any Disposable)?
  private var isAssigned = false
  private var isOver = false

  /// Makes an empty one.
  public init() {}

  /// Whether it has been disposed of.
  public var isDisposed: Bool { lock.locked { isOver } }

  /// Sets the content, which is disposed of at once if this has been. Setting it twice is a programming
  /// error.
  public func setDisposable(_ disposable: any Disposable) {
    let keeps = lock.locked {
      precondition(!isAssigned, "the content of a SingleAssignmentDisposable was set twice")
      isAssigned = true
      if !isOver { content = disposable }
      return !isOver
    }
    if !keeps { disposable.dispose() }
  }

  /// Disposes of the content.
  public func dispose() {
    let former = lock.locked {
      isOver = true
      return content.take()
    }
    former?.dispose()
  }
}

/// A disposable that only remembers that it was disposed of.
public final class BooleanDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var isOver: Bool

  /// Makes one that has not been disposed of.
  public init() {
    isOver = false
  }

  /// Makes one in the given state.
  public init(isDisposed: Bool) {
    isOver = isDisposed
  }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { lock.locked { isOver } }

  /// Records the disposal.
  public func dispose() {
    lock.locked { isOver = true }
  }
}

/// A disposable that disposes of another one on a scheduler.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// The scheduler on which the content is disposed of.
  public let scheduler: any ImmediateSchedulerType
  private let content = SingleAssignmentDisposable()

  /// Makes one of a scheduler and the content.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    content.setDisposable(disposable)
  }

  /// Whether the content has been disposed of.
  public var isDisposed: Bool { content.isDisposed }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(self) { scheduled in
      scheduled.content.dispose()
      return Disposables.create()
    }
  }
}

/// A disposable that disposes of its content once it and all disposables that were retained from it have been
/// disposed of.
public final class RefCountDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var content: (any Disposable)?
  private var count = 0
  private var isPrimaryDisposed = false

  /// Makes one of its content.
  public init(disposable: any Disposable) {
    content = disposable
  }

  /// Whether the content has been disposed of.
  public var isDisposed: Bool { lock.locked { content == nil } }

  /// Returns a disposable that keeps the content until it is disposed of.
  public func retain() -> any Disposable {
    let retained = lock.locked {
      guard content != nil else { return false }
      count += 1
      return true
    }
    return retained ? AnonymousDisposable { self.release() } : NopDisposable.shared
  }

  /// Disposes of the content, if nothing is retained, and else when the last of those is disposed of.
  public func dispose() {
    let former: (any Disposable)? = lock.locked {
      guard !isPrimaryDisposed else { return nil }
      isPrimaryDisposed = true
      return count == 0 ? content.take() : nil
    }
    former?.dispose()
  }

  private func release() {
    let former: (any Disposable)? = lock.locked {
      count -= 1
      return isPrimaryDisposed && count == 0 ? content.take() : nil
    }
    former?.dispose()
  }
}
