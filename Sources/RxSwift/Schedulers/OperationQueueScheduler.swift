import Foundation

/// A scheduler whose work runs as operations of a queue.
public final class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  /// The queue of the operations.
  public let operationQueue: OperationQueue

  /// The priority of the operations.
  public let queuePriority: Operation.QueuePriority

  /// Makes a scheduler of a queue; its operations have the normal priority by default.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Schedules `action` as an operation.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = SingleAssignmentDisposable()
    let work = Unchecked {
      guard !scheduled.isDisposed else { return }
      scheduled.setDisposable(action(state))
    }
    let operation = BlockOperation { work.run() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return scheduled
  }
}
