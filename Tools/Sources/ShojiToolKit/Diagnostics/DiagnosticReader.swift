import Foundation
import MarkupReading
import XcodeProjects

/// Makes places of what the compiler says, with the cause and advice of each.
public struct DiagnosticReader: Sendable {
  private let names: AbsentNames

  /// A reader that knows the names that Shoji lacks.
  public init(names: AbsentNames) { self.names = names }

  /// The errors in the compiler's words, each once, without those that follow from others.
  public func errors(in output: String) -> [Diagnostic] { Self.withoutConsequences(allErrors(in: output)) }

  /// The errors without those that follow from others, unless there are only such.
  static func withoutConsequences(_ all: [Diagnostic]) -> [Diagnostic] {
    let real = all.filter { !isConsequence($0.message) }
    return real.isEmpty ? all : real
  }

  /// The errors in the compiler's words, each once.
  func allErrors(in output: String) -> [Diagnostic] {
    CompilerOutput.errors(in: output).map { error in
      var error = error
      let (cause, advice) = cause(of: error.message)
      error.cause = cause
      // The catalog has names without advice.
      error.advice = advice.flatMap { $0.isEmpty ? nil : $0 } ?? error.notes.first
      return error
    }
  }

  /// Whether an error follows from another one, which is the cause.
  static func isConsequence(_ message: String) -> Bool {
    ["cannot infer contextual base in reference", "could not be inferred", "type of expression is ambiguous"]
      .contains { message.contains($0) }
  }

  /// The cause of an error, and what to do.
  func cause(of message: String) -> (cause: String, advice: String?) {
    if let match = message.firstMatch(of: /^no such module '([^']+)'/) {
      return DiagnosticReader.missing(String(match.1))
    }
    if let match = message.firstMatch(of: /'([^']+)' is unavailable(?: in \w+)?(?:: (.+))?$/) {
      let name = String(match.1)
      return (
        DiagnosticReader.plain(name), match.2.map(String.init) ?? names[DiagnosticReader.plain(name)]
      )
    }
    if let match = message.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/) {
      let name = String(match.1)
      return (name, names[name])
    }
    if let match = message.firstMatch(of: /^(?:value of )?type '([^']+)' has no member '([^']+)'/) {
      let name = "\(DiagnosticReader.type(match.1)).\(DiagnosticReader.plain(String(match.2)))"
      return (name, names[name])
    }
    if message.contains("Objective-C interoperability is disabled") {
      return ("@objc", "leave @objc out")
    }
    if let match = message.firstMatch(of: /^'(#\w+)' can only be used with the Objective-C runtime/) {
      return (String(match.1), nil)
    }
    return DiagnosticReader.habit(in: message) ?? (message, nil)
  }

  /// The cause and advice of what Objective-C's runtime allows and Swift's does not.
  private static func habit(in message: String) -> (cause: String, advice: String?)? {
    if let match = message.firstMatch(
      of: /object of class type '([^']+)' with a metatype value must use a 'required'/)
    {
      return (
        "objects of classes by name",
        "choose the class by a switch, or cast to a class of your own that has a required init(); \(match.1) has none"
      )
    }
    if let match = message.firstMatch(
      of: /cannot inherit from class '([^']+)' \(compiled with .* could not be loaded/)
    {
      return ("subclass of \(match.1)", "use \(match.1) without a subclass, or set SWIFT_VERSION to 6")
    }
    if let match = message.firstMatch(of: /is declared in extension of '([^']+)' and cannot be overridden/) {
      return (
        "override of a member of an extension",
        "declare the member in a class of your own between \(match.1) and the subclass"
      )
    }
    return nil
  }

  /// The cause and advice of a module that is not there.
  static func missing(_ module: String) -> (cause: String, advice: String?) {
    let advice =
      ShojiModules.absent[module].map { $0.isEmpty ? "leave out what needs it" : $0 }
      ?? "name the package or pod that has it"
    return ("import \(module)", advice)
  }

  /// A name without its arguments.
  private static func plain(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// A type's name without generic arguments, optionals and metatypes.
  private static func type(_ name: Substring) -> String {
    var name = name.prefix { $0 != "<" }
    while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
    return String(name.hasSuffix(".Type") ? name.dropLast(5) : name)
  }
}
