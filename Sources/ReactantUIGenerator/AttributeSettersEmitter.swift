import Foundation
import ReactantUIMarkup

/// Writes the Swift source by which live mode sets, reads and resets every attribute of every element. It is
/// made from the tables of the language and built into module `ReactantUI`.
public struct AttributeSettersEmitter {
  /// Makes an emitter.
  public init() {}

  private var lines: [String] = []

  /// Returns the source of `AttributeSetters.swift`. The same tables give the same text.
  public static func source() -> String {
    var emitter = AttributeSettersEmitter()
    emitter.emit()
    return emitter.lines.joined(separator: "\n") + "\n"
  }

  private mutating func emit() {
    lines = [
      "// Made from the tables of elements and attributes in ReactantUIMarkup.", "import Reactant",
      "import ReactantUIMarkup", "import UIKit", "", "@MainActor enum AttributeSetters {",
    ]
    emitLookup()
    emitMaking()
    for element in ElementType.all where element.name != "Component" { emitSetters(of: element) }
    for type in EnumerationType.all { emitMapping(of: type) }
    lines.append("}")
  }

  // MARK: Elements

  private mutating func emitLookup() {
    lines.append("  static func setter(_ element: String, _ name: String) -> MarkupAttributeSetter? {")
    lines.append("    let own: MarkupAttributeSetter? = switch element {")
    for element in ElementType.all where !["Component", "View"].contains(element.name) {
      lines.append("    case \(quoted(element.name)): \(functionName(element.name))(name)")
    }
    lines += ["    default: nil", "    }", "    return own ?? view(name)", "  }", ""]
  }

  private mutating func emitMaking() {
    lines.append("  static func makeView(_ element: String) -> UIView? {")
    lines.append("    switch element {")
    for element in ElementType.all where element.name != "Component" && element.cellRoles.isEmpty {
      lines.append("    case \(quoted(element.name)): \(element.className)()")
    }
    lines += ["    default: nil", "    }", "  }", ""]
  }

  private mutating func emitSetters(of element: ElementType) {
    // What Reactant's table views have in common is written once.
    let sharesTable = !element.cellRoles.isEmpty && element.name != "PlainTableView"
    let others = sharesTable ? "PlainTableView" : "View"
    let common = element.name == "View" ? [] : Set(ElementType.named(others)!.attributes)
    lines.append(
      "  private static func \(functionName(element.name))(_ name: String) -> MarkupAttributeSetter? {")
    lines.append("    switch name {")
    for attribute in element.attributes where !common.contains(attribute) {
      if let setter = setter(for: attribute, of: element) {
        lines.append("    case \(quoted(attribute.name)):")
        lines += setter.map { "      " + $0 }
      }
    }
    lines += ["    default: return \(sharesTable ? "plainTableView(name)" : "nil")", "    }", "  }", ""]
  }

  private func className(of element: ElementType, _ attribute: AttributeType) -> String {
    guard !element.cellRoles.isEmpty else { return element.className }
    return attribute.name.contains(".") ? "(any ReactantTableView)" : "(any SeparatedTable)"
  }

  // MARK: Attributes

  private func setter(for attribute: AttributeType, of element: ElementType) -> [String]? {
    let type = className(of: element, attribute)
    switch attribute.accessor {
    case .property(let path), .rawValue(let path, _):
      let parts = path.components(separatedBy: "?.")
      let (object, property) = parts.count == 2 ? (parts[0], parts[1]) : (nil, path)
      let guardSet = object.map { "guard let view = view.\($0) else { return }; " } ?? ""
      let guardCopy =
        object.map { "guard let view = view.\($0), let other = other.\($0) else { return }; " } ?? ""
      return [
        "return MarkupAttributeSetter(\(type).self, get: { view, _ in view.\(path) },",
        "  copy: { view, other, _ in \(guardCopy)view.\(property) = \(initial(property)) },",
        "  set: { view, value, _, resolver in \(guardSet)\(assignment(of: attribute, to: property)) })",
      ]
    case .perState(let setter, let getter):
      let optional = attribute.name == "backgroundColor" ? "setBackgroundImage" : setter
      return [
        "return MarkupAttributeSetter(\(type).self, get: { view, state in view.\(getter)(for: state) },",
        "  copy: { view, _, state in view.\(optional)(nil, for: state) },",
        "  set: { view, value, state, resolver in",
        "    if let value = \(conversion(of: attribute.value)) { view.\(setter)(value, for: state) }",
        "  })",
      ]
    case .attributedKey, .shadow, .paragraphStyle, .missing: return nil
    }
  }

  /// The expression for a property's value where nothing was set. A property that would read as inherited is
  /// unset.
  private func initial(_ property: String) -> String {
    switch property {
    case "tintColor": "nil"
    // A class that hides its views reads as hidden by default, which is no visibility that was set.
    case "visibility": ".visible"
    case "translatesAutoresizingMaskIntoConstraints": "false"
    default: "other.\(property)"
    }
  }

  private func assignment(of attribute: AttributeType, to property: String) -> String {
    if case .enumeration(let type) = attribute.value, type.hasNothing {
      return "view.\(property) = \(functionName(type.name))(value)"
    }
    var result = "value"
    if case .rawValue(_, let type) = attribute.accessor { result = "\(type)(rawValue: value)" }
    return "if let value = \(conversion(of: attribute.value)) { view.\(property) = \(result) }"
  }

  private func conversion(of type: ValueType) -> String {
    switch type {
    case .bool: "resolver.bool(value)"
    case .integer: "resolver.integer(value)"
    case .cgFloat: "resolver.cgFloat(value)"
    case .float: "resolver.float(value)"
    case .double: "resolver.double(value)"
    case .color: "resolver.color(value)"
    case .cgColor: "resolver.cgColor(value)"
    case .font: "resolver.font(value)"
    case .image: "resolver.image(value)"
    case .text: "resolver.text(value)"
    case .insets: "resolver.insets(value)"
    case .point: "resolver.point(value)"
    case .size: "resolver.size(value)"
    case .rect: "resolver.rect(value)"
    case .transform: "resolver.transform(value)"
    case .rowHeight: "resolver.rowHeight(value)"
    case .visualEffect: "resolver.visualEffect(value)"
    case .tabStops: "resolver.tabStops(value)"
    case .url: "resolver.url(value)"
    case .enumeration(let type): "\(functionName(type.name))(value)"
    case .attributedText: "resolver.attributedText(value)"
    }
  }

  // MARK: Enumerations

  private mutating func emitMapping(of type: EnumerationType) {
    lines.append("  static func \(functionName(type.name))(_ value: Value) -> \(type.swiftType)? {")
    lines.append("    guard case .enumeration(let word) = value else { return nil }")
    lines.append("    switch word.name {")
    for word in type.cases {
      guard let swiftName = word.swiftName else { continue }
      lines.append("    case \(quoted(word.name)): return \(type.swiftType).\(swiftName)")
    }
    lines += ["    default: return nil", "    }", "  }", ""]
  }

  // MARK: Text

  private func functionName(_ name: String) -> String {
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    return lower == "switch" ? "`switch`" : lower
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }
}

extension EnumerationType {
  /// Whether a word stands for `nil` or the empty set.
  fileprivate var hasNothing: Bool { cases.contains { $0.swiftName == nil } }
}
