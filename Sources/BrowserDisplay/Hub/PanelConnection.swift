import Foundation
import Inspection
import NIOCore
import NIOWebSocket

/// The connection of one developer panel. Requests are answered on the main thread, in order and one at a
/// time, so that an input of a tab waits for one of them at most. It lives on the server's loop.
final class PanelConnection {
  /// The most requests that may wait for an answer.
  static let mostWaiting = 256
  /// The number of requests that wait past which no more are read; at none reading goes on.
  static let fewWaiting = 8

  private let channel: any Channel
  /// The requests that are not answered, in order; the first is being answered.
  private var waiting = CircularBuffer<(request: JSONValue, token: Int)>()
  private var isReading = true
  private let responder: PanelResponder

  init(channel: any Channel) {
    self.channel = channel
    responder = PanelResponder(channel)
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
    let (responder, loop) = (responder, channel.eventLoop)
    let connection = NIOLoopBound(self, eventLoop: loop)
    DispatchQueue.main.async {
      let answer = MainActor.assumeIsolated { responder.answer(request, token: token) }
      loop.execute { connection.value.send(answer) }
    }
  }

  private func send(_ answer: ByteBuffer) {
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: answer), promise: nil)
    guard !waiting.isEmpty else { return }
    waiting.removeFirst()
    answerNext()
    adjustReading()
  }

  /// Closes the panel.
  func close() {
    waiting.removeAll()
    DispatchQueue.main.async { [responder] in
      MainActor.assumeIsolated { responder.close() }
    }
  }
}

/// The part of a panel's connection that asks the inspector, on the main thread, where messages are encoded.
@MainActor private final class PanelResponder {
  private let channel: any Channel
  /// The panel's number in the inspector, while it is open.
  private var number: Int?

  nonisolated init(_ channel: any Channel) { self.channel = channel }

  /// Returns the message that answers a request.
  func answer(_ request: JSONValue, token: Int) -> ByteBuffer {
    let inspector = Inspector.shared
    let number =
      number
      ?? inspector.open { [channel] in
        let change = PanelResponder.message(.panelChanged, [])
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: change), promise: nil)
      }
    self.number = number
    do {
      return Self.message(.panelAnswer, [JSONValue(token), try inspector.answer(request, of: number)])
    } catch {
      return Self.message(.panelAnswer, [JSONValue(token), .null, .string(error.message)])
    }
  }

  /// Closes the panel.
  func close() {
    if let number { Inspector.shared.close(number) }
    number = nil
  }

  nonisolated private static func message(_ message: ServerMessage, _ values: [JSONValue]) -> ByteBuffer {
    ByteBuffer(bytes: JSONValue.array([.string(message.rawValue)] + values).text)
  }
}
