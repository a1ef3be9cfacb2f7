import CDriverSupport
import DisplayProtocol
import ImageDisplay
import Inspection
import SceneTree
import Synchronization

/// Reads requests, uses the app as a person would, and answers. Runs on a thread of its own, which depends on
/// the main thread only to hand it input.
final class Driver: @unchecked Sendable {
  private let app: DrivenApp
  private let session: DriverSession
  private let port: DriverPort
  /// Whether a request waits for its answer; an app that ends itself takes it.
  private let isAnswering = Mutex(false)
  /// The driver of the process.
  private static let current = Mutex<Driver?>(nil)

  init(
    display: ImageDisplay, receiver: any InputReceiver, files: FileExchange, port: DriverPort,
    clock: DrivenApp.Clock = .virtual
  ) {
    app = DrivenApp(receiver: receiver, clock: clock)
    session = DriverSession(display: display, app: app, files: files)
    self.port = port
  }

  /// Stops the process's clocks and begins to answer. Throws where the clocks cannot be stopped.
  func start() throws(DriverError) {
    guard shoji_virtual_time_start() else {
      throw DriverError(
        "the driver cannot hold this program's clock; link the C library dynamically, without -static-executable"
      )
    }
    Driver.current.withLock { $0 = self }
    _ = atexit { Driver.current.withLock { $0 }?.processWillExit() }
    let thread = Thread { [self] in run() }
    thread.name = "driver"
    // Walking a deep tree of layers takes stack.
    thread.stackSize = 16 << 20
    thread.start()
  }

  private func run() {
    serve()
    quit()
  }

  /// Answers requests until there are no more, or one ends the app.
  func serve() {
    // The first turn of the main loop comes when the app has launched.
    try? app.onMain {}
    // An app that goes on from where it was lets its main loop run meanwhile.
    for _ in 0..<Int(DrivenApp.longestBlock * 100) where RunResumption.isRepeatingInputs { usleep(10_000) }
    app.settle()
    while true {
      switch port.readLine() {
      case .end: return
      case .tooLong:
        guard answer(error: DriverError("a line has at most \(DriverPort.longestLine) bytes")) else { return }
      case .text(let line):
        guard answer(line) else { return }
      }
    }
  }

  /// Performs a request and answers. False when nobody reads any more.
  private func answer(_ line: Data) -> Bool {
    isAnswering.withLock { $0 = true }
    do {
      switch try DriverLanguage.read(line: line).perform(in: session) {
      case .ok: return answer(["ok": true])
      case .found(let object): return answer(object.mapValues(AnyEncodable.init))
      case .end:
        _ = answer(["ok": true])
        quit()
      }
    } catch {
      return answer(error: error)
    }
  }

  // MARK: Answers

  private func answer(error: DriverError) -> Bool {
    answer(["error": error.message])
  }

  private func answer(_ value: some Encodable) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = (try? encoder.encode(value)) ?? Data(#"{"error":"the answer cannot be written as JSON"}"#.utf8)
    return isAnswering.withLock { isAnswering in
      isAnswering = false
      return port.writeLine(line)
    }
  }

  /// Answers the request that waits when the app calls `exit(_:)`: the process ends before it is done.
  private func processWillExit() {
    // Where an answer is being written that nobody reads, the process ends without another.
    _ = isAnswering.withLockIfAvailable { isAnswering in
      guard isAnswering else { return }
      isAnswering = false
      _ = port.writeLine(Data(#"{"error":"the app has ended itself: it called exit"}"#.utf8))
    }
  }

  /// Ends the app as a closed window would.
  private func quit() -> Never {
    try? app.onMain { [app] in
      app.receiver.receive(.close)
      exit(0)
    }
    // The main thread is stuck.
    _exit(1)
  }
}

/// A part of an answer.
private struct AnyEncodable: Encodable {
  let value: any Encodable

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
