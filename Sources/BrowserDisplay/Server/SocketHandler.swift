import NIOCore
import NIOWebSocket

/// The WebSocket of one tab: decodes its messages for the hub, and refuses what a browser does not send.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The maximum length of a message, in bytes.
  static let maximumMessage = 64 * 1024

  private let server: ServerContext
  private var tab: Tab?
  /// The developer panel that the connection turned out to be of.
  private var panel: PanelConnection?
  private var isClosing = false
  /// The data of the last ping that is not answered. One answer does for all before (RFC 6455, 5.5.3).
  private var ping: ByteBuffer?

  init(server: ServerContext) {
    self.server = server
  }

  func handlerAdded(context: ChannelHandlerContext) {
    tab = Tab(channel: context.channel, meter: server.hub.meter)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    leave()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let tab, !isClosing else { return }
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      receive(frame.unmaskedData, from: tab, context)
    case .ping:
      ping = frame.unmaskedData
    case .pong:
      break
    case .connectionClose:
      receiveClose(frame.unmaskedData, from: tab, context)
    case .binary:
      refuse("a message is not text", .unacceptableData, context)
    default:
      refuse("there is no kind of frame \(frame.opcode)", .protocolError, context)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    answerPing(context)
    context.fireChannelReadComplete()
  }

  /// Answers the last ping, once the peer takes what is sent.
  private func answerPing(_ context: ChannelHandlerContext) {
    guard !isClosing, context.channel.isWritable, let data = ping.take() else { return }
    let pong = WebSocketFrame(fin: true, opcode: .pong, data: data)
    context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable {
      answerPing(context)
      panel?.adjustReading()
      if let tab { server.hub.drained(tab) }
    }
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !(error is IOError) else { return context.close(promise: nil) }
    let isTooLong =
      error as? NIOWebSocketError == .invalidFrameLength
      || error as? NIOWebSocketFrameAggregator.Error == .accumulatedFrameSizeIsTooLarge
    if isTooLong {
      refuse("a message is longer than \(Self.maximumMessage) bytes", .messageTooLarge, context)
    } else {
      refuse("a frame is malformed (\(error))", .protocolError, context)
    }
  }

  private func receive(_ data: ByteBuffer, from tab: Tab, _ context: ChannelHandlerContext) {
    guard String(validating: data.readableBytesView, as: UTF8.self) != nil else {
      return refuse("a message is not UTF-8", .dataInconsistentWithMessage, context)
    }
    let message: ClientMessage
    do {
      message = try ClientMessage.decode(data.readableBytesView)
    } catch {
      return refuse("a message is malformed: \(Self.message(for: error))", .policyViolation, context)
    }
    if case .panel(let token, let request) = message, tab.session == nil, server.page.hasDeveloperPanel {
      guard self.panel != nil || server.registry.hasRoomForTab else {
        return refuse(InputFault.tooManyTabs.message, .unknown(1013), context)
      }
      server.registry.advance(context.channel, to: .tab)
      let panel = self.panel ?? PanelConnection(channel: context.channel)
      self.panel = panel
      guard panel.receive(request, token: token) else {
        return refuse("a panel asks for too much at once", .policyViolation, context)
      }
      return
    }
    guard panel == nil else { return refuse("a panel's message came out of turn", .policyViolation, context) }
    do throws(InputFault) {
      if case .hello(let name, _, _, _, _) = message {
        // A page that comes back replaces its own dead connection.
        guard server.registry.hasRoomForTab || server.hub.isConnected(name) else {
          throw InputFault.tooManyTabs
        }
        server.registry.advance(context.channel, to: .tab)
      }
      try server.hub.receive(message, from: tab, bytes: data.readableBytes)
    } catch {
      refuse(error.message, Self.code(for: error), context)
    }
  }

  /// Answers a close with the code that came (RFC 6455, 7.1.5); one without a code, or with one that may not
  /// be sent, is a normal end or a fault.
  private func receiveClose(_ data: ByteBuffer, from tab: Tab, _ context: ChannelHandlerContext) {
    var data = data
    guard data.readableBytes > 0 else { return close(.normalClosure, context) }
    guard let number = data.readInteger(as: UInt16.self), Self.isAllowedCode(number) else {
      return refuse("a connection is closed with a code that may not be sent", .protocolError, context)
    }
    guard String(validating: data.readableBytesView, as: UTF8.self) != nil else {
      return refuse("a reason for a close is not UTF-8", .dataInconsistentWithMessage, context)
    }
    let code = WebSocketErrorCode(codeNumber: Int(number))
    // The browser says so when the page is left, and only then.
    if code == .goingAway { server.hub.disconnect(tab, isLeaving: true) }
    close(code, context)
  }

  /// Whether an endpoint may send a close code (RFC 6455, 7.4).
  private static func isAllowedCode(_ number: UInt16) -> Bool {
    switch number {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }

  private static func code(for fault: InputFault) -> WebSocketErrorCode {
    switch fault {
    case .outOfTurn, .gap: .policyViolation
    case .textTooLong: .messageTooLarge
    case .tooManyTabs: WebSocketErrorCode(codeNumber: CloseCode.tooManyTabs.rawValue)
    }
  }

  private func refuse(_ message: LogMessage, _ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    server.log.log("closed a tab's connection: \(message)")
    close(code, context)
  }

  private func close(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    leave()
    var data = context.channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)))
      .whenComplete { _ in bound.value.close(promise: nil) }
  }

  private func leave() {
    panel?.close()
    panel = nil
    if let tab { server.hub.disconnect(tab) }
    tab = nil
  }

  private static func message(for error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.debugDescription
    default: "\(error)"
    }
  }
}
