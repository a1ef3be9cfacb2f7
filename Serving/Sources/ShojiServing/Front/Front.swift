import CVisitorProcess
import Foundation
import Logging
import NIOCore
import NIOPosix
import Synchronization

/// The server that visitors' browsers connect to. It reads of each connection only whose it is, and hands the
/// connection over to that visitor's process.
public final class Front: Sendable {
  /// The settings.
  public struct Options: Sendable {
    /// The app's executable.
    public var app: URL
    /// The folder in which visitors are kept.
    public var folder: URL
    /// The folder that all visitors' processes may read and write; nil for none.
    public var sharedFolder: URL?
    /// The address to listen on.
    public var address = "127.0.0.1"
    /// The port; any free one for 0.
    public var port = 0
    /// Names of this machine, besides those of the loopback interface, that requests may name as their host.
    public var hosts: [String] = []
    /// The addresses of the proxies whose word on a visitor's address and on TLS counts.
    public var proxies: Set<String> = []
    /// The name of the header in which those proxies name the signed-in user; nil where nobody signs in.
    public var userHeader: String?
    /// Whether a user is another visitor on each device.
    public var isPerDevice = false
    /// The languages that the app's texts are in.
    public var languages: [String] = []
    /// The limits.
    public var limits = Limits()
    /// The address of the PostgreSQL database that keeps the visitors of several machines; nil for one
    /// machine alone.
    public var database: String?
    /// The name of this machine among those.
    public var machine = ""
    /// The port on which HAProxy asks how much this machine can take; nil for none.
    public var agentPort: Int?
    /// Called, on any thread, when the folder is not where it was, so that the server has to end.
    public var folderWasLost: @Sendable () -> Void = {}

    /// Makes settings for an app.
    public init(app: URL, folder: URL) {
      self.app = app
      self.folder = folder
    }
  }

  private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let channel: any Channel
  private let agent: (any Channel)?
  private let context: NIOLoopBound<FrontContext>
  private let sweep: RepeatedTask
  private let log: Logger
  private let lock: FolderLock

  /// The port that is listened on.
  public let port: Int

  /// Listens, and loads the app. Throws when the port or the folder cannot be had.
  public init(_ options: Options, metrics: PrometheusText = PrometheusText(), log: Logger) throws {
    signal(SIGPIPE, SIG_IGN)
    self.log = log
    let loop = group.next()
    var options = options
    if options.database != nil {
      options.limits.disk = min(options.limits.disk, FolderArchive.Bounds().bytes)
    }
    let files = FileLimit.raise()
    if let words = files.fit(&options.limits) { log.warning("\(words)") }
    try VisitorPlace.check(options.folder, beside: options.app, hasUsers: geteuid() == 0)
    let folders = try VisitorFolders(options.folder)
    lock = try folders.lock()
    let shared = try options.sharedFolder.map { try SharedFolder($0, beside: folders, app: options.app) }
    let store = Self.store(options, folders, log)
    let signer = try Self.signer(options, store)
    let late = LateValue<NIOLoopBound<FrontContext>>()
    let channel = try Self.listen(options, late, on: loop)
    self.channel = channel
    port = channel.localAddress?.port ?? options.port
    let measured = ServingMetrics(metrics)
    let groups = ControlGroups(options.limits)
    Self.describe(groups, folders, options.limits, log)
    let app = ServedApp(
      executable: options.app,
      arguments: ["--display", "browser"] + options.hosts.flatMap { ["--host", $0] }, port: port,
      languages: options.languages, shared: shared)
    let parts = VisitorHost.Parts(
      app: app, store: store, signer: signer, limits: options.limits, metrics: measured, log: log,
      groups: groups,
      expiry: options.limits.forgetDays > 0
        ? VisitorExpiry(in: folders, after: options.limits.forgetDays * 86_400) : nil,
      mostConnections: files.mostConnections)
    let settings = options
    context = try loop.submit {
      let context = FrontContext(
        visitors: VisitorHost(parts, loop: loop), signer: signer, options: settings, metrics: measured,
        text: metrics, log: log)
      return NIOLoopBound(context, eventLoop: loop)
    }.wait()
    late.value = context
    try channel.setOption(.autoRead, value: true).wait()
    if let port = options.agentPort {
      agent = try AgentPort.open(SocketAddress(ipAddress: options.address, port: port), context, loop)
    } else {
      agent = nil
    }
    let context = context
    let lock = lock
    try loop.submit { context.value.visitors.start() }.wait()
    sweep = loop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { task in
      context.value.sweep()
      guard !lock.isInPlace else { return }
      task.cancel()
      settings.folderWasLost()
    }
  }

