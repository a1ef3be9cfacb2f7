import DisplayProtocol
import SceneTree

/// A request in the driver's language: one verb, how it is documented, read, written and performed.
///
/// A new verb is a type of its own in folder `Verbs`, with a record of it at the end of its file.
package protocol DriverRequest: Hashable, Sendable {
  /// The verb, its arguments, and what they are for.
  static var form: RequestForm { get }

  /// Reads the arguments. Throws an error whose message states what is wrong and what was expected.
  init(_ arguments: RequestArguments) throws(DriverError)

  /// The arguments as they are written. The verb's own value has the verb's name.
  var arguments: [String: JSONValue] { get }

  /// Performs the request, and returns once its effects are complete.
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
