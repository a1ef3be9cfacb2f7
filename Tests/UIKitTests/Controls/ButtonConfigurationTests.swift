import Testing

@testable import UIKit

@MainActor struct ButtonConfigurationTests {
  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGFloat {
    (text as String).size(withAttributes: [.font: font]).width
  }

  private func configured(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test func isItsTitleWithTheInsetsOfItsSize() {
    let button = configured { $0.title = "Configure" }
    let size = button.intrinsicContentSize
    #expect(abs(size.width - width("Configure") - 24) < 1)
    #expect(size.height == 34.5)
    button.configuration?.contentInsets = .zero
    #expect(button.intrinsicContentSize.height == 20.5)
    button.configuration?.setDefaultContentInsets()
    button.configuration?.buttonSize = .large
    #expect(button.intrinsicContentSize.height == 50.5)
  }

  @Test func takesWhatItLeavesOutFromItsAction() {
    var ran = 0
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in ran += 1 })
    #expect(button.semantics.text == "Go")
    #expect(button.accessibilityActivate())
    #expect(ran == 1)
    button.configuration?.title = "Stay"
    #expect(button.semantics.text == "Stay")
    #expect(button.titleLabel?.text == "Stay")
  }

  @Test func placesThePictureOnAnySide() {
    for (placement, isBefore, isVertical) in [
      (NSDirectionalRectEdge.leading, true, false), (.trailing, false, false), (.top, true, true),
      (.bottom, false, true),
    ] {
      let button = configured {
        $0.title = "Title"
        $0.image = UIImage(systemName: "star")
        $0.imagePlacement = placement
        $0.imagePadding = 6
      }
      button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
      button.layoutIfNeeded()
      let (image, title) = (button.imageView!.frame, button.titleLabel!.frame)
      let (first, second) = isBefore ? (image, title) : (title, image)
      if isVertical {
        #expect(abs(second.minY - first.maxY - 6) < 0.6 && abs(image.midX - title.midX) < 0.6)
      } else {
        #expect(abs(second.minX - first.maxX - 6) < 0.6 && abs(image.midY - title.midY) < 0.6)
      }
    }
  }

  @Test func titlesAreBrokenWhereThereIsLittleRoom() {
    let button = configured { $0.title = "Several words that need room" }
    let whole = button.intrinsicContentSize
    let narrow = button.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(narrow.width <= 120 && narrow.height > whole.height * 1.5)
  }

  @Test func theHandlerChangesItWithTheState() {
    var calls = 0
    let button = configured { $0.title = "Off" }
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.layoutIfNeeded()
    #expect(calls == 1 && button.titleLabel?.text == "Off")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(calls == 2 && button.titleLabel?.text == "On")
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(calls == 3)
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(calls == 3 && button.titleLabel?.text == "On")
  }

  @Test func aTapMaySelectIt() {
    let button = configured { $0.title = "Toggle" }
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    var seen: [Bool] = []
    button.addAction(
      UIAction { seen.append(($0.sender as! UIButton).isSelected) }, for: .primaryActionTriggered)
    Finger(on: button, at: CGPoint(x: 20, y: 20)).lift()
    Finger(on: button, at: CGPoint(x: 20, y: 20)).lift()
    #expect(seen == [true, false])
  }

  @Test func aPopUpButtonShowsThatItOpensAMenu() {
    let button = configured { $0.title = "Choice" }
    let plain = button.intrinsicContentSize.width
    button.configuration?.indicator = .popup
    button.layoutIfNeeded()
    let wide = button.intrinsicContentSize.width
    #expect(wide > plain + 10)
    button.configuration?.indicator = .automatic
    #expect(button.intrinsicContentSize.width == plain)
    button.menu = UIMenu(children: [UIAction(title: "Choice") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize.width == wide)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize.width == plain)
  }

  @Test func symbolsAreConfiguredByState() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let plain = button.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.intrinsicContentSize.height > plain.height + 15)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == large)
    #expect(
      button.currentPreferredSymbolConfiguration == large && button.currentImage?.size.height ?? 99 < 30)
    button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    #expect(button.intrinsicContentSize == plain)
  }

  @Test func withoutAConfigurationItLooksAsBefore() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let plain = button.intrinsicContentSize
    button.configuration = .filled()
    #expect(button.intrinsicContentSize.height == 34.5)
    button.configuration = nil
    #expect(button.intrinsicContentSize == plain)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Button" && button.titleLabel?.numberOfLines == 1)
    #expect(button.titleLabel?.font.pointSize == 15)
  }

  @Test func anotherFontOfTheTitleChangesTheSize() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let small = button.intrinsicContentSize
    let holder = UIView()
    holder.addSubview(button)
    holder.layoutIfNeeded()
    button.titleLabel?.font = .systemFont(ofSize: 36)
    #expect(holder.layer.needsLayout() || button.layer.needsLayout())
    #expect(button.intrinsicContentSize.height > small.height + 20)
    #expect(button.forFirstBaselineLayout === button.titleLabel)
  }

  @Test func swiftAttributedStringsKeepTheirAttributes() {
    var text = AttributedString("Red")
    text.foregroundColor = .systemRed
    text.font = .boldSystemFont(ofSize: 20)
    text += AttributedString(" plain")
    let converted = NSAttributedString(text)
    #expect(converted.string == "Red plain")
    #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
    #expect((converted.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    #expect(converted.attribute(.font, at: 5, effectiveRange: nil) == nil)
  }

  @Test func menusKnowWhatIsChecked() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let inner = UIMenu(title: "Inner", options: .displayInline, children: [on])
    let menu = UIMenu(children: [off, inner])
    #expect(menu.selectedElements == [on])
    #expect(menu.replacingChildren([]).identifier == menu.identifier)
  }

  @Test func leavesNothingBehind() {
    weak var gone: UIButton?
    do {
      let button = configured { $0.showsActivityIndicator = true }
      button.configurationUpdateHandler = { $0.configuration?.title = "x" }
      button.layoutIfNeeded()
      gone = button
    }
    #expect(gone == nil)
  }
}
