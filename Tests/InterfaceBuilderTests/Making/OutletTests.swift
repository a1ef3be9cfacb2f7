import InterfaceDocuments
import ObjectiveCRuntime
import Testing
import UIKit

@testable import InterfaceBuilder

/// An object that every delegate's outlet takes.
final class AnyDelegate: NSObject, UITableViewDelegate, UITableViewDataSource,
  UITableViewDataSourcePrefetching,
  UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDelegate, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
  UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate, UIPickerViewDelegate, UIPickerViewDataSource,
  UITabBarDelegate, UINavigationBarDelegate, UIToolbarDelegate, UIGestureRecognizerDelegate,
  UITabBarControllerDelegate, UINavigationControllerDelegate, UISplitViewControllerDelegate,
  UIPageViewControllerDelegate, UIPageViewControllerDataSource, UICalendarViewDelegate,
  UIViewControllerTransitioningDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  )
    -> [UIDragItem]
  { [] }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

final class AnySearch: UISearchController {}

@MainActor @Suite("Every outlet that the check lets pass is loaded", .serialized) struct OutletTests {
  /// The elements that outlets lead to, by names or their ends.
  private static let destinations: [(end: String, element: String)] = [
    ("elegate", delegate), ("ataSource", delegate), ("target", delegate),
    ("searchDisplayController", delegate),
    (
      "searchController",
      #"<customObject id="b" customClass="AnySearch" customModule="InterfaceBuilderTests"/>"#
    ),
    ("Controller", #"<viewController id="b"/>"#), ("Controllers", #"<viewController id="b"/>"#),
    ("tableView", #"<tableView id="b"/>"#),
    (
      "collectionView",
      #"<collectionView id="b"><collectionViewFlowLayout key="collectionViewLayout"/></collectionView>"#
    ),
    ("imageView", #"<imageView id="b"/>"#), ("View", #"<view id="b"/>"#), ("view", #"<view id="b"/>"#),
    ("abel", #"<label id="b"/>"#), ("refreshControl", #"<refreshControl id="b"/>"#),
    ("collectionViewLayout", #"<collectionViewFlowLayout id="b"/>"#),
    ("navigationBar", #"<navigationBar id="b"/>"#), ("toolbar", #"<toolbar id="b"/>"#),
    ("tabBar", #"<tabBar id="b"/>"#), ("navigationItem", #"<navigationItem id="b"/>"#),
    ("tabBarItem", #"<tabBarItem id="b"/>"#), ("selectedItem", #"<tabBarItem id="b"/>"#),
    ("ButtonItem", #"<barButtonItem id="b"/>"#), ("ButtonItems", #"<barButtonItem id="b"/>"#),
    ("toolbarItems", #"<barButtonItem id="b"/>"#), ("gestureRecognizers", #"<tapGestureRecognizer id="b"/>"#),
    ("accessibilityElements", #"<view id="b"/>"#),
  ]
  private static let delegate =
    #"<customObject id="b" customClass="AnyDelegate" customModule="InterfaceBuilderTests"/>"#
  private static let collections: Set<String> = ["gestureRecognizers", "accessibilityElements"]

  private static var types: [InterfaceElementType] {
    InterfaceElementType.all.filter { type in
      type.makesObject && type.module == nil && !type.isAbstract
        && !InterfaceOutlets.outlets(of: type).isEmpty && type.name != "application"
    }
  }

  @Test("No outlet ends the app, and each takes what is connected") func loads() throws {
    #expect(Self.types.count > 50)
    for type in Self.types {
      for outlet in InterfaceOutlets.outlets(of: type).sorted() {
        let log = LogLines()
        let end = try #require(
          Self.destinations.first { outlet.hasSuffix($0.end) }, "\(type.name).\(outlet) leads nowhere")
        let kind = Self.collections.contains(outlet) ? "outletCollection" : "outlet"
        let layout =
          type.isKind(of: "collectionView") ? #"<collectionViewFlowLayout key="collectionViewLayout"/>"# : ""
        let xml = DocumentFolder.nibText(
          """
          <\(type.name) id="a">\(layout)<connections><\(kind) property="\(outlet)" destination="b" id="c"/></connections>\
          </\(type.name)>\(end.element)
          """)
        let made = UINib(data: Data(xml.utf8), bundle: nil).instantiate(withOwner: nil)
        #expect(made.count == 2, "\(type.name).\(outlet)")
        #expect(log.all == [], "\(type.name).\(outlet)")
        #expect(Self.isConnected(made, outlet, of: type), "\(type.name).\(outlet)")
      }
    }
  }

  /// Whether key-value coding reads the object that was connected, where connections set the property.
  private static func isConnected(_ made: [Any], _ outlet: String, of type: InterfaceElementType) -> Bool {
    guard let attribute = type.attribute(named: outlet), let key = attribute.key, !attribute.isAbsent,
      !attribute.marks.contains(.builder), let object = made.first as? NSObject, made.count == 2
    else { return true }
    let value = object.value(forKey: key)
    let members = value as? [AnyObject] ?? (value.map { [$0 as AnyObject] } ?? [])
    return members.contains { $0 === made[1] as AnyObject }
  }

  @Test("An outlet that is an attribute, too, holds its object") func attributes() throws {
    let xml = DocumentFolder.nibText(
      """
      <tableViewCell id="a"><connections><outlet property="editingAccessoryView" destination="b" id="c"/>\
      <outlet property="multipleSelectionBackgroundView" destination="b" id="d"/>\
      <outletCollection property="accessibilityElements" destination="b" id="e"/></connections></tableViewCell>\
      <view id="b"/>
      """)
    let made = UINib(data: Data(xml.utf8), bundle: nil).instantiate(withOwner: nil)
    let cell = try #require(made.first as? UITableViewCell)
    #expect(cell.editingAccessoryView === made.last as? UIView)
    #expect(cell.multipleSelectionBackgroundView === made.last as? UIView)
    #expect(cell.accessibilityElements?.count == 1)
  }

  @Test("An outlet that takes another object is logged and set to nothing") func mismatches() throws {
    let log = LogLines()
    let xml = DocumentFolder.nibText(
      """
      <textField id="a"><connections><outlet property="delegate" destination="b" id="c"/></connections></textField>\
      <view id="b"/>
      """)
    let made = UINib(data: Data(xml.utf8), bundle: nil).instantiate(withOwner: nil)
    #expect((made.first as? UITextField)?.delegate == nil)
    #expect(log.all == ["The outlet delegate of UITextField does not take a UIView."])
  }
}
