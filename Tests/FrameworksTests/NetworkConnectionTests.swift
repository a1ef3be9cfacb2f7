import Foundation
import Network
import Synchronization
import Testing

/// Connections on this machine. Handlers of one test run on one queue.
@Suite(.serialized) final class NetworkConnectionTests: Sendable {
  private let queue = DispatchQueue(label: "NetworkConnectionTests")

  // MARK: Helpers

  private func listener(_ parameters: NWParameters = .tcp, on port: NWEndpoint.Port = .any) async throws
    -> NWListener
  {
    parameters.acceptLocalOnly = true
    let listener = try NWListener(using: parameters, on: port)
    try await states(of: listener) { $0 == .ready }
    return listener
  }

  private func states(of listener: NWListener, until isLast: @escaping @Sendable (NWListener.State) -> Bool)
    async throws
  {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isDone = Mutex(false)
      if listener.newConnectionHandler == nil { listener.newConnectionHandler = { $0.cancel() } }
      listener.stateUpdateHandler = { state in
        if isLast(state), !isDone.withLock({ exchange(&$0) }) { continuation.resume() }
      }
      listener.start(queue: queue)
    }
  }

  /// Starts a connection, and returns its states up to the one that is waited for.
  @discardableResult private func start(
    _ connection: NWConnection, until isLast: @escaping @Sendable (NWConnection.State) -> Bool
  ) async -> [NWConnection.State] {
    let seen = Mutex<[NWConnection.State]>([])
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isDone = Mutex(false)
      connection.stateUpdateHandler = { state in
        if isDone.withLock({ $0 }) { return }
        seen.withLock { $0.append(state) }
        if isLast(state), !isDone.withLock({ exchange(&$0) }) { continuation.resume() }
      }
      connection.start(queue: queue)
    }
    return seen.withLock { $0 }
  }

  private func send(
    _ content: Data?, _ context: NWConnection.ContentContext = .defaultMessage, to connection: NWConnection
  ) async -> NWError? {
    await withCheckedContinuation { continuation in
      connection.send(
        content: content, contentContext: context,
        completion: .contentProcessed { continuation.resume(returning: $0) })
    }
  }

  struct Received: Sendable {
    var content: Data?
    var isComplete: Bool
    var error: NWError?
  }

  private func receive(_ least: Int, _ most: Int, from connection: NWConnection) async -> Received {
    await withCheckedContinuation { continuation in
      connection.receive(minimumIncompleteLength: least, maximumLength: most) {
        content, _, isComplete, error in
        continuation.resume(returning: Received(content: content, isComplete: isComplete, error: error))
      }
    }
  }

  private func receiveMessage(from connection: NWConnection) async -> Received {
    await withCheckedContinuation { continuation in
      connection.receiveMessage { content, _, isComplete, error in
        continuation.resume(returning: Received(content: content, isComplete: isComplete, error: error))
      }
    }
  }

  /// Connects two ends; the second is the listener's.
  private func pair(_ make: () -> NWParameters = { .tcp }, first: Data? = nil) async throws -> (
    NWConnection, NWConnection, NWListener
  ) {
    let listener = try await listener(make())
    let near = NWConnection(host: "localhost", port: try #require(listener.port), using: make())
    let far = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<NWConnection, any Error>) in
      listener.newConnectionHandler = { continuation.resume(returning: $0) }
      near.start(queue: queue)
      if let first { near.send(content: first, completion: .idempotent) }
    }
    await start(far) { $0 == .ready }
    return (near, far, listener)
  }

  // MARK: Streams

  @Test func aConnectionBecomesReady() async throws {
    let listener = try await listener()
    let connection = NWConnection(host: "localhost", port: try #require(listener.port), using: .tcp)
    #expect(connection.state == .setup)
    #expect(await start(connection) { $0 == .ready } == [.preparing, .ready])
    connection.cancel()
    listener.cancel()
  }

  @Test(arguments: 1...4) func bytesComeAsTheyWereSent(seed: UInt64) async throws {
    var random = Seeded(state: seed)
    let (near, far, listener) = try await pair()
    let parts = (0..<30).map { _ in
      Data(
        (0..<Int.random(in: 1...70_000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random)
        })
    }
    // Nobody reads at first: the system takes only so much.
    for part in parts { near.send(content: part, completion: .idempotent) }
    near.send(content: nil, contentContext: .finalMessage, completion: .idempotent)
    var received = Data()
    while true {
      let least = Int.random(in: 1...3_000, using: &random)
      let most = least + Int.random(in: 0...100_000, using: &random)
      let part = await receive(least, most, from: far)
      #expect(part.error == nil)
      received += part.content ?? Data()
      if part.isComplete { break }
      #expect((least...most).contains(part.content?.count ?? 0))
    }
    #expect(received == parts.reduce(Data(), +))
    #expect(await receive(1, 10, from: far).error == .posix(.ENODATA))
    // The other direction goes on.
    #expect(await send(Data("back".utf8), to: far) == nil)
    #expect(await receive(4, 4, from: near).content == Data("back".utf8))
    [near, far].forEach { $0.cancel() }
    listener.cancel()
  }

  @Test func aMessageOfAStreamIsAllOfIt() async throws {
    let (near, far, listener) = try await pair()
    for _ in 0..<3 { near.send(content: Data("part ".utf8), completion: .idempotent) }
    near.send(content: Data("end".utf8), contentContext: .finalMessage, completion: .idempotent)
    let message = await receiveMessage(from: far)
    #expect(message.content == Data("part part part end".utf8) && message.isComplete)
    [near, far].forEach { $0.cancel() }
    listener.cancel()
  }

  @Test func aStreamWithoutEndIsNotKept() async throws {
    let (near, far, listener) = try await pair()
    near.send(content: Data(count: 80 << 20), contentContext: .finalMessage, completion: .idempotent)
    let message = await receiveMessage(from: far)
    #expect(message.error == .posix(.EMSGSIZE) && message.content == nil)
    #expect(far.state == .failed(.posix(.EMSGSIZE)))
    near.cancel()
    listener.cancel()
  }

  @Test func cancellationEndsWhatWaits() async throws {
    let (near, far, listener) = try await pair()
    async let waiting = receive(1, 10, from: near)
    try await Task.sleep(for: .milliseconds(20))
    near.cancel()
    #expect(await waiting.error == .posix(.ECANCELED))
    #expect(await send(Data([1]), to: near) == .posix(.ECANCELED))
    #expect(near.state == .cancelled)
    let end = await receive(1, 10, from: far)
    #expect(end.isComplete && end.content == nil && end.error == nil)
    far.cancel()
    listener.cancel()
  }

  @Test func anEndThatIsGoneFailsTheOther() async throws {
    let (near, far, listener) = try await pair()
    // What was not read is lost, which the other end is told.
    #expect(await send(Data(count: 1000), to: near) == nil)
    try await Task.sleep(for: .milliseconds(50))
    far.cancel()
    try await Task.sleep(for: .milliseconds(50))
    let end = await receive(1, 10, from: near)
    #expect(end.error == .posix(.ECONNRESET))
    #expect(near.state == .failed(.posix(.ECONNRESET)))
    listener.cancel()
  }

  @Test func filesAreEndsToo() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString.prefix(8))").path
    defer { unlink(path) }
    let parameters = NWParameters.tcp
    parameters.requiredLocalEndpoint = .unix(path: path)
    let listener = try await listener(parameters)
    let connection = NWConnection(to: .unix(path: path), using: .tcp)
    let far = await withCheckedContinuation { (continuation: CheckedContinuation<NWConnection, Never>) in
      listener.newConnectionHandler = { continuation.resume(returning: $0) }
      connection.start(queue: queue)
    }
    await start(far) { $0 == .ready }
    #expect(await send(Data("file".utf8), to: connection) == nil)
    #expect(await receive(4, 4, from: far).content == Data("file".utf8))
    [connection, far].forEach { $0.cancel() }
    listener.cancel()
  }

  @Test func noMoreConnectionsComeThanTheLimit() async throws {
    let listener = try await listener()
    let taken = Mutex<[NWConnection]>([])
    listener.newConnectionLimit = 2
    listener.newConnectionHandler = { new in taken.withLock { $0.append(new) } }
    let port = try #require(listener.port)
    let near = (0..<4).map { _ in NWConnection(host: "localhost", port: port, using: .tcp) }
    // The system has taken all of them in.
    for connection in near { await start(connection) { $0 == .ready } }
    for _ in 0..<200 where taken.withLock({ $0.count }) < 2 { try await Task.sleep(for: .milliseconds(5)) }
    try await Task.sleep(for: .milliseconds(50))
    #expect(taken.withLock { $0.count } == 2)
    listener.newConnectionLimit = NWListener.InfiniteConnectionLimit
    for _ in 0..<200 where taken.withLock({ $0.count }) < 4 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(taken.withLock { $0.count } == 4)
    near.forEach { $0.cancel() }
    listener.cancel()
  }

  // MARK: What cannot be reached

  @Test func aRefusedConnectionWaitsAndIsTriedAgain() async throws {
    let gone = try await listener()
    let port = try #require(gone.port)
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      gone.stateUpdateHandler = { if $0 == .cancelled { continuation.resume() } }
      gone.cancel()
    }
    let connection = NWConnection(host: "localhost", port: port, using: .tcp)
    let states = await start(connection) { $0 != .preparing }
    #expect(states == [.preparing, .waiting(.posix(.ECONNREFUSED))])
    let back = try await listener(on: port)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      connection.stateUpdateHandler = { if $0 == .ready { continuation.resume() } }
      connection.restart()
    }
    connection.cancel()
    back.cancel()
  }

  @Test func anUnknownNameWaits() async throws {
    let connection = NWConnection(host: "no-such-name.invalid", port: 80, using: .tcp)
    let states = await start(connection) { $0 != .preparing }
    guard case .waiting(.dns) = states.last else {
      Issue.record("\(states)")
      return
    }
    connection.cancel()
  }

  @Test func encryptionIsNotAvailable() async throws {
    let connection = NWConnection(host: "localhost", port: 443, using: .tls)
    #expect(await start(connection) { _ in true } == [.failed(.tls(-4))])
    let listener = try NWListener(using: .tls)
    try await states(of: listener) { $0 == .failed(.tls(-4)) }
  }

  @Test func aPortThatIsTakenFails() async throws {
    let first = try await listener()
    let second = try NWListener(using: .tcp, on: try #require(first.port))
    second.parameters.acceptLocalOnly = true
    try await states(of: second) { $0 == .failed(.posix(.EADDRINUSE)) }
    first.cancel()
  }

  // MARK: Datagrams

  @Test func datagramsAreWhole() async throws {
    let (near, far, listener) = try await pair({ .udp }, first: Data("first".utf8))
    #expect(await receiveMessage(from: far).content == Data("first".utf8))
    for size in [1, 0, 1_400, 60_000] {
      #expect(await send(Data(repeating: 7, count: size), to: near) == nil)
      let message = await receiveMessage(from: far)
      #expect(
        message.content == Data(repeating: 7, count: size) && message.isComplete && message.error == nil)
    }
    #expect(await send(Data("back".utf8), to: far) == nil)
    #expect(await receive(1, 100, from: near).content == Data("back".utf8))
    #expect(await send(Data(count: 70_000), to: near) == .posix(.EMSGSIZE))
    #expect(near.state == .ready)
    [near, far].forEach { $0.cancel() }
    listener.cancel()
  }

  // MARK: Lifetimes

  @Test func nothingStaysOpen() async throws {
    func open() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    _ = try await pair()
    try await Task.sleep(for: .milliseconds(100))
    let before = try open()
    for turn in 0..<20 {
      let (near, far, listener) = try await pair()
      #expect(await send(Data([1]), to: near) == nil)
      #expect(await receive(1, 1, from: far).content == Data([1]))
      // Half of them are let go as they are.
      if turn % 2 == 0 { [near, far].forEach { $0.cancel() } }
      listener.cancel()
    }
    var last = 0
    for _ in 0..<100 {
      last = try open()
      if last <= before { break }
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(last <= before)
  }
}

/// Sets a flag, and returns what it was.
nonisolated private func exchange(_ flag: inout Bool) -> Bool {
  defer { flag = true }
  return flag
}

nonisolated private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
  }
}
