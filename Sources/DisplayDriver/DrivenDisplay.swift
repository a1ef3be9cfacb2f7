import DisplayProtocol
import ImageDisplay

/// An `ImageDisplay` that a program uses by the driver's language on standard input and output, one
/// JSON request a line, one JSON answer a line.
///
/// From the start on what the app prints goes to standard error, and time stands still for the whole process
/// but in the requests that let it pass: `advance` runs the timers of Foundation, Dispatch and Swift
/// concurrency, and the animations, each at its own moment; `wait` lets time pass as it really does. A thread
/// that sleeps (`Thread.sleep`, `usleep`) or waits for a file or a connection does so in real time.
public final class DrivenDisplay: Display, @unchecked Sendable {
  /// The display that keeps the pixels.
  public let image: ImageDisplay
  private let files = FileExchange()
  private let port: DriverPort

  /// Makes a display, and takes standard output for the driver at once. Throws when there can be no picture
  /// of its size and scale.
  public init(configuration: DisplayConfiguration) throws {
    port = try DriverPort.standard()
    image = try ImageDisplay(configuration: configuration)
  }

  /// False, as of the display that keeps the pixels.
  public var marksMisspelledWords: Bool { image.marksMisspelledWords }

  /// The size, scale and appearance before the start.
  public var configuration: DisplayConfiguration { image.configuration }

  /// Stops the process's clocks and begins to read requests. Throws a `DriverError` where the clocks cannot
  /// be stopped.
  @MainActor public func start(_ receiver: any InputReceiver) throws {
    signal(SIGPIPE, SIG_IGN)
    try Driver(display: image, receiver: receiver, files: files, port: port).start()
  }

  /// Takes a commit, as `ImageDisplay` does.
  public func show(_ commit: SceneCommit) {
    image.show(commit)
  }

  /// True: the driver lists what is shared.
  @MainActor public var offersSharing: Bool { true }

  /// Keeps requests for files, and what the app gives away or shares, for the driver. Does nothing else.
  @MainActor public func perform(_ request: DisplayRequest) -> Bool { files.perform(request) }

  /// Does nothing: the driver ends with the process.
  public func stop() {}
}

extension DisplayKind {
  /// Pixels and a tree without a screen, for a program that uses the driver's language on standard input and
  /// output.
  public static var image: DisplayKind {
    DisplayKind(
      name: "image", summary: "no screen: pixels and a tree, used by the driver's requests",
      notes: """
        With --display image the app reads one JSON request a line from standard input and answers each with
        one line on standard output. A TARGET is an identifier, a label or visible text; {"text": …, "index": n}
        to pick among several; {"view": n}, by the number that a tree with details has; or {"x": …, "y": …}.

        \(DriverLanguage.help)
        """,
      restoresState: false
    ) { launch in
      try DrivenDisplay(configuration: launch.configuration)
    }
  }
}
