import Foundation
import Katana
import KatanaElements
import Testing

@Suite struct ReadmeTests {
  func frames(of renderer: Renderer) -> [CGRect] {
    renderer.rootNode.children.map { $0.anyDescription.anyProps.frame }
  }

  func show(_ frame: CGRect, store: Store<CounterState>) -> Renderer {
    var props = CounterScreenProps()
    props.frame = frame
    let renderer = Renderer(rootDescription: CounterScreen(props: props), store: store)
    renderer.render(in: UIView(frame: frame))
    return renderer
  }

  /// Waits until what was dispatched has reached the screen.
  func settle(_ store: Store<CounterState>) async {
    await withCheckedContinuation { continuation in
      var end: StoreUnsubscribe?
      end = store.addBurstListener {
        end?()
        end = nil
        continuation.resume()
      }
      struct Nothing: Action {
        func updatedState(currentState: State) -> State { currentState }
      }
      store.dispatch(Nothing())
    }
  }

  @Test func liesAsTheLayoutSays() {
    let renderer = show(CGRect(x: 0, y: 0, width: 320, height: 480), store: Store<CounterState>())
    #expect(
      frames(of: renderer) == [
        CGRect(x: 0, y: 0, width: 320, height: 240), CGRect(x: 0, y: 240, width: 160, height: 240),
        CGRect(x: 160, y: 240, width: 160, height: 240),
      ])
    // The screen has two pixels a point.
    let phone = show(CGRect(x: 0, y: 0, width: 375, height: 667), store: Store<CounterState>())
    #expect(
      frames(of: phone) == [
        CGRect(x: 0, y: 0, width: 375, height: 333.5), CGRect(x: 0, y: 333.5, width: 187.5, height: 333.5),
        CGRect(x: 187.5, y: 333.5, width: 187.5, height: 333.5),
      ])
  }

  @Test func countsWhatIsPressed() async {
    let store = Store<CounterState>()
    let renderer = show(CGRect(x: 0, y: 0, width: 320, height: 480), store: store)
    let views = renderer.rootNode.children.map { $0.container as! UIView }
    let (label, decrement, increment) = (
      views[0] as! UILabel, views[1] as! NativeButton, views[2] as! NativeButton
    )
    for _ in 0..<3 { increment.sendActions(for: .touchUpInside) }
    decrement.sendActions(for: .touchUpInside)
    await settle(store)
    #expect(label.attributedText?.string == "Count: 2")
    #expect(increment.title(for: .normal) == "Increment")
  }

  @Test func katanaMayLiveInAnyView() {
    func methodToGetView() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
    let view = methodToGetView()
    let description = View(
      props: View.Props.build {
        $0.frame = view.frame
      })
    let renderer: Renderer? = Renderer(rootDescription: description, store: nil)
    renderer!.render(in: view)
    #expect(view.children().count == 1)
  }

  @Test func namesAreThoseOfTheirModules() {
    let value: KatanaUI.Value = .scalable(1)
    func initial(_ type: any Katana.State.Type) -> any Katana.State { type.init() }
    #expect(value.scalable == 1)
    #expect(initial(CounterState.self) is CounterState)
  }
}
