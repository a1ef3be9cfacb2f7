import CoreGraphics

/// Views of a list on their way from where they were to where they are.
@MainActor struct ListMotion {
  /// The appearance of a view at one end of its animation.
  struct End: Equatable {
    var frame: CGRect
    var alpha: CGFloat = 1
  }

  private var goals: [(view: UIView, end: End)] = []

  /// The views whose size changes on their way.
  private(set) var resized: [UIView] = []

  /// Whether nothing moves.
  var isEmpty: Bool { goals.isEmpty }

  /// Puts a view where it begins.
  mutating func add(_ view: UIView, from start: End, to end: End) {
    guard start != end else { return }
    UIView.performWithoutAnimation { (view.frame, view.alpha) = (start.frame, start.alpha) }
    goals.append((view, end))
    if start.frame.size != end.frame.size { resized.append(view) }
  }

  /// Moves all of them to their ends, with what else moves, and calls a completion when they are there: at
  /// once where nothing is to be seen.
  func run(
    over duration: TimeInterval, isSeen: Bool, with others: @escaping () -> Void = {},
    completion: @escaping (Bool) -> Void
  ) {
    let moves = {
      for goal in goals { (goal.view.frame, goal.view.alpha) = (goal.end.frame, goal.end.alpha) }
      others()
    }
    guard isSeen else {
      UIView.performWithoutAnimation(moves)
      return completion(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction], animations: moves,
      completion: completion)
  }
}
