import DisplayProtocol
import QuartzCore
import UniformTypeIdentifiers

/// Files that a person drags over the app from outside, and drops.
@MainActor final class FileDrag {
  /// The files that are over the app.
  private static var current: FileDrag?

  private let tracker: DropTracker
  private weak var window: UIWindow?

  private init(_ files: [IncomingFile], over window: UIWindow) {
    let session = DragSession()
    session.isFromOutside = true
    session.allowsMoveOperation = false
    session.items = files.map { UIDragItem(itemProvider: NSItemProvider(held: $0)) }
    tracker = DropTracker(session, in: window)
    self.window = window
  }

  /// Follows a step of the display.
  static func handle(_ input: FileDragInput, in application: UIApplication) {
    if current?.window == nil { current = nil }
    guard input.phase != .leave else {
      current?.cancel()
      return
    }
    let drag: FileDrag
    if let known = current, known.tracker.session.items.count == input.files.count {
      drag = known
    } else {
      current?.cancel()
      let window = application.windowsFrontToBack.first {
        $0.hitTest($0.convertFromScreen(input.location), with: nil) != nil
      }
      guard let window, !input.files.isEmpty else { return }
      drag = FileDrag(input.files, over: window)
      current = drag
    }
    guard let window = drag.window else { return }
    if input.phase == .drop {
      for (item, file) in zip(drag.tracker.session.items, input.files) { item.itemProvider.fill(with: file) }
    }
    drag.tracker.move(to: window.convertFromScreen(input.location))
    if input.phase == .drop { drag.drop() }
  }

  private func cancel() {
    FileDrag.current = nil
    tracker.stop()
    tracker.exit()
    tracker.end()
  }

  private func drop() {
    guard let (target, delegate) = tracker.receiver else { return cancel() }
    FileDrag.current = nil
    tracker.stop()
    let session = tracker.session
    delegate.dropInteraction(target, performDrop: session)
    let animator = DragAnimator()
    for item in session.items {
      delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
    }
    UIView.animate(
      withDuration: DragMetrics.liftDuration, animations: { animator.animate() },
      completion: { [tracker] _ in
        animator.complete()
        delegate.dropInteraction(target, concludeDrop: session)
        tracker.end()
      })
  }
}

extension NSItemProvider {
  /// Creates a provider of a file that is held over the app: its type is known, its contents are not there.
  fileprivate convenience init(held file: IncomingFile) {
    self.init()
    let type = UTType(mimeType: file.mediaType) ?? .data
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
      handler(nil, ItemProviderError(message: "The file is there when it is dropped."))
      return nil
    }
  }

  /// Fills the provider with the contents of its file.
  fileprivate func fill(with file: IncomingFile) {
    guard let url = file.url else { return }
    suggestedName = (file.name as NSString).deletingPathExtension
    let type = UTType(filenameExtension: url.pathExtension) ?? UTType(mimeType: file.mediaType) ?? .data
    for name in Set(registeredTypeIdentifiers + [type.identifier]).sorted() { registerFile(url, type: name) }
  }
}
