import Testing

@testable import InterfaceBuilder
@testable import UIKit

@MainActor @Suite("A changed document changes what its scenes do", .serialized) struct LiveSceneTests {
  private let folder = DocumentFolder()

  init() {
    _ = Registration.hubs
    _ = Calls.take()
  }

  /// Follows the documents of the folder while a closure runs.
  private func live(_ body: (LiveDocuments) throws -> Void) rethrows {
    let live = LiveDocuments("1")
    let before = LiveDocuments.current
    LiveDocuments.current = live
    defer { LiveDocuments.current = before }
    try body(live)
  }

  /// Shows the first scene of a text, and changes it to others.
  private func follow<Controller: UIViewController>(
    _ first: String, _ initial: String, as: Controller.Type = Controller.self, name: String = #function,
    _ body: (Controller, _ save: (String) -> Void) throws -> Void
  ) throws {
    let name = String(name.prefix { $0 != "(" })
    try live { live in
      let board = folder.storyboard(first, initial: initial, name: name)
      let controller = try #require(board.instantiateInitialViewController() as? Controller)
      try onScreen(375, 667, controller) { controller in
        _ = Calls.take()
        try body(controller) { text in
          _ = folder.storyboard(text, initial: initial, name: name)
          live.poll()
          controller.view.window?.layoutIfNeeded()
          finishTurn()
        }
      }
    }
  }

  private static func label(_ id: String, _ text: String) -> String {
    "<label userInteractionEnabled=\"NO\" text=\"\(text)\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"50\" width=\"90\" height=\"20\"/></label>"
  }

  private static func button(_ id: String, _ connections: String) -> String {
    "<button buttonType=\"system\" tag=\"3\" contentVerticalAlignment=\"center\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"30\"/><state key=\"normal\" title=\"x\"/><connections>\(connections)</connections></button>"
  }

  private static func outlet(_ property: String, _ destination: String, _ id: String = "o1") -> String {
    "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"\(id)\"/>"
  }

  // MARK: Prototypes

  private static func list(_ text: String, _ extra: String = "") -> String {
    """
    <scene sceneID="s"><objects><tableViewController id="l" customClass="ListController" \(Scenes.module)>
      <tableView key="view" clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="60" id="tv"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes><tableViewCell reuseIdentifier="row" id="p" customClass="RowCell" \(Scenes.module)><rect key="frame" x="0" y="0" width="375" height="60"/>
          <tableViewCellContentView key="contentView" id="cv"><subviews>\(label("n", text))\(extra)</subviews></tableViewCellContentView>
          <connections>\(outlet("name", "n"))</connections></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="l" id="c1"/><outlet property="delegate" destination="l" id="c2"/></connections>
      </tableView></tableViewController></objects></scene>
    """
  }

  @Test("A changed prototype is that of the rows that show") func prototypes() throws {
    try follow(Self.list("Name"), "l", as: ListController.self) { list, save in
      let before = list.tableView.visibleCells
      #expect(before.count == 2)
      save(
        Self.list(
          "Name",
          "<view tag=\"9\" id=\"v9\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>"))
      let cells = list.tableView.visibleCells.compactMap { $0 as? RowCell }
      #expect(cells.map { $0.name.text } == ["One", "Two"])
      #expect(cells.map { $0.contentView.viewWithTag(9)?.frame.width } == [3, 3])
      #expect(cells.allSatisfy { !before.contains($0) })
      // Another change of the screen keeps the rows.
      save(
        Self.list(
          "Name",
          "<view tag=\"9\" id=\"v9\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>"
        )
        .replacing("rowHeight=\"60\"", with: "rowHeight=\"80\""))
      #expect(list.tableView.visibleCells == cells)
      #expect(list.tableView.rowHeight == 80)
    }
  }

