import Testing
import VisitorMessages

/// The words between server, template and visitors' processes.
struct VisitorMessageTests {
  private static let messages: [VisitorMessage] = [
    .connection(number: 7, newCookie: nil, bytes: []),
    .connection(number: 8, newCookie: "visitor-App=1.2; Path=/; HttpOnly", bytes: Array("GET / \n\0x".utf8)),
    .end, .kept, .took(3), .answered(3), .pages(0), .pages(12), .used, .busy, .free, .staying, .did([]),
    .did([1, 2, 3_000_000_000]), .start(number: 4, variables: ["HOME": "/a b=c", "EMPTY": ""]), .ready,
    .started(number: 4, process: 99), .failed(number: 4, error: 11), .ended(process: 99, status: 256),
  ]

  @Test("What is said is understood") func roundTrip() {
    for message in Self.messages where message != .did([]) {
      #expect(VisitorMessage(message.bytes) == message)
    }
  }

  @Test(
    "What nobody says is not understood",
    arguments: [
      "", " ", "\n", "connection", "connection x\n", "took", "took x", "pages -1", "pages 1.5", "did x",
      "did 1 x",
      "started 1", "started 1 x", "ended x 1", "ended 99999999999 1", "READY", "start", "start x\0A=1\0",
      "end 1",
      "answered 99999999999999999999",
    ])
  func nonsense(text: String) {
    #expect(VisitorMessage(Array(text.utf8)) == nil)
  }

  @Test("Bytes of any kind are read without an end of the process") func bytes() {
    var random = SeededGenerator(seed: 3)
    var understood = 0
    for _ in 0..<20_000 {
      var bytes = Self.messages.randomElement(using: &random)?.bytes ?? []
      for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        }
      }
      guard let message = VisitorMessage(bytes) else { continue }
      understood += 1
      // What was understood once is understood as it is said again.
      let again = VisitorMessage(message.bytes)
      #expect(again == message || message == .did([]))
    }
    #expect(understood > 1_000)
  }

  @Test("A variable's value may have an equals sign, and none has a null byte") func variables() {
    let message = VisitorMessage(Array("start 5\0A=b=c\0nothing\0=x\0B=\0".utf8))
    #expect(message == .start(number: 5, variables: ["A": "b=c", "": "x", "B": ""]))
  }
}
