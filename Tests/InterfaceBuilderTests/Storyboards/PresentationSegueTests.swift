import Testing
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

@MainActor @Suite("Segues that present", .serialized) struct PresentationSegueTests {
  private let folder = DocumentFolder()

  init() {
    _ = Registration.hubs
    _ = Calls.take()
  }

  // MARK: Popovers

  private static let anchor =
    "<view id=\"anchor\"><rect key=\"frame\" x=\"500\" y=\"300\" width=\"40\" height=\"20\"/></view>"

  private static func popover(
    _ attributes: String, _ arrows: String = "", kind: String = "popoverPresentation"
  ) -> String {
    let directions = arrows.isEmpty ? "" : "<popoverArrowDirection key=\"popoverArrowDirection\" \(arrows)/>"
    return Scenes.screen(
      "A", content: anchor,
      inside:
        "<navigationItem key=\"navigationItem\" id=\"ni\"><barButtonItem key=\"rightBarButtonItem\" title=\"Pop\" id=\"item\"/></navigationItem>",
      segues: Scenes.segue(kind, to: "B", "pop", attributes, inside: directions))
      + Scenes.screen(
        "B", inside: "<size key=\"preferredContentSize\" width=\"200\" height=\"150\"/>")
      + Scenes.navigation("N", root: "A")
  }

  @Test(
    "A popover comes from a view, by the sides that its arrow may have",
    arguments: [
      ("", UIPopoverArrowDirection.any, UIPopoverArrowDirection.up),
      ("up=\"YES\"", .up, .up), ("down=\"YES\"", .down, .down), ("left=\"YES\"", .left, .left),
      ("right=\"YES\"", .right, .right), ("left=\"YES\" right=\"YES\"", [.left, .right], .left),
      ("up=\"YES\" down=\"YES\" left=\"YES\" right=\"YES\"", .any, .up),
    ] as [(String, UIPopoverArrowDirection, UIPopoverArrowDirection)])
  func directions(_ arrows: String, _ permitted: UIPopoverArrowDirection, _ shown: UIPopoverArrowDirection)
    throws
  {
    let scenes = Self.popover("popoverAnchorView=\"anchor\"", arrows)
    try onScreen(1024, 768, folder.start(scenes, "N", as: UINavigationController.self)) { navigation in
      let root = try #require(navigation.topViewController)
      root.performSegue(withIdentifier: "pop", sender: nil)
      finishTurn()
      let card = try #require(root.presentedViewController)
      #expect(card.modalPresentationStyle == .popover)
      let popover = try #require(card.popoverPresentationController)
      #expect(popover.sourceView === root.view.subviews.first)
      #expect(popover.permittedArrowDirections == permitted)
      #expect(popover.arrowDirection == shown)
      #expect(card.view.bounds.size == CGSize(width: 200, height: 150))
      #expect(Calls.take().contains("prepare pop A B"))
    }
  }

  @Test("The rectangle of a popover follows the view that it comes from") func follows() throws {
    try onScreen(
      1024, 768,
      folder.start(Self.popover("popoverAnchorView=\"anchor\""), "N", as: UINavigationController.self)
    ) { navigation in
      let root = try #require(navigation.topViewController)
      root.performSegue(withIdentifier: "pop", sender: nil)
      finishTurn()
      let card = try #require(root.presentedViewController)
      let before = card.view.convert(card.view.bounds, to: nil)
      root.view.subviews[0].frame = CGRect(x: 300, y: 300, width: 140, height: 20)
      card.popoverPresentationController?.containerView?.setNeedsLayout()
      finishTurn()
      #expect(card.view.convert(card.view.bounds, to: nil).midX == 370)
      #expect(before.midX == 520)
    }
  }

  @Test(
    "A popover comes from an item, or from what began it",
    arguments: ["popoverPresentation", "popover"])
  func items(_ kind: String) throws {
    for (attributes, sendsItem) in [("popoverAnchorBarButtonItem=\"item\"", false), ("", true)] {
      let scenes = Self.popover(attributes, kind: kind)
      try onScreen(1024, 768, folder.start(scenes, "N", as: UINavigationController.self)) { navigation in
        let root = try #require(navigation.topViewController)
        let item = root.navigationItem.rightBarButtonItem
        root.performSegue(withIdentifier: "pop", sender: sendsItem ? item : nil)
        finishTurn()
        let popover = try #require(root.presentedViewController?.popoverPresentationController)
        #expect(popover.barButtonItem === item)
        #expect(popover.arrowDirection == .up)
      }
    }
    try onScreen(1024, 768, folder.start(Self.popover("", kind: kind), "N", as: UINavigationController.self))
    {
      navigation in
      let root = try #require(navigation.topViewController)
      root.performSegue(withIdentifier: "pop", sender: root.view.subviews[0])
      let popover = try #require(root.presentedViewController?.popoverPresentationController)
      #expect(popover.sourceView === root.view.subviews[0])
    }
  }