  private static func grid(_ width: Int) -> String {
    """
    <scene sceneID="s"><objects><collectionViewController id="g" customClass="GridController" \(Scenes.module)>
      <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="\(width)" id="fl"><size key="itemSize" width="90" height="60"/></collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="tile" id="t" customClass="TileCell" \(Scenes.module)><rect key="frame" x="0" y="0" width="90" height="60"/>
          <collectionViewCellContentView key="contentView" id="tc"><subviews><label userInteractionEnabled="NO" text="x" textAlignment="natural" adjustsFontSizeToFit="NO" id="n"><rect key="frame" x="1" y="1" width="\(width)" height="20"/></label></subviews></collectionViewCellContentView>
          <connections>\(outlet("name", "n"))</connections></collectionViewCell></cells>
        <connections><outlet property="dataSource" destination="g" id="c1"/></connections>
      </collectionView></collectionViewController></objects></scene>
    """
  }

  @Test("A changed cell of a collection is that of the items that show, and the layout follows") func tiles()
    throws
  {
    try follow(Self.grid(20), "g", as: GridController.self) { grid, save in
      save(Self.grid(33))
      let cells = grid.collectionView.visibleCells.compactMap { $0 as? TileCell }
      #expect(cells.count == 3)
      #expect(cells.allSatisfy { $0.name.frame.width == 33 })
      let layout = grid.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
      #expect(layout?.minimumInteritemSpacing == 33)
    }
  }

