import RxSwift
import UIKit

/// The `UITableViewCell` around a component. It makes the component when it is first used, and keeps it.
@preconcurrency @MainActor
public final class TableViewCellWrapper<CELL: UIView>: UITableViewCell, Configurable, ComponentWrapper {
  /// The change of the table's configuration that was applied last.
  public var configurationChangeTime: clock_t = 0
  /// A bag for subscriptions that live until the cell is configured for another row.
  public var configureDisposeBag: DisposeBag {
    get { wrapped.configureDisposeBag }
    set { wrapped.configureDisposeBag = newValue }
  }
  var forwarder: AnyObject?

  private var wrapped = WrappedComponent<CELL>()

  /// The configuration; ``Configuration/global`` by default. Assigning it sets the layout margins, applies
  /// ``Properties/Style/TableView/cellWrapper``, and hands it to the component.
  public var configuration: Configuration = .global {
    didSet {
      layoutMargins = configuration.layoutMargins
      configuration.style.tableView.cellWrapper(self)
      wrapped.configure(configuration)
    }
  }

  /// Creates a cell without backgrounds.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = nil
    backgroundView = nil
    selectedBackgroundView = nil
    multipleSelectionBackgroundView = nil
  }

  /// Not available: there are no archives of cells.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("Wrappers of cells are made by tables, not from archives.")
  }

  /// True: the component is laid out by constraints.
  public override class var requiresConstraintBasedLayout: Bool { true }

  /// Returns the component, which is made at the first call and added to `contentView`.
  public func cachedCellOrCreated(factory: () -> CELL) -> CELL {
    if let cell = wrapped.view { return cell }
    forwarder = nil
    let cell = wrapped.make(in: contentView, configuration: configuration, factory: factory)
    if let hooks = cell as? any TableViewCell {
      selectionStyle = hooks.selectionStyle
      focusStyle = hooks.focusStyle
      // The component shows the selection itself.
      selectedBackgroundView = UIView()
      multipleSelectionBackgroundView = selectedBackgroundView
    }
    setNeedsUpdateConstraints()
    return cell
  }

  /// Removes the component from the cell; the next use makes another one.
  /// - Returns: The removed component; nil where there was none.
  public func deleteCachedCell() -> CELL? {
    guard wrapped.view != nil else { return nil }
    selectedBackgroundView = nil
    multipleSelectionBackgroundView = nil
    forwarder = nil
    return wrapped.remove()
  }

  /// Pins the component to the edges of `contentView`.
  public override func updateConstraints() {
    wrapped.pin(to: contentView)
    super.updateConstraints()
  }

  /// Shows the selection, and notifies the component if it is a ``TableViewCell``.
  public override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    (wrapped.view as? any TableViewCell)?.setSelected(selected, animated: animated)
  }

  /// Shows the press, and notifies the component if it is a ``TableViewCell``.
  public override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    (wrapped.view as? any TableViewCell)?.setHighlighted(highlighted, animated: animated)
  }
}

extension UIView {
  /// Activates constraints that keep the view at the edges of another one.
  func pinned(to other: UIView) -> [NSLayoutConstraint] {
    let constraints = [
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
      topAnchor.constraint(equalTo: other.topAnchor), bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}
