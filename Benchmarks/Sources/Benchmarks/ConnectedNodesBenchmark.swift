import Foundation
import Katana
import UIKit

/// One of many connected nodes changes after a dispatch: what finding it costs.
enum ConnectedNodesBenchmark {
  fileprivate static let count = 10_000

  @MainActor static func run() -> [BenchmarkResult] {
    let store = Store<Numbers>()
    let renderer = Renderer(rootDescription: Table(props: EmptyProps()), store: store)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    renderer.render(in: container)
    let row = container.subviews[0].subviews[count / 2]
    let propsOfAll = (0..<count).map { NumberRow.Props(index: $0) }
    let times = PairedMeasurement(rounds: 25).run(
      ours: {
        let before = row.accessibilityValue
        store.dispatch(Count(payload: count / 2))
        while row.accessibilityValue == before {
          _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
      },
      rival: { connectAll(propsOfAll, to: store.state) })
    return [
      BenchmarkResult(
        "update one of 10,000 connected nodes", beside: "calling connect 10,000 times", times, atMost: 1.5)
    ]
  }

  @MainActor @inline(never) private static func connectAll(_ propsOfAll: [NumberRow.Props], to state: Numbers)
  {
    var sum = 0
    for var props in propsOfAll {
      NumberRow.connect(props: &props, to: state)
      sum &+= props.number
    }
    precondition(sum >= 0)
  }
}

private struct Numbers: State {
  var values = [Int](repeating: 0, count: ConnectedNodesBenchmark.count)
}

private struct Count: SyncAction {
  var payload: Int

  static func updatedState(currentState: any State, action: Count) -> any State {
    guard var state = currentState as? Numbers else { return currentState }
    state.values[action.payload] += 1
    return state
  }
}

private struct Table: NodeDescription {
  var props: EmptyProps

  static func childrenDescriptions(
    props: EmptyProps, state: EmptyState, update: @escaping (EmptyState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    (0..<ConnectedNodesBenchmark.count).map { NumberRow(props: NumberRow.Props(index: $0)) }
  }
}

/// A row that shows one number of the state.
private struct NumberRow: ConnectedNodeDescription {
  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?
    var index: Int
    var number = 0

    init(index: Int) {
      self.index = index
    }

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.index == rhs.index
        && lhs.number == rhs.number
    }
  }

  var props: Props

  /// Not inlined, as the work of an app's own function would not be.
  @inline(never) static func connect(props: inout Props, to storeState: Numbers) {
    props.number = storeState.values[props.index]
  }

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: UIView, update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    view.accessibilityValue = "\(props.number)"
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    []
  }
}
