import DisplayProtocol
import SceneTree

/// The driver's language: a line holds one request, and each verb is a type.
package enum DriverLanguage {
  /// The verbs, in the order of their names.
  package static var verbs: [any DriverRequest.Type] { LinkedVerbs.all }

  private static let byName = Dictionary(uniqueKeysWithValues: verbs.map { ($0.form.name, $0) })

  /// Reads a line. Throws an error whose message states what is wrong and what was expected.
  package static func read(line: Data) throws(DriverError) -> any DriverRequest {
    let json: JSONValue
    do {
      json = try JSONValue(json: line)
    } catch let error as JSONValue.NestingError {
      throw DriverError("this line is no request: \(error)")
    } catch {
      throw DriverError("this line is not JSON: \(excerpt(of: line))")
    }
    return try read(json)
  }

  private static func excerpt(of line: Data) -> String {
    let text = String(decoding: line.prefix(80), as: UTF8.self)
    return line.count > 80 ? text + "…" : text
  }

  /// Reads a request. Throws an error whose message states what is wrong and what was expected.
  package static func read(_ json: JSONValue) throws(DriverError) -> any DriverRequest {
    guard case .object(let object) = json else {
      throw DriverError("a request is an object such as {\"tree\": true}, not \(json.kind)")
    }
    // `type` and `pointer` name verbs; no verb's option has a verb's name.
    let found = object.keys.filter { byName[$0] != nil }.sorted()
    guard let name = found.first else {
      let keys = object.keys.sorted().prefix(5).map { "\"\($0.prefix(40))\"" }.joined(separator: ", ")
      throw DriverError(
        "unknown request \(keys.isEmpty ? "{}" : keys); a request is one of "
          + byName.keys.sorted().joined(separator: ", "))
    }
    guard found.count == 1 else {
      throw DriverError(
        "a line holds one request, not \(found.map { "\"\($0)\"" }.joined(separator: " and "))")
    }
    let verb = byName[name]!
    return try verb.init(RequestArguments(of: object, form: verb.form))
  }
}
