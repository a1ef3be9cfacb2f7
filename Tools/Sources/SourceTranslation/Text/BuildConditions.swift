import SwiftSyntax
import TranslationInterface

/// The answers to the conditions of `#if`, as they are where a project for iOS runs here.
struct BuildConditions {
  private let names: Set<String>
  private let modules: Set<String>

  init(_ module: ModuleDescription) {
    names = Set(module.conditions)
    modules = Set(module.dependencies)
  }

  /// The modules that any target finds.
  private static let ownModules: Set<String> = [
    "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "ObjectiveCRuntime",
    "Observation",
    "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
  ]

  /// Returns the replacement of a call such as `os(iOS)`; nil where the compiler's own answer is right.
  func replacement(for call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedText
    else { return nil }
    switch (name, argument) {
    case ("os", "iOS"), ("targetEnvironment", "simulator"), ("canImport", "ObjectiveC"),
      ("_runtime", "_ObjC"):
      return "true"
    case ("targetEnvironment", _): return "false"
    case ("canImport", _) where modules.contains(argument) && call.arguments.count == 1: return "true"
    default: return nil
    }
  }

  /// Whether a name does not hold in the project, though the package manager defines it in some builds.
  func isDenied(_ name: String) -> Bool { name == "DEBUG" && !names.contains(name) }

  /// Whether a condition holds. No condition is an `#else`.
  func holds(_ condition: ExprSyntax?) -> Bool {
    guard let condition else { return true }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)[...]) }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let isOr = infix.operator.trimmedText == "||"
      return isOr
        ? holds(infix.leftOperand) || holds(infix.rightOperand)
        : holds(infix.leftOperand) && holds(infix.rightOperand)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !holds(prefix.expression) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return names.contains(name.baseName.text) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return answer(to: call) }
    return false
  }

  private func holds(_ elements: ArraySlice<ExprSyntax>) -> Bool {
    for (word, isAny) in [("||", true), ("&&", false)] {
      let parts = elements.split {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == word
      }
      if parts.count > 1 { return isAny ? parts.contains { holds($0) } : parts.allSatisfy { holds($0) } }
    }
    return elements.count == 1 && holds(elements.first)
  }

  private func answer(to call: FunctionCallExprSyntax) -> Bool {
    if let replacement = replacement(for: call) { return replacement == "true" }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return false }
    let text = argument.trimmedText
    switch name {
    case "os": return text == "Linux"
    case "canImport": return Self.ownModules.contains(text)
    case "arch": return text == Self.architecture
    case "swift", "compiler": return isVersionReached(argument, language: name == "swift")
    case "hasAttribute", "hasFeature": return true
    case "_endian": return text == "little"
    default: return false
    }
  }

  private func isVersionReached(_ argument: ExprSyntax, language: Bool) -> Bool {
    guard let prefix = argument.as(PrefixOperatorExprSyntax.self) else { return false }
    let wanted = prefix.expression.trimmedText.split(separator: ".").compactMap { Int($0) }
    let own = [6, 3]
    let isLess = own.lexicographicallyPrecedes(wanted)
    return prefix.operator.text == "<" ? isLess : !isLess
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
