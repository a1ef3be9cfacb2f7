import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers the requests of one connection, one after another.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  let server: ServerContext
  private let reader: FairReader
  /// The cookie that the first answer sets; the request for it has none.
  private var newCookie: String?
  private var head: HTTPRequestHead?
  /// The file that the request under way sends.
  private var upload: Upload?

  init(server: ServerContext, reader: FairReader, newCookie: String? = nil) {
    self.server = server
    self.reader = reader
    self.newCookie = newCookie
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      do {
        upload = try beginUpload(head)
        if upload != nil { reader.expectBody(of: Self.length(of: head)) }
      } catch {
        self.head = nil
        refuse(Self.message(for: error), Self.status(of: error), context)
      }
    case .body(let bytes):
      // One answer, however much more of the body comes.
      guard head != nil else { return }
      if let upload {
        do {
          try upload.write(bytes)
          server.registry.advance(context.channel, to: .request)
        } catch {
          head = nil
          abandonUpload()
          refuse(Self.message(for: error), Self.status(of: error), context)
        }
        return
      }
      head = nil
      refuse("a request has a body, which none here needs", .payloadTooLarge, context)
    case .end:
      guard let head else { return }
      self.head = nil
      if let upload {
        self.upload = nil
        upload.finish()
        write(.ok, HTTPHeaders(), Array("Received.\n".utf8), for: head, context)
        return
      }
      answer(head, context)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    abandonUpload()
    context.fireChannelInactive()
  }

  private func abandonUpload() {
    upload?.abandon()
    upload = nil
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A socket that was refused comes in as an ordinary request next, and is answered then.
    if error is NIOWebSocketUpgradeError { return }
    server.log.log("closed a connection: \(error)")
    context.close(promise: nil)
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let path: String
    do {
      path = try server.gate.admit(head, isSocket: false, isIntroduced: newCookie != nil)
    } catch {
      return refuse(error.message, .forbidden, context)
    }
    server.registry.advance(context.channel, to: .request)
    if path == ServerContext.socketPath {
      return refuseSocket(head, context)
    }
    guard head.method == .GET || head.method == .HEAD else {
      return refuse(
        "the method \(head.method.rawValue) is not answered here", .methodNotAllowed,
        headers: ["Allow": "GET, HEAD"], context)
    }
    if path.isEmpty { return answerWithDocument(head, context) }
    if path == Page.panelPath, server.page.hasDeveloperPanel {
      return send(
        server.page.panel.document, for: head, isImmutable: false,
        headers: policy(for: head, ancestors: "'self'"), context)
    }
    if let resource = server.page.resource(at: path) {
      return send(resource, for: head, isImmutable: true, context)
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    server.assets.resource(at: path, on: context.eventLoop).whenComplete { result in
      let (handler, context) = bound.value
      guard context.channel.isActive else { return }
      if case .success(let resource?) = result {
        handler.send(resource, for: head, isImmutable: true, context)
      } else {
        handler.write(.notFound, HTTPHeaders(), Array("There is nothing here.\n".utf8), for: head, context)
      }
    }
  }

  /// A request for the socket that did not become one.
  private func refuseSocket(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    do {
      _ = try server.gate.admit(head, isSocket: true)
    } catch {
      return refuse(error.message, .forbidden, context)
    }
    do {
      try SocketHandshake.check(head)
      if server.registry.hasRoomForTab {
        refuse("a socket is asked for on a connection that has had another request", .badRequest, context)
      } else {
        refuse("there are too many tabs", .serviceUnavailable, context)
      }
    } catch {
      refuse(error.message, error.status, headers: error.headers, context)
    }
  }

  private func refuse(
    _ message: LogMessage, _ status: HTTPResponseStatus, headers: HTTPHeaders = [:],
    _ context: ChannelHandlerContext
  ) {
    server.log.log("refused a request: \(message)")
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["connection": "close"])
    write(status, headers, Array("Refused: \(message.text).\n".utf8), for: head, context)
  }

  /// Sends a resource, or says that the browser has it.
  func send(
    _ resource: Resource, for head: HTTPRequestHead, isImmutable: Bool, headers: HTTPHeaders = HTTPHeaders(),
    _ context: ChannelHandlerContext
  ) {
    let tag = "\"\(resource.hash)\""
    var headers = headers
    headers.add(contentsOf: [
      ("Content-Type", resource.type), ("ETag", tag),
      ("Cache-Control", isImmutable ? "private, max-age=31536000, immutable" : "no-cache"),
    ])
    if head.headers["if-none-match"].contains(tag) {
      return write(.notModified, headers, [], for: head, context)
    }
    write(.ok, headers, resource.bytes, for: head, context)
  }

  private func write(
    _ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ text: [UInt8], for head: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    var headers = headers
    if !text.isEmpty { headers.add(name: "Content-Type", value: "text/plain; charset=utf-8") }
    write(status, headers, ByteBuffer(bytes: text), for: head, context)
  }

  private func write(
    _ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ body: ByteBuffer, for head: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    var headers = headers
    headers.add(name: "Content-Length", value: String(body.readableBytes))
    begin(status, headers, for: head, context)
    if head.method != .HEAD && body.readableBytes > 0 {
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    }
    end(for: head, context)
  }

  /// Writes the head of an answer.
  func begin(
    _ status: HTTPResponseStatus, _ headers: HTTPHeaders, for head: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    var headers = headers
    headers.add(contentsOf: Self.standardHeaders)
    if let cookie = newCookie.take() {
      headers.add(name: "Set-Cookie", value: cookie)
      headers.replaceOrAdd(name: "Cache-Control", value: "no-store")
    }
    headers.add(name: "Connection", value: head.isKeepAlive ? "keep-alive" : "close")
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: status, headers: headers))),
      promise: nil)
  }

  /// Writes the end of an answer.
  func end(for head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let stays = head.isKeepAlive
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      if !stays { bound.value.close(promise: nil) }
    }
  }

  /// Nothing is guessed, passed on to other sites or embedded by them. A page does not ask for isolation from
  /// the window that opened it: browsers begin a process of their own for such a document, which takes as
  /// long as all the rest until it is painted; and who does not know the secret cannot open it.
  private static let standardHeaders = [
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  /// The header that lets in the page's own files and socket, what its document has of scripts and styles,
  /// and nothing else.
  func policy(
    for head: HTTPRequestHead, ancestors: String = "'none'", scripts: String = "", styles: String = ""
  ) -> HTTPHeaders {
    let host = head.headers["host"].first ?? ""
    let policy =
      "default-src 'none'; script-src 'self'\(scripts); style-src 'self'\(styles); img-src 'self' data:; "
      + "font-src 'self'; connect-src 'self' ws://\(host) wss://\(host); base-uri 'none'; form-action 'none'; "
      + (server.page.hasDeveloperPanel ? "frame-src 'self'; " : "") + "frame-ancestors \(ancestors)"
    return ["Content-Security-Policy": policy]
  }
}
