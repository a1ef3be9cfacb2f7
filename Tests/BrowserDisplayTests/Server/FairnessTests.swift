import Foundation
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import BrowserDisplay

/// Connections that take turns, by a clock that a test sets.
struct FairnessTests {
  private final class Member: FairQueueMember {
    let name: String
    var share = FairShare()

    init(_ name: String) { self.name = name }
  }

  @Test("Who has used least comes first, and who comes late is not owed the time in which it wanted nothing")
  func queue() {
    var queue = FairQueue<Member>()
    let (busy, other) = (Member("busy"), Member("other"))
    var turns: [String] = []
    func take(_ seconds: Double) {
      guard let member = queue.popFirst() else { return }
      turns.append(member.name)
      member.share.charge(seconds)
      if member === busy { queue.append(member) }
    }
    queue.append(busy)
    queue.append(busy)
    for _ in 0..<3 { take(1) }
    queue.append(other)
    take(0.001)
    #expect(turns == ["busy", "busy", "busy", "other"])
    // From time to time, and each time next.
    for _ in 0..<10 {
      take(1)
      queue.append(other)
      take(0.001)
      #expect(turns.last == "other")
    }
    // Ten seconds in which it wanted nothing give it no ten seconds now.
    for _ in 0..<10 { take(1) }
    turns = []
    for _ in 0..<4 {
      queue.append(other)
      take(1)
    }
    #expect(turns.count { $0 == "other" } <= 3, "\(turns)")
    queue.remove(other)
    queue.remove(busy)
    #expect(queue.isEmpty)
  }

  @Test("Turns are shared by the time that they take, and by number where they take none")
  func shares() {
    for costs in [["a": 3.0, "b": 1.0], ["a": 0.0, "b": 0.0]] {
      var queue = FairQueue<Member>()
      for name in ["a", "b"] { queue.append(Member(name)) }
      var counts: [String: Int] = [:]
      for _ in 0..<400 {
        let member = queue.popFirst()!
        counts[member.name, default: 0] += 1
        member.share.charge(costs[member.name]!)
        queue.append(member)
      }
      let expected = costs["a"] == 0 ? 200 : 100
      #expect(abs(counts["a"]! - expected) <= 2, "\(counts)")
    }
  }

  /// Connections whose slices are counted.
  private final class Bench {
    var time: TimeInterval = 1
    var later: [() -> Void] = []
    /// The names of connections with their slices, in the order in which they were handled.
    var slices: [(name: String, text: String)] = []
    /// The seconds that a slice takes.
    var cost: TimeInterval = 0.001_25
    private(set) var scheduler: ReadScheduler!

    init() {
      scheduler = ReadScheduler(
        now: { [unowned self] in time }, after: { [unowned self] _, work in later.append(work) })
    }

    func connect(_ name: String) throws -> (EmbeddedChannel, FairReader) {
      let reader = FairReader(scheduler: scheduler)
      let channel = EmbeddedChannel()
      try channel.pipeline.syncOperations.addHandlers([reader, Recorder(name: name, bench: self)])
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      channel.read()
      return (channel, reader)
    }

    /// Lets the loop do other work, and go on.
    func turn() {
      let due = later
      later = []
      for work in due { work() }
    }

    final class Recorder: ChannelInboundHandler {
      typealias InboundIn = ByteBuffer
      let name: String
      unowned let bench: Bench

      init(name: String, bench: Bench) { (self.name, self.bench) = (name, bench) }

