import KatanaUI
import Testing

@testable import KatanaUI

@MainActor @Suite struct ReconciliationTests {
  func render(_ root: Box) -> (Renderer, UIView) {
    let renderer = Renderer(rootDescription: root, store: nil)
    let view = UIView(frame: .zero)
    renderer.render(in: view)
    return (renderer, view)
  }

  @Test func viewsFollowTheOrderOfDescriptions() {
    let (renderer, _) = render(Box(nil, ["a", "b", "c", "d"].map { Box($0) }))
    let root = renderer.rootNode!
    let before = Dictionary(
      uniqueKeysWithValues: root.children.map {
        ($0.anyDescription.anyProps.key!, ObjectIdentifier($0.container!))
      })
    root.update(with: Box(nil, ["d", "x", "b", "a"].map { Box($0) }))
    #expect(keys(in: root) == ["d", "x", "b", "a"])
    for node in root.children where node.anyDescription.anyProps.key != "x" {
      #expect(before[node.anyDescription.anyProps.key!] == ObjectIdentifier(node.container!), "views stay")
    }
  }

  @Test func randomChangesEndAsDrawnAfresh() {
    var random = SeededGenerator(state: 7)
    let (renderer, _) = render(Box())
    let root = renderer.rootNode!
    for _ in 0..<300 {
      let some = (0..<12).filter { _ in Bool.random(using: &random) }.shuffled(using: &random).map {
        "k\($0)"
      }
      root.update(with: Box(nil, some.map { Box($0) }))
      #expect(keys(in: root) == some)
      #expect(root.children.count == some.count)
    }
  }