  @Test("Static rows come, go and change") func staticRows() throws {
    func cell(_ id: String, _ text: String) -> String {
      "<tableViewCell id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/><tableViewCellContentView key=\"contentView\" id=\"\(id)c\"><subviews>\(Self.label("\(id)l", text))</subviews></tableViewCellContentView></tableViewCell>"
    }
    func scene(_ cells: [String], _ header: String) -> String {
      """
      <scene sceneID="s"><objects><tableViewController id="t"><tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tv"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <sections><tableViewSection headerTitle="\(header)" id="s1"><cells>\(cells.joined())</cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="t" id="c1"/><outlet property="delegate" destination="t" id="c2"/></connections></tableView></tableViewController></objects></scene>
      """
    }
    try follow(scene([cell("a", "A"), cell("b", "B")], "Top"), "t", as: UITableViewController.self) {
      controller, save in
      let table = try #require(controller.tableView)
      @MainActor func texts() -> [String] {
        table.visibleCells.compactMap { ($0.contentView.subviews.first as? UILabel)?.text }
      }
      #expect(texts() == ["A", "B"])
      let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
      save(scene([cell("c", "C"), cell("b", "Other")], "Up"))
      #expect(texts() == ["C", "Other"])
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === second)
      #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Up")
    }
  }

  // MARK: Connections

  @Test("Outlets, actions and segues of a saved document are connected") func connections() throws {
    func scenes(_ segues: String, _ connections: String) -> String {
      Scenes.screen("A", content: Self.label("l", "L") + Self.button("b", connections), segues: segues)
        + Scenes.screen("B") + Scenes.screen("C")
    }
    let show = { (id: String) in
      Scenes.segue("presentation", to: id, "next", "modalPresentationStyle=\"fullScreen\"")
    }
    try follow(scenes("", ""), "A", as: LoggingController.self) { controller, save in
      let button = try #require(controller.view.subviews[1] as? UIButton)
      #expect(controller.label == nil)
      let tap = "<action selector=\"tap:\" destination=\"A\" eventType=\"touchUpInside\" id=\"a1\"/>"
      save(scenes(Self.outlet("label", "l"), tap))
      #expect(controller.label === controller.view.subviews[0])
      button.sendActions(for: .touchUpInside)
      #expect(Calls.take() == ["tap UIButton"])
      // The same document once more connects nothing twice.
      save(scenes(Self.outlet("label", "l"), tap))
      button.sendActions(for: .touchUpInside)
      #expect(Calls.take() == ["tap UIButton"])
      save(scenes(Self.outlet("label", "l"), tap.replacing("touchUpInside", with: "touchDown")))
      button.sendActions(for: .touchUpInside)
      #expect(Calls.take() == [])
      button.sendActions(for: .touchDown)
      #expect(Calls.take() == ["tap UIButton"])
      save(scenes(Self.outlet("label", "l"), show("B")))
      button.sendActions(for: .touchDown)
      #expect(Calls.take() == [])
      button.sendActions(for: .touchUpInside)
      #expect(controller.presentedViewController?.title == "B")
      controller.dismiss(animated: false)
      finishTurn()
      save(scenes(Self.outlet("label", "l"), show("C")))
      button.sendActions(for: .touchUpInside)
      #expect(controller.presentedViewController?.title == "C")
      controller.dismiss(animated: false)
      finishTurn()
      save(scenes(Self.outlet("label", "l"), ""))
      button.sendActions(for: .touchUpInside)
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test("A scene that is new is one that segues find") func newScene() throws {
    let first = Scenes.screen("A")
    try follow(first, "A", as: LoggingController.self) { controller, save in
      save(
        Scenes.screen(
          "A", segues: Scenes.segue("presentation", to: "N", "new", "modalPresentationStyle=\"fullScreen\""))
          + Scenes.screen("N", content: Self.label("nl", "Fresh")))
      controller.performSegue(withIdentifier: "new", sender: nil)
      #expect(controller.presentedViewController?.title == "N")
      #expect(
        (controller.presentedViewController?.view.subviews.first as? UILabel)?.text == "Fresh")
      #expect(controller.storyboard?.instantiateViewController(withIdentifier: "N") is LoggingController)
    }
  }

  @Test("A new tab is shown beside those that stay") func tabs() throws {
    func scenes(_ ids: [String]) -> String {
      Scenes.container("tabBarController", "T", children: ids.map { ("viewControllers", $0) })
        + ids.map { Scenes.screen($0) }.joined()
    }
    try follow(scenes(["1", "2"]), "T", as: UITabBarController.self) { tabs, save in
      let before = tabs.viewControllers ?? []
      tabs.selectedIndex = 1
      save(scenes(["3", "1", "2"]))
      #expect(tabs.viewControllers?.map(\.title) == ["3", "1", "2"])
      #expect(tabs.viewControllers?.suffix(2).elementsEqual(before, by: ===) == true)
      #expect(tabs.selectedViewController === before[1])
    }
  }

  // MARK: Views

  @Test("A view that is removed leaves its outlet alone, and comes back as a new one") func removed() throws {
    func scene(_ content: String, _ segues: String = "") -> String {
      Scenes.screen("A", content: content, segues: segues)
    }
    let both = scene(Self.label("l", "One") + Self.label("m", "Two"), Self.outlet("label", "l"))
    try follow(both, "A", as: LoggingController.self) { controller, save in
      let first = try #require(controller.label)
      save(scene(Self.label("m", "Two")))
      #expect(controller.view.subviews.count == 1)
      #expect(controller.label === first)
      #expect(first.superview == nil)
      save(both)
      #expect(controller.view.subviews.count == 2)
      #expect(controller.label === controller.view.subviews[0])
      #expect(controller.label !== first)
    }
  }

  @Test("A view of another class is made anew, and one that moves stays itself") func moved() throws {
    func box(_ id: String, _ content: String) -> String {
      "<view id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><subviews>\(content)</subviews></view>"
    }
    let first = Scenes.screen(
      "A", content: box("x", Self.label("l", "L")) + box("y", ""), segues: Self.outlet("label", "l"))
    try follow(first, "A", as: LoggingController.self) { controller, save in
      let label = try #require(controller.label)
      save(
        Scenes.screen(
          "A", content: box("x", "") + box("y", Self.label("l", "M")), segues: Self.outlet("label", "l")))
      #expect(label.superview === controller.view.subviews[1])
      #expect(label.text == "M")
      #expect(controller.label === label)
      save(
        Scenes.screen(
          "A",
          content: box("x", "")
            + box(
              "y",
              Self.label("l", "M").replacing(
                "<label ", with: "<label customClass=\"TagLabel\" \(Scenes.module) ")),
          segues: Self.outlet("label", "l")))
      #expect(label.superview == nil)
      #expect(controller.label is TagLabel)
    }
  }

  @Test("Items of bars come, go and change") func items() throws {
    func scenes(_ items: String) -> String {
      Scenes.screen(
        "A", inside: "<navigationItem key=\"navigationItem\" title=\"T\" id=\"ni\">\(items)</navigationItem>")
        + Scenes.navigation("N", root: "A")
    }
    func item(_ key: String, _ id: String, _ title: String) -> String {
      "<barButtonItem key=\"\(key)\" title=\"\(title)\" id=\"\(id)\"><connections><action selector=\"tap:\" destination=\"A\" id=\"\(id)a\"/></connections></barButtonItem>"
    }
    try follow(scenes(item("rightBarButtonItem", "i", "One")), "N", as: UINavigationController.self) {
      navigation, save in
      let bar = try #require(navigation.topViewController?.navigationItem)
      let first = bar.rightBarButtonItem
      save(scenes(item("rightBarButtonItem", "i", "Two") + item("leftBarButtonItem", "j", "Left")))
      #expect(bar.rightBarButtonItem === first)
      #expect(first?.title == "Two")
      #expect(bar.leftBarButtonItem?.title == "Left")
      #expect(bar.leftBarButtonItem?.target === navigation.topViewController)
      save(scenes(item("leftBarButtonItem", "j", "Left")))
      #expect(bar.rightBarButtonItem == nil)
      #expect(bar.leftBarButtonItem?.title == "Left")
    }
  }

  // MARK: Errors

  @Test("A document with an error leaves the last good screen") func errors() throws {
    let good = Scenes.screen("A", content: Self.label("l", "Good"), segues: Self.outlet("label", "l"))
    try follow(good, "A", as: LoggingController.self) { controller, save in
      let log = LogLines()
      let label = try #require(controller.label)
      save("<scene sceneID=\"x\"><objects></scene>")
      #expect(log.all.count == 1)
      #expect(controller.label === label && label.text == "Good")
      let constraints =
        "<constraint firstItem=\"l\" firstAttribute=\"width\" secondItem=\"A-v\" secondAttribute=\"top\" id=\"k1\"/><constraint firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"gone\" secondAttribute=\"leading\" id=\"k2\"/><constraint firstItem=\"l\" firstAttribute=\"top\" id=\"k3\"/>"
      save(
        good.replacing(
          "</subviews></view>", with: "</subviews><constraints>\(constraints)</constraints></view>"))
      #expect(controller.view.subviews.first === label)
      #expect(log.all.count == 4)
      save(
        Scenes.screen(
          "A", content: Self.label("l", "Better").replacing("natural", with: "sideways"),
          segues: Self.outlet("label", "l") + Self.outlet("nothing", "l", "o2")))
      #expect(label.text == "Better")
      #expect(log.all.contains { $0.hasSuffix("LoggingController has no outlet nothing.") })
      #expect(log.all.contains { $0.contains("`sideways` is no value of `textAlignment`") })
      // The scene is gone, and comes back.
      save(Scenes.screen("Other"))
      #expect(controller.view.subviews.first === label)
      save(good)
      #expect(controller.view.subviews.first === label && label.text == "Good")
    }
  }

  @Test("A change that needs a new screen is named, and shows in the next one") func deferred() throws {
    let first = Scenes.screen("A", content: Self.label("l", "Good"), segues: Self.outlet("label", "l"))
    try follow(first, "A", as: LoggingController.self) { controller, save in
      let log = LogLines()
      let label = try #require(controller.label)
      let variation = "<variation key=\"widthClass=compact\" alpha=\"0.5\"/>"
      let changed = first.replacing("</label>", with: "\(variation)</label>")
        .replacing("<view key", with: "<control key").replacing(
          "</subviews></view>", with: "</subviews></control>")
      #expect(changed != first)
      save(changed)
      #expect(controller.label === label && !(controller.view is UIControl))
      let lines = log.all.filter { $0.hasSuffix("changed; this shows when the screen is made again.") }
      #expect(lines.count == 2)
      #expect(lines.contains { $0.contains("The class of the controller's view changed") })
      #expect(lines.contains { $0.contains("Variations changed") })
      let next = try #require(controller.storyboard?.instantiateViewController(withIdentifier: "A"))
      #expect(next.view is UIControl)
      save(changed)
      #expect(log.all.filter { $0.hasSuffix("made again.") }.count == 2)
    }
  }
}
