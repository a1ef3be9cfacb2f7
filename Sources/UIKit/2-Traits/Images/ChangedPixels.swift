import CoreGraphics

/// One picture's pixels in the colors and appearance last requested.
final class ChangedPixels: @unchecked Sendable {
  private struct Change: Hashable {
    var tint: CGColor?
    var adjustment: ImageAdjustment
  }

  private let lock = NSLock()
  private var cached: [(change: Change, pixels: CGImage)] = []
  /// Normal, highlighted and disabled, in light and dark.
  private let capacity = 6

  /// The pixels' shape in a color, or the pixels themselves without one, with their appearance changed.
  func pixels(of pixels: CGImage, tint: CGColor?, adjustment: ImageAdjustment) -> CGImage {
    let change = Change(tint: tint, adjustment: adjustment)
    lock.lock()
    defer { lock.unlock() }
    if let known = cached.first(where: { $0.change == change }) { return known.pixels }
    let shape = tint.flatMap { pixels.tinted($0) } ?? pixels
    let changed = adjustment.applied(to: shape)
    if cached.count == capacity { cached.removeFirst() }
    cached.append((change, changed))
    return changed
  }
}
