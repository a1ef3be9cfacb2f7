import LibraryCatalog
import SwiftSyntax
import TranslationInterface

/// The answers to the conditions of `#if`, as they are where a project for iOS runs here.
struct BuildConditions {
  private let names: Set<String>
  private let modules: Set<String>
  private let mode: Int
  private let catalog: LibraryCatalog

  init(_ module: ModuleDescription, _ catalog: LibraryCatalog) {
    names = Set(module.conditions)
    modules = Set(module.dependencies)
    mode = module.languageVersion
    self.catalog = catalog
  }

  /// Whether the module is of the Swift before 4.2, whose SDK had other names.
  var hasFormerNames: Bool { mode < 5 }

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
  func isDenied(_ name: String) -> Bool { Self.conditionsOfPackages.contains(name) && !names.contains(name) }

  /// The conditions that the package manager defines itself.
  private static let conditionsOfPackages: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]

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
    case "canImport": return catalog.toolchain.contains(text) || text == "ObjectiveCRuntime"
    case "arch": return text == Self.architecture
    case "swift": return isReached(argument, by: catalog.languages[mode] ?? catalog.compiler)
    case "compiler": return isReached(argument, by: catalog.compiler)
    case "hasAttribute": return catalog.attributes.contains(text)
    case "hasFeature": return catalog.features[text]?.contains(mode) ?? false
    case "_endian": return text == "little"
    case "_runtime": return text == "_Native" || text == "_multithreaded"
    case "_pointerBitWidth": return text == "_64"
    case "_objectFileFormat": return text == "ELF"
    case "_hasAtomicBitWidth": return ["_8", "_16", "_32", "_64", "_128"].contains(text)
    default: return false
    }
  }

  private func isReached(_ argument: ExprSyntax, by version: [Int]) -> Bool {
    guard let prefix = argument.as(PrefixOperatorExprSyntax.self) else { return false }
    // A part that is left out is 0.
    func parts(_ numbers: [Int]) -> [Int] { numbers + Array(repeating: 0, count: max(0, 5 - numbers.count)) }
    let wanted = prefix.expression.trimmedText.split(separator: ".").compactMap { Int($0) }
    let isLess = parts(version).lexicographicallyPrecedes(parts(wanted))
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