  @Test("Of equal nodes the oldest is taken, wherever it stands", arguments: [1, 2, 3])
  func oldest(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let (renderer, _) = render(Box())
    let root = renderer.rootNode!
    var old: [String] = []
    for _ in 0..<300 {
      // Mostly as before, with some gone, some new and some moved, of which many share a key.
      var next = old.filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...next.count, using: &random)
        next.insert("k\(Int.random(in: 0..<25, using: &random))", at: place)
      }
      if next.count > 1, Bool.random(using: &random) {
        next.swapAt(0, Int.random(in: 1..<next.count, using: &random))
      }
      if next.count > 40 { next.removeFirst(Int.random(in: 1...30, using: &random)) }
      let nodes = root.children!.map { ObjectIdentifier($0) }
      var free = old.map(Optional.some)
      let expected = next.map { key in
        free.firstIndex(of: key).map { index in
          free[index] = nil
          return nodes[index]
        }
      }
      root.update(with: Box(nil, next.map { Box($0) }))
      #expect(keys(in: root) == next)
      let known = Set(nodes)
      for (node, expected) in zip(root.children.map({ ObjectIdentifier($0) }), expected) {
        #expect(expected == nil ? !known.contains(node) : node == expected)
      }
      old = next
    }
  }

  @Test func unkeyedSiblingsMatchByPosition() {
    let (renderer, _) = render(Box(nil, [Box(), Box(), Box()]))
    let root = renderer.rootNode!
    let nodes = root.children!.map { ObjectIdentifier($0) }
    root.update(with: Box(nil, [Box(), Box()]))
    #expect(root.children.map { ObjectIdentifier($0) } == Array(nodes.prefix(2)))
  }

  @Test func differentTypesAndKeysNeverMatch() {
    let (renderer, _) = render(Box(nil, [Box("a"), Counting(props: .init(1, key: "b"))]))
    let root = renderer.rootNode!
    let nodes = root.children!.map { ObjectIdentifier($0) }
    root.update(with: Box(nil, [Counting(props: .init(1, key: "a")), Box("b"), Box()]))
    #expect(root.children.allSatisfy { !nodes.contains(ObjectIdentifier($0)) })
  }

  @Test func replaceKeysDependOnTypeAndKey() {
    #expect(Box().replaceKey == Box().replaceKey)
    #expect(Box().replaceKey != Counting(props: .init()).replaceKey)
    #expect(Box("a").replaceKey == Box("a").replaceKey)
    #expect(Box("a").replaceKey != Box("b").replaceKey)
    #expect(Box("a").replaceKey != Counting(props: .init(key: "a")).replaceKey)
    #expect(Box("a").replaceKey != Box().replaceKey)
  }

  @Test func foreignSubviewsAreLeftAlone() {
    let (renderer, _) = render(Box(nil, [Box("a"), Box("b")]))
    let root = renderer.rootNode!
    let foreign = UIView(frame: .zero)
    foreign.accessibilityIdentifier = "foreign"
    (root.container as! UIView).addSubview(foreign)
    root.update(with: Box(nil, [Box("c"), Box("b")]))
    #expect(keys(in: root).contains("foreign"))
    #expect(keys(in: root).filter { $0 != "foreign" } == ["c", "b"])
    root.update(with: Box(nil, []))
    #expect(keys(in: root) == ["foreign"])
  }

  /// A native view that counts what is done to it.
  final class Recorder: PlatformNativeView {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var tagValue = 0
    var views: [any PlatformNativeView] = []
    var moves = 0

    static func make() -> Recorder { Recorder() }
    func removeAllChildren() { views = [] }
    func addChild(_ child: () -> any PlatformNativeView) -> any PlatformNativeView {
      views.append(child())
      return views.last!
    }
    func addToParent(parent: any PlatformNativeView) {}
    func update(with updateView: (any PlatformNativeView) -> Void) { updateView(self) }
    func children() -> [any PlatformNativeView] { views }
    func bringChildToFront(_ child: any PlatformNativeView) {
      moves += 1
      views.removeAll { $0 === child }
      views.append(child)
    }
    func moveChild(_ child: any PlatformNativeView, behind sibling: any PlatformNativeView) {
      moves += 1
      views.removeAll { $0 === child }
      views.insert(child, at: views.firstIndex { $0 === sibling }!)
    }
    func removeChild(_ child: any PlatformNativeView) { views.removeAll { $0 === child } }
    static func animate(type: AnimationType, _ block: @escaping () -> Void, completion: (() -> Void)?) {
      block()
      completion?()
    }
  }

  struct Recorded: NodeDescription {
    typealias NativeView = Recorder
    var props: Box.Props
    static func childrenDescriptions(
      props: Box.Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] {
      props.children
    }
  }

  func recorded(_ keys: [Int]) -> Recorded {
    Recorded(props: .init(nil, keys.map { Recorded(props: .init("\($0)")) }))
  }

  @Test func movesNoMoreViewsThanNeeded() {
    let container = Recorder()
    let renderer = Renderer(rootDescription: recorded(Array(0..<1000)), store: nil)
    renderer.render(in: container)
    let root = renderer.rootNode!
    let view = root.container as! Recorder
    #expect(view.moves == 0)
    var order = Array(0..<1000)
    order.swapAt(1, 998)
    root.update(with: recorded(order))
    #expect(view.moves == 2, "two rows changed places")
    order.removeAll { $0 == 500 }
    root.update(with: recorded(order))
    root.update(with: recorded(Array(order.dropFirst(5))))
    #expect(view.moves == 2, "taking away moves nothing")
    let shown = (root.container as! Recorder).views.count
    #expect(shown == 994)
  }

  @Test func insertingInFrontMovesOnlyWhatIsNew() {
    let renderer = Renderer(rootDescription: recorded(Array(0..<100)), store: nil)
    renderer.render(in: Recorder())
    let root = renderer.rootNode!
    root.update(with: recorded([200, 201] + Array(0..<100)))
    #expect((root.container as! Recorder).moves == 2)
  }

  @Test func aRendererRendersOnceAndCompletionsFireEvenUnrendered() {
    let renderer = Renderer(rootDescription: Box(nil, [Box("a")]), store: nil)
    var calls = 0
    renderer.rootNode.update(with: Box(nil, [Box("a"), Box("b")]), animation: .none) { calls += 1 }
    #expect(calls == 1)
    #expect(renderer.rootNode.children.count == 2)
    #expect(renderer.rootNode.container == nil)
    renderer.render(in: UIView(frame: .zero))
    renderer.rootNode.update(with: Box(nil, [Box("a")]), animation: .none) { calls += 1 }
    #expect(calls == 2)
  }

  @Test func nodesAndViewsGoWhenTheirDescriptionsDo() {
    weak var node: (any AnyNode)?
    weak var inner: (any AnyNode)?
    weak var nativeView: UIView?
    let (renderer, _) = render(Box(nil, [Box("a", [Box("b")]), Box("c")]))
    node = renderer.rootNode.children[0]
    inner = node?.children[0]
    nativeView = node?.container as? UIView
    #expect(node != nil)
    #expect(nativeView != nil)
    renderer.rootNode.update(with: Box(nil, [Box("c")]))
    #expect(node == nil)
    #expect(inner == nil)
    #expect(nativeView == nil)
  }

  @Test func nativeViewsAreOfTheirDeclaredClass() {
    final class Special: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let view = Special.make()
    #expect(type(of: view) == Special.self)
    #expect(view.clipsToBounds)
  }

  @Test func viewsKnowTheirKatanaChildren() {
    let view = UIView(frame: .zero)
    view.addSubview(UIView(frame: .zero))
    let views = (0..<3).map { _ in view.addChild { UIView.make() } }
    #expect(view.children().count == 3)
    #expect(views[0].children().isEmpty)
    view.removeChild(views[0])
    #expect(view.children().count == 2)
    view.removeAllChildren()
    #expect(view.children().isEmpty)
    #expect(view.subviews.count == 1)
  }
}

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
