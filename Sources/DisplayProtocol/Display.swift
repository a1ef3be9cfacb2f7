/// An object that shows a scene and takes input: a browser tab, a window, an image. It takes scene changes
/// and sends input, and depends on nothing else.
public protocol Display: AnyObject, Sendable {
  /// The configuration of the display before it starts.
  var configuration: DisplayConfiguration { get }

  /// Whether the display's own editors mark misspelled words, as browsers' do; true by default. Others are
  /// sent which words to mark (``TextEditor/misspelledWords``).
  var marksMisspelledWords: Bool { get }

  /// Whether the display takes a frame in several commits (``SceneCommit/endsFrame``), so as to prepare the
  /// first of many new layers while the app makes the next; false by default.
  var takesPartialFrames: Bool { get }

  /// Whether the person can hand content on to other apps, as by a browser's own sheet; false by default.
  @MainActor var offersSharing: Bool { get }

  /// The address at which the app is shown, under which its own addresses lie; nil by default.
  @MainActor var address: URL? { get }

  /// Starts showing and listening. Input goes to `receiver`, in the order in which it happened.
  @MainActor func start(_ receiver: any InputReceiver) throws

  /// Called once when the app has been launched and has shown what it shows first. Does nothing by default.
  @MainActor func appDidLaunch()

  /// Shows a commit. Called on the main actor, in order; returns without waiting for the screen.
  func show(_ commit: SceneCommit)

  /// Performs a request of the app beside showing its scene. Called on the main actor; returns without
  /// waiting whether the display does such things at all. By default it does none.
  @MainActor func perform(_ request: DisplayRequest) -> Bool

  /// Runs the process's main loop until the app ends.
  @MainActor func runMainLoop()

  /// Stops showing and listening, as when the app ends.
  func stop()
}

extension Display {
  /// Returns true.
  public var marksMisspelledWords: Bool { true }

  /// Returns false.
  public var takesPartialFrames: Bool { false }

  /// Returns false.
  @MainActor public var offersSharing: Bool { false }

  /// Returns nil.
  @MainActor public var address: URL? { nil }

  /// Does nothing.
  @MainActor public func appDidLaunch() {}

  /// Does nothing, and answers so.
  @MainActor public func perform(_ request: DisplayRequest) -> Bool { false }

  /// Runs Foundation's main run loop, which also drains the main dispatch queue and the main actor.
  @MainActor public func runMainLoop() {
    RunLoop.main.run()
  }
}

/// The configuration of a display: read once at launch, and updated by ``Input/resize(_:scale:)`` and
/// ``Input/appearance(_:)``.
public struct DisplayConfiguration: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// Pixels to a point.
  public var scale: CGFloat
  /// Light or dark.
  public var appearance: Appearance

  /// Describes a display; by default 375×667 points at two pixels a point, light.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2, appearance: Appearance = .light
  ) {
    self.size = size
    self.scale = scale
    self.appearance = appearance
  }
}

/// The receiver of a display's input: the app.
@MainActor public protocol InputReceiver: AnyObject, Sendable {
  /// Handles one input. When it returns, the turn that the input caused has been committed.
  func receive(_ input: Input)
}
