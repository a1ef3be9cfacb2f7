import Testing

@testable import KatanaUI

/// A keyed piece with children of its own, laid out by whoever lists it.
struct Group: NodeDescriptionWithChildren {
  struct Props: NodeDescriptionProps, Childrenable {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var children: [any AnyNodeDescription] = []
    init(_ key: String? = nil, frame: CGRect = .zero, _ children: [any AnyNodeDescription] = []) {
      self.key = key
      self.frame = frame
      self.children = children
    }
  }
  var props: Props
  /// Not part of the props: layout must not lose it.
  var remark = ""
  init(props: Props) { self.props = props }
  init(_ key: String? = nil, frame: CGRect = .zero, _ children: [any AnyNodeDescription] = []) {
    props = Props(key, frame: frame, children)
  }
  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] { props.children }
}

/// A description whose layout is handed in.
struct Page: PlasticNodeDescription, PlasticReferenceSizeable {
  struct Props: NodeDescriptionProps {
    var frame: CGRect
    var alpha: CGFloat = 1
    var key: String?
    var children: [any AnyNodeDescription]
    var hash: Int?
    var place: (ViewsContainer<Keys>) -> Void
  }
  enum Keys { case a, b, c, outer }
  static let referenceSize = CGSize(width: 100, height: 100)
  var props: Props
  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] { props.children }
  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) { props.place(views) }
  static func layoutHash(props: Props, state: EmptyState) -> Int? { props.hash }
}

@MainActor @Suite struct PlasticNodeTests {
  func page(
    in frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), hash: Int? = nil,
    _ children: [any AnyNodeDescription], _ place: @escaping (ViewsContainer<Page.Keys>) -> Void
  ) -> any AnyNode {
    let props = Page.Props(frame: frame, children: children, hash: hash, place: place)
    return Renderer(rootDescription: Page(props: props), store: nil).rootNode
  }

  func frame(_ node: any AnyNode) -> CGRect { node.anyDescription.anyProps.frame }

  @Test func laysOutKeyedChildrenHoweverDeep() {
    var calls = 0
    let node = page([
      Group(
        "outer", [Group(nil, frame: CGRect(x: 10, y: 10, width: 1, height: 1), [Group("a")]), Group("b")]),
      Group(nil, frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
    ]) { views in
      calls += 1
      #expect(views.nativeView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(views[.c] == nil)
      views[.outer]!.fill(views.nativeView, insets: .scalable(20, 20, 20, 20))
      views[.a]!.fill(views[.outer]!)
      views[.b]!.fill(views.nativeView)
    }
    #expect(calls == 1)
    let outer = node.children[0]
    #expect(frame(outer) == CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(frame(outer.children[0].children[0]) == CGRect(x: -10, y: -10, width: 60, height: 60))
    #expect(frame(outer.children[1]) == CGRect(x: -20, y: -20, width: 100, height: 100))
    #expect(frame(node.children[1]) == CGRect(x: 1, y: 2, width: 3, height: 4), "unkeyed children are static")
  }

  @Test func framesAreRelativeToTheNativeViewWhereverItLies() {
    let node = page(in: CGRect(x: 20, y: 20, width: 200, height: 100), [Group("a"), Group("b")]) { views in
      views[.a]!.fill(views.nativeView)
      views[.b]!.size = .scalable(10, 10)
    }
    #expect(frame(node.children[0]) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(frame(node.children[1]) == CGRect(x: 0, y: 0, width: 10, height: 10), "the smaller ratio counts")
  }

  @Test func framesAreRoundedToPixels() {
    #expect(
      CGRect(x: 0.25, y: 106.666, width: 213.4, height: -0.25).rounded(toScale: 2)
        == CGRect(x: 0.5, y: 106.5, width: 213.5, height: -0.5))
    #expect(CGRect(x: 106.5, y: 0, width: 106.666, height: 0).rounded(toScale: 1).origin.x == 107)
  }

  @Test func layingOutKeepsWhatADescriptionCarries() {
    var group = Group("a")
    group.remark = "kept"
    let node = page([group]) { $0[.a]!.fill($0.nativeView) }
    #expect((node.children[0].anyDescription as! Group).remark == "kept")
  }

  @Test func withoutAReferenceSizeScalableLengthsAreNothing() {
    let renderer = Renderer(rootDescription: Box(nil, [Box("x")]), store: nil)
    #expect(renderer.rootNode.plasticMultiplier == 0)
    let node = page([Box("a", [Box()])]) { _ in }
    #expect(node.children[0].children[0].plasticMultiplier == 1, "that of the nearest above")
  }

  @Test func viewsCanBeFilteredAndOrdered() {
    _ = page([Group("c"), Group("a"), Group("b")]) { views in
      #expect(Set(views.filtered { $0 != "b" }.keys) == ["a", "c"])
      let ordered = views.orderedViews(filter: { $0 != "b" }, sortedBy: >)
      #expect(ordered.map(\.key) == ["c", "a"])
    }
  }

  @Test func aLayoutThatMayBeRememberedRunsOnce() {
    var calls = 0
    func place(_ children: [any AnyNodeDescription], width: CGFloat = 100) -> any AnyNode {
      page(in: CGRect(x: 0, y: 0, width: width, height: 100), hash: 4711, children) { views in
        calls += 1
        views[.a]?.fill(views.nativeView)
      }
    }
    _ = place([Group("a")])
    let second = place([Group("a")])
    #expect(calls == 1)
    #expect(frame(second.children[0]).width == 100)
    _ = place([Group("a")], width: 120)
    #expect(calls == 2, "another size")
    _ = place([Group("a"), Group("b")])
    #expect(calls == 3, "other children")
  }

  @Test func rememberedLayoutsAreBounded() {
    for hash in 0..<2000 { _ = page(hash: hash, [Group("a")]) { $0[.a]!.fill($0.nativeView) } }
    #expect(LayoutCache.count <= LayoutCache.capacity)
  }

  @Test func keysAreNamedByTheirText() {
    enum Keys { case cell(column: Int, row: Int), plain }
    enum Raw: String { case one = "1" }
    var props = EmptyProps()
    for _ in 0..<2 {
      props.setKey(Keys.plain)
      #expect(props.key == "plain")
      props.setKey(Keys.cell(column: 1, row: 2))
      #expect(props.key == "cell(column: 1, row: 2)")
      props.setKey(Raw.one)
      #expect(props.key == "one")
      props.setKey("text")
      #expect(props.key == "text")
      props.setKey(7)
      #expect(props.key == "7")
      props.setKey(Keys.plain as Any)
      #expect(props.key == "plain")
    }
  }
}
