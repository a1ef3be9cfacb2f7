import Reactant
import ReactantUIMarkup

@testable import ReactantUI
@testable import UIKit

/// A view with all in it, as text: class, frame and every property that some attribute can set. Stand-ins are
/// called by the class that they stand for.
///
/// - Parameter includesRows: whether the views in tables are described, and what is scrolled of them; what
///   has been scrolled or reused depends on what was there before.
@MainActor func describe(_ view: UIView, includesRows: Bool = true, depth: Int = 0) -> String {
  let indent = String(repeating: "  ", count: depth)
  let name = "\(type(of: view))".replacingOccurrences(
    of: "\(AnonymousComponent.self)", with: EverythingFiles.row)
  var lines = ["\(indent)\(name) \(text(view.frame))"]
  lines += properties(of: view).map { "\(indent)  .\($0)" }
  if !includesRows { lines.removeAll { $0.contains("ontentOffset =") && view is any ReactantTableView } }
  if includesRows || !(view is UITableView && view.superview is any ReactantTableView) {
    lines += view.subviews.map { describe($0, includesRows: includesRows, depth: depth + 1) }
  } else {
    lines = Array(lines.prefix(1))
  }
  return lines.joined(separator: "\n")
}

/// The properties of a view that attributes of its element can set, those that name a place in the superview
/// left out.
@MainActor func properties(of view: UIView) -> [String] {
  DescribedProperty.all(of: view).map { property in
    let value = text(property.setter.get(view, .normal))
    guard property.isPerState else { return "\(property.name) = \(value)" }
    let highlighted = text(property.setter.get(view, .highlighted))
    return "\(property.name) = \(value)" + (highlighted == value ? "" : " / \(highlighted)")
  }
}

/// A property of a class of views that an attribute sets.
@MainActor private struct DescribedProperty {
  let name: String
  let setter: MarkupAttributeSetter
  let isPerState: Bool

  private static var known: [ObjectIdentifier: [DescribedProperty]] = [:]

  private static let skipped: Set<String> = [
    "frame", "bounds", "layer.frame", "layer.bounds", "layer.position", "layer.name", "contentSize",
    "tableView.contentSize",
  ]

  /// The properties of a view's class, found once; those of `View` for classes that are no element's.
  static func all(of view: UIView) -> [DescribedProperty] {
    let key = ObjectIdentifier(type(of: view))
    if let properties = known[key] { return properties }
    let element =
      ElementType.all.first { element in
        guard element.name != "Component" else { return false }
        if !element.cellRoles.isEmpty { return "\(type(of: view))".hasPrefix(element.className + "<") }
        return type(of: PristineViews.view(of: element)) == type(of: view)
      } ?? ElementType.named("View")!
    let properties = element.attributes.compactMap { attribute -> DescribedProperty? in
      guard !skipped.contains(attribute.name),
        let setter = AttributeSetters.setter(element.name, attribute.name)
      else { return nil }
      return DescribedProperty(name: attribute.name, setter: setter, isPerState: attribute.isPerState)
    }
    known[key] = properties
    return properties
  }
}

/// A value as text that is the same for equal values.
@MainActor func text(_ value: Any?) -> String {
  guard let value else { return "nil" }
  switch value {
  case let value as Bool: return "\(value)"
  case let number as CGFloat: return number.text
  case let rect as CGRect: return "\(text(rect.origin)) \(text(rect.size))"
  case let point as CGPoint: return "(\(point.x.text), \(point.y.text))"
  case let size as CGSize: return "\(size.width.text) × \(size.height.text)"
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
  default:
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? text(mirror.children.first?.value) : "\(value)"
  }
}

extension CGFloat {
  /// The number; zero without a sign, which computed places may have.
  fileprivate var text: String { "\(self + 0)" }
}

@MainActor private func valueText(_ value: Any?) -> String { text(value) }
