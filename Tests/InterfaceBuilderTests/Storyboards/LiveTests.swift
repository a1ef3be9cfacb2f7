import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor @Suite("A changed document changes the screen", .serialized) struct LiveTests {
  private let folder = DocumentFolder()

  private static func scene(_ text: String, _ width: Int, _ more: String = "") -> String {
    DocumentFolder.scene(
      """
      <viewController title="\(text)" id="vc"><view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>
          <label userInteractionEnabled="NO" text="\(text)" textAlignment="natural" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
          <textField contentVerticalAlignment="center" textAlignment="natural" adjustsFontSizeToFit="NO" placeholder="Name" id="f"><rect key="frame" x="0" y="90" width="200" height="30"/></textField>
          \(more)
        </subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
          <constraint firstItem="l" firstAttribute="width" constant="\(width)" id="c3"/>
        </constraints>
      </view></viewController>
      """, id: "s")
  }

  @Test("Attributes, constraints and views follow; what a person typed stays") func follow() throws {
    let live = LiveDocuments("1")
    let before = LiveDocuments.current
    LiveDocuments.current = live
    defer { LiveDocuments.current = before }
    let board = folder.storyboard(Self.scene("One", 100), initial: "vc", name: "Live")
    let controller = board.instantiateInitialViewController()!
    let window = show(controller)
    let (label, field) = (
      controller.view.subviews[0] as! UILabel, controller.view.subviews[1] as! UITextField
    )
    field.text = "typed"
    #expect(label.frame.width == 100)
    _ = folder.storyboard(
      Self.scene(
        "Two", 150,
        "<view tag=\"8\" id=\"n\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>"),
      initial: "vc", name: "Live")
    live.poll()
    window.layoutIfNeeded()
    #expect(controller.view.subviews[0] === label)
    #expect(label.text == "Two")
    #expect(controller.title == "Two")
    #expect(label.frame.width == 150)
    #expect(field.text == "typed")
    #expect(controller.view.subviews.map(\.tag) == [0, 0, 8])
    _ = folder.storyboard(Self.scene("Two", 150), initial: "vc", name: "Live")
    live.poll()
    #expect(controller.view.subviews.count == 2)
    window.isHidden = true
  }
}
