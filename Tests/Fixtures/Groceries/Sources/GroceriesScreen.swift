import Katana
import KatanaElements
import UIKit

/// The number of things to buy, the list, and two buttons.
struct GroceriesScreen: @MainActor ConnectedNodeDescription, @MainActor PlasticNodeDescription,
  PlasticReferenceSizeable
{
  enum Keys { case summary, table, add, edit, buyAll }

  struct Props: NodeDescriptionProps, Buildable {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?
    var items: [Grocery] = []
    var summary = ""
    var isEditing = false

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.items == rhs.items
        && lhs.summary == rhs.summary && lhs.isEditing == rhs.isEditing
    }
  }

  static var referenceSize = CGSize(width: 320, height: 480)

  var props: Props

  static func connect(props: inout Props, to storeState: GroceriesState) {
    props.items = storeState.items
    props.isEditing = storeState.isEditing
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
          $0.delegate = GroceryRows(items: props.items, dispatch: dispatch)
          $0.isEditing = props.isEditing
        }),
      button("Add Bread", Keys.add) { dispatch(AddGrocery(payload: "Bread")) },
      button(props.isEditing ? "Done" : "Edit", Keys.edit) { dispatch(ToggleEditing()) },
      button("Buy All", Keys.buyAll) { dispatch(BuyAll()) },
    ]
  }

  private static func button(_ title: String, _ key: Keys, action: @escaping () -> Void) -> Button {
    Button(
      props: Button.Props.build {
        $0.setKey(key)
        $0.titles[.normal] = title
        $0.titleColors[.normal] = .systemBlue
        $0.touchHandlers = [.touchUpInside: action]
      })
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let nativeView = views.nativeView
    guard let summary = views[.summary], let table = views[.table], let add = views[.add],
      let edit = views[.edit], let buyAll = views[.buyAll]
    else { return }
    summary.asHeader(nativeView)
    summary.height = .scalable(44)
    [add, edit, buyAll].fill(left: nativeView.left, right: nativeView.right)
    for button in [add, edit, buyAll] {
      button.height = .scalable(44)
      button.bottom = nativeView.bottom
    }
    table.fillHorizontally(nativeView)
    table.top = summary.bottom
    table.bottom = add.top
  }
}