  @Test("A presentation in the style popover comes from what began it") func style() throws {
    let scenes = Self.popover("modalPresentationStyle=\"popover\"", kind: "presentation")
    try onScreen(1024, 768, folder.start(scenes, "N", as: UINavigationController.self)) { navigation in
      let root = try #require(navigation.topViewController)
      root.performSegue(withIdentifier: "pop", sender: root.view.subviews[0])
      let popover = try #require(root.presentedViewController?.popoverPresentationController)
      #expect(popover.sourceView === root.view.subviews[0])
    }
  }

  @Test("A popover is a sheet in a narrow window") func narrow() throws {
    let scenes = Self.popover("popoverAnchorView=\"anchor\"")
    try onScreen(375, 667, folder.start(scenes, "N", as: UINavigationController.self)) { navigation in
      let root = try #require(navigation.topViewController)
      root.performSegue(withIdentifier: "pop", sender: nil)
      finishTurn()
      let card = try #require(root.presentedViewController)
      #expect(card.presentationController?.adaptivePresentationStyle == .pageSheet)
      #expect(card.popoverPresentationController?.sourceView === root.view.subviews.first)
      #expect(card.popoverPresentationController?.arrowDirection == .unknown)
      #expect(card.view.frame.width == 375)
    }
  }

  @Test("A popover of a prototype comes from the cell’s own view") func prototypes() throws {
    let segue = Scenes.segue(
      "popoverPresentation", to: "B", "pop", "popoverAnchorView=\"$cellContext$btn\"")
    let scenes =
      DocumentFolder.scene(
        """
        <tableViewController id="l" customClass="ListController" \(Scenes.module)>
          <tableView key="view" clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="60" id="tv"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes><tableViewCell reuseIdentifier="row" id="p" customClass="RowCell" \(Scenes.module)><rect key="frame" x="0" y="0" width="375" height="60"/>
              <tableViewCellContentView key="contentView" id="cv"><subviews>
                <label userInteractionEnabled="NO" text="x" textAlignment="natural" adjustsFontSizeToFit="NO" id="n"/>
                <button buttonType="system" tag="5" contentVerticalAlignment="center" id="btn"><rect key="frame" x="0" y="0" width="80" height="30"/><connections>\(segue)</connections></button>
              </subviews></tableViewCellContentView>
              <connections><outlet property="name" destination="n" id="o"/></connections></tableViewCell></prototypes>
            <connections><outlet property="dataSource" destination="l" id="c1"/></connections>
          </tableView></tableViewController>
        """) + Scenes.screen("B")
    try onScreen(1024, 768, folder.start(scenes, "l", as: ListController.self)) { list in
      let cells = list.tableView.visibleCells
      #expect(cells.count == 2)
      let button = try #require(cells[1].contentView.viewWithTag(5) as? UIButton)
      button.sendActions(for: .touchUpInside)
      let popover = try #require(list.presentedViewController?.popoverPresentationController)
      #expect(popover.sourceView === button)
    }
  }

  // MARK: Styles

  @Test(
    "A presentation has the style and the transition that the segue names",
    arguments: InterfaceEnumerationType.modalPresentationStyle.cases.map(\.word))
  func styles(_ word: String) throws {
    let expected: [String: UIModalPresentationStyle] = [
      "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
      "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
      "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
      "blurOverFullScreen": .overFullScreen,
    ]
    let transitions: [(String, UIModalTransitionStyle)] = [
      ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
      ("crossDissolve", .crossDissolve),
    ]
    for (transition, style) in transitions where word != "none" {
      let scenes =
        Scenes.screen(
          "A",
          segues: Scenes.segue(
            "presentation", to: "B", "p",
            "modalPresentationStyle=\"\(word)\" modalTransitionStyle=\"\(transition)\""))
        + Scenes.screen("B", attributes: "modalPresentationStyle=\"formSheet\"")
      try onScreen(1024, 768, folder.start(scenes, "A", as: LoggingController.self)) { root in
        root.performSegue(withIdentifier: "p", sender: root.view)
        let shown = try #require(root.presentedViewController)
        #expect(shown.modalPresentationStyle == expected[word])
        #expect(shown.modalTransitionStyle == style)
      }
    }
  }

