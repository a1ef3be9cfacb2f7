import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// The HTTP server of the posts, on a free port of this machine.
///
/// `GET /posts` answers the newest posts as JSON, `GET /posts?before=ID` those before one, and
/// `GET /images/ID.png` a post's image.
public final class PostsServer: Sendable {
  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let channel: any Channel

  /// The address under which the server is reached.
  public let address: URL

  /// Starts a server. `failures` says which requests fail once, so that a client's error handling can be
  /// seen. Throws when no port can be bound.
  public init(failures: PlannedFailures = PlannedFailures()) throws {
    let service = PostsService(archive: PostArchive(), failures: failures)
    channel = try ServerBootstrap(group: group)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(RequestHandler(service: service))
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .bind(host: "127.0.0.1", port: 0).wait()
    address = URL(string: "http://127.0.0.1:\(channel.localAddress?.port ?? 0)")!
  }

  deinit {
    channel.close(promise: nil)
    group.shutdownGracefully { _ in }
  }
}

/// Collects a request's head and answers it.
private final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let service: PostsService
  private var request: HTTPRequestHead?

  init(service: PostsService) {
    self.service = service
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end:
      guard let request else { return }
      self.request = nil
      send(service.answer(request.method, request.uri), keepAlive: request.isKeepAlive, to: context)
    }
  }

  private func send(_ answer: Answer, keepAlive: Bool, to context: ChannelHandlerContext) {
    var headers = HTTPHeaders()
    headers.add(name: "Content-Type", value: answer.type)
    headers.add(name: "Content-Length", value: "\(answer.body.count)")
    headers.add(name: "Connection", value: keepAlive ? "keep-alive" : "close")
    let head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(
      wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: answer.body)))), promise: nil)
    let channel = context.channel
    let end = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    if !keepAlive { end.whenComplete { _ in channel.close(promise: nil) } }
  }
}
