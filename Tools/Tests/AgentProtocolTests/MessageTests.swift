import AgentProtocol
import Foundation
import Testing

/// Messages that are wrong, calls at once, and calls that are cancelled.
@Suite struct MessageTests {
  private let fixture: ServerFixture

  init() throws {
    fixture = try ServerFixture()
    try fixture.client.initialize()
  }

  /// Lines without an identifier to answer to, and the codes of their errors.
  @Test(
    arguments: [
      ("{", -32700), ("nonsense", -32700), ("\u{1}", -32700), ("{\"a\":1,}", -32700),
      ("\"\\ud800\"x", -32700),
      ("{\"a\":01}", -32700), ("{\"a\":1.}", -32700), ("{\"a\":+1}", -32700), ("{'a':1}", -32700),
      ("{a:1}", -32700),
      ("{\"a\":\"\\x\"}", -32700), ("{\"a\":\"\t\"}", -32700), ("{\"a\":NaN}", -32700),
      ("{\"a\":1}{}", -32700),
      ("{} // a", -32700), ("{\"a\":[1,]}", -32700), ("{\"a\" 1}", -32700),
      (String(repeating: "[", count: 400), -32700),
      ("{\"a\":" + String(repeating: "[", count: 200) + String(repeating: "]", count: 200) + "}", -32700),
      ("3", -32600), ("null", -32600), ("\"ping\"", -32600), ("[]", -32600), ("{}", -32600),
      ("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", -32600),
      ("{\"jsonrpc\":\"2.0\"}", -32600), ("{\"jsonrpc\":\"2.0\",\"method\":7}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"method\":\"ping\",\"id\":null}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"method\":\"ping\",\"id\":1.5}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"method\":\"ping\",\"id\":{}}", -32600),
      ("{\"method\":\"ping\"}", -32600), ("{\"jsonrpc\":\"1.0\",\"method\":\"ping\"}", -32600),
      ("{\"jsonrpc\":2.0,\"method\":\"ping\"}", -32600),
    ])
  func aLineThatIsNoRequestIsAnsweredAsSuch(line: String, code: Int) throws {
    let client = fixture.client
    client.send(line: line)
    let answer = try client.other { $0["error"] != nil }
    #expect(answer["error"]?["code"]?.integer == code && answer["id"] == .null)
    #expect(try client.result(of: "ping") == [:])
    #expect(client.finish() && client.faults == [])
  }

