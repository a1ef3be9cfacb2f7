import RxSwift
import UIKit

/// The `UITableViewHeaderFooterView` around a component. It makes the component when it is first used, and
/// keeps it.
@preconcurrency @MainActor
public final class TableViewHeaderFooterWrapper<VIEW: UIView>: UITableViewHeaderFooterView, Configurable,
  ComponentWrapper
{
  /// The change of the table's configuration that was applied last.
  public var configurationChangeTime: clock_t = 0
  /// A bag for subscriptions that live until the view is configured for another section.
  public var configureDisposeBag: DisposeBag {
    get { wrapped.configureDisposeBag }
    set { wrapped.configureDisposeBag = newValue }
  }
  var forwarder: AnyObject?

  private var wrapped = WrappedComponent<VIEW>()

  /// The configuration; ``Configuration/global`` by default. Assigning it sets the layout margins, applies
  /// ``Properties/Style/TableView/headerFooterWrapper``, and hands it to the component.
  public var configuration: Configuration = .global {
    didSet {
      layoutMargins = configuration.layoutMargins
      configuration.style.tableView.headerFooterWrapper(self)
      wrapped.configure(configuration)
    }
  }

  /// Creates a view without a background.
  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    backgroundView = nil
  }

  /// Not available: there are no archives of headers.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("Wrappers of headers and footers are made by tables, not from archives.")
  }

  /// True: the component is laid out by constraints.
  public override class var requiresConstraintBasedLayout: Bool { true }

  /// Returns the component, which is made at the first call and added to `contentView`.
  public func cachedViewOrCreated(factory: () -> VIEW) -> VIEW {
    if let view = wrapped.view { return view }
    forwarder = nil
    setNeedsUpdateConstraints()
    return wrapped.make(in: contentView, configuration: configuration, factory: factory)
  }

  /// Removes the component from the view; the next use makes another one.
  /// - Returns: The removed component; nil where there was none.
  public func deleteCachedView() -> VIEW? {
    forwarder = nil
    return wrapped.remove()
  }

  /// Pins the component to the edges of `contentView`.
  public override func updateConstraints() {
    wrapped.pin(to: contentView)
    super.updateConstraints()
  }
}
