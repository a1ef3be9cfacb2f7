import Katana
import Testing

@testable import KatanaElements

/// Shows its children at twice their reference size.
struct Stage: NodeDescription, PlasticReferenceSizeable {
  struct Props: NodeDescriptionProps {
    var frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    var alpha: CGFloat = 1
    var key: String?
    var children: [any AnyNodeDescription] = []
  }
  static let referenceSize = CGSize(width: 100, height: 100)
  var props: Props
  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] { props.children }
}

@MainActor @Suite struct ElementTests {
  /// Shows one description and returns its native view; `update` shows another in its place.
  @MainActor final class Screen {
    let renderer: Renderer
    init(_ children: any AnyNodeDescription...) {
      renderer = Renderer(rootDescription: Stage(props: .init(children: children)), store: nil)
      renderer.render(in: UIView(frame: .zero))
    }
    func show(_ children: any AnyNodeDescription...) {
      renderer.rootNode.update(with: Stage(props: .init(children: children)))
    }
    func view<V: UIView>(_ type: V.Type = V.self) -> V { renderer.rootNode.children[0].container as! V }
  }

  @Test func handlersDoNotKeepTheirViews() {
    var screen: Screen? = Screen(
      Button(props: .build { $0.touchHandlers = [.touchUpInside: {}, [.touchDown, .touchUpOutside]: {}] }),
      TouchHandler(props: .build { $0.handlers = [.touchUpInside: {}] }))
    weak let button: NativeButton? = screen?.view()
    weak let handler = screen?.renderer.rootNode.children[1].container
    #expect(button != nil && handler != nil)
    screen?.show(Button(props: .build { $0.touchHandlers = [.touchUpInside: {}] }))
    #expect(button != nil && handler == nil)
    screen = nil
    #expect(button == nil)
  }

