import SwiftSyntax

/// Names classes that are asked for their description: that of a class of any object is Objective-C's.
enum DescribeClasses: TranslationStep {
  static func visit(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let base = access.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedText == "type", base.arguments.first?.label?.text == "of",
      // A class may have one of its own.
      !file.index.members(named: "description").contains(where: { $0.isStatic && $0.kind == .method })
    else { return }
    file.edits.insert("String(reflecting: ", at: base.byteRange.lowerBound)
    file.edits.replacePadded(base.byteRange.upperBound..<node.byteRange.upperBound, with: ")")
  }
}
