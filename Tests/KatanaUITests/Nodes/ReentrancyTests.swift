import Foundation
import Testing

@testable import KatanaUI

/// Updates that are asked for in the midst of updates.
@MainActor @Suite struct ReentrancyTests {
  /// Calls a function whenever its props are applied.
  struct Meddler: NodeDescription {
    struct Props: NodeDescriptionProps {
      var frame: CGRect = .zero
      var alpha: CGFloat = 1
      var key: String?
      var children: [any AnyNodeDescription] = []
      var onDescribe: (() -> Void)?
      var onApply: ((any AnyNode) -> Void)?
    }

    var props: Props

    static func applyPropsToNativeView(
      props: Props, state: EmptyState, view: UIView, update: @escaping (EmptyState) -> Void,
      node: any AnyNode
    ) {
      props.onApply?(node)
    }

    static func childrenDescriptions(
      props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] {
      props.onDescribe?()
      return props.children
    }
  }

  func expectConsistent(_ node: any AnyNode, _ expected: [String]) {
    #expect(keys(in: node) == expected)
    #expect(node.children.map { $0.anyDescription.anyProps.key } == expected)
  }

  @Test func anUpdateOfTheParentWithinAChildsUpdateFollowsTheParents() {
    let renderer = Renderer(rootDescription: Box(nil, [Box("a"), Box("b")]), store: nil)
    renderer.render(in: UIView(frame: .zero))
    let root = renderer.rootNode!
    var order: [String] = []
    let meddler = Meddler(
      props: .init(
        key: "m",
        onApply: { _ in
          order.append("asked")
          root.update(with: Box(nil, [Box("z"), Box("b")]), animation: .none) { order.append("second") }
        }))
    root.update(with: Box(nil, [Box("b"), meddler, Box("c")]), animation: .none) { order.append("first") }
    #expect(order == ["asked", "first", "second"])
    expectConsistent(root, ["z", "b"])
  }

  @Test func anUpdateWithinDescribingFollows() {
    let journal = Journal()
    let renderer = Renderer(rootDescription: Meddler(props: .init()), store: nil)
    renderer.render(in: UIView(frame: .zero))
    let root = renderer.rootNode!
    var props = Meddler.Props(children: [Box("old", journal: journal)])
    props.onDescribe = { root.update(with: Meddler(props: .init(children: [Box("new", journal: journal)]))) }
    root.update(with: Meddler(props: props))
    expectConsistent(root, ["new"])
    #expect(journal.lines == ["describe old", "mount old", "describe new", "unmount old", "mount new"])
  }

  @Test func aReloadWithinApplyingEnds() {
    var applied = 0
    let renderer = Renderer(
      rootDescription: Meddler(
        props: .init(onApply: { node in
          applied += 1
          if applied < 5 { node.forceReload() }
        })), store: nil)
    renderer.render(in: UIView(frame: .zero))
    renderer.rootNode.forceReload()
    #expect(applied >= 5 && applied <= 6)
  }

  @Test func anUpdateWithinTheFirstRenderFollows() {
    var isFirst = true
    let later = Meddler(props: .init(children: [Box("b"), Box("c")]))
    let renderer = Renderer(
      rootDescription: Meddler(
        props: .init(
          children: [Box("a"), Box("b")],
          onApply: { node in
            guard isFirst else { return }
            isFirst = false
            node.update(with: later)
          })), store: nil)
    renderer.render(in: UIView(frame: .zero))
    expectConsistent(renderer.rootNode, ["b", "c"])
  }
}
