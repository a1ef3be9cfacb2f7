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
}