  @Test("Without a style of its own a segue keeps the destination's") func ownStyle() throws {
    for kind in ["presentation", "modal"] {
      let scenes =
        Scenes.screen("A", segues: Scenes.segue(kind, to: "B", "p"))
        + Scenes.screen(
          "B",
          attributes: "modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"crossDissolve\"")
      try onScreen(375, 667, folder.start(scenes, "A", as: LoggingController.self)) { root in
        root.performSegue(withIdentifier: "p", sender: nil)
        #expect(root.presentedViewController?.modalPresentationStyle == .overFullScreen)
        #expect(root.presentedViewController?.modalTransitionStyle == .crossDissolve)
      }
    }
  }

  @Test("A presented controller presents another, and all of them are left at once") func chain() throws {
    let full = "modalPresentationStyle=\"fullScreen\""
    let scenes =
      Scenes.screen("A", type: "HubController", segues: Scenes.segue("presentation", to: "B", "next", full))
      + Scenes.screen("B", segues: Scenes.segue("presentation", to: "C", "next", full))
      + Scenes.screen("C", segues: Scenes.unwind(from: "C"))
    try onScreen(375, 667, folder.start(scenes, "A", as: HubController.self)) { root in
      root.performSegue(withIdentifier: "next", sender: nil)
      let second = try #require(root.presentedViewController)
      second.performSegue(withIdentifier: "next", sender: nil)
      let third = try #require(second.presentedViewController)
      #expect(third.title == "C")
      _ = Calls.take()
      third.performSegue(withIdentifier: "back", sender: nil)
      finishTurn()
      #expect(Calls.take() == ["prepare back C A", "hub A"])
      #expect(root.presentedViewController == nil)
      #expect(root.view.window != nil)
    }
  }

  // MARK: Details

  private static func split(_ style: String, _ segue: String = "showDetail") -> String {
    Scenes.container(
      "splitViewController", "S", "style=\"\(style)\"",
      children: [("masterViewController", "N"), ("detailViewController", "D")])
      + Scenes.navigation("N", root: "A") + Scenes.screen("D")
      + Scenes.screen("A", segues: Scenes.segue(segue, to: "B", "detail"))
      + Scenes.screen("B")
  }

  @Test(
    "A detail is shown beside the list where there is room",
    arguments: ["doubleColumn", "unspecified"], ["showDetail", "replace"])
  func besideList(_ style: String, _ kind: String) throws {
    try onScreen(1200, 800, folder.start(Self.split(style, kind), "S", as: UISplitViewController.self)) {
      split in
      let list = try #require((split.viewControllers.first as? UINavigationController)?.topViewController)
      #expect(list.title == "A")
      list.performSegue(withIdentifier: "detail", sender: nil)
      finishTurn()
      let detail = split.viewControllers.last
      let shown = (detail as? UINavigationController)?.topViewController ?? detail
      #expect(shown?.title == "B")
      #expect(shown?.view.window != nil)
      #expect(list.view.window != nil)
      #expect(list.presentedViewController == nil)
    }
  }

  @Test("A detail is pushed where there is little room") func narrowDetail() throws {
    try onScreen(375, 667, folder.start(Self.split("doubleColumn"), "S", as: UISplitViewController.self)) {
      split in
      let stack = try #require(split.viewControllers.first as? UINavigationController)
      let list = try #require(stack.viewControllers.first)
      list.performSegue(withIdentifier: "detail", sender: nil)
      finishTurn()
      #expect(stack.topViewController?.title == "B")
    }
  }

  @Test("A detail without columns is presented") func lonelyDetail() throws {
    let scenes =
      Scenes.screen("A", segues: Scenes.segue("showDetail", to: "B", "detail")) + Scenes.screen("B")
      + Scenes.navigation("N", root: "A")
    for initial in ["A", "N"] {
      try onScreen(375, 667, folder.start(scenes, initial, as: UIViewController.self)) { first in
        let root = (first as? UINavigationController)?.topViewController ?? first
        root.performSegue(withIdentifier: "detail", sender: nil)
        finishTurn()
        #expect(root.presentedViewController?.title == "B")
        #expect(root.navigationController?.viewControllers.count ?? 1 == 1)
      }
    }
  }
}
