import UIKit

/// A group of a configuration's values, read and written by name:
/// `configuration.style.tableView.cellWrapper`.
@preconcurrency @MainActor public protocol SubConfiguration {
  /// The configuration that holds the values.
  var configuration: Configuration { get }

  /// Creates a group of a configuration's values.
  init(configuration: Configuration)
}

/// A ``SubConfiguration`` to derive from.
@preconcurrency @MainActor open class BaseSubConfiguration: SubConfiguration {
  /// The configuration that holds the values.
  public let configuration: Configuration

  /// Creates a group of a configuration's values.
  public required init(configuration: Configuration) {
    self.configuration = configuration
  }
}

extension Configuration {
  /// The styles of a configuration.
  public typealias Style = StyleConfiguration

  /// The styles.
  public var style: Style { Style(configuration: self) }

  /// The value of ``Properties/layoutMargins``.
  public var layoutMargins: UIEdgeInsets {
    get { get(valueFor: Properties.layoutMargins) }
    set { set(Properties.layoutMargins, to: newValue) }
  }

  /// The value of ``Properties/closeButtonTitle``.
  public var closeButtonTitle: String {
    get { get(valueFor: Properties.closeButtonTitle) }
    set { set(Properties.closeButtonTitle, to: newValue) }
  }

  /// The value of ``Properties/defaultBackButton``.
  public var defaultBackButton: UIBarButtonItem? {
    get { get(valueFor: Properties.defaultBackButton) }
    set { set(Properties.defaultBackButton, to: newValue) }
  }
}

/// The styles of a configuration, by name.
@preconcurrency @MainActor public final class StyleConfiguration: BaseSubConfiguration {
  /// The value of ``Properties/Style/controllerRoot``.
  public var controllerRoot: Reactant.Style<ControllerRootViewContainer> {
    get { configuration.get(valueFor: Properties.Style.controllerRoot) }
    set { configuration.set(Properties.Style.controllerRoot, to: newValue) }
  }

  /// The value of ``Properties/Style/dialogControllerRoot``.
  public var dialogControllerRoot: Reactant.Style<ControllerRootViewContainer> {
    get { configuration.get(valueFor: Properties.Style.dialogControllerRoot) }
    set { configuration.set(Properties.Style.dialogControllerRoot, to: newValue) }
  }

  /// The value of ``Properties/Style/dialog``.
  public var dialog: Reactant.Style<UIView> {
    get { configuration.get(valueFor: Properties.Style.dialog) }
    set { configuration.set(Properties.Style.dialog, to: newValue) }
  }

  /// The value of ``Properties/Style/dialogContentContainer``.
  public var dialogContentContainer: Reactant.Style<UIView> {
    get { configuration.get(valueFor: Properties.Style.dialogContentContainer) }
    set { configuration.set(Properties.Style.dialogContentContainer, to: newValue) }
  }

  /// The value of ``Properties/Style/scroll``.
  public var scroll: Reactant.Style<UIScrollView> {
    get { configuration.get(valueFor: Properties.Style.scroll) }
    set { configuration.set(Properties.Style.scroll, to: newValue) }
  }

  /// The value of ``Properties/Style/view``.
  public var view: Reactant.Style<UIView> {
    get { configuration.get(valueFor: Properties.Style.view) }
    set { configuration.set(Properties.Style.view, to: newValue) }
  }

  /// The value of ``Properties/Style/button``.
  public var button: Reactant.Style<UIButton> {
    get { configuration.get(valueFor: Properties.Style.button) }
    set { configuration.set(Properties.Style.button, to: newValue) }
  }

  /// The value of ``Properties/Style/control``.
  public var control: Reactant.Style<UIControl> {
    get { configuration.get(valueFor: Properties.Style.control) }
    set { configuration.set(Properties.Style.control, to: newValue) }
  }

  /// The value of ``Properties/Style/container``.
  public var container: Reactant.Style<ContainerView> {
    get { configuration.get(valueFor: Properties.Style.container) }
    set { configuration.set(Properties.Style.container, to: newValue) }
  }

  /// The value of ``Properties/Style/textField``.
  public var textField: Reactant.Style<TextField> {
    get { configuration.get(valueFor: Properties.Style.textField) }
    set { configuration.set(Properties.Style.textField, to: newValue) }
  }

  /// The styles of tables.
  public var tableView: TableViewConfiguration { TableViewConfiguration(configuration: configuration) }

  /// The styles of collections.
  public var collectionView: CollectionViewConfiguration {
    CollectionViewConfiguration(configuration: configuration)
  }
}

/// The styles of tables of a configuration, by name.
@preconcurrency @MainActor public final class TableViewConfiguration: BaseSubConfiguration {
  /// The value of ``Properties/Style/TableView/tableView``.
  public var tableView: Reactant.Style<any ReactantTableView> {
    get { configuration.get(valueFor: Properties.Style.TableView.tableView) }
    set { configuration.set(Properties.Style.TableView.tableView, to: newValue) }
  }

  /// The value of ``Properties/Style/TableView/headerFooterWrapper``.
  public var headerFooterWrapper: Reactant.Style<UITableViewHeaderFooterView> {
    get { configuration.get(valueFor: Properties.Style.TableView.headerFooterWrapper) }
    set { configuration.set(Properties.Style.TableView.headerFooterWrapper, to: newValue) }
  }

  /// The value of ``Properties/Style/TableView/cellWrapper``.
  public var cellWrapper: Reactant.Style<UITableViewCell> {
    get { configuration.get(valueFor: Properties.Style.TableView.cellWrapper) }
    set { configuration.set(Properties.Style.TableView.cellWrapper, to: newValue) }
  }
}

/// The styles of collections of a configuration, by name.
@preconcurrency @MainActor public final class CollectionViewConfiguration: BaseSubConfiguration {
  /// The value of ``Properties/Style/CollectionView/collectionView``.
  public var collectionView: Reactant.Style<any ReactantCollectionView> {
    get { configuration.get(valueFor: Properties.Style.CollectionView.collectionView) }
    set { configuration.set(Properties.Style.CollectionView.collectionView, to: newValue) }
  }

  /// The value of ``Properties/Style/CollectionView/reusableViewWrapper``.
  public var reusableViewWrapper: Reactant.Style<UICollectionReusableView> {
    get { configuration.get(valueFor: Properties.Style.CollectionView.reusableViewWrapper) }
    set { configuration.set(Properties.Style.CollectionView.reusableViewWrapper, to: newValue) }
  }

  /// The value of ``Properties/Style/CollectionView/cellWrapper``.
  public var cellWrapper: Reactant.Style<UICollectionViewCell> {
    get { configuration.get(valueFor: Properties.Style.CollectionView.cellWrapper) }
    set { configuration.set(Properties.Style.CollectionView.cellWrapper, to: newValue) }
  }

  /// The value of ``Properties/Style/CollectionView/pageControl``.
  public var pageControl: Reactant.Style<UIPageControl> {
    get { configuration.get(valueFor: Properties.Style.CollectionView.pageControl) }
    set { configuration.set(Properties.Style.CollectionView.pageControl, to: newValue) }
  }
}
