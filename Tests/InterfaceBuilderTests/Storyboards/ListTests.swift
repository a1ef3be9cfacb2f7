import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor @Suite("Lists of documents", .serialized) struct ListTests {
  private let folder = DocumentFolder()
  private static let module = "customModule=\"InterfaceBuilderTests\""

  init() {
    _ = Registration.done
    _ = Calls.take()
  }

  private static func cell(_ attributes: String, _ connections: String = "") -> String {
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \(attributes)>
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="cv\(attributes.hashValue)">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <subviews><label opaque="NO" userInteractionEnabled="NO" text="Name" textAlignment="natural" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="nm\(attributes.hashValue)"/></subviews>
        <constraints>
          <constraint firstItem="nm\(attributes.hashValue)" firstAttribute="leading" secondItem="cv\(attributes.hashValue)" secondAttribute="leadingMargin" id="q1\(attributes.hashValue)"/>
          <constraint firstItem="nm\(attributes.hashValue)" firstAttribute="centerY" secondItem="cv\(attributes.hashValue)" secondAttribute="centerY" id="q2\(attributes.hashValue)"/>
        </constraints>
      </tableViewCellContentView>
      <connections><outlet property="name" destination="nm\(attributes.hashValue)" id="o\(attributes.hashValue)"/>\(connections)</connections>
    </tableViewCell>
    """
  }

  @Test("Prototypes become cells, which perform segues when they are selected") func prototypes() throws {
    _ = Calls.take()
    let row = Self.cell(
      "reuseIdentifier=\"row\" id=\"p\" customClass=\"RowCell\" \(Self.module)",
      "<segue destination=\"d\" kind=\"show\" identifier=\"detail\" animates=\"NO\" id=\"s\"/>")
    let scenes =
      DocumentFolder.scene(
        """
        <navigationController id="n"><connections><segue destination="l" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
        """)
      + DocumentFolder.scene(
        """
        <tableViewController id="l" customClass="ListController" \(Self.module)>
          <tableView key="view" clipsSubviews="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="tv">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <prototypes>\(row)</prototypes>
            <connections><outlet property="dataSource" destination="l" id="c1"/><outlet property="delegate" destination="l" id="c2"/></connections>
          </tableView>
        </tableViewController>
        """) + DocumentFolder.scene("<viewController title=\"Detail\" id=\"d\"/>")
    let board = folder.storyboard(scenes, initial: "n", name: "List")
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let window = show(navigation)
    let list = try #require(navigation.topViewController as? ListController)
    let cells = list.tableView.visibleCells.compactMap { $0 as? RowCell }
    #expect(cells.map { $0.name.text } == ["One", "Two"])
    // The content has the margins of the table, and none of the parts of a cell in the style `default`.
    #expect(cells[0].name.frame.minX == list.tableView.layoutMargins.left)
    #expect(cells[0].contentView.subviews == [cells[0].name])
    #expect(Calls.take() == ["cell Name", "cell Name"])
    list.tableView.chooseForTests(IndexPath(row: 1, section: 0))
    #expect(Calls.take() == ["prepare detail 1", "selected 1"])
    #expect(navigation.topViewController?.title == "Detail")
    window.isHidden = true
  }

  @Test("A static table answers its own data source") func staticTable() throws {
    let rows =
      Self.cell("reuseIdentifier=\"x\" rowHeight=\"70\" id=\"a\" customClass=\"RowCell\" \(Self.module)")
        + """
        <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="t" detailTextLabel="dt" id="b"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="bc"><subviews>
        <label userInteractionEnabled="NO" text="Left" textAlignment="natural" adjustsFontSizeToFit="NO" id="t"/><label userInteractionEnabled="NO" text="Right" textAlignment="natural" adjustsFontSizeToFit="NO" id="dt"/>
        </subviews></tableViewCellContentView></tableViewCell>
        """
    let scenes = DocumentFolder.scene(
      """
      <tableViewController id="s"><tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="tv"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <sections><tableViewSection headerTitle="Top" footerTitle="End" id="s1"><cells>\(rows)</cells></tableViewSection><tableViewSection id="s2"><cells/></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="s" id="c1"/><outlet property="delegate" destination="s" id="c2"/></connections></tableView></tableViewController>
      """)
    let board = folder.storyboard(scenes, initial: "s", name: "Static")
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    let window = show(controller)
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.style == .grouped)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Top")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(second.textLabel?.text == "Left")
    #expect(second.detailTextLabel?.text == "Right")
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
    window.isHidden = true
  }

  @Test("Collections have prototypes, layouts and reusable views") func collection() throws {
    let scenes = DocumentFolder.scene(
      """
      <collectionViewController id="g" customClass="GridController" \(Self.module)>
        <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="5" id="fl"><size key="itemSize" width="90" height="60"/></collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="tile" id="t" customClass="TileCell" \(Self.module)><rect key="frame" x="0" y="0" width="90" height="60"/>
            <collectionViewCellContentView key="contentView" id="tc"><subviews><label userInteractionEnabled="NO" text="x" textAlignment="natural" adjustsFontSizeToFit="NO" id="n"><rect key="frame" x="1" y="1" width="20" height="20"/></label></subviews></collectionViewCellContentView>
            <connections><outlet property="name" destination="n" id="o"/></connections></collectionViewCell></cells>
          <connections><outlet property="dataSource" destination="g" id="c1"/><outlet property="delegate" destination="g" id="c2"/></connections>
        </collectionView></collectionViewController>
      """)
    let board = folder.storyboard(scenes, initial: "g", name: "Grid")
    let controller = try #require(board.instantiateInitialViewController() as? GridController)
    let window = show(controller)
    let layout = try #require(controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 90, height: 60))
    let cells = controller.collectionView.visibleCells.compactMap { $0 as? TileCell }
    #expect(Set(cells.map { $0.name.text }) == ["0", "1", "2"])
    #expect(cells.allSatisfy { $0.frame.size == CGSize(width: 90, height: 60) })
    window.isHidden = true
  }
}

extension UITableView {
  /// Selects a row as a person's tap does.
  fileprivate func chooseForTests(_ path: IndexPath) {
    guard let cell = cellForRow(at: path) else { return }
    selectRow(at: path, animated: false, scrollPosition: .none)
    cell.selectionSegue?(cell)
    delegate?.tableView(self, didSelectRowAt: path)
  }
}
