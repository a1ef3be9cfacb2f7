import Foundation
import Testing

@testable import KatanaUI

/// Counts those that live.
private final class Holder: Sendable {
  static nonisolated(unsafe) var living = 0
  let name: String
  init(_ name: String) {
    self.name = name
    Self.living += 1
  }
  deinit { Self.living -= 1 }
}

private struct HeldState: State {
  var number = 0
  var holder = Holder("first")
}

private struct HoldAnother: StateUpdater {
  func updateState(_ state: inout HeldState) {
    state.number += 1
    state.holder = Holder("state \(state.number)")
  }
}

/// Holds references of its parent, of which connecting replaces one in every third row.
private struct HolderRow: ConnectedNodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var index = 0
    var text = "a text that does not fit into fifteen bytes"
    var given: Holder?
    var taken: Holder?
    var number = 0
    var flag = false

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.index == rhs.index && lhs.number == rhs.number && lhs.given === rhs.given && lhs.taken === rhs.taken
        && lhs.text == rhs.text
    }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: HeldState) {
    switch props.index % 6 {
    // Only plain values.
    case 0, 1: props.number = storeState.number / 4 * props.index
    // A reference of the state's instead of the parent's.
    case 2: props.given = storeState.holder
    // One more.
    case 3: props.taken = storeState.holder
    case 4: props.text = "the state is number \(storeState.number), and this is the row \(props.index)"
    default: break
    }
    props.flag = storeState.number % 2 == 0
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    []
  }
}

@MainActor @Suite(.serialized) struct ConnectedReferencesTests {
  @Test("Props that hold references show what the state says, and own each reference once")
  func references() async {
    do {
      let store = Store<HeldState>()
      let shared = Holder("shared")
      let rows = (0..<700).map { index in
        var props = HolderRow.Props()
        props.index = index
        // Runs of rows with the same reference, with none, and each with its own.
        props.given = index < 200 ? shared : index < 400 ? nil : Holder("own \(index)")
        if index % 50 == 0 { props.key = "a key that does not fit into fifteen bytes, \(index)" }
        return HolderRow(props: props)
      }
      let renderer = Renderer(rootDescription: Box(nil, rows), store: store)
      renderer.render(in: UIView(frame: .zero))
      for _ in 0..<9 {
        store.dispatch(HoldAnother())
        await settle(store)
      }
      let state = store.state
      for (row, node) in zip(rows, renderer.rootNode.children) {
        var expected = row.props
        HolderRow.connect(props: &expected, to: state)
        let shown = (node.anyDescription as! HolderRow).props
        #expect(shown == expected && shown.key == expected.key, "row \(row.props.index)")
      }
      // The shared one, one for each of the last rows, and the state's last one.
      #expect(Holder.living == 1 + 300 + 1)
    }
    #expect(Holder.living == 0)
  }

  private enum Choice {
    case holder(Holder)
    case none
  }

  @Test("The places of references are known of structures only")
  func places() {
    func offsets<Value>(_ type: Value.Type) -> [Int]? { ReferenceFields.offsets(in: type) }
    #expect(offsets(CGRect.self) == [])
    #expect(offsets((Int).self) == [])
    #expect(offsets(String.self) == nil || offsets(String.self)!.count <= 2)
    #expect(offsets(Choice.self) == nil)
    #expect(offsets(Holder?.self) == nil)
    let layout = MemoryLayout<HolderRow.Props>.self
    let expected = [
      layout.offset(of: \.key)!, layout.offset(of: \.key)! + 8, layout.offset(of: \.text)!,
      layout.offset(of: \.text)! + 8, layout.offset(of: \.given)!, layout.offset(of: \.taken)!,
    ]
    #expect(offsets(HolderRow.Props.self) == expected)
  }
}