  @Test func textsAreComparedWithTheirAttributes() {
    func props(_ text: NSAttributedString?) -> Label.Props { .build { $0.text = text } }
    func plain(_ text: String) -> NSAttributedString { NSAttributedString(string: text) }
    func styled(_ text: String, _ size: CGFloat) -> NSAttributedString {
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)])
    }
    let half = NSMutableAttributedString(string: "word")
    half.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 2, length: 2))
    #expect(props(nil) == props(nil) && props(plain("word")) == props(plain("word")))
    #expect(props(plain("")) == props(plain("")) && props(styled("word", 9)) == props(styled("word", 9)))
    for other in [nil, plain(""), plain("words"), styled("word", 9), half] {
      #expect(props(plain("word")) != props(other))
    }
    #expect(props(styled("word", 9)) != props(styled("word", 10)))
    #expect(props(half) != props(plain("word")))
  }

  @Test func defaultsAreKatanas() {
    #expect(View.Props().backgroundColor == .white)
    #expect(!View.Props().clipsToBounds)
    #expect(View.Props().isUserInteractionEnabled)
    #expect(Label.Props().clipsToBounds)
    #expect(!Label.Props().isUserInteractionEnabled)
    #expect(Label.Props().lineBreakMode == .byClipping)
    #expect(Label.Props().minimumScaleFactor == 0.1)
    #expect(!Image.Props().isUserInteractionEnabled)
    #expect(Button.Props().isEnabled)
    #expect(ViewProps().alpha == 1)
    #expect(LabelProps().key == nil)
  }

  @Test func aViewShowsItsBoxScaled() {
    let screen = Screen(
      View(
        props: View.Props.build {
          $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
          $0.alpha = 0.5
          $0.setKey("box")
          $0.backgroundColor = .red
          $0.cornerRadius = .scalable(5)
          $0.borderWidth = .fixed(3)
          $0.borderColor = .blue
          $0.clipsToBounds = true
          $0.isUserInteractionEnabled = false
        }
      ) { [Label(props: Label.Props())] })
    let view = screen.view(UIView.self)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor == .red)
    #expect(view.layer.cornerRadius == 10)
    #expect(view.layer.borderWidth == 3)
    #expect(view.layer.borderColor == UIColor.blue.cgColor)
    #expect(view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.accessibilityIdentifier == "box")
    #expect(view.subviews.count == 1)
    #expect(view.subviews[0] is UILabel)
  }

  @Test func equalityIsThatOfTheFields() {
    #expect(View.Props() == View.Props())
    var other = View.Props()
    other.cornerRadius = .fixed(1)
    #expect(View.Props() != other)
    var parent = View.Props()
    parent.children = [Label(props: Label.Props())]
    #expect(parent != parent, "children cannot be compared")
    var label = Label.Props()
    label.text = NSAttributedString(string: "a")
    var same = Label.Props()
    same.text = NSAttributedString(string: "a")
    #expect(label == same)
    same.numberOfLines = 2
    #expect(label != same)
    var image = Image.Props()
    image.tintColor = .red
    #expect(image != Image.Props())
    #expect(Button.Props() != Button.Props())
    #expect(TouchHandler.Props() != TouchHandler.Props())
  }

  @Test func aLabelShowsItsText() {
    let screen = Screen(
      Label(
        props: Label.Props.build {
          $0.text = NSAttributedString(string: "Hello")
          $0.textAlignment = .center
          $0.numberOfLines = 3
          $0.adjustsFontSizeToFitWidth = false
        }))
    let label = screen.view(UILabel.self)
    #expect(label.attributedText?.string == "Hello")
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 3)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.1)
    screen.show(Label(props: Label.Props.build { $0.text = NSAttributedString(string: "Bye") }))
    #expect(label.attributedText?.string == "Bye")
    #expect(label.textAlignment == .left)
    screen.show(Label(props: Label.Props()))
    #expect(label.attributedText == nil || label.attributedText?.length == 0)
  }

  @Test func anImageShowsItsPicture() {
    let picture = UIImage()
    let screen = Screen(Image(props: Image.Props.build { $0.image = picture }))
    #expect(screen.view(UIImageView.self).image == picture)
    screen.show(Image(props: Image.Props()))
    #expect(screen.view(UIImageView.self).image == nil)
  }

  @Test func aButtonTakesItsOwnInsets() {
    let screen = Screen(
      Button(
        props: Button.Props.build {
          $0.contentEdgeInsets = .scalable(1, 2, 3, 4)
          $0.titleEdgeInsets = .fixed(5, 6, 7, 8)
          $0.imageEdgeInsets = .scalable(9, 9, 9, 9)
        }))
    let button = screen.view(NativeButton.self)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8))
    #expect(button.titleEdgeInsets == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(button.imageEdgeInsets == UIEdgeInsets(top: 18, left: 18, bottom: 18, right: 18))
  }

  @Test func aButtonDropsWhatIsNoLongerSet() {
    let both: UIControl.State = [.selected, .highlighted]
    let screen = Screen(
      Button(
        props: Button.Props.build {
          $0.titles = [.normal: "A", both: "B"]
          $0.titleColors = [.highlighted: .red]
          $0.attributedTitles = [.disabled: NSAttributedString(string: "C")]
        }))
    let button = screen.view(NativeButton.self)
    #expect(button.title(for: both) == "B")
    #expect(button.titleColor(for: .highlighted) == .red)
    #expect(button.attributedTitle(for: .disabled)?.string == "C")
    screen.show(Button(props: Button.Props.build { $0.titles = [.normal: "A"] }))
    #expect(button.title(for: .normal) == "A")
    #expect(button.title(for: both) != "B")
    #expect(button.titleColor(for: .highlighted) != .red)
    #expect(button.attributedTitle(for: .disabled) == nil)
  }

  @Test func handlersOfAButtonAreAlwaysTheNewest() {
    var log: [String] = []
    func button(_ name: String, _ events: TouchHandlerEvent) -> Button {
      Button(props: Button.Props.build { $0.touchHandlers = [events: { log.append(name) }] })
    }
    let screen = Screen(button("old", [.touchDown, .touchUpInside]))
    let native = screen.view(NativeButton.self)
    native.sendActions(for: .touchDown)
    native.sendActions(for: .touchUpInside)
    screen.show(button("new", .touchUpInside))
    native.sendActions(for: .touchDown)
    native.sendActions(for: .touchUpInside)
    #expect(log == ["old", "old", "new"])
    screen.show(Button(props: Button.Props()))
    native.sendActions(for: .touchUpInside)
    #expect(log.count == 3)
    #expect(native.allControlEvents.isEmpty)
  }

  @Test func aTouchHandlerRunsEveryClosureForAnEvent() {
    var log: [String] = []
    let screen = Screen(
      TouchHandler(
        props: TouchHandler.Props.build {
          $0.handlers = [
            [.touchDown, .touchCancel]: { log.append("down or cancel") }, .touchDown: { log.append("down") },
            .touchUpOutside: { log.append("outside") },
          ]
        }
      ) { [View(props: View.Props())] })
    let control = screen.view(NativeTouchHandler.self)
    control.sendActions(for: .touchDown)
    #expect(log == ["down", "down or cancel"])
    control.sendActions(for: .touchCancel)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpOutside)
    #expect(log == ["down", "down or cancel", "down or cancel", "outside"])
    #expect(control.subviews.count == 1)
  }

  @Test func aTouchHandlerMayTakeTouchesOutsideOfItsEdges() {
    let screen = Screen(
      TouchHandler(
        props: TouchHandler.Props.build {
          $0.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          $0.hitTestInsets = UIEdgeInsets(top: -5, left: -5, bottom: 2, right: 0)
        }))
    let control = screen.view(NativeTouchHandler.self)
    #expect(control.point(inside: CGPoint(x: -4, y: -4), with: nil))
    #expect(!control.point(inside: CGPoint(x: 5, y: 9), with: nil))
    screen.show(
      TouchHandler(props: TouchHandler.Props.build { $0.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }))
    #expect(!control.point(inside: CGPoint(x: -4, y: -4), with: nil))
    #expect(control.point(inside: CGPoint(x: 5, y: 9), with: nil))
  }

  @Test func anImageOverAButtonLetsTapsThrough() {
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let screen = Screen(
      Button(
        props: Button.Props.build {
          $0.frame = frame
          $0.touchHandlers = [.touchUpInside: {}]
        }), Image(props: Image.Props.build { $0.frame = frame }))
    let root = screen.renderer.rootNode.container as! UIView
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) is NativeButton)
  }

  @Test func highlightableStatesCompareByValue() {
    #expect(EmptyHighlightableState() == EmptyHighlightableState(highlighted: false))
    #expect(EmptyHighlightableState() != EmptyHighlightableState(highlighted: true))
  }
}
