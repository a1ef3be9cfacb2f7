import Katana
import KatanaElements
import Testing
import UIKit

/// Descriptions in apps written by hand, and views written by hand in descriptions.
@MainActor @Suite struct GradualAdoptionTests {
  /// A view as an app written by hand has it: with subviews and constraints of its own, and an event.
  final class RatingView: UIView {
    let stars = UILabel()
    var ratingDidChange: ((Int) -> Void)?
    var rating = 0 { didSet { stars.text = String(repeating: "★", count: rating) } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      stars.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stars)
      NSLayoutConstraint.activate([
        stars.centerXAnchor.constraint(equalTo: centerXAnchor),
        stars.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func rate(_ rating: Int) {
      self.rating = rating
      ratingDidChange?(rating)
    }
  }

  /// The hand-written view, described.
  struct Rating: NodeDescription {
    typealias NativeView = RatingView

    struct Props: NodeDescriptionProps {
      var frame: CGRect = .zero
      var alpha: CGFloat = 1
      var key: String?
      var rating = 0
      var didRate: (Int) -> Void = { _ in }
    }

    var props: Props

    static func applyPropsToNativeView(
      props: Props, state: EmptyState, view: RatingView, update: @escaping (EmptyState) -> Void,
      node: any AnyNode
    ) {
      view.frame = props.frame
      view.rating = props.rating
      view.ratingDidChange = props.didRate
    }

    static func childrenDescriptions(
      props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] { [] }
  }

  @Test func aDescriptionMayHoldAViewWrittenByHand() {
    var rated: [Int] = []
    func rating(_ rating: Int) -> Rating {
      Rating(
        props: Rating.Props(
          frame: CGRect(x: 10, y: 20, width: 100, height: 40), rating: rating, didRate: { rated.append($0) }))
    }
    let screen = ElementTests.Screen(rating(2))
    let view = screen.view(RatingView.self)
    view.layoutIfNeeded()
    #expect(view.stars.text == "★★" && view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.stars.frame.midX == 50 && view.stars.frame.minY == 8, "its constraints hold")
    view.rate(5)
    #expect(rated == [5])
    screen.show(rating(3))
    #expect(screen.view(RatingView.self) === view && view.stars.text == "★★★")
    #expect(view.subviews == [view.stars], "what it has of its own stays")
  }

  @Test func descriptionsDoNotDisturbTheViewsBesideThem() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (below, above) = (UILabel(), UILabel())
    card.addSubview(below)
    func box(_ keys: [String]) -> Stage {
      Stage(
        props: .init(
          children: keys.map { key in View(props: View.Props.build { $0.setKey(key) }) }))
    }
    let renderer = Renderer(rootDescription: box(["a", "b"]), store: nil)
    renderer.render(in: card)
    card.addSubview(above)
    renderer.rootNode.update(with: box(["b", "c", "a"]))
    #expect(card.subviews.first { !($0 is UILabel) }?.subviews.count == 3)
    #expect(card.subviews.filter { $0 is UILabel } == [below, above])
    renderer.unmount()
    #expect(card.subviews.filter { $0 is UILabel } == [below, above])
    #expect(!card.subviews.contains { $0 is NativeButton })
  }

  @Test func aRendererFollowsTheSizeThatConstraintsGiveItsView() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let slot = UIView(frame: .zero)
    slot.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(slot)
    let height = slot.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      slot.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      slot.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -10),
      slot.topAnchor.constraint(equalTo: page.topAnchor), height,
    ])
    page.layoutIfNeeded()
    let root = View(props: View.Props.build { $0.frame = slot.bounds })
    let renderer = Renderer(rootDescription: root, store: nil)
    renderer.render(in: slot)
    let view = renderer.rootNode.container as! UIView
    #expect(view.frame == CGRect(x: 0, y: 0, width: 280, height: 50))
    height.constant = 80
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 280, height: 80))
  }

  @Test func twoRenderersInOneScreenShowTheSameStore() async {
    struct Shared: State { var count = 0 }
    struct Add: Action {
      func updatedState(currentState: any State) -> any State {
        guard var state = currentState as? Shared else { return currentState }
        state.count += 1
        return state
      }
    }
    struct Total: ConnectedNodeDescription {
      struct Props: NodeDescriptionProps {
        var frame: CGRect = .zero
        var alpha: CGFloat = 1
        var key: String?
        var count = 0
      }
      var props: Props
      static func connect(props: inout Props, to storeState: Shared) { props.count = storeState.count }
      static func childrenDescriptions(
        props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
        dispatch: @escaping StoreDispatch
      ) -> [any AnyNodeDescription] {
        [Label(props: Label.Props.build { $0.text = NSAttributedString(string: "\(props.count)") })]
      }
    }
    let store = Store<Shared>()
    let views = [UIView(frame: .zero), UIView(frame: .zero)]
    let renderers = views.map { view in
      let renderer = Renderer(rootDescription: Total(props: Total.Props()), store: store)
      renderer.render(in: view)
      return renderer
    }
    func texts() -> [String?] {
      renderers.map { ($0.rootNode.children[0].container as? UILabel)?.text }
    }
    #expect(texts() == ["0", "0"])
    await withCheckedContinuation { continuation in
      var end: StoreUnsubscribe?
      end = store.addBurstListener {
        end?()
        end = nil
        continuation.resume()
      }
      store.dispatch(Add())
    }
    #expect(texts() == ["1", "1"])
  }

  @Test func aHandWrittenTableCellMayHoldARenderer() {
    final class Cell: UITableViewCell {
      var renderer: Renderer?
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    weak var node: AnyObject?
    do {
      let renderer = Renderer(
        rootDescription: View(props: View.Props.build { $0.frame = cell.contentView.bounds }), store: nil)
      renderer.render(in: cell.contentView)
      cell.renderer = renderer
      node = renderer.rootNode
    }
    cell.frame.size.width = 200
    cell.layoutIfNeeded()
    #expect(((node as? any AnyNode)?.container as? UIView)?.frame.width == 200)
    cell.renderer = nil
    #expect(node == nil && cell.contentView.subviews.isEmpty)
  }
}
