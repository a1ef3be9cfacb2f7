import InterfaceDocuments
import Testing
import UIKit

@testable import InterfaceBuilder

/// Whether the cases are all of the table's: one that lacks a case, or whose case shows nothing, is named.
@MainActor @Suite("Each attribute of the tables has a case that shows it") struct TableCoverageTests {
  /// The attributes that other suites show, each with the suite.
  private static let elsewhere: [String: String] = [
    "segue.identifier": "PresentationSegueTests", "segue.animates": "StoryboardTests",
    "segue.modalPresentationStyle": "PresentationSegueTests",
    "segue.modalTransitionStyle": "PresentationSegueTests",
    "segue.popoverArrowDirection": "PresentationSegueTests",
    "variation.constant": "VariationTests", "variation.priority": "VariationTests",
    "viewController.layoutGuides": "GuideTests", "viewController.nibName": "NibTests",
    "viewLayoutGuide.identifier": "GuideTests", "view.layoutGuides": "GuideTests",
    "tableView.prototypes": "ListTests", "tableView.dataMode": "ListTests",
    "collectionView.dataMode": "ListTests", "collectionView.cells": "ListTests",
    "collectionView.sectionHeaderView": "ListTests", "collectionView.sectionFooterView": "ListTests",
  ]
  /// The attributes that cannot be seen, neither in a picture nor in the tree, each with the reason.
  private static let unseen: [String: String] = [
    "pageViewController.pageSpacing": "The distance shows while pages turn.",
    "scrollView.zoomScale": "Nothing is zoomed without a delegate that names a view.",
    "datePicker.useCurrentDate": "The time of a run is another each time.",
  ]

  /// An attribute of a case's document.
  private struct Place {
    let attribute: String
    let element: InterfaceObject
    let name: String
    let document: InterfaceObject
    let index: Int
  }

  private static let places: [Place] = AttributeCases.all.enumerated().flatMap { index, attribute in
    let text = DocumentFolder.nibText(attribute.xml)
    guard let root = InterfaceDocument.read(Array(text.utf8), path: "case.xib").document?.objects.first else {
      return [Place]()
    }
    var found: [Place] = []
    root.visit { element in
      guard let type = element.type else { return }
      let names = Set(element.attributeNames + element.children.map { $0.key ?? $0.elementName })
      for name in names.sorted() {
        guard
          let owner = ([type] + type.ancestors).first(where: { $0.attributes.contains { $0.name == name } })
        else { continue }
        found.append(
          Place(
            attribute: "\(owner.name).\(name)", element: element, name: name, document: root, index: index))
      }
    }
    return found
  }

  private static var wanted: [String] {
    InterfaceElementType.all.filter { $0.module == nil }.flatMap { type in
      // OutletTests loads what only connections set.
      type.attributes.filter { $0.path != nil && !$0.isAbsent && $0.value != .connection }.map {
        "\(type.name).\($0.name)"
      }
    }
  }

  @Test("Every attribute has a case, or stands in a list with the reason") func complete() {
    let covered = Set(Self.places.map(\.attribute))
    let listed = Set(Self.elsewhere.keys).union(Self.unseen.keys)
    #expect(Self.wanted.filter { !covered.contains($0) && !listed.contains($0) } == [])
    #expect(listed.filter { !Self.wanted.contains($0) } == [])
  }

  @Test("Without the attribute, some case gives another tree or other pixels") func effects() {
    var places = Dictionary(grouping: Self.places, by: \.attribute)
    var trees: [Int: String] = [:]
    var without: [String] = []
    for attribute in Self.wanted where Self.elsewhere[attribute] == nil && Self.unseen[attribute] == nil {
      let all = places.removeValue(forKey: attribute) ?? []
      let isShown = all.contains { place in
        let before = AttributeCases.all[place.index].xml
        let after = Self.xml(place.document, without: (place.element, place.name))
        let tree = trees[place.index] ?? Self.tree(before)
        trees[place.index] = tree
        // Pictures take longer, and few attributes show in them alone.
        return Self.tree(after) != tree || Self.picture(after) != Self.picture(before)
      }
      if !isShown { without.append(attribute) }
    }
    #expect(without == [])
  }

  private static func tree(_ xml: String) -> String {
    DocumentFolder.object(xml).map { describe(value: $0) } ?? "-"
  }

  private static func picture(_ xml: String) -> Data? {
    (DocumentFolder.object(xml) as? UIView).flatMap { pixels(of: $0) }
  }

  /// Returns a document's text without one attribute, in the tag or in the element.
  private static func xml(_ object: InterfaceObject, without left: (element: InterfaceObject, name: String))
    -> String
  {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
    let isOwner = object === left.element
    var text = "<\(object.elementName)"
    for name in object.attributeNames where !(isOwner && name == left.name) {
      text += " \(name)=\"\(escaped(object.attribute(name) ?? ""))\""
    }
    text += ">" + escaped(object.content)
    for child in object.children where !(isOwner && (child.key ?? child.elementName) == left.name) {
      text += xml(child, without: left)
    }
    return text + "</\(object.elementName)>"
  }
}
