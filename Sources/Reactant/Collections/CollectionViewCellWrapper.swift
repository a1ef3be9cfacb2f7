import RxSwift
import UIKit

/// The `UICollectionViewCell` around a component. It makes the component when it is first used, and keeps it.
@preconcurrency @MainActor
public final class CollectionViewCellWrapper<CELL: UIView>: UICollectionViewCell, Configurable,
  ComponentWrapper
{
  /// The change of the collection's configuration that was applied last.
  public var configurationChangeTime: clock_t = 0
  /// A bag for subscriptions that live until the view is configured for another model.
  public var configureDisposeBag: DisposeBag {
    get { wrapped.configureDisposeBag }
    set { wrapped.configureDisposeBag = newValue }
  }
  var forwarder: AnyObject?

  private var wrapped = WrappedComponent<CELL>()

  /// The configuration; ``Configuration/global`` by default. Assigning it sets the layout margins, applies
  /// ``Properties/Style/CollectionView/cellWrapper``, and hands it to the component.
  public var configuration: Configuration = .global {
    didSet {
      layoutMargins = configuration.layoutMargins
      configuration.style.collectionView.cellWrapper(self)
      wrapped.configure(configuration)
    }
  }

  /// Creates a view with a frame in the collection's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Not available: there are no archives of cells.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("Wrappers are made by collections, not from archives.")
  }

  /// True: the component is laid out by constraints.
  public override class var requiresConstraintBasedLayout: Bool { true }

  /// Returns the component, which is made at the first call and added to `contentView`.
  public func cachedCellOrCreated(factory: () -> CELL) -> CELL {
    if let view = wrapped.view { return view }
    forwarder = nil
    setNeedsUpdateConstraints()
    return wrapped.make(in: contentView, configuration: configuration, factory: factory)
  }

  /// Removes the component from the view; the next use makes another one.
  /// - Returns: The removed component; nil where there was none.
  public func deleteCachedCell() -> CELL? {
    forwarder = nil
    return wrapped.remove()
  }

  /// Pins the component to the edges.
  public override func updateConstraints() {
    wrapped.pin(to: contentView)
    super.updateConstraints()
  }

  /// Whether the item is selected. Setting it notifies the component if it is a ``CollectionViewCell``.
  public override var isSelected: Bool {
    didSet { (wrapped.view as? any CollectionViewCell)?.setSelected(isSelected) }
  }

  /// Whether the item is pressed. Setting it notifies the component if it is a ``CollectionViewCell``.
  public override var isHighlighted: Bool {
    didSet { (wrapped.view as? any CollectionViewCell)?.setHighlighted(isHighlighted) }
  }

  /// Ends a press and a selection that the cell still shows.
  public override func prepareForReuse() {
    super.prepareForReuse()
    if isHighlighted { isHighlighted = false }
    if isSelected { isSelected = false }
  }
}
