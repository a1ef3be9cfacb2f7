import DeviceAccess
import Foundation

/// A connection to another program: a stream of bytes, or datagrams. Nothing is encrypted here.
///
/// Handlers are called on the queue of `start(queue:)`, in the order of what they tell.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
  // All but constants is used on `work` alone, or guarded by `lock`.

  /// The states of a connection.
  public enum State: Equatable, Sendable {
    /// It was not started.
    case setup
    /// It cannot be made at the moment, and is tried again when the networks change, or by `restart()`.
    case waiting(NWError)
    /// It is made.
    case preparing
    /// Bytes go through.
    case ready
    /// It has ended by an error.
    case failed(NWError)
    /// The app has ended it.
    case cancelled
  }

  /// The properties of bytes that are sent or received.
  public final class ContentContext: Sendable {
    /// The name for messages.
    public let identifier: String
    /// Whether nothing follows: the other end of a stream reads its end.
    public let isFinal: Bool
    /// Creates a context.
    public init(identifier: String, isFinal: Bool = false) {
      (self.identifier, self.isFinal) = (identifier, isFinal)
    }
    /// A message, or a part of a stream.
    public static let defaultMessage = ContentContext(identifier: "default message")
    /// A part of a stream.
    public static let defaultStream = ContentContext(identifier: "default stream")
    /// The last bytes of a stream.
    public static let finalMessage = ContentContext(identifier: "final message", isFinal: true)
  }

  /// The handling of what became of sent bytes.
  public enum SendCompletion: Sendable {
    /// Called once the system has the bytes, or with the error why not.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// The bytes may be sent again; nobody is called.
    case idempotent
  }

  /// The handling of received bytes: they, what is told of them, whether a message or stream is whole, and
  /// the error.
  public typealias Receiving = @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void

  struct Read {
    var least, most: Int
    /// Whether a whole message is waited for.
    var isMessage: Bool
    var completion: Receiving
  }

  struct Write {
    var content: Data
    /// The number of bytes that the system has.
    var sent = 0
    var isFinal: Bool
    var completion: SendCompletion
  }

  /// The other end.
  public let endpoint: NWEndpoint
  /// The protocols.
  public let parameters: NWParameters

  /// The most bytes that are read at once, and that wait unread.
  static let most = 1 << 16

  /// The most bytes of a stream that are kept for one who waits for all of it. A longer one fails by
  /// `EMSGSIZE`.
  static let longestMessage = 1 << 26

  let work = DispatchQueue(label: "Network.NWConnection")
  private let lock = NSLock()
  private var shared = Shared()
  private struct Shared {
    var state = State.setup
    var queue: DispatchQueue?
    var stateHandler: (@Sendable (State) -> Void)?
    var pathHandler: (@Sendable (NWPath) -> Void)?
    var viabilityHandler: (@Sendable (Bool) -> Void)?
    var betterPathHandler: (@Sendable (Bool) -> Void)?
  }

  // On `work`.
  var reading, writing: SocketWatch?
  var socket: Int32 = -1
  var candidates: [SocketAddress] = []
  var attempt = 0
  var reads: [Read] = []
  var writes: [Write] = []
  var received = Data()
  var isAtEnd = false
  var monitor: NWPathMonitor?
  /// The socket of a listener's connection, and the datagram that it began with.
  private var accepted: (socket: Int32, first: Data?)?

  /// Creates a connection to an endpoint.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }

  /// Creates a connection to a port of a machine.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  /// Creates a connection of a socket that a listener has received.
  init(accepted socket: Int32, first: Data?, from endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
    accepted = (socket, first)
  }

  deinit { if let accepted { close(accepted.socket) } }

  // MARK: State

  /// The state.
  public var state: State { lock.withLock { shared.state } }
  /// The queue of handlers; nil before the start.
  public var queue: DispatchQueue? { lock.withLock { shared.queue } }
  /// Called with each state that follows the first.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { shared.stateHandler } }
    set { lock.withLock { shared.stateHandler = newValue } }
  }
  /// Called with the networks once it is ready.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { shared.pathHandler } }
    set { lock.withLock { shared.pathHandler = newValue } }
  }
  /// Called with whether bytes go through.
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { lock.withLock { shared.viabilityHandler } }
    set { lock.withLock { shared.viabilityHandler = newValue } }
  }
  /// Called where another network would be better, which never happens here.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { lock.withLock { shared.betterPathHandler } }
    set { lock.withLock { shared.betterPathHandler = newValue } }
  }
  /// The networks of a connection that is ready; nil before.
  public var currentPath: NWPath? {
    state == .ready ? NWPath.current(nil, prohibited: []) : nil
  }
  /// The largest datagram.
  public var maximumDatagramSize: Int { 65_507 }
  /// The connection as a text.
  public var debugDescription: String { "[\(parameters.debugDescription) \(endpoint) \(state)]" }

  /// Sets the state and tells of it, unless the connection has ended.
  func enter(_ state: State) {
    let (handler, path, viability, queue) = lock.withLock {
      () -> (
        (@Sendable (State) -> Void)?, (@Sendable (NWPath) -> Void)?, (@Sendable (Bool) -> Void)?,
        DispatchQueue?
      ) in
      switch shared.state {
      case .failed where state != .cancelled, .cancelled: return (nil, nil, nil, nil)
      default: break
      }
      shared.state = state
      guard state == .ready else { return (shared.stateHandler, nil, nil, shared.queue) }
      return (shared.stateHandler, shared.pathHandler, shared.viabilityHandler, shared.queue)
    }
    queue?.async {
      handler?(state)
      path?(NWPath.current(nil, prohibited: []))
      viability?(true)
    }
  }

  /// Calls a handler of the app's.
  func tell(_ body: @escaping @Sendable () -> Void) { queue?.async(execute: body) }

  // MARK: Use

  /// Makes the connection.
  ///
  /// - Parameter queue: The queue on which handlers are called.
  public func start(queue: DispatchQueue) {
    let isNew = lock.withLock { () -> Bool in
      guard shared.queue == nil else { return false }
      shared.queue = queue
      return true
    }
    guard isNew else { return }
    work.async { [self] in
      guard state == .setup else { return }
      if parameters.isEncrypted {
        FeatureUse.note("Network", "encrypted connections", told: "not available")
        return fail(.tls(-4))
      }
      enter(.preparing)
      guard let (socket, first) = accepted else { return lookUp() }
      accepted = nil
      received = first ?? Data()
      hasFirst = first != nil
      use(socket)
    }
  }
  /// Whether a listener's datagram waits to be received.
  var hasFirst = false
  /// Whether the end of the stream was received.
  var hasToldEnd = false

  /// Tries a connection that waits once more.
  public func restart() {
    work.async { [self] in
      guard case .waiting = state else { return }
      enter(.preparing)
      lookUp()
    }
  }

  /// Sends bytes. They are sent in order, those of before the connection is ready once it is.
  ///
  /// - Parameters:
  ///   - content: The bytes; a datagram where the connection has those.
  ///   - contentContext: `.finalMessage` for the last bytes of a stream.
  ///   - isComplete: Whether a message is whole, which has no effect on streams and datagrams.
  ///   - completion: The handling of what became of them.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    work.async { [self] in
      writes.append(
        Write(content: content ?? Data(), isFinal: contentContext.isFinal, completion: completion))
      switch state {
      case .failed, .cancelled: endWrites(.posix(.ECANCELED))
      default: write()
      }
    }
  }

  /// Sends bytes of any form.
  public func send<Content: DataProtocol>(
    content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    send(
      content: content.map { Data($0) }, contentContext: contentContext, isComplete: isComplete,
      completion: completion)
  }

  /// Receives bytes once: as many as are there, within bounds, or a datagram.
  ///
  /// - Parameters:
  ///   - minimumIncompleteLength: The least bytes that are waited for, unless the stream ends.
  ///   - maximumLength: The most bytes.
  ///   - completion: Called with them; with true for the end of a stream, and with each datagram.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Receiving
  ) {
    let least = max(minimumIncompleteLength, 1)
    read(Read(least: least, most: max(maximumLength, least), isMessage: false, completion: completion))
  }

  /// Receives a datagram, or all of a stream up to its end.
  public func receiveMessage(completion: @escaping Receiving) {
    read(Read(least: 0, most: .max, isMessage: true, completion: completion))
  }

  private func read(_ read: Read) {
    work.async { [self] in
      reads.append(read)
      switch state {
      case .failed, .cancelled: endReads(.posix(.ECANCELED))
      default: answerReads()
      }
    }
  }

  /// Runs a block whose sends may go out together.
  public func batch(_ block: () -> Void) { block() }

  /// Ends the connection. What waits ends with `ECANCELED`.
  public func cancel() {
    work.async { [self] in
      guard state != .cancelled else { return }
      release()
      endWrites(.posix(.ECANCELED))
      endReads(.posix(.ECANCELED))
      enter(.cancelled)
      tell { [self] in
        lock.withLock {
          (shared.stateHandler, shared.pathHandler, shared.viabilityHandler) = (nil, nil, nil)
        }
      }
    }
  }

  /// Ends the connection at once.
  public func forceCancel() { cancel() }
}
