import Foundation
import KatanaUI
import Testing

/// Connected nodes that follow a state of 10 MB without any indirection, which no thread's usual stack has
/// room for.
@MainActor @Suite struct LargeStateNodesTests {
  nonisolated struct Large: State {
    var count = 0
    var bytes = InlineArray<10_000_000, UInt8>(repeating: 0)
  }

  nonisolated struct Change: StateUpdater {
    func updateState(_ state: inout Large) {
      state.count += 1
      state.bytes[9_999_999] += 2
    }
  }

  struct Counter: ConnectedNodeDescription {
    struct Props: NodeDescriptionProps {
      var frame = CGRect.zero
      var alpha: CGFloat = 1
      var key: String?
      var text = ""

      static func == (lhs: Props, rhs: Props) -> Bool { lhs.text == rhs.text && lhs.key == rhs.key }
    }

    var props: Props

    static func connect(props: inout Props, to storeState: Large) {
      props.text = "\(storeState.count) and \(storeState.bytes[9_999_999])"
    }

    static func applyPropsToNativeView(
      props: Props, state: EmptyState, view: UIView, update: @escaping (EmptyState) -> Void, node: any AnyNode
    ) {
      view.accessibilityValue = props.text
    }

    static func childrenDescriptions(
      props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] { [] }
  }

  struct Two: NodeDescription {
    var props: EmptyProps

    static func childrenDescriptions(
      props: EmptyProps, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] {
      ["first", "second"].map { Counter(props: Counter.Props(key: $0)) }
    }
  }

  @Test func areConnectedAndFollow() async {
    let store = Store<Large>()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let renderer = Renderer(rootDescription: Two(props: EmptyProps()), store: store)
    renderer.render(in: container)
    var values: [String?] { container.subviews[0].subviews.map(\.accessibilityValue) }
    #expect(values == ["0 and 0", "0 and 0"])
    for _ in 0..<3 { store.dispatch(Change()) }
    await withCheckedContinuation { continuation in
      var end: StoreUnsubscribe?
      end = store.addListener(to: \.count) { count in
        guard count == 3 else { return }
        end?()
        // Behind the listener of the renderer, which is called in the same block.
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(values == ["3 and 6", "3 and 6"])
  }
}
