import Diagnostics
import DisplayProtocol
import Foundation
import ImageDisplay
import SceneTree

/// A person's display whose app other programs use at the same time, through a socket: what they do
/// is seen by the person. The person's window decides the size.
public final class SharedDisplay: Display, @unchecked Sendable {
  private let display: any Display
  private let image: ImageDisplay
  private let path: String
  /// Passes input on. Used on the main thread.
  private var relay: InputRelay?

  /// Makes a display that a person sees on another one.
  ///
  /// - Parameters:
  ///   - display: The person's display.
  ///   - path: The path of the socket.
  public init(_ display: any Display, driverPath path: String) throws {
    (self.display, self.path) = (display, path)
    image = try ImageDisplay(configuration: display.configuration)
  }

  /// The configuration of the person's display.
  public var configuration: DisplayConfiguration { display.configuration }

  /// Whether the person's display marks misspelled words itself.
  public var marksMisspelledWords: Bool { display.marksMisspelledWords }

  /// Whether the person's display takes a frame in several commits.
  public var takesPartialFrames: Bool { display.takesPartialFrames }

  /// Whether the person can hand content on.
  @MainActor public var offersSharing: Bool { display.offersSharing }

  /// The address at which the person sees the app.
  @MainActor public var address: URL? { display.address }

  /// Starts the person's display, and listens for drivers. An app that no driver can reach runs all the same.
  @MainActor public func start(_ receiver: any InputReceiver) throws {
    let relay = InputRelay(to: receiver, resizing: image)
    self.relay = relay
    try display.start(relay)
    do {
      // Files are the person's to choose.
      try DriverSocket(path: path, display: image, receiver: receiver, files: FileExchange()).start()
    } catch {
      Log.display.error("\(error.message)")
    }
  }

  /// Tells the person's display that the app is launched.
  @MainActor public func appDidLaunch() { display.appDidLaunch() }

  /// Shows a commit to both.
  public func show(_ commit: SceneCommit) {
    image.show(commit)
    display.show(commit)
  }

  /// Has the person's display perform a request.
  @MainActor public func perform(_ request: DisplayRequest) -> Bool { display.perform(request) }

  /// Runs the main loop of the person's display.
  @MainActor public func runMainLoop() { display.runMainLoop() }

  /// Stops the person's display, and takes the socket's file away.
  public func stop() {
    unlink(path)
    display.stop()
  }
}

/// Passes a person's input on to the app, and gives the picture the size of the window.
private final class InputRelay: InputReceiver {
  private let receiver: any InputReceiver
  private let image: ImageDisplay

  init(to receiver: any InputReceiver, resizing image: ImageDisplay) {
    (self.receiver, self.image) = (receiver, image)
  }

  func receive(_ input: Input) {
    if case .resize(let size, _) = input { try? image.resize(to: size) }
    receiver.receive(input)
  }
}
