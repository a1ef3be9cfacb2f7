import Foundation

/// The bound on lists and objects in each other in JSON that comes from outside.
///
/// Reading a ``JSONValue`` takes a part of the stack for each of them, and those that Foundation lets pass,
/// 512, do not fit on the stack of every thread.
package enum JSONNesting {
  /// The greatest number of lists and objects in each other.
  package static let limit = 64

  /// Whether JSON keeps to the bound. What is no JSON may do so, too.
  package static func isBounded(_ json: Data) -> Bool {
    json.withUnsafeBytes { bytes in
      var (depth, isString, isEscaped) = (0, false, false)
      for byte in bytes {
        if isString {
          if isEscaped {
            isEscaped = false
          } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
          } else if byte == UInt8(ascii: "\"") {
            isString = false
          }
          continue
        }
        switch byte {
        case UInt8(ascii: "\""): isString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"):
          depth += 1
          if depth > limit { return false }
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
      return true
    }
  }
}

extension JSONValue {
  /// Reads JSON. Throws an error for what is none, or is nested deeper than ``JSONNesting/limit``.
  package init(json: Data) throws {
    guard JSONNesting.isBounded(json) else { throw NestingError() }
    self = try JSONDecoder().decode(JSONValue.self, from: json)
  }

  /// The error of JSON that is nested too deep.
  package struct NestingError: Error, CustomStringConvertible {
    package init() {}

    /// The message.
    package var description: String {
      "lists and objects lie more than \(JSONNesting.limit) deep in each other"
    }
  }
}
