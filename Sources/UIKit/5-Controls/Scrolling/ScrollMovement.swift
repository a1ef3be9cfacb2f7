import QuartzCore

/// The movement of a scroll view's content: a finger on it, a drag, a motion of its own.
@MainActor final class ScrollMovement {
  /// Whether a finger is on the content that may drag it.
  private(set) var isTracking = false
  /// Whether the content is being dragged, by a finger or by the display.
  private(set) var isDragging = false
  /// The drag by a finger; nil while none drags.
  private(set) var drag: ScrollDrag?
  /// The motion of content that moves by itself; nil while it does not.
  private(set) var motion: ScrollMotion?
  /// The source of the next change of the offset.
  private var mover = ScrollMover.app

  // MARK: A person

  /// Records that a finger has come down.
  func beginTracking() { isTracking = true }

  /// Records that the fingers are gone.
  func endTracking() { isTracking = false }

  /// Records that a person takes hold of the content.
  func beginDragging() { isDragging = true }

  /// Records that the person lets go of the content.
  func endDragging() { isDragging = false }

  /// Begins a drag by a finger, or begins it anew from where the content is now.
  func begin(_ drag: ScrollDrag) { self.drag = drag }

  /// Ends the drag by a finger. Returns what it was.
  func endDrag() -> ScrollDrag? { exchange(&drag, with: nil) }

  // MARK: By itself

  /// Begins a motion, instead of the one before.
  func begin(_ motion: ScrollMotion) { self.motion = motion }

  /// Ends the motion. Returns what it was.
  func endMotion() -> ScrollMotion? { exchange(&motion, with: nil) }

  // MARK: Offsets

  /// Changes the offset on behalf of a source other than the app.
  func move(by mover: ScrollMover, _ change: () -> Void) {
    self.mover = mover
    change()
    self.mover = .app
  }

  /// Returns the source of a change of the offset. What is changed in response to it is the app's doing
  /// again.
  func takeMover() -> ScrollMover { exchange(&mover, with: .app) }

  /// Takes the drag and the motion along with content that the app has moved.
  func shift(by distance: CGVector) {
    motion?.shift.dx += distance.dx
    motion?.shift.dy += distance.dy
    drag?.start.x += distance.dx
    drag?.start.y += distance.dy
  }
}
