import BrowserDisplay
import DeviceReports
import DisplayProtocol
import Foundation
import Synchronization

/// An app without UIKit: it remembers its inputs, and shows what a test hands it.
@MainActor final class TestApp: InputReceiver {
  let display: BrowserDisplay
  let log: TestLog
  /// The way to the devices of its pages.
  let devices = DeviceChannel()
  /// What came from the display, in order.
  private(set) var inputs: [Input] = []
  /// What the app does about an input.
  var answer: (Input) -> [SceneChange] = { _ in [] }
  private(set) var lastCommit = 0
  /// What the app shows.
  private(set) var scene = Scene()

  init(
    port: Int = 0, handshakeSeconds: Int = 60, hosts: [String] = [], secret: String? = nil,
    restarts: Bool = false, faultFile: URL? = nil,
    latency: Int = 0
  ) throws {
    let log = TestLog()
    var options = BrowserDisplay.Options()
    options.log = { log.append($0) }
    options.announce = { _ in }
    options.hasTestHooks = true
    options.handshakeSeconds = handshakeSeconds
    options.hosts = hosts
    options.secret = secret
    // A display that a test stops is one that is started again.
    options.endCodes = EndCodes(restarts: restarts, isVisitor: true)
    options.faultFile = faultFile
    options.latency = latency
    options.deviceChannel = devices
    // Other tests may keep the main thread for longer than a person would wait.
    options.prerenderingPatience = 60
    self.log = log
    display = BrowserDisplay(
      configuration: DisplayConfiguration(), port: port, title: "Test <&> app", options: options)
    try display.start(self)
  }

  var url: URL { display.url! }

  func receive(_ input: Input) {
    inputs.append(input)
    show(answer(input))
  }

  /// Leaves a number out, as if a commit were lost.
  func skipNumber() { lastCommit += 1 }

  /// Shows changes as one commit, which ends the frame or not.
  func show(_ changes: [SceneChange], endsFrame: Bool = true) {
    guard !changes.isEmpty else { return }
    try! scene.apply(changes)
    lastCommit += 1
    display.show(SceneCommit(number: lastCommit, changes: changes, endsFrame: endsFrame))
  }
}

/// What a server logged.
final class TestLog: Sendable {
  private let lines = Mutex<[String]>([])

  func append(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock { $0 } }
}
