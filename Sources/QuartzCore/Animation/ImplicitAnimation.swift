import DisplayProtocol

/// The animation of the properties that change while it is current to their new values. The seam between
/// UIKit's animation blocks and the displays, which run the animations they receive.
package struct ImplicitAnimation {
  /// Seconds from start to end.
  package var duration: TimeInterval
  /// Seconds before the start.
  package var delay: TimeInterval
  /// The timing curve of the progress.
  package var curve: LayerAnimation.Curve
  /// The number of times it runs.
  package var repeatCount: Double
  /// Whether it runs back after each run.
  package var autoreverses: Bool
  /// Whether what repeats without end on the same property ends, and it begins where that has come to.
  package var endsEndless = false
  /// The run that is notified when all its animations have ended.
  package var run: AnimationRun
  /// The part of the duration in which changes move now; nil for all of it.
  package var span: Span?
  /// The interpolation between the values of several spans.
  package var calculationMode = CAAnimationCalculationMode.linear

  /// A part of an animation that moves through several values.
  package struct Span {
    /// The start, as part of the duration, 0…1.
    package var start: Double
    /// The length, as part of the duration.
    package var length: Double
    /// The number that identifies the span.
    package var number: Int

    package init(start: Double, length: Double, number: Int) {
      self.start = start
      self.length = length
      self.number = number
    }
  }

  /// Describes how properties move. The end is not reported unless there is a `run`.
  @MainActor package init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: LayerAnimation.Curve = .easeInOut,
    repeatCount: Double = 1, autoreverses: Bool = false, run: AnimationRun? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.run = run ?? AnimationRun()
  }

  /// The animation that changes fall under now; nil where they show at once.
  @MainActor package private(set) static var current: ImplicitAnimation?

  /// Whether animations may be; false inside blocks that change all at once.
  @MainActor package private(set) static var isAllowed = true

  /// Runs `changes` under an animation.
  @MainActor package static func perform(
    _ animation: ImplicitAnimation?, _ changes: () throws -> Void
  ) rethrows {
    let outer = exchange(&current, with: isAllowed ? animation : nil)
    defer { current = outer }
    try changes()
  }

  /// Lets changes fall under an animation until another call; none shows them at once.
  ///
  /// ``perform(_:_:)`` around a closure is to be preferred. This is for blocks that begin and end in two
  /// calls.
  /// - Returns: The animation under which changes fell so far, to be set again at the end.
  @discardableResult @MainActor package static func replaceCurrent(with animation: ImplicitAnimation?)
    -> ImplicitAnimation?
  {
    exchange(&current, with: isAllowed ? animation : nil)
  }

  /// Runs `changes` without any, also of free layers.
  @MainActor package static func performWithout(_ changes: () throws -> Void) rethrows {
    let (outer, wasAllowed) = (exchange(&current, with: nil), exchange(&isAllowed, with: false))
    defer { (current, isAllowed) = (outer, wasAllowed) }
    try changes()
  }
}
