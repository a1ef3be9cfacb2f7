import Katana
import KatanaElements
import UIKit

struct CounterScreenProps: NodeDescriptionProps {
  var count: Int = 0
  var frame: CGRect = .zero
  var alpha: CGFloat = 1.0
  var key: String?
}

/// The count above, and below it a button that counts down beside one that counts up.
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

  static func connect(props: inout PropsType, to storeState: CounterState) {
    props.count = storeState.counter
  }

  static func childrenDescriptions(
    props: PropsType,
    state: StateType,
    update: @escaping (StateType) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let scale = textScale(of: props.frame.size)
    return [
      Label(
        props: LabelProps.build({ (labelProps) in
          labelProps.key = CounterScreen.Keys.label.rawValue
          labelProps.textAlignment = .center
          labelProps.backgroundColor = .mediumAquamarine
          labelProps.text = .count(props.count, scale: scale)
        })),
      Button(
        props: ButtonProps.build({ (buttonProps) in
          buttonProps.key = CounterScreen.Keys.decrementButton.rawValue
          buttonProps.show("Decrement", symbol: "minus.circle.fill", on: .dogwoodRose, scale: scale)

          buttonProps.touchHandlers = [
            .touchUpInside: {
              dispatch(DecrementCounter())
            }
          ]
        })),
      Button(
        props: ButtonProps.build({ (buttonProps) in
          buttonProps.key = CounterScreen.Keys.incrementButton.rawValue
          buttonProps.show("Increment", symbol: "plus.circle.fill", on: .japaneseIndigo, scale: scale)

          buttonProps.touchHandlers = [
            .touchUpInside: {
              dispatch(IncrementCounter())
            }
          ]
        })),
    ]
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

  /// Text grows with the screen, as the layout does, and with the size of text that the person prefers, as
  /// far as there is room.
  private static func textScale(of size: CGSize) -> CGFloat {
    let fitting = min(size.width / referenceSize.width, size.height / referenceSize.height)
    let preferred = UIFontMetrics.default.scaledValue(for: 100) / 100
    return fitting * min(max(preferred, 1), size.width > size.height ? 1.6 : 1.15)
  }
}
