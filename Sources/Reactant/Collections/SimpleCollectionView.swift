import RxSwift
import UIKit

/// The actions of a ``SimpleCollectionView``.
public enum SimpleCollectionViewAction<CELL: Component> {
  /// A person selected the item of a model.
  case selected(CELL.StateType)
  /// The component of a model's item emitted an action.
  case cellAction(CELL.StateType, CELL.ActionType)
  /// A person pulled the collection to have it reloaded.
  case refresh
}

/// A collection of one section, with a component in every item.
@preconcurrency @MainActor
open class SimpleCollectionView<CELL: UIView>: FlowCollectionViewBase<
  CELL.StateType, SimpleCollectionViewAction<CELL>
>
where CELL: Component {
  /// The model of an item.
  public typealias MODEL = CELL.StateType

  private let identifier = CollectionViewCellIdentifier<CELL>()
  private let cellFactory: () -> CELL
  private let content = CollectionContent<CELL.StateType>()

  /// Creates a collection.
  /// - Parameters:
  ///   - cellFactory: Makes an item's component; by default by its `init()`.
  ///   - reloadable: Whether pulling the collection emits `.refresh`.
  ///   - automaticallyDeselect: Whether an item is deselected right after it was selected.
  public init(
    cellFactory: @escaping () -> CELL = { makeComponent() }, reloadable: Bool = true,
    automaticallyDeselect: Bool = true
  ) {
    self.cellFactory = cellFactory
    super.init(reloadable: reloadable, automaticallyDeselect: automaticallyDeselect)
  }

  /// Selections and pulls; the actions of items come beside these.
  open override var actions: [Observable<SimpleCollectionViewAction<CELL>>] {
    [
      selectedItems.map { [content] in .selected(content.items[$0.item]) },
      refreshes.map { .refresh },
    ]
  }

  /// Registers the cells. An override calls `super`.
  open override func loadView() {
    super.loadView()
    collectionView.register(identifier: identifier)
  }

  /// Shows the models in items. Items whose model is still there are kept.
  open override func bind(items: Observable<[CELL.StateType]>) {
    content.makeCell = { [weak self] path, model in
      guard let self else { return UICollectionViewCell() }
      return dequeueAndConfigure(
        identifier: identifier, for: path, factory: cellFactory, model: model,
        mapAction: { .cellAction(model, $0) })
    }
    content.configureCell = { [weak self] cell, model in
      guard let self, let cell = cell as? CollectionViewCellWrapper<CELL> else { return }
      configure(cell: cell, factory: cellFactory, model: model, mapAction: { .cellAction(model, $0) })
    }
    collectionView.dataSource = content
    items.subscribe(onNext: { [weak self] in self?.show($0) })
      .disposed(by: lifetimeDisposeBag)
  }

  private func show(_ items: [CELL.StateType]) { content.show(items, in: collectionView) }
}
