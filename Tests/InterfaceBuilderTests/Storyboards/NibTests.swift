import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// A controller whose nib has its class's name.
final class CardViewController: UIViewController {}

@MainActor @Suite("Nibs", .serialized) struct NibTests {
  private let folder = DocumentFolder()
  private static let module = "customModule=\"InterfaceBuilderTests\""

  init() {
    _ = Registration.done
    _ = Calls.take()
  }

  private static let panel = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="NibOwner">
      <connections><outlet property="view" destination="v" id="a"/><outlet property="label" destination="l" id="b"/>
      <outletCollection property="buttons" destination="b1" id="c"/><outletCollection property="buttons" destination="b2" id="d"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <label userInteractionEnabled="NO" text="Panel" textAlignment="natural" adjustsFontSizeToFit="NO" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
        <button buttonType="system" tag="1" contentVerticalAlignment="center" id="b1"><rect key="frame" x="0" y="30" width="90" height="30"/><connections><action selector="press:" destination="-1" eventType="touchUpInside" id="e"/></connections></button>
        <button buttonType="system" tag="2" contentVerticalAlignment="center" id="b2"><rect key="frame" x="0" y="60" width="90" height="30"/><connections><action selector="press:" destination="-1" eventType="touchUpInside" id="f"/></connections></button>
      </subviews>
      <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="h"/></connections>
    </view>
    <tapGestureRecognizer numberOfTapsRequired="2" id="g" customClass="CountingTap" \(module)/>
    """

  private final class GroundLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let ground = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
      ground.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return [ground]
    }
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell() }
  }

  @Test("A layout's own view comes from the nib of its kind") func decoration() throws {
    let nib = folder.nib(
      """
      <collectionReusableView opaque="NO" contentMode="scaleToFill" tag="7" id="r">\
      <rect key="frame" x="0" y="0" width="50" height="50"/></collectionReusableView>
      """, name: "Ground")
    let layout = GroundLayout()
    layout.register(nib, forDecorationViewOfKind: "ground")
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = OneItem()
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(collection.viewWithTag(7)?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("The owner is connected, and the objects on the top level are returned") func owner() throws {
    _ = Calls.take()
    let nib = folder.nib(Self.panel, name: "Panel")
    let owner = NibOwner()
    let objects = nib.instantiate(withOwner: owner)
    #expect(objects.count == 2)
    #expect(owner.view === objects.first as? UIView)
    #expect(owner.label.text == "Panel")
    #expect(owner.buttons.map(\.tag) == [1, 2])
    let tap = try #require(owner.view.gestureRecognizers?.first as? CountingTap)
    #expect(tap.count == 3)
    #expect(tap.numberOfTapsRequired == 2)
    owner.buttons[1].sendActions(for: .touchUpInside)
    #expect(Calls.take() == ["press 2"])
    let again = folder.bundle.loadNibNamed("Panel", owner: NibOwner())
    #expect(again?.count == 2)
  }

  private static func view(_ owner: String) -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"><connections><outlet property="view" destination="v" id="a"/></connections></placeholder>
    <view tag="42" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
    """
  }

  @Test("Controllers load the nib of their name, or of their class") func controllers() {
    _ = folder.nib(Self.view("UIViewController"), name: "Any")
    _ = folder.nib(Self.view("CardViewController"), name: "CardView")
    #expect(UIViewController(nibName: "Any", bundle: folder.bundle).view.tag == 42)
    let card = CardViewController(nibName: nil, bundle: folder.bundle)
    #expect(card.view.tag == 42)
    #expect(UIViewController(nibName: nil, bundle: folder.bundle).view.tag == 0)
  }

  @Test("Tables and collections make cells of nibs") func cells() throws {
    let cell = """
      <tableViewCell id="c" customClass="RowCell" \(Self.module)><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="cv"><subviews><label userInteractionEnabled="NO" text="N" textAlignment="natural" adjustsFontSizeToFit="NO" id="n"/></subviews></tableViewCellContentView>
      <connections><outlet property="name" destination="n" id="o"/></connections></tableViewCell>
      """
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(folder.nib(cell, name: "Row"), forCellReuseIdentifier: "row")
    let made = try #require(table.dequeueReusableCell(withIdentifier: "row") as? RowCell)
    #expect(made.reuseIdentifier == "row")
    #expect(made.name.text == "N")
    let tile =
      "<collectionViewCell id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></collectionViewCell>"
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(folder.nib(tile, name: "Tile"), forCellWithReuseIdentifier: "tile")
    let source = GridController(collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = source
    collection.layoutIfNeeded()
    let item = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(item?.reuseIdentifier == "tile")
  }

  @Test("Values are set while the coder's initializer runs, for every element") func levels() {
    _ = Calls.take()
    for type in [
      "view", "label", "button", "textField", "switch", "scrollView", "stackView", "tableView", "searchBar",
    ] {
      let view = DocumentFolder.object("<\(type) tag=\"6\"/>") as? UIView
      #expect(view?.tag == 6, "\(type)")
    }
    _ = DocumentFolder.object("<view tag=\"9\" customClass=\"LoggingView\" \(Self.module)/>")
    #expect(Calls.take().first?.hasPrefix("init 9") == true)
  }
}
