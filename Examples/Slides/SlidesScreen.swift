import KatanaElements
import KatanaUI
import UIKit

/// The slides, one at a time.
struct SlidesScreen: ConnectedNodeDescription {
  enum Keys {
    case background, movement, back, next
    case picture(Int)
    case title(Int)
    case text(Int)
    case dot(Int)
  }

  struct Props: NodeDescriptionProps, Buildable {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var slide = 0
    var movement = Movement.spring

    init() {}

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.slide == rhs.slide
        && lhs.movement == rhs.movement
    }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: SlidesState) {
    props.slide = storeState.slide
    props.movement = storeState.movement
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let slide = Slide.all[props.slide]
    var children: [AnyNodeDescription] = [
      View(
        props: .build {
          $0.setKey(Keys.background)
          $0.backgroundColor = slide.color
        }),
      Image(
        props: .build {
          $0.setKey(Keys.picture(props.slide))
          $0.backgroundColor = .clear
          $0.image = UIImage(
            systemName: slide.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 240))
          $0.tintColor = .white
        }),
      line(slide.title, font: SlideFonts.title, key: Keys.title(props.slide)),
      line(slide.text, font: SlideFonts.text, key: Keys.text(props.slide)),
    ]
    children += Slide.all.indices.map { dot($0, isCurrent: $0 == props.slide) }
    children += [
      MovementChoice(
        props: MovementChoice.Props(
          key: Keys.movement, selected: props.movement,
          didChoose: { dispatch(ChooseMovement(movement: $0)) })),
      button("Back", key: Keys.back) { dispatch(ShowSlide(step: -1)) },
      button("Next", key: Keys.next) { dispatch(ShowSlide(step: 1)) },
    ]
    return children
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props,
    currentState: EmptyState, nextState: EmptyState
  ) {
    guard currentProps.slide != nextProps.slide else { return }
    let movement = nextProps.movement
    let (old, new) = (Slide.all[currentProps.slide], Slide.all[nextProps.slide])
    container.allChildren = Animation(type: movement.calmType)
    container[.picture(nextProps.slide)] = Animation(
      type: movement.type, entryTransformers: new.entry, leaveTransformers: new.leave)
    container[.picture(currentProps.slide)] = Animation(
      type: movement.type, entryTransformers: old.entry, leaveTransformers: old.leave)
    let words = Animation(
      type: movement.calmType, entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.fade()])
    container[[
      .title(currentProps.slide), .title(nextProps.slide), .text(currentProps.slide), .text(nextProps.slide),
    ]] = words
  }

  private static func line(_ text: String, font: UIFont, key: Keys) -> Label {
    Label(
      props: .build {
        $0.setKey(key)
        $0.backgroundColor = .clear
        $0.textAlignment = .center
        $0.numberOfLines = 0
        $0.text = NSAttributedString(
          string: text, attributes: [.font: font, .foregroundColor: UIColor.white])
      })
  }

  private static func dot(_ index: Int, isCurrent: Bool) -> View {
    View(
      props: .build {
        $0.setKey(Keys.dot(index))
        $0.backgroundColor = .white
        $0.alpha = isCurrent ? 1 : 0.4
        $0.cornerRadius = .fixed(4)
      })
  }

  private static func button(_ title: String, key: Keys, didTap: @escaping () -> Void) -> Button {
    Button(
      props: .build {
        $0.setKey(key)
        $0.backgroundColor = .buttonFill
        $0.cornerRadius = .fixed(14)
        $0.attributedTitles = [
          .normal: NSAttributedString(
            string: title,
            attributes: [
              .font: SlideFonts.button, .foregroundColor: UIColor.white,
            ]),
          .highlighted: NSAttributedString(
            string: title,
            attributes: [
              .font: SlideFonts.button,
              .foregroundColor: UIColor.white.withAlphaComponent(0.5),
            ]),
        ]
        $0.touchHandlers = [.touchUpInside: didTap]
      })
  }
}

