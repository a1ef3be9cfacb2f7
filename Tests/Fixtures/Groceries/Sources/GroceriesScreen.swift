import Katana
import KatanaElements
import UIKit

/// The number of things to buy, the list, and two buttons.
struct GroceriesScreen: @MainActor ConnectedNodeDescription, @MainActor PlasticNodeDescription,
  PlasticReferenceSizeable
{
  enum Keys { case summary, table, add, buyAll }

  struct Props: NodeDescriptionProps, Buildable {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?
    var items: [Grocery] = []
    var summary = ""

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.items == rhs.items
        && lhs.summary == rhs.summary
    }
  }

  static var referenceSize = CGSize(width: 320, height: 480)

  var props: Props

  static func connect(props: inout Props, to storeState: GroceriesState) {
    props.items = storeState.items
    props.summary = storeState.isLoading ? "Loading…" : "\(storeState.remaining) to buy"
    if let price = storeState.lastPrice { props.summary += " for \(price)" }
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    [
      Label(
        props: Label.Props.build {
          $0.setKey(Keys.summary)
          $0.text = NSAttributedString(string: props.summary)
          $0.textAlignment = .center
        }),
      Table(
        props: Table.Props.build {
          $0.setKey(Keys.table)
          $0.delegate = GroceryRows(items: props.items)
        }),
      Button(
        props: Button.Props.build {
          $0.setKey(Keys.add)
          $0.titles[.normal] = "Add Bread"
          $0.titleColors[.normal] = .systemBlue
          $0.touchHandlers = [.touchUpInside: { dispatch(AddGrocery(payload: "Bread")) }]
        }),
      Button(
        props: Button.Props.build {
          $0.setKey(Keys.buyAll)
          $0.titles[.normal] = "Buy All"
          $0.titleColors[.normal] = .systemBlue
          $0.touchHandlers = [.touchUpInside: { dispatch(BuyAll()) }]
        }),
    ]
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let nativeView = views.nativeView
    guard let summary = views[.summary], let table = views[.table], let add = views[.add],
      let buyAll = views[.buyAll]
    else { return }
    summary.asHeader(nativeView)
    summary.height = .scalable(44)
    [add, buyAll].fill(left: nativeView.left, right: nativeView.right)
    for button in [add, buyAll] {
      button.height = .scalable(44)
      button.bottom = nativeView.bottom
    }
    table.fillHorizontally(nativeView)
    table.top = summary.bottom
    table.bottom = add.top
  }
}
