import RxCocoa
import RxSwift
import UIKit

extension UITableView {
  /// Binds elements to rows of a component:
  /// `elements.bind(to: table.items(with: identifier)) { row, element, cell in … }`.
  ///
  /// The identifier is registered first. The wrapper's component is made and set up in the closure.
  public func items<Cell: UIView, Source: ObservableType, Elements: Sequence>(
    with identifier: TableViewCellIdentifier<Cell>
  ) -> (_ source: Source) -> (
    _ configure: @escaping (Int, Elements.Element, TableViewCellWrapper<Cell>) -> Void
  ) -> any Disposable where Source.Element == Elements {
    { source in
      { configure in
        let content = TableContent<Void, Elements.Element>()
        content.makeCell = { [weak self] path, element in
          guard let self else { return UITableViewCell() }
          let cell = dequeue(identifier: identifier, for: path)
          configure(path.row, element, cell)
          return cell
        }
        self.dataSource = content
        return source.subscribe(onNext: { [weak self] elements in
          guard let self else { return }
          content.show([(Array(elements), ())], in: self)
        })
      }
    }
  }
}
