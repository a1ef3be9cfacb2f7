import Katana
import KatanaElements
import QuartzCore

@testable import UIKit

/// One row of a test's table.
struct Item: Equatable {
  var id: Int
  var text = ""
  var height: CGFloat = 50
}

/// What happened to rows, in order, and how many rows' views are alive.
@MainActor final class RowLog {
  var described: [Int] = []
  var mounted: [Int] = []
  var unmounted: [Int] = []
  var taps: [String] = []
  var displayed: [IndexPath] = []
  /// Called on each tap.
  var onTap: ((IndexPath) -> Void)?
}

/// A row with a label, which shows whether it is pressed.
struct ItemCell: TableCell {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var item: Item
    var log: RowLog?

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.item == rhs.item
    }
  }

  var props: Props

  static func childrenDescriptions(
    props: Props, state: EmptyHighlightableState, update: @escaping (EmptyHighlightableState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.log?.described.append(props.item.id)
    return [
      Label(
        props: Label.Props.build {
          $0.frame = CGRect(x: 0, y: 0, width: props.frame.width, height: 20)
          $0.text = NSAttributedString(
            string: (state.highlighted ? "*" : "") + "\(props.item.id)\(props.item.text)")
        })
    ]
  }

  static func didMount(
    props: Props, dispatch: @escaping StoreDispatch, update: @escaping (EmptyHighlightableState) -> Void
  ) {
    props.log?.mounted.append(props.item.id)
  }

  static func didUnmount(props: Props, dispatch: @escaping StoreDispatch) {
    props.log?.unmounted.append(props.item.id)
  }

  static func didTap(dispatch: StoreDispatch, props: Props, indexPath: IndexPath) {
    props.log?.taps.append("\(props.item.id) at \(indexPath.row)")
    props.log?.onTap?(indexPath)
  }
}

/// Sections of items.
struct Items: TableDelegate {
  var sections: [[Item]]
  var sectionNames: [String]?
  var hasNames = true
  var height: Value?
  var log: RowLog?
  var header: (@MainActor (Int) -> any AnyNodeDescription)?
  var actions: [TableSwipeAction] = []

  func numberOfSections() -> Int { sections.count }
  func numberOfRows(forSection section: Int) -> Int { sections[section].count }
  func item(_ path: IndexPath) -> Item { sections[path.section][path.row] }
  func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
    ItemCell(props: ItemCell.Props(item: item(indexPath), log: log))
  }
  func height(forRowAt indexPath: IndexPath) -> Value { height ?? .fixed(item(indexPath).height) }
  func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { hasNames ? item(indexPath).id : nil }
  func identifier(forSection section: Int) -> AnyHashable? { sectionNames?[section] }
  func headerDescription(forSection section: Int) -> (any AnyNodeDescription)? { header?(section) }
  func willDisplayRow(at indexPath: IndexPath) { log?.displayed.append(indexPath) }
  func trailingSwipeActions(forRowAt indexPath: IndexPath) -> [TableSwipeAction] { actions }
  func isEqual(to anotherDelegate: any TableDelegate) -> Bool {
    guard let other = anotherDelegate as? Items else { return false }
    return sections == other.sections && sectionNames == other.sectionNames && height == other.height
  }
}

/// A table of items in a renderer, 300 × 400 points, without a window.
@MainActor final class TableRig {
  let renderer: Renderer
  let log = RowLog()
  private(set) var ref: TableRef?
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init(_ ids: [Int], height: CGFloat = 50, store: (any AnyStore)? = nil) {
    renderer = Renderer(rootDescription: Stage(props: .init()), store: store)
    renderer.render(in: container)
    show(ids.map { Item(id: $0, height: height) })
  }

  func show(_ items: [Item], hasNames: Bool = true) {
    show(Items(sections: [items], hasNames: hasNames, log: log))
  }

  func show(ids: [Int]) { show(ids.map { Item(id: $0) }) }

  func show(_ delegate: any TableDelegate, build: (inout Table.Props) -> Void = { _ in }) {
    var props = Table.Props.build {
      $0.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      $0.delegate = delegate
      $0.refCallback = { [weak self] in self?.ref = $0 }
    }
    build(&props)
    renderer.rootNode.update(with: Stage(props: .init(children: [Table(props: props)])))
    table.layoutIfNeeded()
  }

  var node: any AnyNode { renderer.rootNode.children[0] }
  var table: NativeTable { node.container as! NativeTable }

  /// The labels of the rows in sight, from top to bottom.
  var texts: [String] {
    table.visibleCells.map { label(in: $0.contentView)?.attributedText?.string ?? "-" }
  }

  func label(in view: UIView) -> UILabel? {
    if let label = view as? UILabel { return label }
    for subview in view.subviews {
      if let label = label(in: subview) { return label }
    }
    return nil
  }

  /// The native views of the rows in sight.
  var rows: [UIView] { table.visibleCells.compactMap { $0.contentView.subviews.first } }

  /// The number of nodes alive below the table, those of cells out of sight included.
  var nodes: Int { Self.count(node) - 1 }

  private static func count(_ node: any AnyNode) -> Int {
    (node.children + node.managedChildren).reduce(1) { $0 + count($1) }
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }
}

/// Runs `work` with a clock that only moves when it is advanced.
@MainActor func withManualClock(_ work: (ManualClock) throws -> Void) rethrows {
  let (old, clock) = (SystemClock.current, ManualClock(now: 100))
  SystemClock.current = clock
  defer {
    clock.advance(100)
    SystemClock.current = old
  }
  try work(clock)
}

/// Ends the turn, as an event does: what changed is laid out and sent to the display.
@MainActor func finishTurn() { UIScreen.main.finishTurn() }

/// Waits until the main queue has come to everything that is on it now.
@MainActor func mainQueue() async {
  await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
