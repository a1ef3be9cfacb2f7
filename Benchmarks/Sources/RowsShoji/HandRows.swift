import UIKit

/// Rows made by hand, each a view, all in the tree.
final class HandRows: UIScrollView, Rows {
  private var model = RowsModel()
  private var views: [Int: RowView] = [:]

  func perform(_ operation: RowsModel.Operation) {
    let old = model
    model.perform(operation)
    let kept = Set(model.items.map(\.id))
    for item in old.items where !kept.contains(item.id) {
      views.removeValue(forKey: item.id)?.removeFromSuperview()
    }
    for (index, item) in model.items.enumerated() {
      let frame = RowLayout.frame(index)
      let view: RowView
      if let known = views[item.id] {
        view = known
        if view.frame != frame { view.frame = frame }
      } else {
        view = RowView(frame: frame)
        view.perform = { [unowned self] in perform($0) }
        views[item.id] = view
        addSubview(view)
      }
      view.show(item, isSelected: item.id == model.selected)
    }
    contentSize = CGSize(width: 700, height: RowLayout.height * CGFloat(model.items.count))
  }
}
