import Foundation
import Katana
import KatanaElements

// The screen of Katana UI's README, put together.

struct CounterState: State {
  var counter = 0
}

struct IncrementCounter: Action {
  func updatedState(currentState: State) -> State {
    guard var state = currentState as? CounterState else { return currentState }
    state.counter += 1
    return state
  }
}

struct DecrementCounter: Action {
  func updatedState(currentState: State) -> State {
    guard var state = currentState as? CounterState else { return currentState }
    state.counter -= 1
    return state
  }
}

extension UIColor {
  static let mediumAquamarine = UIColor(red: 0.4, green: 0.8, blue: 0.67, alpha: 1)
  static let dogwoodRose = UIColor(red: 0.84, green: 0.09, blue: 0.41, alpha: 1)
  static let japaneseIndigo = UIColor(red: 0.15, green: 0.26, blue: 0.28, alpha: 1)
}

struct CounterScreenProps: NodeDescriptionProps {
  var count: Int = 0
  var frame: CGRect = .zero
  var alpha: CGFloat = 1.0
  var key: String?
}

struct CounterScreen: ConnectedNodeDescription, PlasticNodeDescription, PlasticReferenceSizeable {
  typealias StateType = EmptyState
  typealias PropsType = CounterScreenProps
  typealias NativeView = UIView

  enum Keys: String {
    case label
    case decrementButton
    case incrementButton
  }

  var props: PropsType

  static var referenceSize = CGSize(width: 640, height: 960)

  /// As the README has it.
  public static func applyPropsToNativeView(
    props: PropsType,
    state: StateType,
    view: NativeView,
    update: @escaping (StateType) -> (),
    node: AnyNode
  ) {
    view.frame = props.frame
    view.alpha = props.alpha
  }

  /// As the README has it.
  public static func childrenDescriptions(
    props: PropsType,
    state: StateType,
    update: @escaping (StateType) -> (),
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    return [
      Label(
        props: LabelProps.build({ (labelProps) in
          labelProps.key = CounterScreen.Keys.label.rawValue
          labelProps.textAlignment = .center
          labelProps.backgroundColor = .mediumAquamarine
          labelProps.text = NSAttributedString(string: "Count: \(props.count)")
        })),
      Button(
        props: ButtonProps.build({ (buttonProps) in
          buttonProps.key = CounterScreen.Keys.decrementButton.rawValue
          buttonProps.titles[.normal] = "Decrement"
          buttonProps.backgroundColor = .dogwoodRose
          buttonProps.titleColors = [.highlighted: .red]

          buttonProps.touchHandlers = [
            .touchUpInside: {
              dispatch(DecrementCounter())
            }
          ]
        })),
      Button(
        props: ButtonProps.build({ (buttonProps) in
          buttonProps.key = CounterScreen.Keys.incrementButton.rawValue
          buttonProps.titles[.normal] = "Increment"
          buttonProps.backgroundColor = .japaneseIndigo
          buttonProps.titleColors = [.highlighted: .red]

          buttonProps.touchHandlers = [
            .touchUpInside: {
              dispatch(IncrementCounter())
            }
          ]
        })),
    ]
  }

  static func connect(props: inout PropsType, to storeState: CounterState) {
    props.count = storeState.counter
  }

  static func layout(views: ViewsContainer<CounterScreen.Keys>, props: PropsType, state: StateType) {
    let nativeView = views.nativeView

    let label = views[.label]!
    let decrementButton = views[.decrementButton]!
    let incrementButton = views[.incrementButton]!
    label.asHeader(nativeView)
    [label, decrementButton].fill(top: nativeView.top, bottom: nativeView.bottom)
    incrementButton.top = decrementButton.top
    incrementButton.bottom = decrementButton.bottom
    [decrementButton, incrementButton].fill(left: nativeView.left, right: nativeView.right)
  }
}
