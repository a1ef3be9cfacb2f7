import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

@testable import BrowserDisplay

/// Queues that do not grow, whoever is slow.
@MainActor struct BoundTests {
  @Test func aTabThatDoesNotReadIsCoalescedIntoOneSnapshot() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await RawSocket(app.url)
    try await tab.hello()
    app.show([.insert(LayerID(1), into: .root, before: nil)])
    _ = await tab.connection.bytes { RawSocket.messages(in: $0).texts.count >= 2 }
    try await tab.connection.setReading(false)

    let commits = 6_000
    let words = String(repeating: "many words ", count: 500)
    for number in 1...commits {
      app.show([.set(LayerID(1), .content(TestText.line("\(number) \(words)")))])
      if number.isMultiple(of: 500) {
        let queued = try await app.display.queuedBytes()
        #expect(queued <= Tab.highWater + 16_000)
      }
    }
    #expect(try await app.display.queuedBytes() > Tab.lowWater, "the tab was not slow")

    try await tab.connection.setReading(true)
    let last = "[\"S\",\(app.lastCommit),"
    let bytes = await tab.connection.bytes {
      String(decoding: $0.suffix(12_000), as: UTF8.self).contains(last)
    }
    #expect(bytes.count < commits * words.utf8.count / 2)
    // From here on it gets commits again.
    app.show([.set(LayerID(1), .opacity(0.5))])
    let next = "[\(app.lastCommit),[\"s\",1,{\"opacity\":\"0.5\"}]]"
    _ = await tab.connection.bytes { String(decoding: $0.suffix(200), as: UTF8.self).contains(next) }
    #expect(!tab.connection.isClosed)
    #expect(app.log.all.isEmpty)
  }

  @Test("Pings that nobody reads the answers to leave one answer, and the tab's input still arrives")
  func unreadPings() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await RawSocket(app.url)
    try await tab.hello()
    try await tab.connection.setReading(false)
    let ping = RawSocket.frame([UInt8](repeating: 1, count: 125), first: 0x89)
    let pings = [UInt8](Array(repeating: ping, count: 500).joined())
    for _ in 0..<40 { try await tab.connection.send(pings) }
    for token in 1...2_000 { try await tab.send("[\"y\",\(token)]") }
    try await tab.send("[\"e\",1,7]")
    for _ in 0..<15_000 where app.inputs.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    #expect(app.inputs == [.activate(LayerID(7))])
    #expect(try await app.display.queuedBytes() <= Tab.highWater + 16_000)
    #expect(app.log.all.isEmpty)
  }

  @Test("Moves of one pointer that wait are given as one, whose number acknowledges all")
  func moves() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await RawSocket(app.url)
    try await tab.hello()
    let frames = (1...1_000).flatMap {
      RawSocket.frame("[\"p\",\($0),\"move\",1,\"mouse\",\($0),0,\($0),0,false]".utf8)
    }
    try await tab.connection.send(frames)
    _ = await tab.connection.bytes {
      String(decoding: $0.suffix(100), as: UTF8.self).contains("[\"a\",1000]")
    }
    let places = app.inputs.compactMap { if case .pointer(let step) = $0 { step.location.x } else { nil } }
    #expect(places == places.sorted() && Set(places).count == places.count && places.last == 1_000)
    #expect(places.count >= 1_000 / InputQueue.mostMerged && app.log.all.isEmpty)
  }

  @Test func aFloodOfInputWaitsInTheTabAndIsGivenOnceInOrder() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await RawSocket(app.url)
    try await tab.hello()
    let count = 5_000
    var frames: [UInt8] = []
    for number in 1...count {
      let frame = RawSocket.frame("[\"e\",\(number),\(number)]".utf8)
      frames += frame
      // What was sent twice counts once.
      if number.isMultiple(of: 7) { frames += frame }
    }
    try await tab.connection.send(frames)
    let last = "[\"a\",\(count)]"
    _ = await tab.connection.bytes { String(decoding: $0.suffix(100), as: UTF8.self).contains(last) }
    #expect(app.inputs == (1...count).map { .activate(LayerID($0)) })
    #expect(app.log.all.isEmpty)
  }

  @Test func aSessionThatComesBackOnAnotherConnectionGoesOnWhereItWas() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let first = try await RawSocket(app.url)
    try await first.hello()
    for number in 1...3 { try await first.send("[\"e\",\(number),\(number)]") }
    _ = await first.connection.bytes { RawSocket.messages(in: $0).texts.contains("[\"a\",3]") }
    // The old connection is still there: it gives way.
    let second = try await RawSocket(app.url)
    try await second.hello()
    for number in 2...5 { try await second.send("[\"e\",\(number),\(number)]") }
    let bytes = await second.connection.bytes { RawSocket.messages(in: $0).texts.contains("[\"a\",5]") }
    #expect(RawSocket.messages(in: bytes).texts.first?.hasPrefix("[\"w\",3,3,0,") == true)
    #expect(app.inputs == (1...5).map { .activate(LayerID($0)) })
    _ = await first.connection.bytesToTheEnd()
  }
}
