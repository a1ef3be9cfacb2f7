import Testing

@testable import KatanaUI

@MainActor @Suite struct ManagedAndRefTests {
  @Test func managedChildrenAreMountedShownAndForgotten() {
    let journal = Journal()
    let renderer = Renderer(rootDescription: Box(nil, [Box("a")]), store: nil)
    renderer.render(in: UIView(frame: .zero))
    let root = renderer.rootNode!
    let cell = UIView(frame: .zero)
    let node = root.addManagedChild(with: Box("m", journal: journal), in: cell)
    #expect(root.managedChildren.count == 1)
    #expect(node.parent === root)
    #expect(cell.subviews.map(\.accessibilityIdentifier) == ["m"])
    root.update(with: Box(nil, [Box("b")]))
    #expect(root.managedChildren.count == 1)
    root.removeManagedChild(node: node)
    root.removeManagedChild(node: node)
    #expect(root.managedChildren.isEmpty)
    #expect(cell.subviews.count == 1, "the view stays")
    #expect(journal.lines == ["describe m", "mount m", "unmount m"])
  }

  @Test func aManagedChildInTheNodesOwnViewSurvivesUpdates() {
    let renderer = Renderer(rootDescription: Box(nil, [Box("a"), Box("b")]), store: nil)
    renderer.render(in: UIView(frame: .zero))
    let root = renderer.rootNode!
    _ = root.addManagedChild(with: Box("m"), in: root.container!)
    root.update(with: Box(nil, [Box("b"), Box("a"), Box("c")]))
    #expect(keys(in: root).filter { $0 != "m" } == ["b", "a", "c"])
    #expect(keys(in: root).contains("m"))
  }

  final class Canvas: UIView, NativeViewWithRef {
    var ref: CanvasRef { CanvasRef(nativeView: self) }
  }

  struct CanvasRef: NativeViewRef {
    weak var view: Canvas?
    init(nativeView: Canvas) { view = nativeView }
    var isValid: Bool { view != nil }
  }

  struct Drawing: NodeDescriptionWithRef {
    struct Props: NodeDescriptionWithRefProps {
      var frame: CGRect = .zero
      var alpha: CGFloat = 1
      var key: String?
      var journal: Journal?
      var refCallback: RefCallbackClosure<CanvasRef>?
    }
    typealias NativeView = Canvas
    var props: Props
    static func childrenDescriptions(
      props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] { [] }
    static func didMount(
      props: Props, dispatch: @escaping StoreDispatch, update: @escaping (EmptyState) -> Void
    ) {
      props.journal?.add("mount")
    }
  }

  @Test func refsAreGivenBeforeMountAndAfterEachRenderAndEndWithTheView() {
    let journal = Journal()
    var ref: CanvasRef?
    var calls = 0
    let props = Drawing.Props(
      journal: journal,
      refCallback: {
        ref = $0
        calls += 1
        #expect(journal.lines.isEmpty || calls > 1)
      })
    let renderer = Renderer(rootDescription: Box(nil, [Drawing(props: props)]), store: nil)
    renderer.render(in: UIView(frame: .zero))
    #expect(calls == 1)
    #expect(ref?.isValid == true)
    renderer.rootNode.update(with: Box(nil, [Drawing(props: props)]))
    #expect(calls == 2)
    renderer.rootNode.update(with: Box())
    #expect(ref?.isValid == false)
  }
}
