import Foundation
import Katana
import KatanaElements

// Slides that enter and leave, as an app of Katana UI writes them: in an app's language mode and isolation.

struct SlidesScreen: PlasticNodeDescription, PlasticReferenceSizeable {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var slide = 0
  }

  enum Keys: String {
    case background, next
    case firstTitle, firstPicture, secondTitle, secondPicture
  }

  static var referenceSize = CGSize(width: 400, height: 400)
  var props: Props

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> (), dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    [
      View(
        props: .build {
          $0.setKey(Keys.background)
          $0.backgroundColor = props.slide == 0 ? .red : .blue
        }),
      Label(props: .title(props.slide == 0 ? .firstTitle : .secondTitle)),
      View(props: .build { $0.setKey(props.slide == 0 ? Keys.firstPicture : .secondPicture) }),
      Button(props: .build { $0.setKey(Keys.next) }),
    ]
  }

  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props,
    currentState: EmptyState,
    nextState: EmptyState
  ) {
    container.allChildren = Animation(type: .linear(duration: 1))
    container[[.firstTitle, .secondTitle]] = Animation(
      type: .spring(duration: 1, damping: 0.7, initialVelocity: 0),
      entryTransformers: [AnimationProps.moveRight(distance: 100), AnimationProps.fade()],
      leaveTransformers: [AnimationProps.moveLeft(distance: 100), AnimationProps.fade()])
    container[.firstPicture] = Animation(
      type: .linearWithOptions(duration: 1, options: .curveLinear), entryTransformers: [],
      leaveTransformers: [shrink])
  }

  /// A transformer of the app's own.
  static let shrink: AnimationPropsTransformer = { props in
    var props = props
    props.frame = CGRect(x: props.frame.midX, y: props.frame.midY, width: 0, height: 0)
    return props
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    views[.background]?.fill(views.nativeView)
    views[.next]?.asFooter(views.nativeView)
    views[.next]?.height = .scalable(40)
    for key in [Keys.firstTitle, .secondTitle] {
      views[key]?.asHeader(views.nativeView)
      views[key]?.height = .scalable(40)
    }
    for key in [Keys.firstPicture, .secondPicture] {
      views[key]?.size = .scalable(100, 100)
      views[key]?.center(views.nativeView)
    }
  }
}

extension Label.Props {
  static func title(_ key: SlidesScreen.Keys) -> Label.Props {
    .build {
      $0.setKey(key)
      $0.text = NSAttributedString(string: key.rawValue)
    }
  }
}
