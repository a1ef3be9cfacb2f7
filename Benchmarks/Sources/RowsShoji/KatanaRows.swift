import Katana
import KatanaElements
import UIKit

/// Rows as keyed descriptions of a Katana tree, from a store.
final class KatanaRows: UIScrollView, Rows {
  private let store = Store<RowsModel>()
  private var renderer: Renderer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    var props = RowList.Props()
    props.frame = CGRect(x: 0, y: 0, width: 700, height: 0)
    let renderer = Renderer(rootDescription: RowList(props: props), store: store)
    renderer.render(in: self)
    self.renderer = renderer
  }

  required init?(coder: NSCoder) { fatalError("Rows are not archived.") }

  func perform(_ operation: RowsModel.Operation) { store.dispatch(Perform(payload: operation)) }
}

/// An operation as an action.
struct Perform: SyncAction {
  var payload: RowsModel.Operation

  static func updatedState(currentState: any State, action: Perform) -> any State {
    guard var model = currentState as? RowsModel else { return currentState }
    model.perform(action.payload)
    return model
  }
}

/// All rows.
struct RowList: ConnectedNodeDescription {
  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?
    var items: [Item] = []
    var selected: Int?
  }

  var props: Props

  static func connect(props: inout Props, to storeState: RowsModel) {
    props.items = storeState.items
    props.selected = storeState.selected
  }

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: UIView, update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    let height = RowLayout.height * CGFloat(props.items.count)
    view.frame = CGRect(x: 0, y: 0, width: 700, height: height)
    (view.superview as? UIScrollView)?.contentSize = view.frame.size
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    props.items.enumerated().map { index, item in
      RowNode(
        props: RowNode.Props(
          frame: RowLayout.frame(index), key: "\(item.id)", item: item, isSelected: item.id == props.selected)
      )
    }
  }
}

/// One row: a label and two buttons.
struct RowNode: NodeDescription {
  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?
    var item: Item
    var isSelected: Bool

    /// Compares what shows, so that rows which stay as they are cost a comparison, as React's memoized ones
    /// do.
    static func == (one: Props, other: Props) -> Bool {
      one.item == other.item && one.isSelected == other.isSelected && one.frame == other.frame
        && one.alpha == other.alpha
    }
  }

  var props: Props

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: UIView, update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    view.frame = props.frame
    view.backgroundColor = props.isSelected ? RowLayout.selection : nil
    view.accessibilityIdentifier = "row \(props.item.id)"
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let id = props.item.id
    func button(_ title: String, _ frame: CGRect, _ operation: RowsModel.Operation) -> Button {
      Button(
        props: Button.Props.build {
          $0.key = title
          $0.frame = frame
          $0.backgroundColor = .clear
          $0.titles = [.normal: title]
          $0.titleColors = [.normal: .systemBlue]
          $0.touchHandlers = [.touchUpInside: { dispatch(Perform(payload: operation)) }]
        })
    }
    return [
      Label(
        props: Label.Props.build {
          $0.key = "label"
          $0.frame = RowLayout.label
          $0.backgroundColor = .clear
          $0.text = NSAttributedString(string: "\(id) \(props.item.label)")
        }),
      button("select", RowLayout.select, .select(id)), button("remove", RowLayout.remove, .remove(id)),
    ]
  }
}
