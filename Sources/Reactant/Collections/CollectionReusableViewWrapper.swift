import RxSwift
import UIKit

/// The `UICollectionReusableView` around a component. It makes the component when it is first used, and keeps
/// it.
@preconcurrency @MainActor
public final class CollectionReusableViewWrapper<VIEW: UIView>: UICollectionReusableView, Configurable,
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

  private var wrapped = WrappedComponent<VIEW>()

  /// The configuration; ``Configuration/global`` by default. Assigning it sets the layout margins, applies
  /// ``Properties/Style/CollectionView/reusableViewWrapper``, and hands it to the component.
  public var configuration: Configuration = .global {
    didSet {
      layoutMargins = configuration.layoutMargins
      configuration.style.collectionView.reusableViewWrapper(self)
      wrapped.configure(configuration)
    }
  }

  /// Creates a view with a frame in the collection's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Not available: there are no archives of such views.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("Wrappers are made by collections, not from archives.")
  }

  /// True: the component is laid out by constraints.
  public override class var requiresConstraintBasedLayout: Bool { true }

  /// Returns the component, which is made at the first call and added to the view.
  public func cachedViewOrCreated(factory: () -> VIEW) -> VIEW {
    if let view = wrapped.view { return view }
    forwarder = nil
    setNeedsUpdateConstraints()
    return wrapped.make(in: self, configuration: configuration, factory: factory)
  }

  /// Removes the component from the view; the next use makes another one.
  /// - Returns: The removed component; nil where there was none.
  public func deleteCachedView() -> VIEW? {
    forwarder = nil
    return wrapped.remove()
  }

  /// Pins the component to the edges.
  public override func updateConstraints() {
    wrapped.pin(to: self)
    super.updateConstraints()
  }
}
