import Diagnostics
import DisplayProtocol
import EditorEmulation
import ScenePainting

/// A display without a screen: it keeps the pixels of an app's window and gives them as a picture, a PDF or
/// an SVG. Commits cost what they change: only damaged rectangles are painted again, and only when a
/// picture is requested.
///
/// It gives no input by itself; `DrivenDisplay` has a program use the app on it.
public final class ImageDisplay: Display, @unchecked Sendable {
  /// The configuration of the display before it starts.
  public let configuration: DisplayConfiguration
  /// False: the app marks misspelled words.
  public var marksMisspelledWords: Bool { false }
  /// Pixels to a point.
  public var scale: CGFloat { configuration.scale }

  /// Guards all below: the app commits on the main thread, the driver reads on its own.
  private let lock = NSLock()
  private let picture: Picture
  private var keyboard = LayerFocus()
  private var editor = FocusedEditor()
  /// Whether the editor's text may show otherwise than the picture has it: it is set when the picture is
  /// painted.
  private var isEditorOutdated = false
  private let now: @Sendable () -> TimeInterval

  /// Makes a display. Throws when there can be no picture of its size and scale.
  public convenience init(configuration: DisplayConfiguration) throws {
    try self.init(configuration: configuration, now: { ProcessInfo.processInfo.systemUptime })
  }

  /// Makes a display whose animations go by a clock of the caller's.
  init(configuration: DisplayConfiguration, now: @escaping @Sendable () -> TimeInterval) throws {
    self.configuration = configuration
    self.now = now
    picture = try Picture(size: configuration.size, scale: configuration.scale)
  }

  /// Does nothing: the display gives no input.
  @MainActor public func start(_ receiver: any InputReceiver) {}

  /// Takes a commit. A change that cannot be applied is reported on standard error, and the rest of its
  /// commit left out.
  public func show(_ commit: SceneCommit) {
    locked {
      keyboard.locate(in: picture.scene)
      do {
        try picture.apply(commit.changes, at: now())
      } catch {
        Log.display.error("Commit \(commit.number) is faulty: \(error)")
      }
      editor.update(commit.changes, in: picture.scene)
      // What is covered now loses the focus before it is requested, so as to have it again.
      keyboard.check(in: picture.scene)
      for case .set(let layer, .semantics(let semantics?)) in commit.changes where semantics.focusRequest > 0
      {
        keyboard.move(to: layer, request: semantics.focusRequest, in: picture.scene)
      }
      keyboard.check(in: picture.scene)
      if let edited = editor.session?.layer { keyboard.move(to: edited) }
      showEditor()
    }
  }

  /// Does nothing.
  public func stop() {}

  // MARK: Pictures

  /// The size of the window in points.
  public var size: CGSize { locked { picture.size } }

  /// Resizes the window, in points. Throws when there can be no picture of that size. Does not
  /// notify the app.
  public func resize(to size: CGSize) throws(DrawingError) {
    try locked { () throws(DrawingError) in try picture.resize(to: size) }
  }

  /// Returns the current content of the window, at that many pixels a point; nil for the display's own scale,
  /// at which only what has changed is painted. Throws when there can be no image of that size.
  public func image(scale: CGFloat? = nil) throws(DrawingError) -> CGImage {
    try locked { () throws(DrawingError) in
      passTime()
      guard let scale, scale != self.scale else { return picture.image(at: now()) }
      return try picture.image(scale: scale, at: now())
    }
  }

  /// Paints what has changed, as a display with a screen does for each frame. ``image(scale:)`` does so by
  /// itself.
  public func repaint() {
    locked {
      passTime()
      picture.repaint(at: now())
    }
  }

  /// Returns the current content of the window, as a PDF of one page.
  public func pdf() throws(DrawingError) -> Data {
    try locked { () throws(DrawingError) in
      passTime()
      return try picture.document(on: try .pdf(size: picture.size), at: now())
    }
  }

  /// Returns the current content of the window, as an SVG.
  public func svg() throws(DrawingError) -> Data {
    try locked { () throws(DrawingError) in
      passTime()
      return try picture.document(on: try .svg(size: picture.size), at: now())
    }
  }

  /// Shows the editor as it is now, without what it shows for a moment only, once that is over.
  private func passTime() {
    if editor.session?.editor.isSecure == true {
      editor.time = now()
      isEditorOutdated = true
    }
    guard isEditorOutdated else { return }
    isEditorOutdated = false
    picture.show(editor.picture(in: picture.scene, size: picture.size))
  }

  /// The number of pixels painted so far.
  var paintedPixels: Int { locked { picture.paintedPixels } }

  private func locked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

extension ImageDisplay {
  // MARK: For the driver

  /// The layers as the app described them.
  package var scene: Scene { locked { picture.scene } }

  /// The layer that the keyboard is on.
  package var focus: LayerID? { locked { keyboard.layer } }

  /// Moves the keyboard's focus to the next or the previous layer; false when there is none.
  package func moveFocus(back: Bool) -> Bool {
    locked {
      let moved = keyboard.move(back: back, in: picture.scene)
      showEditor()
      return moved
    }
  }

  /// Marks where the keyboard is: a layer with a ring, an editor with its caret.
  private func showEditor() {
    let isEditor = keyboard.layer.map { picture.scene[$0]?.properties.editor != nil } ?? false
    picture.markedLayer = keyboard.isMarked && !isEditor ? keyboard.layer : nil
    isEditorOutdated = true
  }

  /// Records that the keyboard is used: what the app gives the focus to is marked from now on.
  package func recordKeyUse() {
    locked { keyboard.recordUse(isKey: true) }
  }

  /// Moves the keyboard's focus to what a pointer presses.
  package func focusTouched(at point: CGPoint) {
    locked {
      keyboard.recordUse(isKey: false)
      // A press beside an editor leaves it the focus: whether editing ends is the app's decision.
      if editor.session == nil { keyboard.move(toTouchAt: point, in: picture.scene) }
      picture.markedLayer = nil
    }
  }

  /// The layer whose editor has the focus.
  package var editedLayer: LayerID? { locked { editor.session?.layer } }

  /// Does something in the editor that has the focus, and shows it.
  package func edit<Result>(_ work: (inout FocusedEditor, Scene) -> Result) -> Result {
    locked {
      editor.time = now()
      let result = work(&editor, picture.scene)
      showEditor()
      return result
    }
  }
}
