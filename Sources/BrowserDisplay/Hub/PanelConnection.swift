import Foundation
import Inspection
import NIOCore
import NIOWebSocket

/// The connection of one developer panel. Requests are answered on the main thread, in order. Used on the server's loop only,
/// but for what says otherwise.
final class PanelConnection: @unchecked Sendable {
  /// The most requests that may wait for an answer.
  static let mostWaiting = 256

  private let channel: any Channel
  private var waiting = 0

  /// The panel's number in the inspector, while it is open. Touched on the main thread only.
  private var number: Int?

  init(channel: any Channel) {
    self.channel = channel
  }

  /// Enqueues a request. Returns false where too many wait.
  func receive(_ request: JSONValue, token: Int) -> Bool {
    guard waiting < Self.mostWaiting else { return false }
    waiting += 1
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.answer(request, token: token) }
    }
    return true
  }

  /// Closes the panel.
  func close() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if let number = self.number { Inspector.shared.close(number) }
        self.number = nil
      }
    }
  }

  @MainActor private func answer(_ request: JSONValue, token: Int) {
    let inspector = Inspector.shared
    if number == nil {
      number = inspector.open { [weak self] in self?.send(.panelChanged, [], answers: 0) }
    }
    do {
      send(.panelAnswer, [JSONValue(token), try inspector.answer(request, of: number!)], answers: 1)
    } catch {
      send(.panelAnswer, [JSONValue(token), .null, .string(error.message)], answers: 1)
    }
  }

  /// Sends a message. Called on the main thread, where it is encoded.
  private func send(_ message: ServerMessage, _ values: [JSONValue], answers: Int) {
    let bytes = ByteBuffer(bytes: JSONValue.array([.string(message.rawValue)] + values).text)
    channel.eventLoop.execute { [self] in
      waiting -= answers
      channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: bytes), promise: nil)
    }
  }
}
