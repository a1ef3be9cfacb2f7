import Foundation

/// A message of JSON-RPC 2.0 that a client sends.
enum RPCMessage: Equatable {
  /// A call that wants an answer.
  case request(id: JSONValue, method: String, params: [String: JSONValue])
  /// A call without an answer.
  case notification(method: String, params: [String: JSONValue])
  /// An answer to a request of the server, which sends none.
  case response

  /// A message that cannot be followed, and the identifier to answer with; null where it has none.
  struct Failure: Error {
    var id: JSONValue
    var error: RPCError
  }

  /// Reads the JSON of a line.
  static func json(ofLine line: Data) throws(RPCError) -> JSONValue {
    do {
      let json = try JSONValue(json: line)
      // Foundation takes more for JSON than the standard does, such as a comma at the end of a list.
      if StrictJSON.isValid(line) { return json }
      throw RPCError(.parse, "the line is not JSON as RFC 8259 has it; write it with a JSON library")
    } catch let error as RPCError {
      throw error
    } catch let error as JSONValue.NestingError {
      throw RPCError(.parse, "the line cannot be read: \(error)")
    } catch {
      let text = String(decoding: line.prefix(80), as: UTF8.self)
      throw RPCError(
        .parse,
        "the line is not JSON: \(text)\(line.count > 80 ? "…" : ""); a message is one line of JSON in UTF-8")
    }
  }

  /// Reads a message.
  init(_ json: JSONValue) throws(Failure) {
    guard case .object(let fields) = json else {
      throw Failure(
        id: .null, error: RPCError(.invalidRequest, "a message is an object, not \(json.kind)"))
    }
    let id = fields["id"]
    func failure(_ message: String) -> Failure {
      Failure(id: RPCMessage.isIdentifier(id) ? id! : .null, error: RPCError(.invalidRequest, message))
    }
    guard fields["jsonrpc"] == "2.0" else {
      throw failure("\"jsonrpc\" must be \"2.0\", not \(fields["jsonrpc"]?.line.prefix(40) ?? "nothing")")
    }
    guard let method = fields["method"] else {
      guard fields["result"] != nil || fields["error"] != nil else {
        throw failure("a message has \"method\", such as \"tools/call\"")
      }
      self = .response
      return
    }
    guard case .string(let name) = method else {
      throw failure("\"method\" must be a string, not \(method.kind)")
    }
    var params: [String: JSONValue] = [:]
    switch fields["params"] {
    case nil: break
    case .object(let object): params = object
    case let other?: throw failure("\"params\" must be an object, not \(other.kind)")
    }
    guard let id else {
      self = .notification(method: name, params: params)
      return
    }
    guard RPCMessage.isIdentifier(id) else {
      throw failure("\"id\" must be a string or a whole number, not \(id.line.prefix(40))")
    }
    self = .request(id: id, method: name, params: params)
  }

  /// Whether a value may name a request.
  static func isIdentifier(_ value: JSONValue?) -> Bool {
    switch value {
    case .string: true
    case .number(let number): number.rounded() == number && abs(number) <= 9_007_199_254_740_992
    default: false
    }
  }
}
