import AgentProtocol
import Foundation

/// A client of the Model Context Protocol for tests, written from the protocol's schema: it notes whatever a
/// server says that the schema does not allow.
package final class AgentClient: @unchecked Sendable {
  /// The reason a test's client does not get what it waits for.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  private let output: Int32
  private let process: Process?
  private let condition = NSCondition()
  private var answers: [JSONValue: JSONValue] = [:]
  private var others: [JSONValue] = []
  private var lastIdentifier = 0
  private var isEnded = false
  private var knownFaults: [String] = []
  private var revision: String?

  /// A client that writes to one descriptor and reads from another one, both of which it owns.
  package init(output: Int32, input: Int32, process: Process? = nil) {
    (self.output, self.process) = (output, process)
    Thread.detachNewThread { [self] in read(input) }
  }

  /// A client of a server that it starts.
  package convenience init(
    starting program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws {
    let process = Process()
    let (requests, answers) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try requests.fileHandleForReading.close()
    try answers.fileHandleForWriting.close()
    self.init(
      output: dup(requests.fileHandleForWriting.fileDescriptor),
      input: dup(answers.fileHandleForReading.fileDescriptor), process: process)
    try requests.fileHandleForWriting.close()
  }

  // MARK: Lines

  private func read(_ input: Int32) {
    var rest: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = Foundation.read(input, &part, part.count), count > 0 {
      for byte in part[..<count] {
        if byte == 10 {
          take(Data(rest))
          rest = []
        } else {
          rest.append(byte)
        }
      }
    }
    close(input)
    locked { isEnded = true }
  }

  private func take(_ line: Data) {
    let json = try? JSONValue(json: line)
    locked {
      guard let json else {
        knownFaults.append("no JSON: \(String(decoding: line.prefix(200), as: UTF8.self))")
        return
      }
      for message in json.array ?? [json] {
        if let fault = Conformance.fault(in: message, revision: revision) {
          knownFaults.append("\(fault): \(message.line.prefix(300))")
        }
        if let id = message["id"], id != .null, message["method"] == nil {
          if answers[id] != nil { knownFaults.append("a second answer to \(id.line)") }
          answers[id] = message
        } else {
          others.append(message)
        }
      }
    }
  }

  private func locked<Result>(_ work: () throws -> Result) rethrows -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return try work()
  }

  /// The messages of the server that the schema does not allow.
  package var faults: [String] { locked { knownFaults } }

  /// The server's process.
  package var processIdentifier: Int32 { process?.processIdentifier ?? 0 }

  /// Sends a line as it is.
  package func send(line: String) {
    var bytes = Array(line.utf8)[...] + [10]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Closes the client's end, and waits until the server has ended.
  ///
  /// - Returns: Whether it did in time, with status 0 where it is a process.
  package func finish(seconds: Double = 20) -> Bool {
    close(output)
    let limit = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    while !isEnded, condition.wait(until: limit) {}
    let ended = isEnded
    condition.unlock()
    guard let process else { return ended }
    if !ended { process.terminate() }
    process.waitUntilExit()
    return ended && process.terminationReason == .exit && process.terminationStatus == 0
  }

  // MARK: Messages

  /// Sends a request. Returns its identifier.
  @discardableResult package func request(_ method: String, _ params: JSONValue? = nil) -> JSONValue {
    let id = locked { () -> JSONValue in
      lastIdentifier += 1
      return .number(Double(lastIdentifier))
    }
    var message: [String: JSONValue] = ["jsonrpc": "2.0", "id": id, "method": .string(method)]
    message["params"] = params
    send(line: JSONValue.object(message).line)
    return id
  }

  /// Sends a notification.
  package func notify(_ method: String, _ params: JSONValue? = nil) {
    var message: [String: JSONValue] = ["jsonrpc": "2.0", "method": .string(method)]
    message["params"] = params
    send(line: JSONValue.object(message).line)
  }

  /// Waits for the answer to a request.
  package func answer(to id: JSONValue, seconds: Double = 60) throws -> JSONValue {
    let limit = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      // Kept no longer: a long session would grow.
      if let answer = answers.removeValue(forKey: id) { return answer }
      guard !isEnded else { throw Failure(description: "the server ended before the answer to \(id.line)") }
      guard condition.wait(until: limit) else {
        throw Failure(description: "no answer to \(id.line) in \(seconds) seconds")
      }
    }
  }

  /// Whether an answer to a request has come.
  package func hasAnswer(to id: JSONValue) -> Bool { locked { answers[id] != nil } }

  /// The notifications, and answers without an identifier, that have come since the last call.
  package func takeOthers() -> [JSONValue] {
    locked {
      defer { others = [] }
      return others
    }
  }

  /// Waits for a message that is no answer to a request of a known identifier.
  package func other(seconds: Double = 20, where fits: (JSONValue) -> Bool) throws -> JSONValue {
    let limit = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let place = others.firstIndex(where: fits) { return others.remove(at: place) }
      guard !isEnded, condition.wait(until: limit) else { throw Failure(description: "no such message") }
    }
  }

  /// Sends a request and returns its result; throws the error.
  package func result(of method: String, _ params: JSONValue? = nil, seconds: Double = 60) throws -> JSONValue
  {
    let answer = try answer(to: request(method, params), seconds: seconds)
    guard let result = answer["result"] else {
      throw Failure(description: "\(method): \(answer["error"]?.line ?? answer.line)")
    }
    return result
  }

  /// Begins a session with a revision. Returns the revision that the server chose.
  @discardableResult package func initialize(_ wanted: String = "2025-11-25") throws -> String {
    let result = try result(
      of: "initialize",
      [
        "protocolVersion": .string(wanted), "capabilities": [:],
        "clientInfo": ["name": "tests", "version": "1"],
      ])
    let chosen = result["protocolVersion"]?.string ?? ""
    locked { revision = chosen }
    notify("notifications/initialized")
    return chosen
  }

  /// The text of a tool's result, and whether it is an error.
  package struct ToolAnswer {
    package var text: String
    package var isError: Bool
    package var structured: JSONValue?
    /// The pictures, as PNG.
    package var pictures: [Data]
  }

  /// Calls a tool.
  package func call(
    _ tool: String, _ arguments: JSONValue = [:], seconds: Double = 120
  ) throws -> ToolAnswer {
    let result = try result(
      of: "tools/call", ["name": .string(tool), "arguments": arguments], seconds: seconds)
    let content = result["content"]?.array ?? []
    return ToolAnswer(
      text: content.compactMap { $0["text"]?.string }.joined(separator: "\n"),
      isError: result["isError"] == true, structured: result["structuredContent"],
      pictures: content.compactMap { $0["data"]?.string.flatMap { Data(base64Encoded: $0) } })
  }
}
