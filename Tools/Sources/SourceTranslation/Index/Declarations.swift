import SwiftSyntax

/// The attributes of Objective-C and of Interface Builder, by what they mean here.
enum ObjectiveCAttribute {
  /// Those that only say something to Objective-C or to Interface Builder.
  static let all: Set<String> = exposing.union([
    "objcMembers", "nonobjc", "IBDesignable", "NSManaged", "NSCopying",
  ])

  /// Those that make a member known by name.
  static let exposing: Set<String> = [
    "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged",
  ]
}

extension AttributeListSyntax {
  /// The attributes that stand in no `#if`, with their names.
  var named: [(name: String, attribute: AttributeSyntax)] {
    compactMap {
      guard case .attribute(let attribute) = $0 else { return nil }
      return (attribute.attributeName.trimmedText, attribute)
    }
  }

  func has(_ name: String) -> Bool { named.contains { $0.name == name } }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let attribute = named.first(where: { $0.name == "objc" })?.attribute,
      let arguments = attribute.arguments
    else { return nil }
    return arguments.trimmedText.filter { !$0.isWhitespace }
  }

  var isUnavailable: Bool {
    named.contains { $0.name == "available" && $0.attribute.description.contains("unavailable") }
  }

  var isDeprecated: Bool {
    named.contains { $0.name == "available" && $0.attribute.description.contains("deprecated") }
  }
}

extension AttributeSyntax {
  /// Whether it is `@convention(block)`.
  var isBlockConvention: Bool {
    attributeName.trimmedText == "convention" && arguments?.trimmedText == "block"
  }

  /// Whether it may be a property wrapper: a type's name that is no global actor's.
  var isPropertyWrapper: Bool {
    let name = attributeName.trimmedText
    let known: Set = ["MainActor", "NSCopying", "NSManaged", "Sendable"]
    return name.first?.isUppercase ?? false && !known.contains(name)
      && !ObjectiveCAttribute.all.contains(name)
      && !name.hasSuffix("Actor")
  }
}

extension DeclModifierListSyntax {
  func has(_ names: String...) -> Bool {
    contains { names.contains($0.name.text) && $0.detail == nil }
  }
}

extension FunctionParameterSyntax {
  /// The label, nil for `_`.
  var label: String? { firstName.text == "_" ? nil : firstName.text.trimmingBackticks }

  /// The type as an argument of a closure has it.
  var closureType: String {
    var type = self.type
    if let attributed = type.as(AttributedTypeSyntax.self) {
      type = attributed.baseType
      let kept = attributed.attributes.named.filter {
        $0.name != "escaping" && $0.name != "autoclosure" && !$0.attribute.isBlockConvention
      }
      let attributes = kept.map { $0.attribute.trimmedText + " " }.joined()
      // Whoever names a function's type otherwise says so before it.
      if type.is(FunctionTypeSyntax.self) || attributed.attributes.has("escaping") {
        return "@escaping " + attributes + type.trimmedText
      }
    }
    let text = type.trimmedText
    if type.is(FunctionTypeSyntax.self) { return "@escaping " + text }
    return text.replacingImplicitUnwrapping
  }

  /// Whether a call by name can hand in the argument.
  var isPlain: Bool {
    guard ellipsis == nil else { return false }
    let text = type.trimmedText
    return !text.hasPrefix("inout ") && !text.hasPrefix("some ") && !text.contains(" some ")
      && !text.hasPrefix("borrowing ") && !text.hasPrefix("consuming ") && !text.contains("Self")
  }
}

extension String {
  /// The name without the backticks around it.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }

  /// The type's name without its arguments: `Screen` of `Screen<Int>`.
  var withoutGenericArguments: String {
    var depth = 0
    return String(
      filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0 && !character.isWhitespace
      })
  }
}
