import Foundation
import ReactantUIMarkup

@testable import ReactantUI
@testable import UIKit

/// The XML files beside this one, which use every attribute of every element. They are made of the tables, so
/// that an attribute that is added there is tested here; `REACTANT_UI_RECORD=1` writes them anew.
@MainActor enum EverythingFiles {
  /// The elements that have a file: all but those whose class another component defines.
  static let elements = ElementType.all.filter { $0.name != "Component" }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  static func typeName(_ element: ElementType) -> String { "Every\(element.name)" }

  static func path(_ element: ElementType) -> String { "\(folder)/\(typeName(element)).ui.xml" }

  /// The component that is a row, header and footer of tables, in its file beside the others.
  static let row = "SampleRow"
  /// The number of rows of each table, more than have room.
  static let rowCount = 6

  /// The file of an element: the element without attributes, with each attribute or a few, and with all of
  /// them.
  static func text(of element: ElementType) -> String {
    var lines = ["<Component anonymous=\"true\" backgroundColor=\"white\">"]
    let attributes = element.attributes.filter { sample(of: $0, element) != nil }
    let isTable = !element.cellRoles.isEmpty
    // A collapsed stack has no room for its margins.
    let isStack = element.content == .arrangedSubviews
    var count = 0
    func add(_ attributes: [AttributeType]) {
      lines.append(text(of: element, with: attributes, at: count, in: isTable ? .tables : .elements))
      count += 1
    }
    add([])
    // A table has two hundred attributes, each a statement of compiled code: several share one table.
    let size = isTable ? 16 : 1
    let shared = attributes.filter { !isTable || $0.name != maskAttribute }
    for start in stride(from: 0, to: shared.count, by: size) {
      add(Array(shared[start..<min(start + size, shared.count)]))
    }
    if isTable { add(attributes.filter { $0.name == maskAttribute }) }
    // Text that is not clipped shows beyond the view as far as lines are kept, which depends on what was in
    // sight.
    let hasLines = element.name == "TextView"
    add(
      attributes.filter {
        !Self.leftOut.contains($0.name) && !(isStack && $0.name == "visibility")
          && !(hasLines && ["clipsToBounds", "layer.masksToBounds"].contains($0.name))
      })
    lines.append("</Component>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The attributes that the element with all of them has not: they would hide the others.
  private static let leftOut: Set<String> = [
    maskAttribute, "isHidden", "layer.isHidden",
  ]
  /// The attribute that takes an element out of the reach of constraints.
  private static let maskAttribute = "translatesAutoresizingMaskIntoConstraints"

  /// The places of the elements in a file, in points.
  private struct Grid {
    var columns: Int
    var step: (x: Int, y: Int)
    var size: (width: Int, height: Int)

    @MainActor static let elements = Grid(columns: 6, step: (66, 40), size: (60, 34))
    @MainActor static let tables = Grid(columns: 4, step: (98, 110), size: (92, 100))
  }

  private static func text(
    of element: ElementType, with attributes: [AttributeType], at index: Int, in grid: Grid
  ) -> String {
    let x = index % grid.columns * grid.step.x
    let y = index / grid.columns * grid.step.y
    let names = Set(attributes.map(\.name))
    var written = attributes.filter { $0.value != .attributedText }
      .map { "\($0.name)=\"\(sample(of: $0, element)!)\"" }
    for state in attributes where state.isPerState && state.value != .attributedText {
      written.append("\(state.name).highlighted=\"\(sample(of: state, element)!)\"")
    }
    var content: [String] = []
    if attributes.contains(where: { $0.value == .attributedText }) {
      let tag = element.name == "Button" ? "attributedTitle" : "attributedText"
      content.append(
        "<\(tag) foregroundColor=\"blue\">Plain <b font=\":bold@18\" kern=\"2\">bold</b> end</\(tag)>")
    }
    for role in element.cellRoles { written.append("\(role.rawValue)=\"\(row)\"") }
    if !element.cellRoles.isEmpty { written.append("tools:exampleCount=\"\(rowCount)\"") }
    if element.cellRoles.count > 1 { written.append("tools:sectionCount=\"1\"") }
    var place = ""
    if attributes.count != 1 || !names.contains(maskAttribute) {
      // The size gives way where a collapsed element or what an element holds has another.
      place =
        " layout:left=\"super offset(\(x))\" layout:top=\"super offset(\(y))\""
        + " layout:width=\"\(grid.size.width) @high\" layout:height=\"\(grid.size.height) @high\""
    }
    let head = "  <\(element.name)\(place)\(written.map { "\n    \($0)" }.joined())"
    switch element.content {
    case .arrangedSubviews: content.append("<Label text=\"inside\"/>")
    case .subviews, .contentView:
      content.append("<Label text=\"inside\" layout:left=\"super\" layout:top=\"super\"/>")
    default: break
    }
    return content.isEmpty ? head + "/>" : head + ">\n    \(content.joined())\n  </\(element.name)>"
  }

  /// A value of an attribute that differs from the class's default; nil for attributes without effect here.
  static func sample(of attribute: AttributeType, _ element: ElementType) -> String? {
    if case .missing = attribute.accessor { return nil }
    let last = attribute.name.split(separator: ".").last.map(String.init) ?? attribute.name
    switch attribute.value {
    // A component turns off the autoresizing masks of what is added to it.
    case .bool where last == maskAttribute: return "false"
    case .bool:
      let present =
        AttributeSetters.setter(element.name, attribute.name)?
        .get(PristineViews.view(of: element), .normal) as? Bool
      return present == true ? "false" : "true"
    case .integer:
      return ["minuteInterval": "15", "selectedSegmentIndex": "0", "numberOfLines": "2"][last] ?? "3"
    case .cgFloat, .float, .double:
      let values = [
        "minimumValue": "-10", "maximumValue": "10", "value": "0.25", "stepValue": "0.25",
        "minimumFontSize": "9", "rowHeight": "33", "sectionHeaderHeight": "21", "sectionFooterHeight": "22",
        "estimatedRowHeight": "31", "estimatedSectionHeaderHeight": "20",
        "estimatedSectionFooterHeight": "19",
        "cornerRadius": "7", "borderWidth": "2", "shadowRadius": "4", "preferredMaxLayoutWidth": "40",
        "spacing": "5", "separatorHeight": "4", "contentsScale": "2",
      ]
      return values[last] ?? "0.5"
    case .color, .cgColor: return "#FF8800@darker(by: 20%)@alpha(at: 0.8)"
    case .font: return ":bold@22"
    case .image: return nil
    case .text: return "Sample"
    case .insets: return "1, 2, 3, 4"
    case .point where last == "anchorPoint": return "0.25, 0.75"
    // The rows of a table are as wide as the table.
    case .point: return element.cellRoles.isEmpty ? "3, 4" : "0, 4"
    case .size: return "3, 2"
    case .rect where last.hasPrefix("contents"): return "0.1, 0.2, 0.75, 0.5"
    case .rect: return "1, 2, 30, 20"
    case .transform: return "rotate(10) scale(0.5) translate(x: 4)"
    case .rowHeight: return "33"
    case .visualEffect: return "blur:dark"
    case .enumeration(let type): return type.cases.last { $0.swiftName != nil }?.name
    case .attributedText: return ""
    case .tabStops, .url: return nil
    }
  }
}
