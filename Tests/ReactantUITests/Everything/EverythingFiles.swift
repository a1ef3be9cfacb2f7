import Foundation
import ReactantUIMarkup

@testable import ReactantUI
@testable import UIKit

/// The XML files beside this one, which use every attribute of every element. They are made of the tables, so that an
/// attribute that is added there is tested here; `REACTANT_UI_RECORD=1` writes them anew.
@MainActor enum EverythingFiles {
  /// The elements that have a file: all but tables of components, whose two hundred attributes take the compiler minutes.
  static let elements = ElementType.all.filter { $0.name != "Component" && $0.cellRoles.isEmpty }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  static func typeName(_ element: ElementType) -> String { "Every\(element.name)" }

  static func path(_ element: ElementType) -> String { "\(folder)/\(typeName(element)).ui.xml" }

  /// The file of an element: the element without attributes, once with each attribute, and with all of them.
  static func text(of element: ElementType) -> String {
    var lines = ["<Component anonymous=\"true\" backgroundColor=\"white\">"]
    let attributes = element.attributes.filter { sample(of: $0, element) != nil }
    var count = 0
    func add(_ attributes: [AttributeType]) {
      let x = count % 6 * 66
      let y = count / 6 * 40
      count += 1
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
      for role in element.cellRoles { written.append("\(role.rawValue)=\"AnonymousComponent\"") }
      let isFree = attributes.contains { $0.name == "translatesAutoresizingMaskIntoConstraints" }
      let place =
        isFree
        ? ""
        : " layout:left=\"super offset(\(x))\" layout:top=\"super offset(\(y))\" layout:size=\"60, 34\""
          .replacingOccurrences(
            of: "layout:size=\"60, 34\"", with: "layout:width=\"60\" layout:height=\"34\"")
      let head = "  <\(element.name)\(place)\(written.map { "\n    \($0)" }.joined())"
      if element.holdsViews {
        content.append("<Label text=\"inside\" layout:left=\"super\" layout:top=\"super\"/>")
      }
      lines.append(content.isEmpty ? head + "/>" : head + ">\n    \(content.joined())\n  </\(element.name)>")
    }
    add([])
    for attribute in attributes { add([attribute]) }
    add(
      attributes.filter {
        !["translatesAutoresizingMaskIntoConstraints", "isHidden", "layer.isHidden"].contains($0.name)
      })
    lines.append("</Component>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A value of an attribute that differs from the class's default; nil for attributes without effect here.
  static func sample(of attribute: AttributeType, _ element: ElementType) -> String? {
    if case .missing = attribute.accessor { return nil }
    let last = attribute.name.split(separator: ".").last.map(String.init) ?? attribute.name
    switch attribute.value {
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
    case .point: return last == "anchorPoint" ? "0.25, 0.75" : "3, 4"
    case .size: return "3, 2"
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
