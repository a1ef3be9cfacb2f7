import DisplayProtocol
import SceneTree

/// A request in the driver's language: one verb, how it is documented, read, written and performed.
///
/// A new verb is a type of its own in folder `Requests`, with a record of it at the end of its file.
package protocol DriverRequest: Hashable, Sendable {
  /// The verb, its arguments, and what they are for.
  static var form: RequestForm { get }

  /// Reads the arguments. Throws a sentence that says what is wrong and what was expected.
  init(_ arguments: RequestArguments) throws(DriverError)

  /// The arguments as they are written. The verb's own value has the verb's name.
  var arguments: [String: JSONValue] { get }

  /// Does what is asked, and returns once all that it caused is done.
  func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer
}

/// The answer to a request.
package enum DriverAnswer {
  /// It was done.
  case ok
  /// It was done, and this was found.
  case found([String: any Encodable & Sendable])
  /// It was done, and is the last.
  case end
}

extension DriverRequest {
  /// The request as it is written.
  package var json: JSONValue {
    let (form, all) = (Self.form, arguments)
    guard case .object(let inner) = form.value else { return .object(all) }
    let names = Set(inner.map(\.name))
    return .object(
      all.filter { !names.contains($0.key) }
        .merging([form.name: .object(all.filter { names.contains($0.key) })]) { $1 })
  }
}

/// A verb and its arguments, for readers of requests and for people.
package struct RequestForm: Sendable {
  /// One argument.
  package struct Argument: Sendable {
    /// Its key.
    package var name: String
    /// Its value, as it is written in descriptions, such as `SECONDS`.
    package var value: String
    /// The purpose, unit and default.
    package var summary: String

    /// Describes an argument.
    package init(_ name: String, _ value: String, _ summary: String) {
      (self.name, self.value, self.summary) = (name, value, summary)
    }
  }

  /// The value of the verb's own key.
  package enum Value: Sendable {
    /// One argument.
    case one(String, String)
    /// An object of arguments.
    case object([Argument])
  }

  /// The verb.
  package var name: String
  /// A summary of the request.
  package var summary: String
  /// The value of the verb's own key.
  package var value: Value
  /// The options beside the verb's own key.
  package var options: [Argument]

  /// Describes a verb with one value, as it is written, and what that is for.
  package init(
    _ name: String, _ value: String, _ meaning: String, options: [Argument] = [], summary: String
  ) {
    (self.name, self.summary, self.options) = (name, summary, options)
    self.value = .one(value, meaning)
  }

  /// Describes a verb whose value is an object.
  package init(_ name: String, _ arguments: [Argument], options: [Argument] = [], summary: String) {
    (self.name, self.summary, self.options) = (name, summary, options)
    value = .object(arguments)
  }

  /// The request with all its arguments, such as `{"advance": SECONDS}`.
  package var usage: String {
    func list(_ arguments: [Argument]) -> [String] { arguments.map { "\"\($0.name)\": \($0.value)" } }
    let own =
      switch value {
      case .one(let value, _): value
      case .object(let arguments): "{\(list(arguments).joined(separator: ", "))}"
      }
    return "{\((["\"\(name)\": \(own)"] + list(options)).joined(separator: ", "))}"
  }

  /// All arguments, the verb's own value first.
  package var arguments: [Argument] {
    switch value {
    case .one(let value, let meaning): [Argument(name, value, meaning)] + options
    case .object(let arguments): arguments + options
    }
  }
}
