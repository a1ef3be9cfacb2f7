import CoreGraphics

/// One picture's pixels in the colors and appearance last requested.
final class ChangedPixels: @unchecked Sendable {
  private struct Change: Hashable {
    var tint: CGColor?
    var adjustment: ImageAdjustment
  }

  private let lock = NSLock()
  private var cached: [(change: Change, pixels: CGImage)] = []
  /// The greatest number of bytes of all forms but the last: normal, highlighted and disabled, in light and
  /// dark, of a picture of common size.
  private static let capacity = 4 << 20
  /// The greatest number of forms, which are looked through one by one.
  private static let mostForms = 6

  /// The pixels' shape in a color, or the pixels themselves without one, with their appearance changed.
  func pixels(of pixels: CGImage, tint: CGColor?, adjustment: ImageAdjustment) -> CGImage {
    let change = Change(tint: tint, adjustment: adjustment)
    lock.lock()
    defer { lock.unlock() }
    if let known = cached.first(where: { $0.change == change }) { return known.pixels }
    let shape = tint.flatMap { pixels.tinted($0) } ?? pixels
    let changed = adjustment.applied(to: shape)
    cached.append((change, changed))
    var bytes = cached.dropLast().reduce(0) { $0 + $1.pixels.byteCount }
    while bytes > ChangedPixels.capacity || cached.count > ChangedPixels.mostForms {
      bytes -= cached.removeFirst().pixels.byteCount
    }
    return changed
  }
}
