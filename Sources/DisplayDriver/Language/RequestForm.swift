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
    /// Whether it may be left out, as every option may.
    package var isOptional: Bool
    /// Whether another argument says the same.
    package var isSynonym: Bool
    /// Whether it names a file that is written.
    package var isWritten: Bool

    /// Describes an argument.
    package init(
      _ name: String, _ value: String, _ summary: String, isOptional: Bool = false, isSynonym: Bool = false,
      isWritten: Bool = false
    ) {
      (self.name, self.value, self.summary) = (name, value, summary)
      (self.isOptional, self.isSynonym, self.isWritten) = (isOptional, isSynonym, isWritten)
    }
  }

  /// The value of the verb's own key.
  package enum Value: Sendable {
    /// One argument.
    case one(Argument)
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
  /// Whether the app stays as it is.
  package var isQuery: Bool

  /// Describes a verb with one value, as it is written, and what that is for.
  package init(
    _ name: String, _ value: String, _ meaning: String, options: [Argument] = [], isQuery: Bool = false,
    isWritten: Bool = false, summary: String
  ) {
    (self.name, self.summary, self.options, self.isQuery) = (name, summary, options, isQuery)
    self.value = .one(Argument(name, value, meaning, isWritten: isWritten))
  }

  /// Describes a verb whose value is an object.
  package init(_ name: String, _ arguments: [Argument], options: [Argument] = [], summary: String) {
    (self.name, self.summary, self.options, isQuery) = (name, summary, options, false)
    value = .object(arguments)
  }

  /// The request with all its arguments, such as `{"advance": SECONDS}`.
  package var usage: String {
    func list(_ arguments: [Argument]) -> [String] { arguments.map { "\"\($0.name)\": \($0.value)" } }
    let own =
      switch value {
      case .one(let argument): argument.value
      case .object(let arguments): "{\(list(arguments).joined(separator: ", "))}"
      }
    return "{\((["\"\(name)\": \(own)"] + list(options)).joined(separator: ", "))}"
  }

  /// All arguments, the verb's own value first.
  package var arguments: [Argument] {
    switch value {
    case .one(let argument): [argument] + options
    case .object(let arguments): arguments + options
    }
  }
}

extension RequestForm.Argument {
  /// The kind of pointer of a verb that presses.
  static let pointerKind = RequestForm.Argument(
    "with", "KIND", "the kind of pointer: mouse, touch or pen; mouse by default")
  /// A shorter form of the same.
  static let touch = RequestForm.Argument(
    "touch", "true", "the same as \"with\": \"touch\"", isSynonym: true)
  /// The keys that are held.
  static let modifiers = RequestForm.Argument(
    "modifiers", "[MODIFIER, …]",
    "the keys that are held: shift, control, alt, command, capslock; none by default")
}
