/// An error of JSON-RPC 2.0: a code that programs compare and a message that says what to do.
package struct RPCError: Error, Equatable {
  /// The codes of JSON-RPC 2.0 and of the Model Context Protocol.
  package enum Code: Int, Sendable {
    /// The line is no JSON.
    case parse = -32_700
    /// The message is no request.
    case invalidRequest = -32_600
    /// There is no such method.
    case methodNotFound = -32_601
    /// The method's parameters are wrong.
    case invalidParams = -32_602
    /// The server failed.
    case `internal` = -32_603
    /// More requests are under way than the server takes.
    case busy = -32_000
    /// The server does not know the revision of the protocol that a request names.
    case unsupportedVersion = -32_022
  }

  /// The code.
  package var code: Code
  /// The message: what was expected, what was found, what to do next.
  package var message: String
  /// Further values for programs; nil for none.
  package var data: JSONValue?

  /// Makes an error.
  package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The error as it is written.
  var json: JSONValue {
    var fields: [String: JSONValue] = ["code": .number(Double(code.rawValue)), "message": .string(message)]
    fields["data"] = data
    return .object(fields)
  }
}
