import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor @Suite("Layout guides and what belongs to a scene besides its views", .serialized)
struct GuideTests {
  private let folder = DocumentFolder()

  init() {
    _ = Registration.hubs
    _ = Calls.take()
  }

  private static func box(_ id: String, _ tag: Int, _ more: String = "") -> String {
    "<view tag=\"\(tag)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(more)</view>"
  }

  private static func same(_ id: String, _ attribute: String, _ guide: String, _ other: String? = nil)
    -> String
  {
    "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" secondItem=\"\(guide)\" secondAttribute=\"\(other ?? attribute)\" id=\"\(id)-\(attribute)-\(guide)\"/>"
  }

  private static func fill(_ id: String, _ guide: String) -> String {
    ["leading", "top", "width", "height"].map { same(id, $0, guide) }.joined()
  }

  private func start(_ inside: String, _ guides: String = "") throws -> UIViewController {
    let scene = DocumentFolder.scene(
      "<viewController id=\"c\" customClass=\"LoggingController\" \(Scenes.module)>\(guides)<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>\(inside)</view></viewController>"
    )
    let board = folder.storyboard(scene, initial: "c", name: "G\(inside.hashValue)")
    return try #require(board.instantiateInitialViewController())
  }

  @Test("Guides of a document are those of the view, and its own are made") func guides() throws {
    let inside = """
      <subviews>\(Self.box("a", 1))\(Self.box("b", 2))\(Self.box("d", 4))\(Self.box("s", 9))</subviews>
      <viewLayoutGuide key="safeArea" id="sa"/><viewLayoutGuide key="keyboard" id="kb"/>
      <layoutGuides><viewLayoutGuide identifier="half" id="own"/></layoutGuides>
      <constraints>\(Self.fill("a", "sa"))\(Self.same("b", "bottom", "kb", "top"))\(Self.fill("d", "own"))
      <constraint firstItem="own" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="0.5" id="w"/>
      \(Self.same("own", "top", "v"))\(Self.same("own", "leading", "v"))\(Self.same("own", "height", "v"))</constraints>
      """
    try onScreen(375, 667, start(inside)) { controller in
      let view = controller.view!
      #expect(view.viewWithTag(1)?.frame == view.safeAreaLayoutGuide.layoutFrame)
      #expect(view.viewWithTag(2)?.frame.maxY == view.keyboardLayoutGuide.layoutFrame.minY)
      #expect(view.layoutGuides.filter { $0.identifier == "half" }.count == 1)
      #expect(view.viewWithTag(4)?.frame == CGRect(x: 0, y: 0, width: 187.5, height: 667))
    }
  }

  @Test("The guides of a scroll view lay its content out, and its refresh control is there") func scroll()
    throws
  {
    let inside = """
      <subviews><scrollView tag="7" clipsSubviews="YES" contentInsetAdjustmentBehavior="never" id="s"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <refreshControl key="refreshControl" contentVerticalAlignment="center" id="r"><connections><action selector="tap:" destination="c" eventType="valueChanged" id="x"/></connections></refreshControl>
      <subviews>\(Self.box("i", 3))</subviews>
      <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
      <constraints>\(["leading", "top", "trailing", "bottom"].map { Self.same("i", $0, "cg") }.joined())\(Self.same("i", "width", "fg"))
      <constraint firstItem="i" firstAttribute="height" constant="900" id="h"/></constraints></scrollView></subviews>
      """
    try onScreen(375, 667, start(inside)) { controller in
      let scroll = try #require(controller.view.viewWithTag(7) as? UIScrollView)
      #expect(scroll.contentSize == CGSize(width: 300, height: 900))
      scroll.refreshControl?.sendActions(for: .valueChanged)
      #expect(Calls.take().last == "tap UIRefreshControl")
    }
  }

  @Test("The guides of before there were safe areas are at the bars") func supports() throws {
    let guides =
      "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/><viewControllerLayoutGuide type=\"bottom\" id=\"bt\"/></layoutGuides>"
    let inside = """
      <subviews>\(Self.box("a", 1))</subviews><constraints>\(Self.same("a", "top", "t", "bottom"))\(Self.same("a", "bottom", "bt", "top"))</constraints>
      """
    let controller = try start(inside, guides)
    try onScreen(375, 667, UINavigationController(rootViewController: controller)) { navigation in
      let box = try #require(controller.view.viewWithTag(1))
      #expect(box.frame.minY == controller.view.safeAreaInsets.top)
      #expect(box.frame.minY > 0)
      #expect(box.frame.maxY == controller.view.bounds.maxY - controller.view.safeAreaInsets.bottom)
    }
  }

  @Test("A menu’s command calls its method in the responder chain") func menus() throws {
    let inside = """
      <subviews><button buttonType="system" tag="5" showsMenuAsPrimaryAction="YES" id="b"><rect key="frame" x="0" y="0" width="90" height="30"/>
      <menu key="menu" id="m"><children><command title="Press" id="k"><connections><action selector="tap:" destination="c" id="x"/></connections></command></children></menu></button></subviews>
      """
    try onScreen(375, 667, start(inside)) { controller in
      let button = try #require(controller.view.viewWithTag(5) as? UIButton)
      let command = try #require(button.menu?.children.first as? UICommand)
      #expect(command.title == "Press")
      _ = Calls.take()
      command.performWithSender(button, target: controller)
      #expect(Calls.take() == ["tap UICommand"])
    }
  }

  @Test("Attributes whose properties are absent are named once") func absent() {
    let log = LogLines()
    let text =
      "<view springLoaded='YES'/><view springLoaded='YES' focusGroupIdentifier='f'/><control springLoaded='NO' toolTip='t'/>"
    _ = UINib(data: Data(DocumentFolder.nibText(text).utf8), bundle: nil).instantiate(withOwner: nil)
    #expect(
      log.all.map { $0.split(separator: ": ").suffix(2).joined(separator: " ") } == [
        "warning `springLoaded` of `view` has no effect",
        "warning `focusGroupIdentifier` of `view` has no effect",
        "warning `toolTip` of `control` has no effect",
      ])
  }
}
