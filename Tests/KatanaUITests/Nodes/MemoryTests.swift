import Foundation
import Testing

@testable import KatanaUI

/// What lives after descriptions have gone, laid out by Plastic or not, with keys or without.
@MainActor @Suite struct MemoryTests {
  struct Laid: PlasticNodeDescription {
    var props: Box.Props
    static func childrenDescriptions(
      props: Box.Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] { props.children }
    static func layout(views: ViewsContainer<EmptyKeys>, props: Box.Props, state: EmptyState) {}
  }

  enum Kind: CaseIterable { case plain, keyed, plastic, keyedPlastic }

  func root(_ kind: Kind, _ count: Int) -> any AnyNodeDescription {
    let hasKeys = kind == .keyed || kind == .keyedPlastic
    let isPlastic = kind == .plastic || kind == .keyedPlastic
    let children = (0..<count).map { Box(hasKeys ? "child \($0)" : nil) }
    return isPlastic ? Laid(props: .init(nil, children)) : Box(nil, children)
  }

  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  func descendants(of node: any AnyNode) -> [any AnyNode] {
    node.children.flatMap { [$0] + descendants(of: $0) }
  }

  @Test(arguments: Kind.allCases) func droppedDescriptionsFreeTheirNodesBeforeRendering(kind: Kind) {
    let renderer = Renderer(rootDescription: root(kind, 3), store: nil)
    let nodes = descendants(of: renderer.rootNode).map { Weak<AnyObject>(object: $0) }
    #expect(nodes.count == 3)
    renderer.rootNode.update(with: root(kind, 2))
    #expect(nodes.map { $0.object != nil } == [true, true, false])
    renderer.rootNode.update(with: root(kind, 0))
    #expect(nodes.allSatisfy { $0.object == nil })
  }

  @Test(arguments: Kind.allCases) func droppedDescriptionsFreeTheirViews(kind: Kind) {
    let container = UIView(frame: .zero)
    let renderer = Renderer(rootDescription: root(kind, 3), store: nil)
    renderer.render(in: container)
    let nodes = descendants(of: renderer.rootNode).map { Weak<AnyObject>(object: $0) }
    let views = descendants(of: renderer.rootNode).map { Weak(object: $0.container as? UIView) }
    #expect(views.count == 3 && views.allSatisfy { $0.object != nil })
    renderer.rootNode.update(with: root(kind, 0))
    #expect(container.children().count == 1)
    #expect(container.children()[0].children().isEmpty)
    #expect(nodes.allSatisfy { $0.object == nil })
    #expect(views.allSatisfy { $0.object == nil })
  }

  private final class Token {
    static nonisolated(unsafe) var living = 0
    init() { Self.living += 1 }
    deinit { Self.living -= 1 }
  }

  private struct Holder: NodeDescription {
    struct Props: NodeDescriptionProps {
      var frame = CGRect.zero
      var alpha: CGFloat = 1
      var key: String?
      let token = Token()

      static func == (one: Props, other: Props) -> Bool { one.token === other.token }
    }

    var props = Props()

    static func childrenDescriptions(
      props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] { [] }
  }

  @Test func valuesOfNodesAreGivenFreeOnce() {
    func holders(_ count: Int) -> Box { Box(nil, (0..<count).map { _ in Holder() }) }
    do {
      let renderer = Renderer(rootDescription: holders(3), store: nil)
      #expect(Token.living == 3)
      renderer.rootNode.update(with: holders(3))
      #expect(Token.living == 3)
      renderer.rootNode.update(with: holders(1))
      #expect(Token.living == 1)
    }
    #expect(Token.living == 0)
  }

  @Test func nodesOfAWindowGoAfterWhatShows() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let renderer = Renderer(rootDescription: root(.keyed, 3), store: nil)
    renderer.render(in: window)
    let nodes = descendants(of: renderer.rootNode).map { Weak<AnyObject>(object: $0) }
    renderer.rootNode.update(with: root(.keyed, 1))
    await mainQueue()
    #expect(nodes.map { $0.object != nil } == [true, false, false])
  }

  @Test func aNodeThatIsHeldOutlivesTheNodeItLiesIn() throws {
    var renderer: Renderer? = Renderer(rootDescription: root(.keyed, 2), store: nil)
    let child = try #require(renderer?.rootNode.children[0])
    #expect(child.parent === renderer?.rootNode)
    renderer = nil
    #expect(child.parent == nil)
    #expect(child.plasticMultiplier == 0)
    child.update(with: Box("child 0", [Box("late")]))
    #expect(child.children[0].parent === child)
  }

  @Test func aStateThatIsSetForANodeThatHasGoneIsDropped() async throws {
    let journal = Journal()
    var setState: ((Counting.Count) -> Void)?
    var props = Counting.Props(1, journal: journal)
    props.onDescribe = { setState = $0 }
    var renderer: Renderer? = Renderer(rootDescription: Counting(props: props), store: nil)
    weak let node = renderer?.rootNode
    let update = try #require(setState)
    update(Counting.Count(1))
    await mainQueue()
    #expect(journal.take() == ["describe 1 0", "describe 1 1"])
    // One is on its way as the node goes, another one comes later.
    update(Counting.Count(2))
    (renderer, setState) = (nil, nil)
    #expect(node == nil)
    update(Counting.Count(3))
    await mainQueue()
    #expect(journal.take() == [])
  }
}
