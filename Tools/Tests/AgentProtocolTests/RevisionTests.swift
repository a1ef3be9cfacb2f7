import AgentProtocol
import Foundation
import Testing

/// The beginning of sessions, in all revisions of the protocol.
@Suite struct RevisionTests {
  private let fixture: ServerFixture

  init() throws { fixture = try ServerFixture() }

  @Test(
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
      ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
      ("", "2025-11-25"),
    ])
  func theHandshakeAgreesOnARevision(wanted: String, chosen: String) throws {
    let client = fixture.client
    #expect(try client.initialize(wanted) == chosen)
    let tools = try #require(try client.result(of: "tools/list")["tools"]?.array)
    #expect(tools.compactMap { $0["name"]?.string } == ["add", "wait", "fail"])
    #expect((tools[0]["outputSchema"] != nil) == (chosen >= "2025-06-18"))
    #expect((tools[0]["annotations"] != nil) == (chosen >= "2025-03-26"))
    let answer = try client.call("add", ["numbers": [1, 2.5]])
    #expect(answer.text == "3.5")
    #expect(answer.structured == (chosen >= "2025-06-18" ? ["sum": 3.5] : nil))
    #expect(try client.result(of: "ping") == [:])
    #expect(client.finish() && client.faults == [])
  }

  private static let meta: JSONValue = [
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": [:],
  ]

  @Test func aRequestMayNameTheRevisionItself() throws {
    let client = fixture.client
    let found = try client.result(of: "server/discover", ["_meta": Self.meta])
    #expect(found["supportedVersions"] == ["2026-07-28"] && found["capabilities"]?["tools"] != nil)
    let list = try client.result(of: "tools/list", ["_meta": Self.meta])
    for result in [found, list] {
      #expect(result["resultType"] == "complete" && result["cacheScope"] == "public")
      #expect((result["ttlMs"]?.number ?? -1) >= 0)
    }
    let sum = try client.result(
      of: "tools/call", ["name": "add", "arguments": ["numbers": [2]], "_meta": Self.meta])
    #expect(sum["resultType"] == "complete" && sum["structuredContent"] == ["sum": 2])
    #expect(sum["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "fixture")
    // What the revision has not.
    let ping = try client.answer(to: client.request("ping", ["_meta": Self.meta]))
    #expect(ping["error"]?["code"] == -32601)
    #expect(client.finish() && client.faults == [])
  }

  @Test func aRevisionThatIsNotKnownIsNamedWithThoseThatAre() throws {
    let client = fixture.client
    for name in ["2030-01-01", "2025-06-18"] {
      let answer = try client.answer(
        to: client.request(
          "tools/list",
          [
            "_meta": [
              "io.modelcontextprotocol/protocolVersion": .string(name),
              "io.modelcontextprotocol/clientCapabilities": [:],
            ]
          ]))
      #expect(answer["error"]?["code"] == -32022)
      #expect(answer["error"]?["data"] == ["supported": ["2026-07-28"], "requested": .string(name)])
    }
    let bare = try client.answer(
      to: client.request(
        "tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]]))
    #expect(bare["error"]?["code"] == -32602)
    #expect(bare["error"]?["message"]?.string?.contains("clientCapabilities") == true)
    #expect(client.finish() && client.faults == [])
  }

  @Test func nothingComesBeforeTheHandshakeAndItComesOnce() throws {
    let client = fixture.client
    let early = try client.answer(to: client.request("tools/list"))
    #expect(early["error"]?["code"] == -32600)
    #expect(early["error"]?["message"]?.string?.contains("initialize") == true)
    #expect(try client.result(of: "ping") == [:])
    try client.initialize()
    #expect(throws: (any Error).self) { try client.initialize() }
    #expect(try client.call("add", ["numbers": [1]]).text == "1.0")
    #expect(client.finish() && client.faults == [])
  }

  @Test func theRevisionOf2025MarchHasBatches() throws {
    let client = fixture.client
    try client.initialize("2025-03-26")
    client.send(
      line:
        #"[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},3,{"jsonrpc":"2.0","id":"b","method":"tools/call","params":{"name":"add","arguments":{"numbers":[4]}}}]"#
    )
    #expect(try client.answer(to: "a")["result"] == [:])
    #expect(try client.answer(to: "b")["result"]?["content"]?.array?.first?["text"] == "4.0")
    #expect(try client.other { $0["error"]?["code"] == -32600 }["id"] == .null)
    client.send(line: "[]")
    _ = try client.other { $0["error"]?["code"] == -32600 }
    #expect(client.finish() && client.faults == [])
  }
}
