import RxSwift
import UIKit

/// A component that shows a collection, with a message where it is empty and a sign while it is loaded.
///
/// Its state is a ``CollectionViewState``. Subclasses show the models in ``bind(items:)``; a ready-made one
/// is ``SimpleCollectionView``. Overrides of `loadView()`, `setupConstraints()`, `afterInit()` and `update()`
/// call `super`.
@preconcurrency @MainActor
open class CollectionViewBase<MODEL, ACTION>: CollectionViewDelegateBase<CollectionViewState<MODEL>, ACTION>,
  ReactantCollectionView
{
  /// The type of the state's items.
  public typealias MODEL = MODEL

  /// The edges that extend behind bars where the collection is a ``RootView``; all by default.
  open var edgesForExtendedLayout: UIRectEdge { .all }

  /// The collection.
  public let collectionView: UICollectionView
  /// The control that reloads the collection; nil for collections that are not reloadable.
  public let refreshControl: UIRefreshControl?
  /// The label in the middle of an empty collection.
  public let emptyLabel = UILabel()
  /// The wheel in the middle of a collection that is being loaded and has no refresh control.
  public let loadingIndicator = UIActivityIndicatorView(style: .medium)

  private let automaticallyDeselect: Bool
  private let items = PublishSubject<[MODEL]>()
  private let selection = PublishSubject<IndexPath>()
  /// The number of the last change of the configuration.
  private(set) final var configurationChangeTime: clock_t = 0

  /// Creates a collection.
  /// - Parameters:
  ///   - layout: What places the items.
  ///   - reloadable: Whether pulling the collection emits `.refresh`.
  ///   - automaticallyDeselect: Whether an item is deselected right after it was selected.
  public init(layout: UICollectionViewLayout, reloadable: Bool = true, automaticallyDeselect: Bool = true) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    refreshControl = reloadable ? UIRefreshControl() : nil
    self.automaticallyDeselect = automaticallyDeselect
    super.init()
  }

  /// The configuration. Assigning it also applies ``Properties/Style/CollectionView/collectionView``; items
  /// that are shown take it over when they are configured next.
  open override var configuration: Configuration {
    didSet {
      configuration.style.collectionView.collectionView(self)
      configurationChangeTime = ConfigurationChanges.next()
      setNeedsLayout()
    }
  }

  // MARK: Component

  /// Adds the collection, the message and the sign. An override calls `super`.
  open override func loadView() {
    addSubview(collectionView)
    addSubview(emptyLabel)
    addSubview(loadingIndicator)
    collectionView.refreshControl = refreshControl
    loadingIndicator.hidesWhenStopped = true
    emptyLabel.numberOfLines = 0
    emptyLabel.textAlignment = .center
    collectionView.backgroundView = nil
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
  }

  /// Constrains the collection to the edges, and the message and the sign to the middle. An override calls
  /// `super`.
  open override func setupConstraints() {
    _ = collectionView.pinned(to: self)
    center(emptyLabel, loadingIndicator)
  }

  /// Binds the items. An override calls `super`.
  open override func afterInit() {
    bind(items: items)
  }

  /// Shows the models in ``collectionView``. Called once; subclasses give the collection a data source here.
  /// - Parameter items: The models, from the next update on.
  open func bind(items: Observable<[MODEL]>) {}

  /// Shows the state. An override calls `super`.
  open override func update() {
    let content = ListContent(componentState)
    emptyLabel.text = content.message
    if let refreshControl {
      if content.isLoading { refreshControl.beginRefreshing() } else { refreshControl.endRefreshing() }
    } else {
      if content.isLoading { loadingIndicator.startAnimating() } else { loadingIndicator.stopAnimating() }
    }
    items.onNext(content.items)
    setNeedsLayout()
  }

  // MARK: Selecting

  /// The items that a person selects.
  final var selectedItems: Observable<IndexPath> { selection }

  /// An element for every pull of the refresh control.
  final var refreshes: Observable<Void> { refreshControl?.pulls ?? .empty() }

  /// Emits the selection, and then deselects the item if it is to. An override calls `super`.
  open override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selection.onNext(indexPath)
    if automaticallyDeselect { collectionView.deselectItem(at: indexPath, animated: true) }
  }

  // MARK: Items

  /// Sets a cell up for a model: the configuration, the component, its state, and what its actions become.
  /// - Parameters:
  ///   - cell: The cell.
  ///   - factory: Makes the component for the cell's first use.
  ///   - model: The component's state. Actions that it emits while it is assigned are not passed on.
  ///   - mapAction: Returns the collection's action for an action of the component.
  open func configure<T: Component>(
    cell: CollectionViewCellWrapper<T>, factory: @escaping () -> T, model: T.StateType,
    mapAction: @escaping (T.ActionType) -> ACTION
  ) {
    cell.configureDisposeBag = DisposeBag()
    cell.configureIfNeeded(configuration, changedAt: configurationChangeTime)
    let component = cell.cachedCellOrCreated(factory: factory)
    cell.setUp(component, model: model) { [weak self] in
      self?.perform(action: mapAction($0))
    } afterState: {
    }
  }

  /// Sets a header, footer or other view up for a model.
  /// - Parameters:
  ///   - view: The view.
  ///   - factory: Makes the component for the view's first use.
  ///   - model: The component's state. Actions that it emits while it is assigned are not passed on.
  ///   - mapAction: Returns the collection's action for an action of the component.
  open func configure<T: Component>(
    view: CollectionReusableViewWrapper<T>, factory: @escaping () -> T, model: T.StateType,
    mapAction: @escaping (T.ActionType) -> ACTION
  ) {
    view.configureDisposeBag = DisposeBag()
    view.configureIfNeeded(configuration, changedAt: configurationChangeTime)
    let component = view.cachedViewOrCreated(factory: factory)
    view.setUp(component, model: model) { [weak self] in
      self?.perform(action: mapAction($0))
    } afterState: {
    }
  }

  /// Returns a cell for reuse, set up for a model.
  open func dequeueAndConfigure<T: Component>(
    identifier: CollectionViewCellIdentifier<T>, for indexPath: IndexPath, factory: @escaping () -> T,
    model: T.StateType, mapAction: @escaping (T.ActionType) -> ACTION
  ) -> CollectionViewCellWrapper<T> {
    let cell = collectionView.dequeue(identifier: identifier, for: indexPath)
    configure(cell: cell, factory: factory, model: model, mapAction: mapAction)
    return cell
  }

  /// Returns a cell for reuse, set up for a model.
  open func dequeueAndConfigure<T: Component>(
    identifier: CollectionViewCellIdentifier<T>, forRow row: Int, inSection section: Int = 0,
    factory: @escaping () -> T, model: T.StateType, mapAction: @escaping (T.ActionType) -> ACTION
  ) -> CollectionViewCellWrapper<T> {
    dequeueAndConfigure(
      identifier: identifier, for: IndexPath(item: row, section: section), factory: factory, model: model,
      mapAction: mapAction)
  }

  /// Returns a header, footer or other view for reuse, set up for a model.
  open func dequeueAndConfigure<T: Component>(
    identifier: CollectionSupplementaryViewIdentifier<T>, for indexPath: IndexPath,
    factory: @escaping () -> T, model: T.StateType, mapAction: @escaping (T.ActionType) -> ACTION
  ) -> CollectionReusableViewWrapper<T> {
    let view = collectionView.dequeue(identifier: identifier, for: indexPath)
    configure(view: view, factory: factory, model: model, mapAction: mapAction)
    return view
  }

  /// Returns a header, footer or other view for reuse, set up for a model.
  open func dequeueAndConfigure<T: Component>(
    identifier: CollectionSupplementaryViewIdentifier<T>, forRow row: Int, inSection section: Int = 0,
    factory: @escaping () -> T, model: T.StateType, mapAction: @escaping (T.ActionType) -> ACTION
  ) -> CollectionReusableViewWrapper<T> {
    dequeueAndConfigure(
      identifier: identifier, for: IndexPath(item: row, section: section), factory: factory, model: model,
      mapAction: mapAction)
  }
}

extension UIRefreshControl {
  /// An element for every pull.
  var pulls: Observable<Void> {
    Observable.create { [weak self] observer in
      let action = UIAction { _ in observer.onNext(()) }
      self?.addAction(action, for: .valueChanged)
      return Disposables.create {
        MainActor.assumeIsolated { self?.removeAction(action, for: .valueChanged) }
      }
    }
  }
}
