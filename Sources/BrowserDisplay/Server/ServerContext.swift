import NIOCore

/// The state shared by the handlers of all connections. It lives on the server's loop.
final class ServerContext {
  /// The path of the socket, behind the secret.
  static let socketPath = "socket"

  /// The gate that decides which requests are admitted; none before the port is known.
  var gate: RequestGate
  let page: Page
  let assets: AssetStore
  let hub: Hub
  let registry: ConnectionRegistry
  let log: ServerLog
  /// The turns in which the connections are read.
  let reads: ReadScheduler
  /// The time that everything takes each way, in place of a long line's; nil for none.
  let latency: TimeAmount?
  /// The visitor whose process this is; nil in one that was started alone.
  let visitor: ServedVisitor?

  init(
    gate: RequestGate, page: Page, assets: AssetStore, hub: Hub, registry: ConnectionRegistry, log: ServerLog,
    reads: ReadScheduler, latency: TimeAmount? = nil, visitor: ServedVisitor? = nil
  ) {
    self.gate = gate
    self.page = page
    self.assets = assets
    self.hub = hub
    self.registry = registry
    self.log = log
    self.reads = reads
    self.latency = latency
    self.visitor = visitor
  }
}
