import Katana
import Testing

@testable import KatanaElements

/// Every prop of an element reaches its native view, and its default comes back when it is no longer set.
@MainActor @Suite struct ElementPropsTests {
  typealias Screen = ElementTests.Screen

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
  private static let ground = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }

  @Test func everyPropOfAButtonReachesTheButton() {
    let (picture, ground) = (Self.picture, Self.ground)
    let screen = Screen(
      Button(
        props: Button.Props.build {
          $0.isEnabled = false
          $0.adjustsImageWhenHighlighted = false
          $0.adjustsImageWhenDisabled = false
          $0.showsTouchWhenHighlighted = true
          $0.titles = [.normal: "A", .disabled: "B"]
          $0.titleColors = [.normal: .red]
          $0.titleShadowColors = [.normal: .blue]
          $0.images = [.normal: picture]
          $0.backgroundImages = [.selected: ground]
          $0.attributedTitles = [.highlighted: NSAttributedString(string: "C")]
          $0.cornerRadius = .scalable(2)
          $0.borderWidth = .fixed(1)
          $0.borderColor = .green
          $0.backgroundColor = .yellow
          $0.clipsToBounds = false
        }))
    let button = screen.view(NativeButton.self)
    #expect(!button.isEnabled && !button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
    #expect(button.showsTouchWhenHighlighted && button.currentTitle == "B")
    #expect(button.titleColor(for: .normal) == .red && button.titleShadowColor(for: .normal) == .blue)
    #expect(button.image(for: .normal) === picture && button.backgroundImage(for: .selected) === ground)
    #expect(button.attributedTitle(for: .highlighted)?.string == "C")
    #expect(button.layer.cornerRadius == 4 && button.layer.borderWidth == 1)
    #expect(button.layer.borderColor == UIColor.green.cgColor && button.backgroundColor == .yellow)
    #expect(!button.clipsToBounds)

    screen.show(Button(props: Button.Props()))
    #expect(button.isEnabled && button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
    #expect(!button.showsTouchWhenHighlighted && button.clipsToBounds && button.backgroundColor == .white)
    #expect(button.image(for: .normal) == nil && button.backgroundImage(for: .selected) == nil)
    #expect(button.title(for: .disabled) == nil && button.titleShadowColor(for: .normal) != .blue)
    #expect(button.contentEdgeInsets == .zero && button.layer.cornerRadius == 0)
  }

  @Test func copiesOfAButtonsPropsAreIndependent() {
    var props = Button.Props.build { $0.titles = [.normal: "A"] }
    var copy = props
    copy.titles[.highlighted] = "B"
    copy.images = [.normal: Self.picture]
    #expect(props.titles == [.normal: "A"] && props.images.isEmpty)
    props.titles = [:]
    #expect(copy.titles == [.normal: "A", .highlighted: "B"] && copy.images[.normal] === Self.picture)
    #expect(Button.Props().titles.isEmpty)
  }

  @Test func aButtonsContentIsNotSetAgainWhereItIsTheSame() {
    let content = SharedStorage(NativeButton.Content(titles: [.normal: "A", .selected: "S"]))
    let button = CountingButton()
    button.content = content
    #expect(button.titlesSet == 2)
    button.content = content
    button.content = SharedStorage(content.value)
    #expect(button.titlesSet == 2)
    button.content = SharedStorage(NativeButton.Content(titles: [.normal: "A"]))
    #expect(button.titlesSet == 3 && button.title(for: .selected) == "A")
  }

  private final class CountingButton: NativeButton {
    var titlesSet = 0
    override func setTitle(_ title: String?, for state: UIControl.State) {
      titlesSet += 1
      super.setTitle(title, for: state)
    }
  }

  @Test func contentTitleAndImageOfAButtonMoveByTheirOwnInsets() {
    func frames(_ build: (inout Button.Props) -> Void) -> (title: CGRect, image: CGRect) {
      let props = Button.Props.build {
        $0.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        $0.titles = [.normal: "Title"]
        $0.images = [.normal: Self.picture]
        build(&$0)
      }
      let screen = Screen(Button(props: props))
      let button = screen.view(NativeButton.self)
      button.layoutIfNeeded()
      return (button.titleLabel?.frame ?? .null, button.imageView?.frame ?? .null)
    }
    let plain = frames { _ in }
    let title = frames { $0.titleEdgeInsets = .scalable(0, 10, 0, -10) }
    #expect(title.title.minX == plain.title.minX + 20 && title.image == plain.image)
    let image = frames { $0.imageEdgeInsets = .fixed(0, -6, 0, 6) }
    #expect(image.image.minX == plain.image.minX - 6 && image.title == plain.title)
    let content = frames { $0.contentEdgeInsets = .fixed(0, 40, 0, 0) }
    #expect(content.title.minX == plain.title.minX + 20 && content.image.minX == plain.image.minX + 20)
  }

  @Test func everyPropOfALabelReachesTheLabel() {
    let screen = Screen(
      Label(
        props: Label.Props.build {
          $0.text = NSAttributedString(string: "One two three")
          $0.textAlignment = .right
          $0.lineBreakMode = .byTruncatingMiddle
          $0.numberOfLines = 0
          $0.adjustsFontSizeToFitWidth = false
          $0.allowsDefaultTighteningForTruncation = false
          $0.minimumScaleFactor = 0.5
          $0.isUserInteractionEnabled = true
          $0.clipsToBounds = false
          $0.cornerRadius = .scalable(3)
          $0.backgroundColor = .red
        }))
    let label = screen.view(UILabel.self)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 0 && !label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(!label.allowsDefaultTighteningForTruncation && label.isUserInteractionEnabled)
    #expect(!label.clipsToBounds && label.layer.cornerRadius == 6 && label.backgroundColor == .red)
    screen.show(Label(props: Label.Props()))
    #expect(label.textAlignment == .left && label.lineBreakMode == .byClipping && label.numberOfLines == 1)
    #expect(label.adjustsFontSizeToFitWidth && label.allowsDefaultTighteningForTruncation)
    #expect(label.minimumScaleFactor == 0.1 && !label.isUserInteractionEnabled && label.clipsToBounds)
  }

  @Test func aLabelsPropsOutdoTheTextsOwnParagraphs() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSAttributedString(string: "One", attributes: [.paragraphStyle: style])
    let screen = Screen(
      Label(
        props: Label.Props.build {
          $0.text = text
          $0.textAlignment = .center
        }))
    #expect(screen.view(UILabel.self).textAlignment == .center)
  }

  @Test func everyPropOfAnImageReachesTheImageView() {
    let picture = Self.picture
    let screen = Screen(
      Image(
        props: Image.Props.build {
          $0.image = picture
          $0.tintColor = .red
          $0.backgroundColor = .blue
          $0.isUserInteractionEnabled = true
          $0.clipsToBounds = false
          $0.cornerRadius = .scalable(1)
          $0.borderWidth = .scalable(2)
          $0.borderColor = .green
          $0.alpha = 0.5
        }))
    let image = screen.view(UIImageView.self)
    #expect(image.image === picture && image.tintColor == .red && image.backgroundColor == .blue)
    #expect(image.isUserInteractionEnabled && !image.clipsToBounds && image.alpha == 0.5)
    #expect(image.layer.cornerRadius == 2 && image.layer.borderWidth == 4)
    #expect(image.layer.borderColor == UIColor.green.cgColor)
    screen.show(Image(props: Image.Props()))
    #expect(image.image == nil && image.tintColor == .clear && !image.isUserInteractionEnabled)
  }

  @Test func aViewsChildrenMayComeFromItsProps() {
    var props = View.Props()
    props.children = [Label(props: Label.Props()), Image(props: Image.Props())]
    let screen = Screen(View(props: props))
    #expect(screen.view(UIView.self).subviews.map { $0 is UILabel } == [true, false])
    screen.show(View(props: props) { [View(props: View.Props())] })
    #expect(screen.view(UIView.self).subviews.count == 1, "the closure's take their place")
  }

  @Test func theReachOfATouchHandlerMayScale() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let screen = Screen(
      TouchHandler(
        props: TouchHandler.Props.build {
          $0.frame = frame
          $0.hitTestInsets = UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0)
          $0.scaledHitTestInsets = EdgeInsets.scalable(-2, -5, 0, 0)
        }))
    let control = screen.view(NativeTouchHandler.self)
    #expect(control.hitTestInsets == UIEdgeInsets(top: -5, left: -10, bottom: 0, right: 0))
    #expect(control.point(inside: CGPoint(x: -9, y: -4), with: nil))
    #expect(!control.point(inside: CGPoint(x: -11, y: 5), with: nil))
  }
}
