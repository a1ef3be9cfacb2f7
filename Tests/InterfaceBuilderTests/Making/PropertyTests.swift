import InterfaceDocuments
import ObjectiveCRuntime
import Testing
import UIKit

@testable import InterfaceBuilder

/// A value of a property as a document writes it and as key-value coding has it.
@MainActor private struct PropertySample {
  let tag: String
  let content: String
  let value: Any

  static func all(of attribute: InterfaceAttributeType) -> [PropertySample] {
    func tag(_ text: String, _ value: Any) -> PropertySample {
      PropertySample(tag: "\(attribute.name)=\"\(text)\"", content: "", value: value)
    }
    func part(_ element: String, _ value: Any) -> [PropertySample] {
      let name = element.prefix { $0 != " " }
      return [
        PropertySample(
          tag: "",
          content: "<\(name) key=\"\(attribute.name)\"\(element.dropFirst(name.count))/>", value: value)
      ]
    }
    switch attribute.value {
    case .bool: return [tag("YES", true), tag("NO", false)]
    case .integer: return [tag("2", 2), tag("1", 1)]
    case .real: return [tag("0.5", 0.5), tag("1", 1.0)]
    case .string, .localizedString: return [tag("A text", "A text")]
    case .enumeration(let type):
      return type.cases.filter { !$0.isAbsent }.compactMap { word in
        Enumerations.value(type.name, word.swiftName).map { tag(word.word, $0) }
      }
    case .color: return part("color systemColor=\"systemTealColor\"", UIColor.systemTeal)
    case .point: return part("point x=\"3\" y=\"4\"", CGPoint(x: 3, y: 4))
    case .size: return part("size width=\"3\" height=\"4\"", CGSize(width: 3, height: 4))
    case .rect:
      return part(
        "rect x=\"0\" y=\"0\" width=\"30\" height=\"40\"", CGRect(x: 0, y: 0, width: 30, height: 40))
    case .insets where attribute.name.hasPrefix("directional"):
      return part(
        "directionalEdgeInsets top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"",
        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    case .insets:
      return part(
        "edgeInsets top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"",
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    case .offset:
      return part("offsetWrapper horizontal=\"5\" vertical=\"6\"", UIOffset(horizontal: 5, vertical: 6))
    case .date:
      return part("date timeIntervalSinceReferenceDate=\"600\"", Date(timeIntervalSinceReferenceDate: 600))
    default: return []
    }
  }
}

@MainActor @Suite("The properties of the tables") struct PropertyTests {
  /// The properties that another one bounds or that keep a value of their own, each with the reason.
  private static let bounded: [String: String] = [
    "pageControl.currentPage": "There is no page.",
    "scrollView.zoomScale": "Nothing is zoomed without a delegate that names a view.",
    "progressView.frame": "A bar keeps its height.", "progressView.bounds": "A bar keeps its height.",
    "searchBar.searchResultsButtonSelected": "The button does not show.",
    "searchBar.selectedScopeButtonIndex": "There is no scope.",
    "segmentedControl.selectedSegmentIndex": "There is no segment.",
    "tabBarController.selectedIndex": "There is no controller.",
  ]

  @Test("What a document sets, key-value coding reads, and sets itself") func readBack() throws {
    var (count, different): (Int, Set<String>) = (0, [])
    for type in InterfaceElementType.all
    where type.makesObject && !type.isAbstract && type.module == nil {
      for attribute in type.attributes where !attribute.isAbsent && attribute.marks.isDisjoint(with: .byHand)
      {
        guard let key = attribute.key, !key.contains("?") else { continue }
        for sample in PropertySample.all(of: attribute) {
          let name = "\(type.name).\(attribute.name)"
          func xml(_ tag: String, _ content: String) -> String {
            "<\(type.name) \(tag)>\(Self.layout(type))\(content)</\(type.name)>"
          }
          guard let made = DocumentFolder.object(xml(sample.tag, sample.content)) as? NSObject,
            let other = DocumentFolder.object(xml("", "")) as? NSObject
          else { continue }
          count += 1
          other.setValue(sample.value, forKey: key)
          for object in [made, other] where !Self.equal(object.value(forKey: key), sample.value) {
            different.insert("\(name): \(object.value(forKey: key) ?? "nil") for \(sample.value)")
          }
        }
      }
    }
    #expect(count > 400)
    #expect(different.filter { Self.bounded[String($0.prefix { $0 != ":" })] == nil }.sorted() == [])
  }

  @Test("No property takes an object of another class, whether it is optional or not") func wrongTypes() {
    final class Wrong: NSObject {}
    var (count, taken): (Int, [String]) = (0, [])
    for type in InterfaceElementType.all
    where type.makesObject && !type.isAbstract && type.module == nil {
      guard let object = DocumentFolder.object("<\(type.name)>\(Self.layout(type))</\(type.name)>") else {
        continue
      }
      for attribute in type.attributes where !attribute.isAbsent {
        guard let key = attribute.key, let isSet = UIKitProperties.shared.set(Wrong(), key, of: object)
        else { continue }
        count += 1
        if isSet { taken.append("\(type.name).\(key)") }
      }
    }
    #expect(count > 300)
    // A target is any object.
    #expect(taken == ["barButtonItem.target"])
  }

  private static func equal(_ a: Any?, _ b: Any) -> Bool {
    a.map { "\(($0 as? CGFloat).map { Double($0) } ?? $0)" } == "\(b)"
  }

  private static func layout(_ type: InterfaceElementType) -> String {
    type.isKind(of: "collectionView") ? #"<collectionViewFlowLayout key="collectionViewLayout"/>"# : ""
  }
}

extension InterfaceAttributeType.Marks {
  /// Of properties that documents do not set as key-value coding does.
  fileprivate static let byHand: Self = [.written, .builder]
}
