import SwiftSyntax
import TranslationInterface

/// Blanks the pieces of a file that are left out, and has bodies say so.
final class OmissionWriter: SyntaxAnyVisitor {
  /// The function that logs a sentence, and the one that ends the app for want of a value.
  static let logger = "_shojiNotAvailable"
  static let failure = "_shojiNoValue"
  static let error = "_ShojiNotAvailable"

  private let omissions: [String: [Omission]]
  private let substitutes: [String: [String]]
  private var edits: SourceEdits

  private init(_ text: String, _ omissions: [Omission], _ substitutes: [String: [String]]) {
    self.omissions = Dictionary(grouping: omissions, by: \.place)
    self.substitutes = substitutes
    edits = SourceEdits(text)
    super.init(viewMode: .sourceAccurate)
  }

  static func text(
    of file: SwiftFile, _ tree: SourceFileSyntax, _ omissions: [Omission], _ absent: AbsentModules
  )
    -> String
  {
    let writer = OmissionWriter(file.text, omissions, absent.substitutes)
    writer.walk(tree)
    return writer.edits.applied()
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name.text, let modules = substitutes[name] else { return .skipChildren }
    edits.replace(node.byteRange, with: modules.map { "import \($0)" }.joined(separator: "; "))
    return .skipChildren
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard !omissions.isEmpty else { return .visitChildren }
    if let item = node.as(CodeBlockItemSyntax.self) { return visit(statement: item) }
    if let closure = node.as(ClosureExprSyntax.self) { return visit(closure: closure) }
    guard DeclarationPlace.header(of: node) != nil,
      let found = omissions[DeclarationPlace.place(of: node)]
    else { return .visitChildren }
    for omission in found {
      switch omission.kind {
      case .declaration:
        edits.blank(node.byteRange)
        return .skipChildren
      case .body:
        if replaceBody(of: node, omission) { return .skipChildren }
      case .conformance: removeConformance(of: node, omission)
      case .outletClass: replaceClass(of: node, omission)
      case .statement, .closure: break
      }
    }
    return .visitChildren
  }

  private func visit(statement item: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // A declaration's place has its own header.
    let candidates = omissions[DeclarationPlace.place(of: Syntax(item))] ?? []
    guard !candidates.isEmpty else { return .visitChildren }
    let text = DeclarationPlace.plain(item)
    guard let omission = candidates.first(where: { $0.kind == .statement && $0.text == text }) else {
      return .visitChildren
    }
    edits.insert(Self.call(Self.logger, omission) + " ", at: item.byteRange.lowerBound)
    edits.blank(item.byteRange)
    return .skipChildren
  }

  private func visit(closure node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let candidates = (omissions[DeclarationPlace.place(of: Syntax(node))] ?? []).filter {
      $0.kind == .closure
    }
    guard !candidates.isEmpty else { return .visitChildren }
    let text = DeclarationPlace.plain(node)
    guard let omission = candidates.first(where: { $0.text == text }) else { return .visitChildren }
    let start = node.signature?.byteRange.upperBound ?? node.leftBrace.byteRange.upperBound
    let inside = start..<node.rightBrace.byteRange.lowerBound
    // The type of a closure that names no arguments is told by those that it uses.
    let last = (0...9).last { text.contains("$\($0)") }
    let use = node.signature == nil ? last.map { " _ = $\($0);" } ?? "" : ""
    edits.insert(use + " " + Self.call(Self.logger, omission) + " ", at: start)
    edits.blank(inside)
    return .skipChildren
  }

