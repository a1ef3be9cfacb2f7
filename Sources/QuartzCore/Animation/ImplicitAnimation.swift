import DisplayProtocol

/// How the properties that change while it is current move to their new values. The seam between UIKit's
/// animation blocks and the displays, which run what they are told of.
package struct ImplicitAnimation: Sendable {
  /// Seconds from start to end.
  package var duration: TimeInterval
  /// Seconds before the start.
  package var delay: TimeInterval
  /// How progress follows time.
  package var curve: LayerAnimation.Curve
  /// How often it runs.
  package var repeatCount: Double
  /// Whether it runs back after each run.
  package var autoreverses: Bool

  /// Describes how properties move.
  package init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: LayerAnimation.Curve = .easeInOut,
    repeatCount: Double = 1, autoreverses: Bool = false
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// The animation that changes fall under now; nil where they show at once.
  @MainActor package private(set) static var current: ImplicitAnimation?

  /// Runs `changes` under an animation, or under none.
  @MainActor package static func perform(
    _ animation: ImplicitAnimation?, _ changes: () throws -> Void
  ) rethrows {
    let outer = current
    current = animation
    defer { current = outer }
    try changes()
  }
}

/// The ways that a layer's properties are to move with the next commit.
struct PendingAnimations {
  /// One property's value before the change, and how it moves on.
  private struct Entry {
    var change: LayerChanges
    var from: LayerProperty
    var animation: ImplicitAnimation
  }

  private var entries: [Entry] = []

  /// The properties that can move.
  static let animatable: LayerChanges = [
    .frame, .contentOffset, .transform, .opacity, .backgroundColor, .corners, .border, .shadow,
    .indicatorOpacity,
  ]

  /// Notes the value a property has before its first change under an animation.
  mutating func note(_ change: LayerChanges, from property: LayerProperty, animation: ImplicitAnimation) {
    if let index = entries.firstIndex(where: { $0.change == change }) {
      entries[index].animation = animation
    } else {
      entries.append(Entry(change: change, from: property, animation: animation))
    }
  }

  /// The animation that carries a property to its new value, if it is to move and does.
  func animation(of change: LayerChanges, to property: LayerProperty) -> LayerAnimation? {
    guard let entry = entries.first(where: { $0.change == change }), entry.from != property else {
      return nil
    }
    return LayerAnimation(
      from: entry.from, to: property, duration: entry.animation.duration, delay: entry.animation.delay,
      curve: entry.animation.curve, repeatCount: entry.animation.repeatCount,
      autoreverses: entry.animation.autoreverses)
  }
}
