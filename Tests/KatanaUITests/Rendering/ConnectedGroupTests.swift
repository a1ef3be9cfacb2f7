import Foundation
import Testing

@testable import KatanaUI

private struct Words: State {
  var texts: [String: String] = [:]
  var isOn = false
}

private struct Change: StateUpdater {
  let change: @Sendable (inout Words) -> Void
  func updateState(_ state: inout Words) { change(&state) }
}

/// Shows a text of the state, and keeps a closure that its `==` does not look at.
private struct Word: ConnectedNodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var text = ""
    var say: (() -> String)?
    var journal: Journal?

    static func == (lhs: Props, rhs: Props) -> Bool { lhs.key == rhs.key && lhs.text == rhs.text }
  }

  var props: Props

  init(props: Props) { self.props = props }
  init(_ key: String, journal: Journal? = nil) { props = Props(key: key, journal: journal) }

  static func connect(props: inout Props, to storeState: Words) {
    props.journal?.add("connect \(props.key!)")
    props.text = storeState.texts[props.key!] ?? "-"
    let isOn = storeState.isOn
    props.say = { isOn ? "on" : "off" }
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.journal?.add("describe \(props.text)")
    return []
  }
}

/// A description whose props are never equal.
private struct Restless: ConnectedNodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var journal: Journal?
  }

  var props: Props

  static func connect(props: inout Props, to storeState: Words) {}

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.journal?.add("describe")
    return []
  }
}

@MainActor @Suite struct ConnectedGroupTests {
  let journal = Journal()
  fileprivate let store = Store<Words>()

  func render(_ root: any AnyNodeDescription) -> Renderer {
    let renderer = Renderer(rootDescription: root, store: store)
    renderer.render(in: UIView(frame: .zero))
    return renderer
  }

  func texts(in renderer: Renderer) -> [String] {
    renderer.rootNode.children.map { ($0.anyDescription as! Word).props.text }
  }

  @Test func aStateThatIsTheSameConnectsNothing() async {
    let renderer = render(Box(nil, [Word("a", journal: journal), Word("b", journal: journal)]))
    await settle(store)
    _ = journal.take()
    store.dispatch(Change { _ in })
    await settle(store)
    #expect(journal.lines.isEmpty)
    store.dispatch(Change { $0.texts["a"] = "A" })
    await settle(store)
    #expect(journal.take() == ["connect a", "describe A", "connect b"])
    withExtendedLifetime(renderer) {}
  }

  @Test func aNodeThatConnectedToAnotherStateComesBackWithTheOthers() async {
    let renderer = render(Box(nil, [Word("a")]))
    await settle(store)
    store.dispatch(Change { $0.isOn = true })
    // Made while the store has moved on, and the interface not yet.
    while !store.state.isOn {}
    renderer.rootNode.update(with: Box(nil, [Word("a"), Word("b")]))
    store.dispatch(Change { $0.isOn = false })
    await settle(store)
    for node in renderer.rootNode.children {
      #expect((node.anyDescription as! Word).props.say?() == "off")
    }
  }

  @Test func closuresInPropsThatLookEqualAreRefreshed() async {
    let renderer = render(Box(nil, [Word("a", journal: journal)]))
    store.dispatch(Change { $0.isOn = true })
    await settle(store)
    #expect((renderer.rootNode.children[0].anyDescription as! Word).props.say?() == "on")
    #expect(journal.lines.filter { $0.hasPrefix("describe") }.count == 1)
  }

  @Test func propsThatAreNeverEqualAreDescribedForEachChange() async {
    let renderer = render(Restless(props: .init(journal: journal)))
    await settle(store)
    _ = journal.take()
    for value in [true, false, true] {
      store.dispatch(Change { $0.isOn = value })
      await settle(store)
    }
    #expect(journal.lines.count == 3)
    withExtendedLifetime(renderer) {}
  }

  @Test func nodesThatComeAndGoAtRandomShowTheirOwnValues() async {
    var random = SeededGenerator(state: 11)
    let renderer = render(Box())
    var expected: [String: String] = [:]
    for round in 0..<60 {
      let keys = (0..<40).filter { _ in Bool.random(using: &random) }.shuffled(using: &random).map {
        "k\($0)"
      }
      renderer.rootNode.update(with: Box(nil, keys.map { Word($0) }))
      let key = "k\(Int.random(in: 0..<40, using: &random))"
      expected[key] = "\(round)"
      store.dispatch(Change { $0.texts[key] = "\(round)" })
      await settle(store)
      #expect(texts(in: renderer) == keys.map { expected[$0] ?? "-" })
    }
  }

  /// Counts those that live.
  private final class Token {
    static nonisolated(unsafe) var living = 0
    init() { Self.living += 1 }
    deinit { Self.living -= 1 }
  }

  @Test func valuesOfNodesThatWentAreGivenFree() async {
    func word(_ key: String) -> Word {
      let token = Token()
      var word = Word(key)
      word.props.say = { withExtendedLifetime(token) { "" } }
      return word
    }
    do {
      let renderer = render(Box(nil, (0..<600).map { word("\($0)") }))
      #expect(Token.living == 600)
      renderer.rootNode.update(with: Box(nil, (0..<3).map { word("\($0)") }))
      #expect(Token.living == 3)
      await settle(store)
      renderer.rootNode.update(with: Box(nil, (0..<600).map { word("\($0)") }))
      store.dispatch(Change { $0.texts["599"] = "last" })
      await settle(store)
      #expect(texts(in: renderer).last == "last")
    }
    #expect(Token.living == 0)
  }

  @Test func bitsOfValuesAreComparedInFull() {
    func isSame<T>(_ first: T, _ second: T) -> Bool {
      var (first, second) = (first, second)
      return withUnsafeMutablePointer(to: &first) { first in
        withUnsafeMutablePointer(to: &second) { hasSameBits(first, $0) }
      }
    }
    #expect(isSame((1, 2, UInt8(3)), (1, 2, UInt8(3))))
    #expect(!isSame((1, 2, UInt8(3)), (1, 2, UInt8(4))))
    #expect(!isSame((1, 2, UInt8(3)), (0, 2, UInt8(3))))
    #expect(isSame((), ()))
    #expect(!isSame(UInt16(1), UInt16(256)))
  }
}