  private static func call(_ name: String, _ omission: Omission) -> String {
    let escaped = omission.sentence.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\(name)(\"\(escaped)\");"
  }

  // MARK: Bodies

  private func replaceBody(of node: Syntax, _ omission: Omission) -> Bool {
    let (left, right, value): (TokenSyntax, TokenSyntax, String?)
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let node):
      guard let body = node.body else { return false }
      (left, right, value) = (body.leftBrace, body.rightBrace, OmittedResult.end(of: node, omission))
    case .initializerDecl(let node):
      guard let body = node.body else { return false }
      (left, right, value) = (body.leftBrace, body.rightBrace, OmittedResult.end(of: node, omission))
    case .deinitializerDecl(let node):
      guard let body = node.body else { return false }
      (left, right, value) = (body.leftBrace, body.rightBrace, nil)
    case .accessorDecl(let node):
      guard let body = node.body else { return false }
      let type = node.accessorSpecifier.text == "get" ? OmittedResult.type(around: Syntax(node)) : nil
      (left, right, value) = (
        body.leftBrace, body.rightBrace, type.map { OmittedResult.end(withType: $0, omission) }
      )
    case .accessorBlock(let node):
      (left, right, value) = (
        node.leftBrace, node.rightBrace,
        OmittedResult.end(withType: OmittedResult.type(around: Syntax(node)) ?? "", omission)
      )
    default: return false
    }
    let inside = left.byteRange.upperBound..<right.byteRange.lowerBound
    let words = " " + Self.call(Self.logger, omission) + " " + (value.map { $0 + " " } ?? "")
    edits.insert(words, at: inside.lowerBound)
    edits.blank(inside)
    return true
  }

  // MARK: Types

  private func removeConformance(of node: Syntax, _ omission: Omission) {
    guard
      let clause = node.children(viewMode: .sourceAccurate).lazy.compactMap({
        $0.as(InheritanceClauseSyntax.self)
      }).first
    else { return }
    let all = Array(clause.inheritedTypes)
    let left = Set((omissions[omission.place] ?? []).filter { $0.kind == .conformance }.map(\.text))
    let kept = all.filter { !left.contains(DeclarationPlace.plain($0.type)) }
    guard !kept.isEmpty else { return edits.blank(clause.byteRange) }
    for inherited in all where left.contains(DeclarationPlace.plain(inherited.type)) {
      edits.blank(inherited.byteRange)
    }
    // The last one that is kept has no comma behind it.
    if let last = kept.last, let comma = last.trailingComma,
      !all.suffix(from: all.firstIndex { $0.id == last.id }! + 1).contains(where: { item in
        kept.contains { $0.id == item.id }
      })
    {
      edits.blank(comma.byteRange)
    }
  }

  private func replaceClass(of node: Syntax, _ omission: Omission) {
    guard let type = node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type,
      DeclarationPlace.plain(type) == omission.text
    else { return }
    let text = omission.text
    let plain = text.hasPrefix("[") ? "[UIView]" : "UIView"
    let mark = text.last.map { $0 == "!" || $0 == "?" ? String($0) : "" } ?? ""
    edits.replace(type.byteRange, with: plain + mark)
  }
}

/// The end of a body in the place of one that needs what is not there.
enum OmittedResult {
  /// The end of a function's body.
  static func end(of node: FunctionDeclSyntax, _ omission: Omission) -> String? {
    if let thrown = thrown(node.signature, omission) { return thrown }
    if node.modifiers.has("override"), let call = superCall(node) {
      return node.signature.returnsNothing ? call : "return " + call
    }
    guard !node.signature.returnsNothing, let type = node.signature.returnClause?.type else { return nil }
    return end(withType: DeclarationPlace.plain(type), omission)
  }

  /// The end of an initializer's body.
  static func end(of node: InitializerDeclSyntax, _ omission: Omission) -> String {
    if node.optionalMark != nil { return "return nil" }
    return thrown(node.signature, omission) ?? failure(omission)
  }

  private static func thrown(_ signature: FunctionSignatureSyntax, _ omission: Omission) -> String? {
    guard let clause = signature.effectSpecifiers?.throwsClause, clause.type == nil,
      clause.throwsSpecifier.text == "throws"
    else { return nil }
    return "throw \(OmissionWriter.error)(\(quoted(omission.sentence)))"
  }

  private static func superCall(_ node: FunctionDeclSyntax) -> String? {
    let parameters = node.signature.parameterClause.parameters
    guard parameters.allSatisfy({ $0.isPlain && !$0.type.trimmedText.contains("@autoclosure") }),
      node.signature.effectSpecifiers == nil
    else { return nil }
    let arguments = parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.label.map { "\($0): \(name)" } ?? name
    }
    return "super.\(node.name.text)(\(arguments.joined(separator: ", ")))"
  }

  /// The type of the variable or subscript around an accessor.
  static func type(around node: Syntax) -> String? {
    var next = node.parent
    while let current = next {
      if let variable = current.as(VariableDeclSyntax.self) {
        return variable.bindings.last?.typeAnnotation.map { DeclarationPlace.plain($0.type) } ?? ""
      }
      if let subscript_ = current.as(SubscriptDeclSyntax.self) {
        return DeclarationPlace.plain(subscript_.returnClause.type)
      }
      next = current.parent
    }
    return nil
  }

  private static let values: [String: String] = [
    "Bool": "false", "String": "\"\"", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
    "UIEdgeInsets": ".zero", "UITableViewCell": "UITableViewCell()", "UIView": "UIView()",
    "UIViewController": "UIViewController()", "Data": "Data()",
  ]
  private static let numbers: Set<String> = [
    "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "NSInteger", "Int32", "Int64", "UInt32",
    "UInt64",
  ]

  /// The end of a body that has to return a value of a type.
  static func end(withType type: String, _ omission: Omission) -> String {
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "return nil" }
    if numbers.contains(type) { return "return 0" }
    if let value = values[type] { return "return \(value)" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "return [:]" : "return []" }
    if type.hasPrefix("Set<") { return "return []" }
    return failure(omission)
  }

  private static func failure(_ omission: Omission) -> String {
    "\(OmissionWriter.failure)(\(quoted(omission.sentence)))"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