  /// Requests with an identifier, the codes of their errors, and what the messages name.
  @Test(
    arguments: [
      (#""id":9,"jsonrpc":"1.0","method":"ping""#, -32600, "2.0"),
      (#""id":9,"jsonrpc":"2.0","method":"ping","params":[]"#, -32600, "params"),
      (#""id":9,"jsonrpc":"2.0","method":"resources/list""#, -32601, "tools/list"),
      (#""id":9,"jsonrpc":"2.0","method":"""#, -32601, "tools/call"),
      (#""id":9,"jsonrpc":"2.0","method":"server/discover""#, -32601, "tools/list"),
      (#""id":9,"jsonrpc":"2.0","method":"tools/list","params":{"cursor":"2"}"#, -32602, "all tools at once"),
      (#""id":9,"jsonrpc":"2.0","method":"tools/call""#, -32602, "name"),
      (#""id":9,"jsonrpc":"2.0","method":"tools/call","params":{"name":3}"#, -32602, "a number"),
      (#""id":9,"jsonrpc":"2.0","method":"tools/call","params":{"name":"ad"}"#, -32602, "add, wait, fail"),
      (
        #""id":9,"jsonrpc":"2.0","method":"tools/call","params":{"name":"add","arguments":[1]}"#, -32602,
        "an object"
      ),
      (
        #""id":9,"jsonrpc":"2.0","method":"tools/call","params":{"name":"fail","_meta":{"progressToken":{}}}"#,
        -32602, "progressToken"
      ),
    ])
  func aRequestThatCannotBeFollowedIsAnsweredWithWhatToDo(
    fields: String, code: Int, word: String
  ) throws {
    let client = fixture.client
    client.send(line: "{\(fields)}")
    let error = try client.answer(to: 9)["error"]
    #expect(error?["code"]?.integer == code)
    #expect(error?["message"]?.string?.contains(word) == true, "\(error?.line ?? "")")
    #expect(client.finish() && client.faults == [])
  }

  @Test(
    arguments: [
      ([:], "needs the argument “numbers”"), (["numbers": 3], "takes a list"),
      (["numbers": []], "takes a list"), (["numbers": ["1"]], "each a number"),
      (["numbers": [1], "number": 1], "has no argument “number”; it takes numbers, times, unit"),
      (["numbers": [1], "times": 4], "a whole number from 1 to 3, not 4"),
      (["numbers": [1], "times": 1.5], "a whole number from 1 to 3, not 1.5"),
      (["numbers": [1], "unit": "mile"], "one of m, km, not \"mile\""),
    ] as [(JSONValue, String)])
  func theAgentReadsWhatIsWrongWithArguments(arguments: JSONValue, words: String) throws {
    let answer = try fixture.client.call("add", arguments)
    #expect(answer.isError && answer.text.contains(words), "\(answer.text)")
  }

  @Test func aFailureOfAToolIsAResult() throws {
    let answer = try fixture.client.call("fail")
    #expect(answer.isError && answer.text == "it failed; try add")
  }

  @Test func aLineThatIsTooLongIsRefusedAndTheNextOneRead() throws {
    let client = fixture.client
    client.send(line: String(repeating: "x", count: LineChannel.longestLine + 1))
    #expect(
      try client.other { $0["error"]?["code"] == -32700 }["error"]?["message"]?.string?.contains("bytes")
        == true)
    #expect(try client.result(of: "ping") == [:])
  }

  @Test func aCancelledCallEndsWithoutAnAnswer() throws {
    let client = fixture.client
    let waiting = client.request("tools/call", ["name": "wait", "_meta": ["progressToken": "t"]])
    let progress = try client.other { $0["method"] == "notifications/progress" }
    #expect(progress["params"] == ["progressToken": "t", "progress": 1, "total": 2, "message": "waiting"])
    // Others are answered meanwhile.
    #expect(try client.call("add", ["numbers": [1]]).text == "1.0")
    client.notify("notifications/cancelled", ["requestId": waiting, "reason": "enough"])
    client.notify("notifications/cancelled", ["requestId": 1_000])
    client.notify("notifications/cancelled")
    // The identifier is free once the call has ended.
    while true {
      client.send(
        line:
          "{\"jsonrpc\":\"2.0\",\"id\":\(waiting.line),\"method\":\"tools/call\",\"params\":{\"name\":\"fail\"}}"
      )
      let answer = try client.answer(to: waiting)
      if answer["result"]?["isError"] == true { break }
      #expect(answer["error"]?["message"]?.string?.contains("under way") == true)
    }
    // Progress that does not grow is not reported.
    #expect(client.takeOthers() == [])
    #expect(client.finish() && client.faults == [])
  }

  @Test func callsRunAtOnceUpToALimit() throws {
    let client = fixture.client
    let waiting = (0..<AgentServer.mostCalls).map { _ in client.request("tools/call", ["name": "wait"]) }
    let refused = try client.answer(to: client.request("tools/call", ["name": "add"]))
    #expect(refused["error"]?["code"] == -32000)
    for id in waiting { client.notify("notifications/cancelled", ["requestId": id]) }
    var isFree = false
    for _ in 0..<10_000 where !isFree {
      isFree = try client.answer(to: client.request("tools/call", ["name": "fail"]))["result"] != nil
    }
    #expect(isFree)
    #expect(client.finish() && client.faults == [])
  }

  @Test func callsThatAreUnderWayEndWithTheSession() throws {
    let client = fixture.client
    for _ in 0..<8 { client.request("tools/call", ["name": "wait"]) }
    #expect(client.finish(seconds: 30) && client.faults == [])
  }
}
