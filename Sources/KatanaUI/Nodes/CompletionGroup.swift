/// Calls a completion once all parts of an update have reported.
@MainActor final class CompletionGroup {
  private var waiting = 1
  private let completion: NodeUpdateCompletion

  init(_ completion: @escaping NodeUpdateCompletion) {
    self.completion = completion
  }

  /// Waits for one more part, which reports by ``leave()``.
  func enter() { waiting += 1 }

  /// One part has ended; the first call belongs to whoever made the group.
  func leave() {
    waiting -= 1
    if waiting == 0 { completion() }
  }
}
