import Katana
import KatanaElements
import UIKit

struct GroceryRows: TableDelegate {
  var items: [Grocery]
  var dispatch: StoreDispatch

  func numberOfRows(forSection section: Int) -> Int { items.count }

  func cellDescription(forRowAt indexPath: IndexPath) -> AnyNodeDescription {
    GroceryCell(props: GroceryCell.Props(item: items[indexPath.row]))
  }

  func height(forRowAt indexPath: IndexPath) -> Value { .scalable(44) }

  func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { items[indexPath.row].id }

  func isEqual(to anotherDelegate: TableDelegate) -> Bool {
    (anotherDelegate as? GroceryRows)?.items == items
  }

  func editingStyle(forRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }

  func commit(_ editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    dispatch(DeleteGrocery(id: items[indexPath.row].id))
  }

  func canMoveRow(at indexPath: IndexPath) -> Bool { true }

  func moveRow(at source: IndexPath, to destination: IndexPath) {
    dispatch(MoveGrocery(source: source.row, destination: destination.row))
  }
}
