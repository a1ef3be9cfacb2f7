import UIKit

/// The namespace of properties. Apps declare theirs in extensions; see ``Property``.
@preconcurrency @MainActor public struct Properties {
  private init() {}

  /// The namespace of properties that are styles.
  @preconcurrency @MainActor public struct Style {
    private init() {}

    /// The namespace of styles of tables.
    @preconcurrency @MainActor public struct TableView {
      private init() {}
    }

    /// The namespace of styles of collections.
    @preconcurrency @MainActor public struct CollectionView {
      private init() {}
    }
  }
}

extension Properties {
  /// The layout margins of components, in points; zero by default.
  public static let layoutMargins = Property<UIEdgeInsets>(defaultValue: .zero)
  /// The title of the button that closes a navigation made by ``Wireframe/branchNavigation(controller:)``;
  /// "Close" by default.
  public static let closeButtonTitle = Property<String>(defaultValue: "Close")
  /// The item that leads back to a controller; nil, the default, for UIKit's own.
  public static let defaultBackButton = Property<UIBarButtonItem?>()
}

extension Properties.Style {
  /// Creates a property for a style of a type.
  /// - Parameters:
  ///   - type: What the style changes.
  ///   - defaultValue: The style where a configuration has none; nothing by default.
  public static func style<T>(
    for type: T.Type, defaultValue: @escaping Reactant.Style<T> = { _ in }
  ) -> Property<Reactant.Style<T>> {
    Property(defaultValue: defaultValue)
  }

  /// The style of controllers' views; nothing by default.
  public static let controllerRoot = style(for: ControllerRootViewContainer.self)
  /// The style of dialog controllers' views, applied after ``controllerRoot``; black at 80 % by default.
  public static let dialogControllerRoot = style(for: ControllerRootViewContainer.self) {
    $0.backgroundColor = UIColor.black.fadedOut(by: 20%)
  }
  /// The style of dialogs; nothing by default.
  public static let dialog = style(for: UIView.self)
  /// The style of what holds a dialog's content; nothing by default.
  public static let dialogContentContainer = style(for: UIView.self)
  /// The style of the scroll view of a ``ScrollControllerBase``; nothing by default.
  public static let scroll = style(for: UIScrollView.self)
  /// The style of every ``ViewBase``; nothing by default.
  public static let view = style(for: UIView.self)
  /// The style of every ``ButtonBase``; nothing by default.
  public static let button = style(for: UIButton.self)
  /// The style of every ``ControlBase``; nothing by default.
  public static let control = style(for: UIControl.self)
  /// The style of every ``ContainerView``; nothing by default.
  public static let container = style(for: ContainerView.self)
  /// The style of every ``TextField``; nothing by default.
  public static let textField = style(for: TextField.self)
}

extension Properties.Style.TableView {
  /// The style of table components; nothing by default.
  public static let tableView = Properties.Style.style(for: (any ReactantTableView).self)
  /// The style of the wrappers of headers and footers; nothing by default.
  public static let headerFooterWrapper = Properties.Style.style(for: UITableViewHeaderFooterView.self)
  /// The style of the wrappers of rows; nothing by default.
  public static let cellWrapper = Properties.Style.style(for: UITableViewCell.self)
}

extension Properties.Style.CollectionView {
  /// The style of collection components; nothing by default.
  public static let collectionView = Properties.Style.style(for: (any ReactantCollectionView).self)
  /// The style of the wrappers of supplementary views; nothing by default.
  public static let reusableViewWrapper = Properties.Style.style(for: UICollectionReusableView.self)
  /// The style of the wrappers of cells; nothing by default.
  public static let cellWrapper = Properties.Style.style(for: UICollectionViewCell.self)
  /// The style of the page control of a ``PagingCollectionView``; nothing by default.
  public static let pageControl = Properties.Style.style(for: UIPageControl.self)
}
