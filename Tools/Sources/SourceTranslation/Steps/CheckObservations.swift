import SwiftSyntax

/// Reports observations of properties that do not say when they change.
enum CheckObservations: TranslationStep {
  /// Only properties of the app's own classes that are `@objc dynamic` say when they change.
  static func visit(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let first = node.arguments.first
    else { return }
    switch access.declName.baseName.text {
    case "observe":
      guard first.label == nil, let path = first.expression.as(KeyPathExprSyntax.self),
        node.trailingClosure != nil || node.arguments.contains(where: { $0.label?.text == "changeHandler" })
      else { return }
      for name in path.components.compactMap({ $0.component.as(KeyPathPropertyComponentSyntax.self) }).suffix(
        1)
      {
        check(name.declName.baseName.text, at: path, &file)
      }
    case "addObserver":
      guard node.arguments.contains(where: { $0.label?.text == "forKeyPath" }),
        let path = node.arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression
      else { return }
      if let text = path.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        check(text.split(separator: ".").last.map(String.init) ?? text, at: path, &file)
      } else if let macro = path.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath",
        let name = macro.arguments.first?.expression.trimmedText.split(separator: ".").last
      {
        check(String(name), at: path, &file)
      }
    default: return
    }
  }

  /// The properties of UIKit's that say when they change: of views, scroll views, controls, labels and image
  /// views. Names of key-value coding, such as `hidden`, stand for them, too.
  private static let observable: Set<String> = [
    "image", "text", "frame", "bounds", "center", "alpha", "isHidden", "hidden", "contentOffset",
    "contentSize",
    "contentInset", "isEnabled", "enabled", "isSelected", "selected", "isHighlighted", "highlighted",
  ]

  private static func check(_ name: String, at node: some SyntaxProtocol, _ file: inout FileTranslation) {
    file.needsRuntime = true
    guard !file.index.dynamicNames.contains(name), !observable.contains(name) else { return }
    file.report(
      .error, at: node, cause: "KVO of foreign objects",
      "\(name) is no @objc dynamic property of this project's classes, and others do not say when they change.",
      advice: ObservationAdvice.advice(for: name))
  }
}

/// The advice for properties of UIKit's that apps observe.
private enum ObservationAdvice {
  static func advice(for name: String) -> String {
    known[name]
      ?? "Declare the property as @objc dynamic in a class of your own, or use its owner's delegate or notifications."
  }

  private static let known = [
    "attributedText":
      "Observe text, or use UITextFieldDelegate, UITextViewDelegate or the event .editingChanged.",
    "safeAreaInsets": "Override safeAreaInsetsDidChange() of the view.",
    "transform": "Override layoutSubviews() of the superview.",
    "fractionCompleted": "Poll the progress, or report it by a closure of your own.",
  ]
}
