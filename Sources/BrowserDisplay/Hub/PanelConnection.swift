import Foundation
import Inspection
import NIOCore
import NIOWebSocket

/// The connection of one developer panel. Requests are answered on the main thread, in order and one at a
/// time, so that an input of a tab waits for one of them at most. Used on the server's loop only, but for
/// what says otherwise.
final class PanelConnection: @unchecked Sendable {
  /// The most requests that may wait for an answer.
  static let mostWaiting = 256
  /// The number of requests that wait past which no more are read; at none reading goes on.
  static let fewWaiting = 8

  private let channel: any Channel
  /// The requests that are not answered, in order; the first is being answered.
  private var waiting = CircularBuffer<(request: JSONValue, token: Int)>()
  private var isReading = true

  /// The panel's number in the inspector, while it is open. Touched on the main thread only.
  private var number: Int?

  init(channel: any Channel) {
    self.channel = channel
  }

  /// Enqueues a request. Returns false where too many wait.
  func receive(_ request: JSONValue, token: Int) -> Bool {
    guard waiting.count < Self.mostWaiting else { return false }
    waiting.append((request, token))
    if waiting.count == 1 { answerNext() }
    adjustReading()
    return true
  }

  /// Reads on where few requests wait and the panel takes the answers.
  func adjustReading() {
    let reads = waiting.count < (isReading ? Self.fewWaiting : 1) && channel.isWritable
    guard reads != isReading else { return }
    isReading = reads
    Tab.setReading(reads, of: channel)
  }

  private func answerNext() {
    guard let (request, token) = waiting.first else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.answer(request, token: token) }
    }
  }

  /// Closes the panel.
  func close() {
    waiting.removeAll()
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
      number = inspector.open { [weak self] in self?.send(.panelChanged, [], isAnswer: false) }
    }
    do {
      send(.panelAnswer, [JSONValue(token), try inspector.answer(request, of: number!)], isAnswer: true)
    } catch {
      send(.panelAnswer, [JSONValue(token), .null, .string(error.message)], isAnswer: true)
    }
  }

  /// Sends a message. Called on the main thread, where it is encoded.
  private func send(_ message: ServerMessage, _ values: [JSONValue], isAnswer: Bool) {
    let bytes = ByteBuffer(bytes: JSONValue.array([.string(message.rawValue)] + values).text)
    channel.eventLoop.execute { [self] in
      channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: bytes), promise: nil)
      guard isAnswer, !waiting.isEmpty else { return }
      waiting.removeFirst()
      answerNext()
      adjustReading()
    }
  }
}
