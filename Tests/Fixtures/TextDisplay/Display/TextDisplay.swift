import DisplayProtocol
import SceneTree
import Synchronization

/// A display of text on standard input and output: after each line that it reads it prints the views there are, one a
/// line, indented by their depth. A line is `tap NAME`, or nothing to look again; the end of the input closes
/// the app.
public final class TextDisplay: Display {
  /// The size, scale and appearance before the start.
  public let configuration: DisplayConfiguration
  private let scene = Mutex(Scene())

  /// Makes a display.
  public init(configuration: DisplayConfiguration) {
    self.configuration = configuration
  }

  /// Begins to read.
  @MainActor public func start(_ receiver: any InputReceiver) {
    Thread { [self] in
      while let line = readLine() {
        DispatchQueue.main.sync { MainActor.assumeIsolated { answer(line, receiver) } }
      }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { receiver.receive(.close) }
        exit(0)
      }
    }.start()
  }

  /// Takes a commit.
  public func show(_ commit: SceneCommit) {
    scene.withLock { scene in
      for change in commit.changes { try? scene.apply(change) }
    }
  }

  /// Does nothing: the display ends with its process.
  public func stop() {}

  @MainActor private func answer(_ line: String, _ receiver: any InputReceiver) {
    if line.hasPrefix("tap ") {
      do {
        try tap(String(line.dropFirst(4)), receiver)
      } catch {
        print(error.message)
      }
    }
    print(TextDisplay.text(of: scene.withLock { $0 }.tree(), depth: 0), terminator: ".\n")
    fflush(nil)
  }

  @MainActor private func tap(_ name: String, _ receiver: any InputReceiver) throws(DriverError) {
    let frame = try scene.withLock { $0 }.tree().view(named: name).frame
    for phase in [PointerInput.Phase.down, .up] {
      receiver.receive(
        .pointer(
          PointerInput(
            phase: phase, location: CGPoint(x: frame.midX, y: frame.midY),
            timestamp: ProcessInfo.processInfo.systemUptime)))
    }
  }

  private static func text(of view: TreeNode, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let name = view.name.map { " \($0)" } ?? ""
    return "\(indent)\(view.className)\(name)\n"
      + view.children.map { text(of: $0, depth: depth + 1) }.joined()
  }
}

extension DisplayKind {
  /// Text on standard input and output.
  public static var text: DisplayKind {
    DisplayKind(name: "text", summary: "text on standard output", restoresState: false) { launch in
      TextDisplay(configuration: launch.configuration)
    }
  }
}
