import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor @Suite("Variations for traits", .serialized) struct VariationTests {
  private let folder = DocumentFolder()

  @Test("Constraints, views and values follow the size classes") func sizes() throws {
    let scene = DocumentFolder.scene(
      """
      <viewController id="v"><view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><color key="backgroundColor" systemColor="systemRedColor"/></view>
          <label userInteractionEnabled="NO" text="wide" textAlignment="natural" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="wide"/>
        </subviews>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
          <constraint firstItem="box" firstAttribute="height" constant="20" id="c3"><variation key="widthClass=regular" constant="60"/></constraint>
          <constraint firstItem="box" firstAttribute="width" constant="100" id="c4"/>
          <constraint firstItem="box" firstAttribute="width" constant="200" id="c5"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask><mask key="constraints"><exclude reference="c5"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/></mask><mask key="constraints"><exclude reference="c4"/><include reference="c5"/></mask></variation>
      </view></viewController>
      """)
    let board = folder.storyboard(scene, initial: "v", name: "Sizes")
    let controller = try #require(board.instantiateInitialViewController())
    let outer = UIViewController()
    outer.addChild(controller)
    outer.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
    outer.view.addSubview(controller.view)
    controller.didMove(toParent: outer)
    let window = show(outer)
    let box = try #require(controller.view.subviews.first)
    #expect(box.frame.size == CGSize(width: 100, height: 20))
    #expect(controller.view.subviews.count == 1)
    outer.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: controller)
    window.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 200, height: 60))
    #expect(controller.view.subviews.count == 2)
    outer.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
    window.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 100, height: 20))
    #expect(controller.view.subviews.count == 1)
    window.isHidden = true
  }
}
