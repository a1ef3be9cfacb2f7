import RxSwift
import UIKit

/// A component that shows a table, with a message where it is empty and a sign while it is loaded.
///
/// Its state is a ``CollectionViewState``. Subclasses show the models in ``bind(items:)``; ready-made ones
/// are ``PlainTableView``, ``HeaderTableView``, ``FooterTableView``, ``SimpleTableView`` and
/// ``SimulatedSeparatorTableView``. Overrides of `loadView()`, `setupConstraints()`, `afterInit()` and
/// `update()` call `super`.
@preconcurrency @MainActor
open class TableViewBase<MODEL, ACTION>: TableViewDelegateBase<TableViewState<MODEL>, ACTION>,
  ReactantTableView
{
  /// The type of the state's items.
  public typealias MODEL = MODEL

  /// The edges that extend behind bars where the table is a ``RootView``; all by default.
  open var edgesForExtendedLayout: UIRectEdge { .all }

  /// The table.
  public let tableView: UITableView
  /// The control that reloads the table; nil for tables that are not reloadable.
  public let refreshControl: UIRefreshControl?
  /// The label in the middle of an empty table.
  public let emptyLabel = UILabel()
  /// The wheel in the middle of a table that is being loaded and has no refresh control.
  public let loadingIndicator = UIActivityIndicatorView(style: .medium)

  private let options: TableViewOptions
  private let items = PublishSubject<[MODEL]>()
  private let selection = PublishSubject<IndexPath>()
  private var headerLayout = EdgeViewLayout()
  private var footerLayout = EdgeViewLayout()
  /// The number of the last change of the configuration.
  private(set) final var configurationChangeTime: clock_t = 0

  /// Creates a table.
  /// - Parameters:
  ///   - style: The table's style.
  ///   - options: The table's options.
  public init(style: UITableView.Style = .plain, options: TableViewOptions) {
    tableView = UITableView(frame: .zero, style: style)
    refreshControl = options.contains(.reloadable) ? UIRefreshControl() : nil
    self.options = options
    super.init()
  }

  /// Creates a table.
  /// - Parameters:
  ///   - style: The table's style.
  ///   - reloadable: Whether pulling the table emits `.refresh`.
  ///   - automaticallyDeselect: Whether a row is deselected right after it was selected.
  public convenience init(
    style: UITableView.Style = .plain, reloadable: Bool = true, automaticallyDeselect: Bool = true
  ) {
    self.init(
      style: style,
      options: TableViewOptions(reloadable: reloadable, automaticallyDeselect: automaticallyDeselect))
  }

  /// The configuration. Assigning it also applies ``Properties/Style/TableView/tableView``; rows that are
  /// shown take it over when they are configured next.
  open override var configuration: Configuration {
    didSet {
      configuration.style.tableView.tableView(self)
      configurationChangeTime = ConfigurationChanges.next()
      setNeedsLayout()
    }
  }

  // MARK: Component

  /// Adds the table, the message and the sign. An override calls `super`.
  open override func loadView() {
    addSubview(tableView)
    addSubview(emptyLabel)
    addSubview(loadingIndicator)
    tableView.refreshControl = refreshControl
    loadingIndicator.hidesWhenStopped = true
    emptyLabel.numberOfLines = 0
    emptyLabel.textAlignment = .center
    tableView.backgroundView = nil
    tableView.backgroundColor = .clear
    tableView.separatorStyle = .singleLine
    tableView.delegate = self
  }

  /// Constrains the table to the edges, and the message and the sign to the middle. An override calls
  /// `super`.
  open override func setupConstraints() {
    _ = tableView.pinned(to: self)
    center(emptyLabel, loadingIndicator)
  }

  /// Binds the items. An override calls `super`.
  open override func afterInit() {
    bind(items: items)
  }

  /// Shows the models in ``tableView``. Called once; subclasses give the table a data source here.
  /// - Parameter items: The models, from the next update on.
  open func bind(items: Observable<[MODEL]>) {}

  /// Shows the state. An override calls `super`.
  open override func update() {
    let content = ListContent(componentState)
    emptyLabel.text = content.message
    // Rows may be exchanged under an animation, which the message takes no part in.
    if window != nil { UIView.performWithoutAnimation { layoutIfNeeded() } }
    show(isLoading: content.isLoading)
    items.onNext(content.items)
    setNeedsLayout()
  }

  private func show(isLoading: Bool) {
    if let refreshControl {
      if isLoading { refreshControl.beginRefreshing() } else { refreshControl.endRefreshing() }
    } else {
      if isLoading { loadingIndicator.startAnimating() } else { loadingIndicator.stopAnimating() }
    }
  }

  // MARK: Selecting

  /// The rows that a person selects.
  final var selectedRows: Observable<IndexPath> { selection }

  /// An element for every pull of the refresh control.
  final var refreshes: Observable<Void> { refreshControl?.pulls ?? .empty() }

  /// Emits the selection, and then deselects the row if the options say so. An override calls `super`.
  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selection.onNext(indexPath)
    if options.contains(.deselectsAutomatically) { tableView.deselectRow(at: indexPath, animated: true) }
  }

  // MARK: Rows

  /// Sets a cell up for a model: the configuration, the component, its state, and what its actions become.
  /// - Parameters:
  ///   - cell: The cell.
  ///   - factory: Makes the component for the cell's first use.
  ///   - model: The component's state. Actions that it emits while it is assigned are not passed on.
  ///   - mapAction: Returns the table's action for an action of the component.
  open func configure<T: Component>(
    cell: TableViewCellWrapper<T>, factory: @escaping () -> T, model: T.StateType,
    mapAction: @escaping (T.ActionType) -> ACTION
  ) {
    cell.configureDisposeBag = DisposeBag()
    cell.configureIfNeeded(configuration, changedAt: configurationChangeTime)
    let component = cell.cachedCellOrCreated(factory: factory)
    configure(cell, component, model: model, mapAction: mapAction)
  }

  /// Sets a header or footer up for a model: the configuration, the component, its state, and what its
  /// actions become.
  /// - Parameters:
  ///   - view: The header or footer.
  ///   - factory: Makes the component for the view's first use.
  ///   - model: The component's state. Actions that it emits while it is assigned are not passed on.
  ///   - mapAction: Returns the table's action for an action of the component.
  open func configure<T: Component>(
    view: TableViewHeaderFooterWrapper<T>, factory: @escaping () -> T, model: T.StateType,
    mapAction: @escaping (T.ActionType) -> ACTION
  ) {
    view.configureDisposeBag = DisposeBag()
    view.configureIfNeeded(configuration, changedAt: configurationChangeTime)
    let component = view.cachedViewOrCreated(factory: factory)
    configure(view, component, model: model, mapAction: mapAction)
  }

  private func configure<T: Component>(
    _ wrapper: any ComponentWrapper, _ component: T, model: T.StateType,
    mapAction: @escaping (T.ActionType) -> ACTION
  ) {
    wrapper.setUp(component, model: model) { [weak self] action in
      self?.perform(action: mapAction(action))
    } afterState: {
      guard let configurable = component as? any Configurable, configurable.configuration !== configuration
      else { return }
      configurable.configuration = configuration
    }
  }

  /// Returns a cell for reuse, set up for a model.
  open func dequeueAndConfigure<T: Component>(
    identifier: TableViewCellIdentifier<T>, factory: @escaping () -> T, model: T.StateType,
    mapAction: @escaping (T.ActionType) -> ACTION
  ) -> TableViewCellWrapper<T> {
    let cell = tableView.dequeue(identifier: identifier)
    configure(cell: cell, factory: factory, model: model, mapAction: mapAction)
    return cell
  }

  /// Returns a header or footer for reuse, set up for a model.
  open func dequeueAndConfigure<T: Component>(
    identifier: TableViewHeaderFooterIdentifier<T>, factory: @escaping () -> T, model: T.StateType,
    mapAction: @escaping (T.ActionType) -> ACTION
  ) -> TableViewHeaderFooterWrapper<T> {
    let view = tableView.dequeue(identifier: identifier)
    configure(view: view, factory: factory, model: model, mapAction: mapAction)
    return view
  }

  // MARK: Layout

  /// Lays out the table, and the views above and below all rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutHeaderView()
    layoutFooterView()
  }

  /// Requests a layout, in which the views above and below all rows are measured again.
  open override func setNeedsLayout() {
    headerLayout.invalidate()
    footerLayout.invalidate()
    super.setNeedsLayout()
  }

  /// Sets the height of the view above all rows to what its constraints require at the table's width.
  public final func layoutHeaderView() {
    guard let view = tableView.tableHeaderView, headerLayout.resize(view, width: tableView.bounds.width)
    else {
      return
    }
    tableView.tableHeaderView = view
  }

  /// Sets the height of the view below all rows to what its constraints require at the table's width.
  public final func layoutFooterView() {
    guard let view = tableView.tableFooterView, footerLayout.resize(view, width: tableView.bounds.width)
    else {
      return
    }
    tableView.tableFooterView = view
  }
}

extension TableViewOptions {
  init(reloadable: Bool, automaticallyDeselect: Bool) {
    self = []
    if reloadable { insert(.reloadable) }
    if automaticallyDeselect { insert(.deselectsAutomatically) }
  }
}

/// The content of a list for a state: its items, its message, and whether it is loading.
struct ListContent<MODEL> {
  var items: [MODEL] = []
  var message = ""
  var isLoading = false

  init(_ state: CollectionViewState<MODEL>) {
    switch state {
    case .items(let items): self.items = items
    case .empty(let message): self.message = message
    case .loading: isLoading = true
    }
  }
}
