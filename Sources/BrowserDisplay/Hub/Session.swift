import DisplayProtocol
import NIOCore

/// One loaded page, over all the connections it makes. It remembers which inputs have come, so that each
/// counts once. Used on the server's loop only.
final class Session: FairQueueMember {
  /// The name that the page gave itself.
  let name: String
  /// The number of the session, a shorter identity than its name.
  let number: Int
  /// The number of the last input that the app received.
  var lastReceived: Int
  /// The number of the last input whose turn is over.
  var lastHandled: Int
  /// The number of the last move in the page's history that the app has dealt with.
  var lastNavigation = 0
  /// The connection, while there is one.
  var tab: Tab?
  /// The time at which the last connection ended, in seconds.
  var disconnectedAt: TimeInterval = 0
  /// Whether the page has been without a connection for so long that it is thought to be gone.
  var isAway = false
  /// The viewport of the page's window, as the page reported it.
  var viewport: Viewport?
  /// The time at which the user last used the page, counted in uses of any page.
  var lastUse = 0
  /// The pointers that are down, by the name that the page gave them.
  var pointers: [Int: Pointer] = [:]
  /// Presses that were cancelled in the app while the page was not connected, by name.
  var suspendedPresses: [Int: PointerInput] = [:]
  /// The steps that wait for the app, in order.
  var steps = CircularBuffer<WaitingStep>(initialCapacity: 1)
  /// The number of steps that the app has not finished, and their bytes.
  var load = (steps: 0, bytes: 0)
  /// The share of the app's time that the session has used.
  var share = FairShare()
  /// The seconds that the app is expected to take for a step.
  var expectedStep: TimeInterval = 0
  /// The parts so far of a text that comes in several messages.
  var parts = ""
  /// The bytes of the parts that have come since the last other input.
  var partBytes = 0
  /// To be added to the page's clock to get the app's, in seconds.
  var clockOffset: TimeInterval = 0
  /// The latest time of an input, by the app's clock.
  var lastTime: TimeInterval = 0
  /// Whether reading is stopped until the app has caught up.
  var isPaused = false

  /// A pointer that is down, as the app knows it.
  struct Pointer {
    /// The step with which it came down.
    var down: PointerInput
    /// Its last step.
    var last: PointerInput
  }

  /// A step that the app receives in its turn.
  enum Step {
    /// An input, with its number.
    case input(TabInput, number: Int)
    /// An answer to a tab, once all that came before has been shown.
    case sync(Int, Tab)
    /// The presses of a disconnected page are cancelled.
    case suspendPointers
    /// The pointers of a page that has gone are cancelled.
    case cancelPointers
  }

  /// A step that waits.
  struct WaitingStep {
    var step: Step
    /// The bytes in which it came.
    var bytes: Int
    /// The number of inputs that became one.
    var count = 1
  }

  init(name: String, number: Int, lastReceived: Int) {
    self.name = name
    self.number = number
    self.lastReceived = lastReceived
    lastHandled = lastReceived
  }
}
