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
            systemName: slide.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 120))
          $0.tintColor = .white
        }),
      line(slide.title, size: 34, weight: .bold, alpha: 1, key: Keys.title(props.slide)),
      line(slide.text, size: 19, weight: .regular, alpha: 0.85, key: Keys.text(props.slide)),
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

  private static func line(
    _ text: String, size: CGFloat, weight: UIFont.Weight, alpha: CGFloat, key: Keys
  ) -> Label {
    Label(
      props: .build {
        $0.setKey(key)
        $0.backgroundColor = .clear
        $0.textAlignment = .center
        $0.numberOfLines = 0
        $0.text = NSAttributedString(
          string: text,
          attributes: [
            .font: UIFont.systemFont(ofSize: size, weight: weight),
            .foregroundColor: UIColor.white.withAlphaComponent(alpha),
          ])
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
        $0.backgroundColor = UIColor.white.withAlphaComponent(0.2)
        $0.cornerRadius = .fixed(14)
        $0.attributedTitles = [
          .normal: NSAttributedString(
            string: title,
            attributes: [
              .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.white,
            ]),
          .highlighted: NSAttributedString(
            string: title,
            attributes: [
              .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
              .foregroundColor: UIColor.white.withAlphaComponent(0.5),
            ]),
        ]
        $0.touchHandlers = [.touchUpInside: didTap]
      })
  }
}

extension SlidesScreen: PlasticNodeDescription {
  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let screen = views.nativeView
    views[.background]?.fill(screen)
    guard let movement = views[.movement], let back = views[.back], let next = views[.next] else { return }
    movement.size = .fixed(min(props.frame.width - 32, 480), 34)
    movement.centerX = screen.centerX
    movement.setTop(screen.top, offset: .fixed(20))
    let width = min((props.frame.width - 48) / 2, 232)
    for button in [back, next] {
      button.size = .fixed(width, 52)
      button.setBottom(screen.bottom, offset: .fixed(-28))
    }
    back.setRight(screen.centerX, offset: .fixed(-8))
    next.setLeft(screen.centerX, offset: .fixed(8))

    let isLow = props.frame.height < 600
    let side = min(props.frame.width, props.frame.height) * (isLow ? 0.3 : 0.42)
    for index in Slide.all.indices {
      if let picture = views[.picture(index)] {
        picture.size = .fixed(side, side)
        picture.centerX = screen.centerX
        picture.setCenterY(screen.centerY, offset: .fixed(-side * 0.45))
      }
      if let title = views[.title(index)], let text = views[.text(index)] {
        for (view, height) in [(title, 44), (text, 60)] as [(PlasticView, CGFloat)] {
          view.size = .fixed(min(props.frame.width - 48, 420), height)
          view.centerX = screen.centerX
        }
        title.setTop(screen.centerY, offset: .fixed(side * 0.05 + 36))
        text.setTop(title.bottom, offset: .fixed(8))
      }
      if let dot = views[.dot(index)] {
        dot.size = .fixed(8, 8)
        let place = CGFloat(index) - CGFloat(Slide.all.count - 1) / 2
        dot.setCenterX(screen.centerX, offset: .fixed(place * 20))
        dot.setBottom(back.top, offset: .fixed(-28))
      }
    }
  }
}
