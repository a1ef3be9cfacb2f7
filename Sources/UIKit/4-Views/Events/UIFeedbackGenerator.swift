import CoreGraphics

/// A generator of haptic feedback. No display here has anything that could move, so nothing happens; apps
/// that request it run as they would on a device without such a part.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override nonisolated init() {
    super.init()
  }

  /// Gets ready, so that the next feedback comes without delay.
  open func prepare() {}
}

/// Feedback for two things that meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the objects that meet.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// Makes a generator for things of a weight.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Two things have met.
  open func impactOccurred() {}

  /// Two things have met, 0…1 hard.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a choice that changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The choice has changed.
  open func selectionChanged() {}
}

/// Feedback for how something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome that the feedback reports.
  public nonisolated enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Reports the outcome of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
