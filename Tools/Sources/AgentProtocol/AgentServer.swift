import Foundation
import Synchronization

/// A server of the Model Context Protocol that has tools and nothing else.
///
/// It speaks the revisions with a handshake and, beside them, the one in which each request names the
/// revision. Calls of tools run at once, each on a thread of its own; the other requests are answered in
/// order.
package final class AgentServer: Sendable {
  /// The most calls that are under way at once.
  package static let mostCalls = 64

  private let name: String
  private let version: String
  private let instructions: String
  private let tools: [Tool]
  private let channel: LineChannel
  private let state = Mutex(State())
  private let idle = DispatchGroup()

  private struct State {
    /// The revision that a handshake has agreed on.
    var revision: ProtocolRevision?
    var calls: [JSONValue: ToolCall] = [:]
  }

  /// Receives the answer to a message; nil for a message that has none.
  typealias Reply = @Sendable (JSONValue?) -> Void

  /// Makes a server. `instructions` tell an agent how the tools go together.
  package init(
    name: String, version: String, instructions: String, tools: [Tool], channel: LineChannel
  ) {
    (self.name, self.version, self.instructions) = (name, version, instructions)
    (self.tools, self.channel) = (tools, channel)
  }

  /// Answers until the client closes the channel. Calls that are under way then are cancelled, and waited for
  /// a while.
  package func run(patience: TimeInterval = 5) {
    channel.read { line in
      switch line {
      case .tooLong:
        answer(
          .null, RPCError(.parse, "a line has at most \(LineChannel.longestLine) bytes; send less at once"))
      case .text(let data):
        do throws(RPCError) { receive(try RPCMessage.json(ofLine: data)) } catch { answer(.null, error) }
      }
    }
    for call in state.withLock({ Array($0.calls.values) }) { call.cancel() }
    _ = idle.wait(timeout: .now() + patience)
  }

  private func answer(_ id: JSONValue, _ error: RPCError) {
    channel.write(Self.response(id, error: error))
  }

  private static func response(_ id: JSONValue, error: RPCError) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": error.json]
  }

  // MARK: Messages

  private func receive(_ json: JSONValue) {
    guard case .array(let messages) = json else {
      return receive(json) { [channel] in if let answer = $0 { channel.write(answer) } }
    }
    guard state.withLock({ $0.revision?.hasBatches == true }) else {
      return answer(
        .null, RPCError(.invalidRequest, "a line holds one message; send each message on a line of its own"))
    }
    guard !messages.isEmpty else {
      return answer(.null, RPCError(.invalidRequest, "a batch has at least one message"))
    }
    let batch = Batch(count: messages.count) { [channel] answers in
      if !answers.isEmpty { channel.write(.array(answers)) }
    }
    for message in messages { receive(message) { batch.add($0) } }
  }

  private func receive(_ json: JSONValue, reply: @escaping Reply) {
    do throws(RPCMessage.Failure) {
      switch try RPCMessage(json) {
      case .response: reply(nil)
      case .notification(let method, let params):
        receive(notification: method, params)
        reply(nil)
      case .request(let id, let method, let params): answer(id, method, params, reply)
      }
    } catch {
      reply(Self.response(error.id, error: error.error))
    }
  }

  private func receive(notification method: String, _ params: [String: JSONValue]) {
    // Unknown notifications are ignored, as the protocol asks.
    guard method == "notifications/cancelled", let id = params["requestId"] else { return }
    state.withLock { $0.calls[id] }?.cancel()
  }

  private func answer(
    _ id: JSONValue, _ method: String, _ params: [String: JSONValue], _ reply: @escaping Reply
  ) {
    do throws(RPCError) {
      if method == "initialize" {
        return reply(Self.response(id, try initialize(params)))
      }
      let revision = try revision(for: method, params)
      switch method {
      case "ping" where revision.hasHandshake: reply(Self.response(id, [:]))
      case "server/discover" where !revision.hasHandshake:
        reply(Self.response(id, finished(discovery, in: revision, isList: true)))
      case "tools/list":
        if let cursor = params["cursor"], cursor != .null {
          throw RPCError(
            .invalidParams,
            "there is no page \(cursor.line.prefix(40)); tools/list answers with all tools at once")
        }
        let list: [String: JSONValue] = ["tools": .array(tools.map { $0.json(in: revision) })]
        reply(Self.response(id, finished(list, in: revision, isList: true)))
      case "tools/call": try call(id, params, revision, reply)
      default:
        throw RPCError(
          .methodNotFound,
          "there is no method \"\(method.prefix(60))\"; this server has tools/list and tools/call")
      }
    } catch {
      reply(Self.response(id, error: error))
    }
  }

  private static func response(_ id: JSONValue, _ result: [String: JSONValue]) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": .object(result)]
  }

  // MARK: Revisions

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"

  /// The revision in which a request is answered.
  private func revision(
    for method: String, _ params: [String: JSONValue]
  ) throws(RPCError) -> ProtocolRevision {
    if let wanted = params["_meta"]?[Self.versionKey] {
      guard case .string(let name) = wanted else {
        throw RPCError(.invalidParams, "\"\(Self.versionKey)\" must be a string, not \(wanted.kind)")
      }
      guard let revision = ProtocolRevision(rawValue: name), !revision.hasHandshake else {
        let known = ProtocolRevision.allCases.filter { !$0.hasHandshake }.map {
          JSONValue.string($0.rawValue)
        }
        throw RPCError(
          .unsupportedVersion, "the revision \"\(name.prefix(40))\" is not known; use one of those supported",
          data: ["supported": .array(known), "requested": wanted])
      }
      guard params["_meta"]?["io.modelcontextprotocol/clientCapabilities"]?.object != nil else {
        throw RPCError(
          .invalidParams,
          "\"_meta\" of \"\(method)\" needs \"io.modelcontextprotocol/clientCapabilities\", an object that may be empty"
        )
      }
      return revision
    }
    if let agreed = state.withLock({ $0.revision }) { return agreed }
    if method == "ping" { return .lastWithHandshake }
    throw RPCError(
      .invalidRequest,
      "\"\(method.prefix(60))\" comes before the handshake; send initialize first, or name the protocol's revision in "
        + "\"_meta\" as \"\(Self.versionKey)\"")
  }

  private var capabilities: JSONValue { ["tools": [:]] }
  private var serverInfo: JSONValue { ["name": .string(name), "version": .string(version)] }

  private func initialize(_ params: [String: JSONValue]) throws(RPCError) -> [String: JSONValue] {
    guard case .string(let wanted) = params["protocolVersion"] else {
      throw RPCError(
        .invalidParams,
        "\"protocolVersion\" of \"initialize\" takes a string such as \"\(ProtocolRevision.lastWithHandshake.rawValue)\", not "
          + (params["protocolVersion"]?.kind ?? "nothing"))
    }
    for (key, value) in [("capabilities", params["capabilities"]), ("clientInfo", params["clientInfo"])]
    where value?.object == nil {
      throw RPCError(
        .invalidParams, "\"\(key)\" of \"initialize\" takes an object, not \(value?.kind ?? "nothing")")
    }
    let known = ProtocolRevision(rawValue: wanted).flatMap { $0.hasHandshake ? $0 : nil }
    let revision = known ?? .lastWithHandshake
    let isFirst = state.withLock { state in
      defer { if state.revision == nil { state.revision = revision } }
      return state.revision == nil
    }
    guard isFirst else {
      throw RPCError(
        .invalidRequest, "the session is initialized already; start another server for another session")
    }
    return [
      "protocolVersion": .string(revision.rawValue), "capabilities": capabilities, "serverInfo": serverInfo,
      "instructions": .string(instructions),
    ]
  }

  private var discovery: [String: JSONValue] {
    [
      "supportedVersions": .array(
        ProtocolRevision.allCases.filter { !$0.hasHandshake }.map { .string($0.rawValue) }),
      "capabilities": capabilities, "instructions": .string(instructions),
    ]
  }

  /// A result with what its revision wants beside it.
  private func finished(
    _ result: [String: JSONValue], in revision: ProtocolRevision, isList: Bool = false
  ) -> [String: JSONValue] {
    guard !revision.hasHandshake else { return result }
    var result = result
    result["resultType"] = "complete"
    result["_meta"] = ["io.modelcontextprotocol/serverInfo": serverInfo]
    if isList {
      // The tools are the same for as long as the server runs.
      result["ttlMs"] = 3_600_000
      result["cacheScope"] = "public"
    }
    return result
  }

  // MARK: Calls

  private func call(
    _ id: JSONValue, _ params: [String: JSONValue], _ revision: ProtocolRevision, _ reply: @escaping Reply
  ) throws(RPCError) {
    guard case .string(let name) = params["name"] else {
      throw RPCError(
        .invalidParams,
        "\"name\" of \"tools/call\" takes the name of a tool, not \(params["name"]?.kind ?? "nothing")")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      throw RPCError(.invalidParams, "there is no tool \"\(name.prefix(60))\"; there are \(names)")
    }
    let given = params["arguments"] ?? [:]
    guard case .object(let arguments) = given else {
      throw RPCError(.invalidParams, "\"arguments\" of \"tools/call\" takes an object, not \(given.kind)")
    }
    let call = ToolCall(
      arguments: arguments, report: try progress(params["_meta"]?["progressToken"], revision))
    try register(call, id)
    idle.enter()
    let thread = Thread { [self] in
      let result = Self.perform(tool, call)
      state.withLock { $0.calls[id] = nil }
      // A cancelled request has no answer.
      reply(call.isCancelled ? nil : Self.response(id, finished(result.json(in: revision), in: revision)))
      idle.leave()
    }
    thread.name = name
    // Trees of views are deep, and reading them takes stack for each level.
    thread.stackSize = 16 << 20
    thread.start()
  }

  private func register(_ call: ToolCall, _ id: JSONValue) throws(RPCError) {
    let error = state.withLock { state -> RPCError? in
      if state.calls[id] != nil {
        return RPCError(
          .invalidRequest, "the request \(id.line.prefix(40)) is under way; each one has an id of its own")
      }
      if state.calls.count >= Self.mostCalls {
        return RPCError(.busy, "\(Self.mostCalls) calls are under way; wait for some of them")
      }
      state.calls[id] = call
      return nil
    }
    if let error { throw error }
  }

  private func progress(
    _ token: JSONValue?, _ revision: ProtocolRevision
  ) throws(RPCError) -> (@Sendable (Double, Double?, String) -> Void)? {
    guard let token, token != .null else { return nil }
    guard RPCMessage.isIdentifier(token) else {
      throw RPCError(.invalidParams, "\"progressToken\" takes a string or a whole number, not \(token.kind)")
    }
    return { [channel] progress, total, message in
      var fields: [String: JSONValue] = ["progressToken": token, "progress": .number(progress)]
      fields["total"] = total.map { .number($0) }
      if revision.hasProgressMessages { fields["message"] = .string(message) }
      channel.write(["jsonrpc": "2.0", "method": "notifications/progress", "params": .object(fields)])
    }
  }

  private static func perform(_ tool: Tool, _ call: ToolCall) -> ToolResult {
    // The agent reads the results of tools, not always the protocol's errors.
    if let fault = tool.input.fault(in: call.arguments, of: tool.name) {
      return ToolResult(fault, isError: true)
    }
    do {
      return try tool.perform(call)
    } catch {
      return ToolResult("\(error)", isError: true)
    }
  }
}

/// The answers to the messages of one line, which go back on one line.
private final class Batch: Sendable {
  private let state: Mutex<(left: Int, answers: [JSONValue])>
  private let finish: @Sendable ([JSONValue]) -> Void

  init(count: Int, finish: @escaping @Sendable ([JSONValue]) -> Void) {
    state = Mutex((count, []))
    self.finish = finish
  }

  func add(_ answer: JSONValue?) {
    let all = state.withLock { state -> [JSONValue]? in
      state.left -= 1
      if let answer { state.answers.append(answer) }
      return state.left == 0 ? state.answers : nil
    }
    if let all { finish(all) }
  }
}
