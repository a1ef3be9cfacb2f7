import DisplayProtocol
import Testing

@testable import UIKit

@MainActor struct UIButtonTests {
  // MARK: Contents

  @Test func contentsOfAStateFallBackToNormal() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Playing", for: .highlighted)
    #expect(button.title(for: .highlighted) == "Playing")
    #expect(button.title(for: .disabled) == "Play")
    #expect(button.currentTitle == "Play")
    button.isHighlighted = true
    #expect(button.currentTitle == "Playing")
    #expect(button.titleLabel?.text == "Playing")
    button.isSelected = true
    #expect(button.currentTitle == "Play")
    button.isHighlighted = false
    button.isSelected = false
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
    #expect(button.titleLabel?.text == nil)
  }

  @Test func everyStateHasItsOwnEntries() {
    let button = UIButton()
    let states: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
    ]
    for (index, state) in states.enumerated() {
      button.setTitle("\(index)", for: state)
      button.setTitleColor(UIColor(white: CGFloat(index) / 10, alpha: 1), for: state)
    }
    for (index, state) in states.enumerated() {
      #expect(button.title(for: state) == "\(index)")
      #expect(button.titleColor(for: state) == UIColor(white: CGFloat(index) / 10, alpha: 1))
    }
  }

  @Test func anAttributedTitleWins() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "rich"), for: .normal)
    #expect(button.titleLabel?.text == "rich")
    #expect(button.semantics.text == "rich")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
  }

  @Test func theNextLayoutTakesBackATextSetDirectly() {
    let button = UIButton(type: .system)
    button.setTitle("Mine", for: .normal)
    button.titleLabel?.text = "Yours"
    button.setTitle("Mine", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Mine")
  }

  @Test func anActionGivesTitleAndPictureAndRunsOnATap() {
    var runs = 0
    let image = picture(4, 4)
    let action = UIAction(title: "Save", image: image) { _ in runs += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    #expect(button.currentTitle == "Save")
    #expect(button.currentImage == image)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    Finger(on: button, at: CGPoint(x: 5, y: 5)).lift()
    #expect(runs == 1)
    _ = button.activate()
    #expect(runs == 2)
  }

  @Test func aTapIsTheButtonsPrimaryAction() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let log = EventLog()
    log.record(button)
    Finger(on: button, at: CGPoint(x: 5, y: 5)).lift()
    #expect(log.events == [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  // MARK: Sizes

  @Test func aTitleAloneHasSixPointsAboveAndBelow() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize
    #expect(title.height == 18)
    #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up), height: 30))
    button.setTitle("I", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    let custom = UIButton()
    custom.setTitle("Button", for: .normal)
    #expect(custom.intrinsicContentSize.height == 33.5)
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 33.5))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func aPictureBesideTheTitleDoesAwayWithThePadding() {
    let button = UIButton(type: .system)
    button.setTitle("Upload", for: .normal)
    button.setImage(picture(14, 14), for: .normal)
    let title = button.titleLabel!.intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: 14 + title.width, height: 18))
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 14, height: 14))
  }

  @Test func insetsCountExactly() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 10, height: 18))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 10, height: 18))
  }

  @Test func theTitlesFontChangesTheSizeBeforeAndAfterTheTitle() {
    let before = UIButton(type: .system)
    before.titleLabel?.font = .systemFont(ofSize: 30)
    before.setTitle("Button", for: .normal)
    let after = UIButton(type: .system)
    after.setTitle("Button", for: .normal)
    after.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(before.intrinsicContentSize == after.intrinsicContentSize)
    #expect(before.intrinsicContentSize.height == 48)
  }

  // MARK: Layout

  @Test func pictureAndTitleAreCenteredAsOneGroup() {
    let button = laidOut(title: "Upload", image: picture(14, 14))
    let (image, title) = (button.imageView!.frame, button.titleLabel!.frame)
    #expect(image.size == CGSize(width: 14, height: 14))
    #expect(title.minX == image.maxX)
    #expect(abs((image.minX + title.maxX) / 2 - 100) <= 0.5)
    #expect(image.midY == 30 && title.midY == 30)
  }

  @Test func alignmentsMoveTheGroup() {
    let button = laidOut(title: "Upload", image: picture(14, 14))
    func frames(_ horizontal: UIControl.ContentHorizontalAlignment) -> (CGRect, CGRect) {
      button.contentHorizontalAlignment = horizontal
      button.layoutIfNeeded()
      return (button.imageView!.frame, button.titleLabel!.frame)
    }
    #expect(frames(.left).0.minX == 0)
    #expect(frames(.leading).0.minX == 0)
    #expect(frames(.right).1.maxX == 200)
    #expect(frames(.trailing).1.maxX == 200)
    #expect(frames(.fill).1.maxX == 200)
    #expect(frames(.fill).0.width == 14)
    button.contentVerticalAlignment = .top
    #expect(frames(.left).1.minY == 0)
    button.contentVerticalAlignment = .bottom
    #expect(frames(.left).1.maxY == 60)
    button.contentVerticalAlignment = .fill
    #expect(frames(.left).1.height == 60)
  }

  @Test func readingFromTheRightPutsThePictureThere() {
    let button = laidOut(title: "Upload", image: picture(14, 14))
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.imageView!.frame.minX == button.titleLabel!.frame.maxX)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(button.imageView!.frame.maxX == 200)
  }

  @Test func insetsOfTitleAndPictureMoveThemInsideTheContent() {
    let button = laidOut(title: "Upload", image: picture(14, 14))
    let (image, title) = (button.imageView!.frame, button.titleLabel!.frame)
    // The classic way to put the picture behind the title.
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: title.width, bottom: 0, right: -title.width)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -14, bottom: 0, right: 14)
    button.layoutIfNeeded()
    #expect(abs(button.titleLabel!.frame.minX - image.minX) <= 0.5)
    #expect(abs(button.imageView!.frame.maxX - title.maxX) <= 0.5)
    button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.titleLabel!.frame.midY == 40)
  }

  @Test func aTitleThatIsTooWideIsCutInTheMiddle() throws {
    let button = laidOut(title: "A title that is much wider than its button can ever be", image: nil)
    #expect(button.titleLabel!.frame == CGRect(x: 0, y: 21, width: 200, height: 18))
    let (text, _) = try #require(content(of: button.titleLabel!))
    let shown = text.lines[0].runs.map(\.text).joined()
    #expect(shown.contains("…") && !shown.hasSuffix("…"))
  }

  @Test func thePictureBehindFillsTheButton() {
    let button = laidOut(title: "On it", image: nil)
    button.setBackgroundImage(picture(10, 10), for: .normal)
    button.layoutIfNeeded()
    let back = button.subviews[0] as? UIImageView
    #expect(back?.frame == button.bounds)
    #expect(button.subviews.last === button.titleLabel)
  }

  @Test func overridesOfTheRectanglesAreUsed() {
    let button = StackedButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setTitle("Below", for: .normal)
    button.setImage(picture(10, 10), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView!.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(button.titleLabel!.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
  }

  // MARK: Appearance

  @Test func aSystemButtonIsTintedAndACustomOneWhite() {
    let system = UIButton(type: .system)
    #expect(system.currentTitleColor == UIColor.systemBlue)
    system.tintColor = .red
    #expect(system.currentTitleColor == UIColor.red)
    system.isEnabled = false
    #expect(system.currentTitleColor != UIColor.red)
    #expect(UIButton().currentTitleColor == UIColor.white)
  }

  @Test func aSystemButtonFadesUnderAFinger() throws {
    let button = laidOut(title: "Press", image: picture(4, 4))
    let finger = Finger(on: button, at: CGPoint(x: 5, y: 5))
    button.layoutIfNeeded()
    #expect(abs(try ink(of: button).alpha - 0.2) < 1e-9)
    #expect(abs(try pictureColor(of: button).alpha - 0.2) < 0.01)
    finger.lift()
    button.layoutIfNeeded()
    #expect(try ink(of: button).alpha == 1)
    button.setTitleColor(.red, for: .highlighted)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(try ink(of: button) == UIColor.red.cgColor)
  }

  @Test func aCustomButtonsPictureDarkensAndFades() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setImage(picture(4, 4, color: .red), for: .normal)
    button.layoutIfNeeded()
    #expect(try pictureColor(of: button) == UIColor.red.cgColor)
    button.isHighlighted = true
    button.layoutIfNeeded()
    let dark = try pictureColor(of: button)
    #expect(dark.red < 0.8 && dark.alpha == 1)
    button.adjustsImageWhenHighlighted = false
    button.layoutIfNeeded()
    #expect(try pictureColor(of: button) == UIColor.red.cgColor)
    button.isHighlighted = false
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(try pictureColor(of: button).alpha < 0.6)
    button.setImage(picture(4, 4, color: .blue), for: .disabled)
    button.layoutIfNeeded()
    #expect(try pictureColor(of: button) == UIColor.blue.cgColor)
  }

  @Test func aSystemButtonsPictureIsAShapeInTheTintUnlessItSaysOtherwise() throws {
    let button = laidOut(title: nil, image: picture(4, 4, color: .red))
    #expect(try pictureColor(of: button) == UIColor.systemBlue.cgColor)
    button.tintColor = .green
    button.layoutIfNeeded()
    #expect(try pictureColor(of: button) == UIColor.green.cgColor)
    button.setImage(picture(4, 4, color: .red).withRenderingMode(.alwaysOriginal), for: .normal)
    button.layoutIfNeeded()
    #expect(try pictureColor(of: button) == UIColor.red.cgColor)
  }

  @Test func aTouchMayGlowAndReverseTheShadow() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Glow", for: .normal)
    button.showsTouchWhenHighlighted = true
    button.reversesTitleShadowWhenHighlighted = true
    button.layoutIfNeeded()
    let count = button.subviews.count
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.subviews.count == count + 1)
    #expect(button.titleLabel?.isShadowReversed == true)
    button.titleLabel?.shadowOffset = CGSize(width: 2, height: -3)
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(button.subviews.count == count)
    #expect(button.titleLabel?.isShadowReversed == false)
    // What was set while the shadow was reversed is what stays.
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 2, height: -3))
  }

  @Test func systemPicturesAreDrawn() {
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
      #expect(UIButton(type: type).currentImage != nil)
    }
    #expect(UIButton(type: .contactAdd).intrinsicContentSize == CGSize(width: 22, height: 22))
  }

  @Test func settingTheSameAgainDrawsNothing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = laidOut(title: "Same", image: picture(4, 4))
    window.addSubview(button)
    button.titleLabel!.layer.displayIfNeeded()
    button.imageView!.layer.displayIfNeeded()
    for _ in 0..<3 {
      button.setTitle(nil, for: .normal)
      button.setTitle("Same", for: .normal)
      button.setImage(nil, for: .normal)
      button.setImage(picture(4, 4), for: .normal)
      button.layoutIfNeeded()
    }
    #expect(!button.titleLabel!.layer.needsDisplay())
    #expect(!button.imageView!.layer.needsDisplay())
  }

  @Test func screenReadersSayTheTitle() {
    let button = laidOut(title: "New Game", image: nil)
    #expect(button.semantics.role == .button)
    #expect(button.semantics.text == "New Game")
    #expect(button.semantics.className == "UIButton")
    #expect(button.semantics.isFocusable && button.semantics.isEnabled)
    #expect(button.accessibilityLabel == "New Game")
    button.isEnabled = false
    button.isSelected = true
    #expect(!button.semantics.isFocusable && !button.semantics.isEnabled && button.semantics.isSelected)
  }

  private func laidOut(title: String?, image: UIImage?) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.layoutIfNeeded()
    return button
  }

  private func ink(of button: UIButton) throws -> CGColor {
    try #require(content(of: button.titleLabel!)?.text.lines.first?.runs.first).style.color
  }

  private func pictureColor(of button: UIButton) throws -> CGColor {
    guard case .image(let image)? = button.imageView?.makeContent() else { throw NoPicture() }
    return image.image.color(x: 1, y: 1)
  }
}

private struct NoPicture: Error {}

private final class StackedButton: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentRect.divided(atDistance: 50, from: .minYEdge).slice
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentRect.divided(atDistance: 50, from: .minYEdge).remainder
  }
}