extension SlidesScreen: PlasticNodeDescription {
  /// More than the safe area leaves at any edge.
  private static let beyond: CGFloat = 200

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let screen = views.nativeView
    // The color reaches the window's edges, which lie beyond the safe area.
    views[.background]?.fill(screen, insets: .fixed(-beyond, -beyond, -beyond, -beyond))
    guard let movement = views[.movement], let back = views[.back], let next = views[.next] else { return }
    movement.size = .fixed(min(props.frame.width - 32, 480), 34)
    movement.centerX = screen.centerX
    movement.setTop(screen.top, offset: .fixed(20))
    let width = min((props.frame.width - 48) / 2, 232)
    for button in [back, next] {
      button.size = .fixed(width, SlideFonts.buttonHeight)
      button.setBottom(screen.bottom, offset: .fixed(props.frame.height < 600 ? -16 : -28))
    }
    back.setRight(screen.centerX, offset: .fixed(-8))
    next.setLeft(screen.centerX, offset: .fixed(8))
    for index in Slide.all.indices {
      guard let dot = views[.dot(index)] else { continue }
      dot.size = .fixed(8, 8)
      let place = CGFloat(index) - CGFloat(Slide.all.count - 1) / 2
      dot.setCenterX(screen.centerX, offset: .fixed(place * 20))
      dot.setBottom(back.top, offset: .fixed(props.frame.height < 600 ? -14 : -28))
    }
    // All of it lies between the segments above and the dots below.
    let top: CGFloat = 20 + 34
    let area = CGRect(x: 0, y: top, width: props.frame.width, height: back.frame.minY - 36 - top)
    for index in Slide.all.indices {
      guard let picture = views[.picture(index)] else { continue }
      arrange(
        picture, views[.title(index)], views[.text(index)], of: Slide.all[index], in: area, of: screen)
    }
  }

  /// Places the picture above the words, or beside them where that leaves more room for it.
  private static func arrange(
    _ picture: PlasticView, _ title: PlasticView?, _ text: PlasticView?, of slide: Slide, in area: CGRect,
    of screen: PlasticView
  ) {
    let isBeside = area.width > area.height * 1.8
    let widest = min(isBeside ? area.width / 2 - 40 : area.width - 48, 460)
    let titleSize = SlideFonts.size(of: slide.title, in: SlideFonts.title, width: widest)
    let textSize = SlideFonts.size(of: slide.text, in: SlideFonts.text, width: widest)
    let words = titleSize.height + 8 + textSize.height
    let room = isBeside ? min(area.height - 32, area.width / 2 - 64) : area.height - words - 56
    let side = max(min(room, area.width * 0.42, 360), 40).rounded()
    let wordsLeft: CGFloat
    var y: CGFloat
    if isBeside {
      let wordsWidth = max(titleSize.width, textSize.width)
      let left = ((area.width - side - 40 - wordsWidth) / 2).rounded()
      picture.place(
        CGRect(x: left, y: (area.midY - side / 2).rounded(), width: side, height: side), in: screen)
      wordsLeft = left + side + 40 - (widest - wordsWidth) / 2
      y = (area.midY - words / 2).rounded()
    } else {
      let height = side + 24 + words
      y = (area.midY - height / 2).rounded()
      picture.place(
        CGRect(x: ((area.width - side) / 2).rounded(), y: y, width: side, height: side), in: screen)
      y += side + 24
      wordsLeft = ((area.width - widest) / 2).rounded()
    }
    title?.place(CGRect(x: wordsLeft.rounded(), y: y, width: widest, height: titleSize.height), in: screen)
    y += titleSize.height + 8
    text?.place(CGRect(x: wordsLeft.rounded(), y: y, width: widest, height: textSize.height), in: screen)
  }
}

extension PlasticView {
  /// Gives the view a frame in the space of its container.
  func place(_ frame: CGRect, in container: PlasticView) {
    size = .fixed(frame.width, frame.height)
    setLeft(container.left, offset: .fixed(frame.minX))
    setTop(container.top, offset: .fixed(frame.minY))
  }
}
