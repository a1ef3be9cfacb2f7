import ReactantUIMarkup

@testable import ReactantUI
@testable import UIKit

/// A view with all in it, as text: class, frame and every property that some attribute can set.
@MainActor func describe(_ view: UIView, depth: Int = 0) -> String {
  let indent = String(repeating: "  ", count: depth)
  var lines = ["\(indent)\(type(of: view)) \(view.frame)"]
  lines += properties(of: view).map { "\(indent)  .\($0)" }
  lines += view.subviews.map { describe($0, depth: depth + 1) }
  return lines.joined(separator: "\n")
}

/// The properties of a view that differ from those of a new one.
@MainActor func properties(of view: UIView) -> [String] {
  // `isHighlighted` and the like are read by the most special element that fits.
  let elements = ElementType.all.filter { element in
    guard element.cellRoles.isEmpty, element.name != "Component" else { return false }
    return type(of: PristineViews.view(of: element)) == type(of: view)
  }
  guard let element = elements.first ?? ElementType.named("View") else { return [] }
  let skipped: Set<String> = [
    "frame", "bounds", "layer.frame", "layer.bounds", "layer.position", "layer.name", "contentSize",
  ]
  return element.attributes.compactMap { attribute -> String? in
    guard !skipped.contains(attribute.name),
      let setter = AttributeSetters.setter(element.name, attribute.name)
    else { return nil }
    let value = text(setter.get(view, .normal))
    let highlighted = attribute.isPerState ? text(setter.get(view, .highlighted)) : value
    return "\(attribute.name) = \(value)" + (highlighted == value ? "" : " / \(highlighted)")
  }
}

/// A value as text that is the same for equal values.
@MainActor func text(_ value: Any?) -> String {
  guard let value else { return "nil" }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return text(mirror.children.first?.value) }
  switch value {
  case let color as UIColor: return "\(color.cgColor)"
  case let image as UIImage:
    return "image \(image.size) \(image.cgImage.map { "\($0.width)x\($0.height)" } ?? "")"
  case let text as NSAttributedString:
    var runs: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let described = attributes.map { "\($0.key.rawValue)=\(valueText($0.value))" }.sorted()
      runs.append("\(range) \(described)")
    }
    return "\(text.string) \(runs)"
  case let font as UIFont: return "\(font.fontName) \(font.pointSize)"
  case let effect as UIBlurEffect: return "blur \(effect.tone.cgColor)"
  case let shadow as NSShadow:
    return "shadow \(shadow.shadowOffset) \(shadow.shadowBlurRadius) \(text(shadow.shadowColor))"
  case let style as NSParagraphStyle:
    return
      "paragraph \(style.alignment) \(style.firstLineHeadIndent) \(style.headIndent) \(style.lineSpacing)"
  case is NSObject: return "\(type(of: value))"
  default: return "\(value)"
  }
}

@MainActor private func valueText(_ value: Any?) -> String { text(value) }
