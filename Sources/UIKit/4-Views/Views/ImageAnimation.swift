import QuartzCore

/// Pictures that are shown one after another by the clock. What was missed is left out.
@MainActor final class ImageAnimation {
  private let images: [UIImage]
  private let duration: TimeInterval
  /// The number of times that all images are shown; 0 for an endless animation.
  private let repeats: Int
  /// Called when another picture is to be shown, and when it was the last.
  private let onChange: (_ isOver: Bool) -> Void
  private let start = SystemClock.current.now
  private var alarm: Alarm?

  /// The least time between two pictures, in seconds.
  private static let shortest: TimeInterval = 1.0 / 120
  /// Begins with the first of some pictures, of which there is one at least.
  init(
    _ images: [UIImage], duration: TimeInterval, repeats: Int,
    onChange: @escaping (_ isOver: Bool) -> Void
  ) {
    self.images = images
    self.duration = UIImage.animationDuration(duration, of: images.count)
    self.repeats = max(repeats, 0)
    self.onChange = onChange
  }

  /// The number of images that have been due so far.
  private var step: Int {
    let pictures = (SystemClock.current.now - start) / duration * Double(images.count)
    return max(Int(min(pictures + 1e-6, 1e15)), 0)
  }

  private var isOver: Bool { repeats > 0 && step / images.count >= repeats }

  /// The picture to be shown now.
  var image: UIImage { images[isOver ? images.count - 1 : step % images.count] }

  /// Starts reporting changes.
  func run() {
    guard alarm == nil, images.count > 1 || repeats > 0 else { return }
    let length = duration / Double(images.count)
    let next = start + Double(step + 1) * length
    alarm = SystemClock.current.after(max(next - SystemClock.current.now, ImageAnimation.shortest)) {
      [weak self] in self?.tick()
    }
  }

  /// Stops reporting changes; time goes on.
  func pause() {
    alarm?.cancel()
    alarm = nil
  }

  private func tick() {
    alarm = nil
    let isOver = isOver
    if !isOver { run() }
    onChange(isOver)
  }
}
