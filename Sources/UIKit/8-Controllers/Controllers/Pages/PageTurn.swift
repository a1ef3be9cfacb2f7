import CoreGraphics

/// A turn from the pages that are shown to others, from its first callback to its last.
@MainActor final class PageTurn {
  /// The pages that come.
  let pending: [UIViewController]
  let isForward: Bool
  /// Whether the app set the pages, so that the delegate is not notified.
  let isBySetting: Bool
  private let onEnd: (PageTurn, Bool) -> Void
  private var isOver = false

  init(
    to pending: [UIViewController], isForward: Bool, isBySetting: Bool,
    onEnd: @escaping (PageTurn, Bool) -> Void
  ) {
    (self.pending, self.isForward, self.isBySetting) = (pending, isForward, isBySetting)
    self.onEnd = onEnd
  }

  /// Ends the turn: the pages have come, or the former ones are shown again. The second call does nothing.
  func finish(completed: Bool) {
    guard !isOver else { return }
    isOver = true
    onEnd(self, completed)
  }
}
