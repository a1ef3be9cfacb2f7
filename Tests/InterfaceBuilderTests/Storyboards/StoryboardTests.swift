import Testing

@testable import InterfaceBuilder
@testable import UIKit

@MainActor @Suite("Storyboards", .serialized) struct StoryboardTests {
  private let folder = DocumentFolder()
  private static let module = "customModule=\"InterfaceBuilderTests\""

  init() {
    _ = Registration.done
    _ = Calls.take()
  }

  private static func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" textAlignment="natural" \
    lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="16" y="20" width="100" height="21"/></label>
    """
  }

  // MARK: Making

  private static let home = DocumentFolder.scene(
    """
    <viewController storyboardIdentifier="home" title="Home" id="vc1" customClass="LoggingController" \(module)>
      <view key="view" tag="1" contentMode="scaleToFill" id="v1" customClass="LoggingView" \(module)>
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          \(label("l1", "Hello"))
          <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="v2" customClass="LoggingView" \(module)>
            <rect key="frame" x="16" y="60" width="50" height="50"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="badge" destination="l1" id="c0"/></connections>
          </view>
          <button buttonType="system" tag="5" contentVerticalAlignment="center" id="b1"><rect key="frame" x="9" y="200" width="80" height="30"/>
            <state key="normal" title="Tap"/>
            <connections><action selector="tap:" destination="vc1" eventType="touchUpInside" id="c9"/></connections>
          </button>
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa1"/>
        <constraints>
          <constraint firstItem="l1" firstAttribute="leading" secondItem="sa1" secondAttribute="leading" constant="16" id="k1"/>
          <constraint firstItem="l1" firstAttribute="top" secondItem="sa1" secondAttribute="top" constant="20" id="k2"/>
          <constraint firstItem="v2" firstAttribute="width" secondItem="v2" secondAttribute="height" multiplier="2:1" id="k3"/>
          <constraint firstItem="v2" firstAttribute="height" constant="50" id="k4"/>
          <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="v2" secondAttribute="trailing" priority="750" constant="10" id="k5"/>
          <constraint firstItem="v2" firstAttribute="leading" secondItem="l1" secondAttribute="leading" id="k6"/>
          <constraint firstItem="v2" firstAttribute="top" secondItem="l1" secondAttribute="bottom" constant="8" id="k7" customClass="DoubleConstraint" \(module)/>
          <constraint firstItem="l1" firstAttribute="width" constant="999" placeholder="YES" id="k8"/>
        </constraints>
      </view>
      <navigationItem key="navigationItem" title="Start" id="n1">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="i1">
          <connections><action selector="tap:" destination="vc1" id="c8"/></connections>
        </barButtonItem>
      </navigationItem>
      <connections>
        <outlet property="label" destination="l1" id="c1"/>
        <outlet property="top" destination="k2" id="c2"/>
        <outlet property="item" destination="i1" id="c3"/>
        <outletCollection property="buttons" destination="b1" collectionClass="NSMutableArray" id="c4"/>
      </connections>
    </viewController>
    """,
    others: """
      <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" userLabel="First Responder" sceneMemberID="firstResponder"/>
      <customObject id="h1" customClass="Helper" \(module)><connections><outlet property="owner" destination="vc1" id="c5"/></connections></customObject>
      """)

  @Test("Objects are made, connected and awakened in order") func order() throws {
    _ = Calls.take()
    let board = folder.storyboard(Self.home, initial: "vc1")
    let controller = try #require(board.instantiateInitialViewController() as? LoggingController)
    #expect(Calls.take() == ["init Home true", "awake Home false"])
    #expect(controller.storyboard === board)
    #expect(controller.navigationItem.title == "Start")
    #expect(controller.item === controller.navigationItem.rightBarButtonItem)
    #expect(controller.item.target === controller)
    let window = show(controller)
    #expect(
      Calls.take() == [
        "init 2 50 0 false", "init 1 375 3 false", "radius of 2", "awake 2 Hello", "awake 1 -", "helper true",
        "load Home Hello",
      ])
    let view = try #require(controller.view as? LoggingView)
    #expect(view.frame == window.bounds)
    let inner = view.subviews[1]
    #expect(inner.layer.cornerRadius == 8)
    #expect(inner.clipsToBounds)
    #expect(inner.frame.size == CGSize(width: 100, height: 50))
    #expect(controller.label.frame.origin == CGPoint(x: 16, y: 20))
    #expect(inner.frame.minY == controller.label.frame.maxY + 16)
    #expect(controller.top.constant == 20)
    #expect(controller.buttons.map(\.tag) == [5])
    controller.buttons[0].sendActions(for: .touchUpInside)
    #expect(Calls.take() == ["tap UIButton"])
    #expect(controller.nibName == "vc1-view-v1")
    window.isHidden = true
  }

  @Test("Storyboard identifiers and creators") func identifiers() throws {
    let board = folder.storyboard(Self.home)
    #expect(board.instantiateInitialViewController() == nil)
    #expect(board.instantiateViewController(withIdentifier: "home") is LoggingController)
    let made: LoggingController = board.instantiateViewController(identifier: "home") { coder in
      LoggingController(coder: coder, received: "given")
    }
    #expect(made.received == "given")
    #expect(made.title == "Home")
    made.loadViewIfNeeded()
    #expect(made.label.text == "Hello")
  }

  @Test("A thousand instantiations leave nothing alive") func leaks() {
    let board = folder.storyboard(Self.home, initial: "vc1")
    var controllers: [() -> AnyObject?] = []
    for _ in 0..<1000 {
      autoreleasepool {
        let controller = board.instantiateInitialViewController()!
        let view = controller.view!
        weak let weakController = controller
        weak let weakView = view
        controllers.append { weakController ?? weakView }
      }
    }
    #expect(controllers.filter { $0() != nil }.count == 0)
  }

  @Test("An unknown class is named once, and its base class made") func unknownClass() {
    let log = LogLines()
    let scene = DocumentFolder.scene(
      "<viewController id=\"x\" customClass=\"Nowhere\"><view key=\"view\" id=\"y\" customClass=\"Nowhere\"/></viewController>"
    )
    let board = folder.storyboard(scene, initial: "x", name: "Unknown")
    let controller = board.instantiateInitialViewController()
    #expect(controller.map { type(of: $0) == UIViewController.self } == true)
    #expect(controller?.view.map { type(of: $0) == UIView.self } == true)
    #expect(log.all.filter { $0 == "Unknown class Nowhere in Interface Builder file." }.count == 1)
  }

  @Test("Texts are those of the person's language") func texts() throws {
    folder.write("\"l1.text\" = \"Ahoj\";\n\"b1.normalTitle\" = \"Ťuk\";", "en.lproj/Words.strings")
    let board = folder.storyboard(Self.home, initial: "vc1", name: "Words")
    let controller = try #require(board.instantiateInitialViewController() as? LoggingController)
    controller.loadViewIfNeeded()
    #expect(controller.label.text == "Ahoj")
    #expect(controller.buttons[0].title(for: .normal) == "Ťuk")
  }

  // MARK: Segues

  private static func screen(
    _ id: String, _ title: String, _ type: String, _ connections: String, _ content: String = ""
  ) -> String {
    DocumentFolder.scene(
      """
      <viewController title="\(title)" storyboardIdentifier="\(title)" id="\(id)" customClass="\(type)" \(module)>
        <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(content)</subviews></view>
        <connections>\(connections)</connections>
      </viewController>
      """,
      others: "<exit id=\"\(id)-exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
  }

  private static func button(_ id: String, _ connections: String) -> String {
    """
    <button buttonType="system" contentVerticalAlignment="center" id="\(id)"><rect key="frame" x="0" y="0" width="80" height="30"/>\
    <state key="normal" title="x"/><connections>\(connections)</connections></button>
    """
  }

  private static let flow =
    DocumentFolder.scene(
      """
      <navigationController storyboardIdentifier="nav" id="nav"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
      <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>
      """)
    + screen(
      "a", "A", "RootController",
      """
      <segue destination="b" kind="presentation" identifier="present" animates="NO" modalPresentationStyle="fullScreen" id="s2"/>
      <segue destination="b" kind="custom" identifier="custom" customClass="FadeSegue" \(module) id="s3"/>
      <segue destination="b" kind="show" identifier="made" destinationCreationSelector="makeNext:sender:identifier:" id="s4"/>
      """,
      button("ab", "<segue destination=\"b\" kind=\"show\" identifier=\"push\" animates=\"NO\" id=\"s1\"/>"))
    + screen(
      "b", "B", "LoggingController",
      "<segue destination=\"b-exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"unwindHere:\" animates=\"NO\" id=\"s5\"/>",
      button(
        "bb",
        "<segue destination=\"b-exit\" kind=\"unwind\" unwindAction=\"unwindHere:\" animates=\"NO\" id=\"s6\"/>"
      ))

  private func start() throws -> (UINavigationController, RootController, UIWindow) {
    let board = folder.storyboard(Self.flow, initial: "nav", name: "Flow")
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let window = show(navigation)
    #expect(navigation.navigationBar.prefersLargeTitles)
    let root = try #require(navigation.topViewController as? RootController)
    _ = Calls.take()
    return (navigation, root, window)
  }

  private func button(in controller: UIViewController) throws -> UIButton {
    try #require(controller.view.subviews.first as? UIButton)
  }

  @Test("A button shows the next controller, and unwinding comes back") func push() throws {
    _ = Calls.take()
    let (navigation, root, window) = try start()
    try button(in: root).sendActions(for: .touchUpInside)
    let next = try #require(navigation.topViewController as? LoggingController)
    #expect(next.title == "B")
    #expect(next.received == "from A")
    #expect(
      Calls.take().filter { !$0.hasPrefix("load") } == [
        "should push", "init B true", "awake B false", "prepare push A B",
      ])
    try button(in: next).sendActions(for: .touchUpInside)
    #expect(Calls.take() == ["should ", "prepare - B A", "unwind A -"])
    #expect(navigation.viewControllers == [root])
    root.refuses = true
    try button(in: root).sendActions(for: .touchUpInside)
    #expect(Calls.take() == ["should push"])
    #expect(navigation.viewControllers == [root])
    window.isHidden = true
  }

  @Test("Segues are performed by their identifiers") func perform() throws {
    _ = Calls.take()
    let (navigation, root, window) = try start()
    root.performSegue(withIdentifier: "present", sender: nil)
    let shown = try #require(root.presentedViewController as? LoggingController)
    #expect(shown.modalPresentationStyle == .fullScreen)
    #expect(Calls.take().contains("prepare present A B"))
    shown.performSegue(withIdentifier: "back", sender: nil)
    #expect(Calls.take().suffix(2) == ["prepare back B A", "unwind A back"])
    UIScreen.main.host.finishTurn()
    #expect(root.presentedViewController == nil)
    root.performSegue(withIdentifier: "custom", sender: nil)
    #expect(Calls.take().contains("fade custom"))
    #expect(root.presentedViewController?.title == "B")
    root.dismiss(animated: false)
    root.performSegue(withIdentifier: "made", sender: nil)
    #expect((navigation.topViewController as? LoggingController)?.title == "B")
    #expect(Calls.take().contains("prepare made A B"))
    window.isHidden = true
  }

  @Test("Containers embed controllers before the view has loaded") func embed() throws {
    _ = Calls.take()
    let scenes =
      DocumentFolder.scene(
        """
        <viewController title="Out" id="o" customClass="LoggingController" \(Self.module)><view key="view" id="ov"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews><containerView opaque="NO" id="cv"><rect key="frame" x="10" y="10" width="100" height="80"/>
        <connections><segue destination="in" kind="embed" identifier="inside" id="e"/></connections></containerView></subviews></view></viewController>
        """)
      + DocumentFolder.scene(
        "<viewController title=\"In\" id=\"in\" customClass=\"LoggingController\" \(Self.module)><view key=\"view\" id=\"iv\"/></viewController>"
      )
    let board = folder.storyboard(scenes, initial: "o", name: "Embed")
    let controller = try #require(board.instantiateInitialViewController())
    _ = Calls.take()
    controller.loadViewIfNeeded()
    #expect(
      Calls.take() == [
        "should inside", "init In true", "awake In false", "prepare inside Out In", "load In -", "load Out -",
      ])
    #expect(controller.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test("Tabs, and references to other storyboards") func tabs() throws {
    _ = folder.storyboard(
      DocumentFolder.scene(
        "<viewController storyboardIdentifier=\"other\" title=\"Elsewhere\" id=\"q\"><tabBarItem key=\"tabBarItem\" title=\"Else\" id=\"ti\"/></viewController>"
      ),
      initial: "q", name: "Other")
    let scenes =
      DocumentFolder.scene(
        """
        <tabBarController id="t"><tabBar key="tabBar" id="tb"><color key="tintColor" systemColor="systemRedColor"/></tabBar>
        <connections><segue destination="p1" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="p2" kind="relationship" relationship="viewControllers" id="r2"/>
        <segue destination="p3" kind="relationship" relationship="viewControllers" id="r3"/></connections></tabBarController>
        """)
      + DocumentFolder.scene(
        "<viewController id=\"p1\"><tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"t1\"/></viewController>"
      )
      + DocumentFolder.scene("<viewControllerPlaceholder storyboardName=\"Other\" id=\"p2\"/>")
      + DocumentFolder.scene(
        "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"other\" id=\"p3\"/>")
    let board = folder.storyboard(scenes, initial: "t", name: "Tabs")
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.count == 3)
    #expect(tabs.tabBar.tintColor == .systemRed)
    #expect(tabs.viewControllers?[1].title == "Elsewhere")
    #expect(tabs.viewControllers?[2].storyboard !== board)
    let window = show(tabs)
    #expect(
      tabs.tabBar.items?.map(\.title) == [
        UITabBarItem(tabBarSystemItem: .search, tag: 0).title, "Else", "Else",
      ])
    window.isHidden = true
  }
}