  /// The signer of the cookies of one folder of visitors, or one database: an app's other servers on the same
  /// host have cookies of other names, for browsers send them to all ports.
  private static func signer(_ options: Options, _ store: any VisitorStore) throws -> CookieSigner {
    let app = options.app.lastPathComponent.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let name = "visitor-\(app)"
    let secret = try store.secret(of: name)
    return CookieSigner(name: "\(name)-\(CookieSigner.mark(of: secret))", secret: secret)
  }

  /// Says in the log what keeps visitors apart.
  private static func describe(
    _ groups: ControlGroups?, _ folders: VisitorFolders, _ limits: Limits, _ log: Logger
  ) {
    log.info(
      groups.map { "Visitors have control groups of \($0.controllers.sorted().joined(separator: ", "))" }
        ?? "Visitors have no control groups, as none is delegated; each process has its limits alone")
    // Where the app starts no other programs, seccomp keeps them.
    if folders.firstUser == nil, limits.allowsPrograms, !shoji_keeps_signals() {
      log.warning(
        """
        Visitors' processes are all this user's, and the kernel has no Landlock that keeps signals from others: \
        an app whose code is not trusted could end those of other visitors
        """)
    }
  }

  /// Listens, and accepts nobody yet: those who connect wait until everything is there.
  private static func listen(
    _ options: Options, _ context: LateValue<NIOLoopBound<FrontContext>>, on loop: any EventLoop
  ) throws -> any Channel {
    try ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.autoRead, value: false)
      .childChannelOption(.autoRead, value: false)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 4096))
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          guard let context = context.value else { return }
          try channel.pipeline.syncOperations.addHandler(FrontHandler(context.value))
        }
      }
      .bind(to: SocketAddress(ipAddress: options.address, port: options.port)).wait()
  }

  private static func store(_ options: Options, _ folders: VisitorFolders, _ log: Logger) -> any VisitorStore
  {
    guard let address = options.database else { return FolderStore(folders: folders) }
    var settings = PostgresStore.Options(address: address, machine: options.machine)
    settings.bounds.bytes = options.limits.disk
    return PostgresStore(settings, folders: folders, log: log)
  }

  /// Whether the visitors' folder is where it was at the start.
  public var hasFolder: Bool { lock.isInPlace }

  /// Loads the app as it is on disk now, and takes the visitors over to it, each at a quiet moment. Where it
  /// cannot be loaded, the release before goes on.
  public func reload() {
    group.next().execute { [context] in context.value.visitors.perform(.load) }
  }

  /// Takes no new visitors, and has those who are here move to other machines, each at a quiet moment.
  public func leave() {
    group.next().execute { [context] in context.value.visitors.perform(.leave) }
  }

  /// Takes no more visitors, has their processes save and end, and stops. Returns after that, or after so
  /// many seconds.
  public func drain(within seconds: TimeInterval = 10) {
    let isEmpty = DispatchSemaphore(value: 0)
    sweep.cancel()
    channel.close(promise: nil)
    agent?.close(promise: nil)
    group.next().execute { [context] in context.value.visitors.drain { isEmpty.signal() } }
    if isEmpty.wait(timeout: .now() + seconds) == .timedOut {
      log.error("Some visitors' processes have not ended in time, and are ended by force")
    }
    try? group.next().submit { [context] in context.value.visitors.stop() }.wait()
    try? group.syncShutdownGracefully()
  }
}

/// A value that is set once, before it is read on another thread.
private final class LateValue<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)
  var value: Value? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
