import CDriverSupport
import DisplayProtocol
import ImageDisplay
import SceneTree

/// Reads requests, uses the app as a person would, and answers. Runs on a thread of its own, which depends on
/// the main thread only to hand it input.
final class Driver: @unchecked Sendable {
  private let app: DrivenApp
  private let session: DriverSession
  private let port: DriverPort

  init(display: ImageDisplay, receiver: any InputReceiver, files: FileExchange, port: DriverPort) {
    app = DrivenApp(receiver: receiver)
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
    let thread = Thread { [self] in run() }
    thread.name = "driver"
    // Walking a deep tree of layers takes stack.
    thread.stackSize = 16 << 20
    thread.start()
  }

  private func run() {
    // The first turn of the main loop comes when the app has launched.
    try? app.onMain {}
    app.settle()
    while true {
      switch port.readLine() {
      case .end:
        quit()
        return
      case .tooLong:
        answer(error: DriverError("a line has at most \(DriverPort.longestLine) bytes"))
      case .text(let line):
        do {
          switch try DriverLanguage.read(line: line).perform(in: session) {
          case .ok: answer(["ok": true])
          case .found(let object): answer(object.mapValues(AnyEncodable.init))
          case .end:
            answer(["ok": true])
            quit()
            return
          }
        } catch {
          answer(error: error)
        }
      }
    }
  }

  // MARK: Answers

  private func answer(error: DriverError) {
    answer(["error": error.message])
  }

  private func answer(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = (try? encoder.encode(value)) ?? Data(#"{"error":"the answer cannot be written as JSON"}"#.utf8)
    if !port.writeLine(line) { quit() }
  }

  /// Ends the app as a closed window would.
  private func quit() {
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