      func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        bench.slices.append((name, String(buffer: unwrapInboundIn(data))))
        bench.time += name == "other" ? 0.000_1 : bench.cost
      }
    }
  }

  private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test("Pipelined requests are handled one by one, for two milliseconds at a time")
  func requests() throws {
    let bench = Bench()
    let (channel, reader) = try bench.connect("a")
    try channel.writeInbound(ByteBuffer(string: String(repeating: Self.request, count: 100)))
    #expect(bench.slices.map(\.text) == [Self.request, Self.request])
    for _ in 0..<20 { bench.turn() }
    #expect(bench.slices.count == 42)
    #expect(bench.slices.allSatisfy { $0.text == Self.request })
    #expect(reader.waitingBytes == 58 * Self.request.utf8.count)
    while !bench.later.isEmpty { bench.turn() }
    #expect(bench.slices.count == 100 && reader.waitingBytes == 0)
  }

  @Test("However requests are cut on their way, no slice has the end of more than one")
  func cuts() throws {
    var random = SystemRandomNumberGenerator()
    let text = (0..<200).map { number in
      "GET /\(number) HTTP/1.1\(number % 3 == 0 ? "\n" : "\r\n")Host: \(String(repeating: "x", count: number * 7))\r\n\r\n"
    }.joined()
    let bench = Bench()
    let (channel, _) = try bench.connect("a")
    var rest = Substring(text)
    while !rest.isEmpty {
      let length = Int.random(in: 1...300, using: &random)
      try channel.writeInbound(ByteBuffer(substring: rest.prefix(length)))
      rest = rest.dropFirst(length)
      bench.turn()
    }
    while !bench.later.isEmpty { bench.turn() }
    #expect(bench.slices.map(\.text).joined() == text)
    #expect(bench.slices.allSatisfy { $0.text.utf8.count <= FairReader.longestSlice })
    // Each end of a request is the end of a slice.
    var line = ""
    for slice in bench.slices {
      line += slice.text
      #expect(line.components(separatedBy: "\r\n\r\n").dropLast().count <= 1)
      if line.hasSuffix("\r\n\r\n") { line = "" }
    }
  }

  @Test("A message from another connection comes before the rest of a flood")
  func floods() throws {
    let bench = Bench()
    let (flooding, reader) = try bench.connect("flood")
    let (other, otherReader) = try bench.connect("other")
    reader.becomeSocket()
    otherReader.becomeSocket()
    try flooding.writeInbound(ByteBuffer(repeating: 1, count: 60_000))
    try other.writeInbound(ByteBuffer(string: "a message"))
    #expect(bench.slices.map(\.name) == ["flood", "flood"])
    bench.turn()
    #expect(bench.slices[2].name == "other")
    for _ in 0..<20 { bench.turn() }
    // Many floods beside each other: the one that says something now and then is next each time.
    for number in 0..<30 {
      let (channel, reader) = try bench.connect("flood \(number)")
      reader.becomeSocket()
      try channel.writeInbound(ByteBuffer(repeating: 1, count: 60_000))
    }
    for _ in 0..<20 {
      bench.turn()
      let count = bench.slices.count
      try other.writeInbound(ByteBuffer(string: "a message"))
      bench.turn()
      #expect(bench.slices[count].name == "other")
    }
  }

  @Test("Nothing is read while a slice waits, and requests wait while their answers are not taken")
  func backpressure() throws {
    let bench = Bench()
    let (channel, reader) = try bench.connect("a")
    channel.isWritable = false
    channel.pipeline.fireChannelWritabilityChanged()
    try channel.writeInbound(ByteBuffer(string: Self.request + Self.request))
    #expect(bench.slices.count == 1)
    for _ in 0..<3 { bench.turn() }
    #expect(bench.slices.count == 1 && reader.waitingBytes > 0)
    channel.isWritable = true
    channel.pipeline.fireChannelWritabilityChanged()
    bench.turn()
    #expect(bench.slices.count == 2)
    // A socket's messages are handled all the same: the person does something while pictures come slowly.
    reader.becomeSocket()
    channel.isWritable = false
    channel.pipeline.fireChannelWritabilityChanged()
    channel.read()
    try channel.writeInbound(ByteBuffer(string: "message"))
    bench.turn()
    #expect(bench.slices.last?.text == "message")
  }

  @Test("A body comes in long slices, and what follows it in short ones")
  func bodies() throws {
    let bench = Bench()
    let (channel, reader) = try bench.connect("a")
    try channel.writeInbound(ByteBuffer(string: Self.request))
    reader.expectBody(of: 10_000)
    try channel.writeInbound(ByteBuffer(repeating: 0x78, count: 10_000))
    try channel.writeInbound(ByteBuffer(string: Self.request + Self.request))
    while !bench.later.isEmpty { bench.turn() }
    #expect(
      bench.slices.map { $0.text.utf8.count }
        == [Self.request.utf8.count, 10_000, Self.request.utf8.count, Self.request.utf8.count])
  }

  @Test("What came before the peer hung up counts, and then the connection closes")
  func ends() throws {
    let bench = Bench()
    let (channel, _) = try bench.connect("a")
    try channel.writeInbound(ByteBuffer(string: String(repeating: Self.request, count: 5)))
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(bench.slices.count == 2 && channel.isActive)
    while !bench.later.isEmpty { bench.turn() }
    #expect(bench.slices.count == 5 && !channel.isActive)
  }

  @Test("What is handed to the loop is done in order, from wherever it comes")
  func mailbox() async throws {
    let loop = NIOSingletons.posixEventLoopGroup.next()
    let mailbox = LoopMailbox(loop: loop)
    let found = Mutex<[Int]>([])
    let done = loop.makePromise(of: Void.self)
    for number in 0..<2_000 {
      mailbox.execute {
        found.withLock { $0.append(number) }
        if number == 1_999 { done.succeed() }
      }
    }
    try await done.futureResult.get()
    #expect(found.withLock { $0 } == Array(0..<2_000))
  }
}
