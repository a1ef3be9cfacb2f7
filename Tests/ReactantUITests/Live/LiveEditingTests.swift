import DisplayProtocol
import Foundation
import Reactant
import Testing

@testable import ReactantUI
@testable import UIKit

/// The changes of the screen when a file is saved.
@MainActor @Suite(.serialized) struct LiveEditingTests {
  @Test func attributesAreSetAndRemovedOnesReset() throws {
    let fixture = try LiveFixture([
      "A.ui.xml": component(
        "<Label text=\"One\" textColor=\"red\" layout:id=\"l\" layout:center=\"super\" />")
    ])
    defer { fixture.close() }
    let view = fixture.showStandIn("A")
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.text == "One" && label.textColor == .red && abs(label.center.x - view.bounds.midX) < 1)

    fixture.save(
      "A.ui.xml",
      component(
        "<Label text=\"Two\" font=\":bold@30\" alpha=\"0.5\" layout:id=\"l\" layout:top=\"super offset(8)\" />"
      ))
    #expect(view.subviews.first === label && view.subviews.count == 1)
    #expect(label.text == "Two" && label.textColor == UILabel().textColor && label.alpha == 0.5)
    #expect(label.font == .systemFont(ofSize: 30, weight: .bold) && label.frame.minY == 8)

    fixture.save("A.ui.xml", component("<Label layout:id=\"l\" />"))
    #expect(label.text == nil && label.alpha == 1 && label.font == UILabel().font)
  }

  @Test func hyperdrivesDialectIsReadByTheSameReader() throws {
    func card(_ text: String, _ gap: Int) -> String {
      """
      <Card root="true"><overrides didInit="start"/><Label id="a" text="\(text)" textColor="$ink" layout:top="super"/>
      <View id="b" export="true" layout:below="a offset(\(gap))" layout:leading="super" layout:size="20"/></Card>
      """
    }
    let fixture = try LiveFixture(["Card.ui.xml": card("One", 4)])
    defer { fixture.close() }
    let view = fixture.showStandIn("Card")
    let label = try #require(view.subviews.first as? UILabel)
    label.textColor = .red
    #expect(label.text == "One" && view.subviews[1].frame.minY == label.frame.maxY + 4)
    fixture.save("Card.ui.xml", card("Two", 9))
    #expect(view.subviews.first === label && label.text == "Two" && label.textColor == .red)
    #expect(view.subviews[1].frame.minY == label.frame.maxY + 9)
  }

  @Test func elementsComeGoAndMoveWithTheirViewsKept() throws {
    let fixture = try LiveFixture([
      "A.ui.xml": component(
        "<TextField layout:id=\"a\" /><Label text=\"b\" /><Label text=\"c\" /><Container layout:id=\"box\" />"
      )
    ])
    defer { fixture.close() }
    let view = fixture.showStandIn("A")
    let code = UIView()
    view.addSubview(code)
    let before = view.subviews
    fixture.save(
      "A.ui.xml",
      component(
        """
        <Button title="new" /><Label text="c" /><Container layout:id="box"><TextField layout:id="a" /></Container>
        <Label text="b!" />
        """))
    let after = view.subviews
    #expect(after.count == 5 && after[0] is UIButton)
    #expect(after[1] === before[2] && after[2] === before[3] && after[3] === before[1])
    #expect(after[4] === code && after[2].subviews.first === before[0])
    #expect((after[3] as? UILabel)?.text == "b!")
    fixture.save("A.ui.xml", component(""))
    #expect(view.subviews == [code])
  }

  @Test func constraintsAreExchangedAndTheOthersKept() throws {
    let fixture = try LiveFixture([
      "A.ui.xml": component(
        "<View layout:id=\"a\" layout:left=\"super offset(10)\" layout:top=\"named = super\" layout:size=\"20\" />"
      )
    ])
    defer { fixture.close() }
    let view = fixture.showStandIn("A")
    let box = view.subviews[0]
    #expect(box.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    let top = try #require(view.constraints.first { $0.firstAttribute == .top })
    // Code has moved it: an edit of something else leaves that.
    top.constant = 33
    fixture.save(
      "A.ui.xml",
      component(
        """
        <View layout:id="a" layout:left="super offset(50)" layout:top="named = super" layout:width="super multiplied(0.5)"
        layout:height=".width" />
        """))
    #expect(box.frame == CGRect(x: 50, y: 33, width: 195, height: 195))
    #expect(top.isActive && view.constraints.filter { $0.firstItem === box }.count == 3)
  }

  @Test func anErrorIsShownOverTheLastGoodScreenAndGoesWhenMended() throws {
    let good = component("<Label text=\"Good\" layout:edges=\"super\" />")
    let fixture = try LiveFixture(["A.ui.xml": good])
    defer { fixture.close() }
    let view = fixture.showStandIn("A")
    let before = describe(view)
    fixture.save("A.ui.xml", component("<Lable text=\"Bad\" />"))
    // Editors save in steps: it is not shown at once.
    #expect(fixture.shownErrors.isEmpty)
    fixture.letTimePass()
    let errors = fixture.shownErrors
    try #require(errors.count == 3, "\(errors)")
    #expect(errors[0].contains("Unknown tag `Lable`") && errors[1].hasPrefix("in: A.ui.xml:3:"))
    #expect(errors[2].contains("<Lable text=\"Bad\" />\n") && describe(view) == before)
    fixture.save("A.ui.xml", good)
    #expect(fixture.shownErrors.isEmpty && describe(view) == before)
  }

  @Test func anErrorThatNobodyWaitedForHidesNoLaterOne() throws {
    let bad = component("<Lable text=\"Bad\" />")
    let left = try LiveFixture(["A.ui.xml": component("<Label />")])
    _ = left.showStandIn("A")
    left.save("A.ui.xml", bad)
    left.close()
    let fixture = try LiveFixture(["A.ui.xml": component("<Label />")])
    defer { fixture.close() }
    _ = fixture.showStandIn("A")
    fixture.save("A.ui.xml", bad)
    fixture.letTimePass()
    #expect(fixture.shownErrors.count == 3)
  }

  @Test func aHalfWrittenFileFlashesNoError() throws {
    let good = component("<Label text=\"Good\" />")
    let fixture = try LiveFixture(["A.ui.xml": good])
    defer { fixture.close() }
    let view = fixture.showStandIn("A")
    fixture.save("A.ui.xml", String(good.prefix(100)))
    #expect(fixture.shownErrors.isEmpty)
    fixture.folder.replace("A.ui.xml", component("<Label text=\"Better\" />"))
    fixture.notice()
    fixture.letTimePass()
    #expect(fixture.shownErrors.isEmpty && (view.subviews.first as? UILabel)?.text == "Better")
  }

  @Test func escapeAndTheButtonDismissErrorsUntilTheNextOne() throws {
    let fixture = try LiveFixture(["A.ui.xml": component("")])
    defer { fixture.close() }
    _ = fixture.showStandIn("A")
    for dismiss in [{ press("Escape") }, { pressDismiss(fixture) }] {
      fixture.save("A.ui.xml", component("<Nothing />"))
      fixture.letTimePass()
      #expect(!fixture.shownErrors.isEmpty)
      dismiss()
      fixture.finishTurn()
      fixture.letTimePass()
      #expect(fixture.shownErrors.isEmpty)
      fixture.save("A.ui.xml", component(""))
    }
  }

  @Test func changedStylesReachAllComponents() throws {
    func styles(_ color: String) -> String {
      """
      <styleGroup xmlns="http://schema.reactant.tech/ui" name="general">
      <LabelStyle name="title" textColor="\(color)" />
      </styleGroup>
      """
    }
    let label = component("<Label style=\"general.title\" text=\"x\" />")
    let fixture = try LiveFixture(["General.styles.xml": styles("red"), "A.ui.xml": label, "B.ui.xml": label])
    defer { fixture.close() }
    let views = [fixture.showStandIn("A"), fixture.showStandIn("B")]
    let labels = views.compactMap { $0.subviews.first as? UILabel }
    #expect(labels.map(\.textColor) == [.red, .red])
    fixture.save("General.styles.xml", styles("blue"))
    #expect(labels.map(\.textColor) == [.blue, .blue])
    fixture.save(
      "General.styles.xml", styles("blue").replacingOccurrences(of: "\"title\"", with: "\"other\""))
    fixture.letTimePass()
    #expect(fixture.shownErrors.count == 6 && labels.map(\.textColor) == [.blue, .blue])
  }

  @Test func textBeingEditedFocusAndScrollPositionStay() throws {
    let body = { (extra: String) in
      component(
        """
        \(extra)<TextField layout:id="name" text="start" layout:top="super" layout:fillHorizontally="super" />
        <ScrollView layout:id="scroll" layout:below="id:name" layout:fillHorizontally="super" layout:height="200">
        <View layout:edges="super" layout:width="super" layout:height="2000" /></ScrollView>
        """)
    }
    let fixture = try LiveFixture(["A.ui.xml": body("")])
    defer { fixture.close() }
    let view = fixture.showStandIn("A")
    let field = try #require(view.subviews[0] as? UITextField)
    let scroll = try #require(view.subviews[1] as? UIScrollView)
    field.becomeFirstResponder()
    field.text = "typed by a person"
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    let selection = field.selectedTextRange
    scroll.contentOffset.y = 321
    fixture.save("A.ui.xml", body("<Label text=\"above\" layout:center=\"super\" />"))
    fixture.save(
      "A.ui.xml",
      body("").replacingOccurrences(of: "text=\"start\"", with: "text=\"start\" textColor=\"red\""))
    #expect(view.subviews == [field, scroll] && field.textColor == .red)
    #expect(
      field.text == "typed by a person" && field.isFirstResponder && field.selectedTextRange == selection)
    #expect(scroll.contentOffset.y == 321)
  }

  @Test func newAndDeletedFilesAreFollowed() throws {
    let fixture = try LiveFixture(["A.ui.xml": component("<Component type=\"B\" layout:edges=\"super\" />")])
    defer { fixture.close() }
    let view = fixture.showStandIn("A")
    let inner = try #require(view.subviews.first as? AnonymousComponent)
    #expect(inner.subviews.isEmpty)
    fixture.save("B.ui.xml", component("<Label text=\"b\" />"))
    #expect(fixture.manager.componentNames.contains("B"))
    fixture.folder.remove("B.ui.xml")
    fixture.notice()
    fixture.letTimePass()
    #expect(!fixture.manager.componentNames.contains("B") && fixture.shownErrors.isEmpty)
  }
}

@MainActor func press(_ key: String, _ modifiers: UIKeyModifierFlags = []) {
  let event = UIPressesEvent()
  let input = UIKey(KeyInput(phase: .down, key: key, modifiers: KeyModifiers(rawValue: modifiers.rawValue)))
  event.allPresses = [UIPress(phase: .began, key: input, timestamp: 0)]
  UIApplication.shared.sendEvent(event)
}

@MainActor private func pressDismiss(_ fixture: LiveFixture) {
  func find(_ view: UIView) -> UIButton? {
    (view as? UIButton) ?? view.subviews.lazy.compactMap(find).first
  }
  fixture.manager.errorView.flatMap(find)?.sendActions(for: .touchUpInside)
}
