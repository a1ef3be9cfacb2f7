import Foundation
import Testing

@testable import KatanaUI

/// Has itself among its children.
private struct Endless: NodeDescription {
  var props: Box.Props
  static func childrenDescriptions(
    props: Box.Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] { [Endless(props: .init(nil, []))] }
}

/// Has itself among the children of its child.
private struct Outer: NodeDescription {
  var props: Box.Props
  static func childrenDescriptions(
    props: Box.Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] { [Inner(props: .init(nil, []))] }
}

private struct Inner: NodeDescription {
  var props: Box.Props
  static func childrenDescriptions(
    props: Box.Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] { [Box(nil, [Outer(props: .init(nil, []))])] }
}

/// Descriptions in each other.
@MainActor @Suite("Descriptions in each other") struct NestingTests {
  @Test("without end end with their names") func endless() async {
    let one = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Renderer(rootDescription: Endless(props: .init(nil, [])), store: nil) }
    }
    let words = String(decoding: one?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Endless → Endless. Endless is among its own children without end"), "\(words)")

    let two = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let renderer = Renderer(rootDescription: Box(nil, []), store: nil)
        renderer.rootNode.update(with: Box(nil, [Outer(props: .init(nil, []))]))
      }
    }
    let others = String(decoding: two?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      ["Outer → Inner → Box → Outer", "Inner → Box → Outer → Inner", "Box → Outer → Inner → Box"].contains {
        others.contains($0)
      }, "\(others)")
  }

  @Test("to a depth that no interface has are rendered, on any stack of the main thread") func deep() {
    var description = Box(nil, [])
    for _ in 0..<300 { description = Box(nil, [description]) }
    let container = UIView(frame: .zero)
    let renderer = Renderer(rootDescription: description, store: nil)
    renderer.render(in: container)
    var depth = 0
    var node: (any AnyNode)? = renderer.rootNode
    while let next = node {
      depth += next.container == nil ? 0 : 1
      node = next.children.first
    }
    #expect(depth == 301)
  }
}
