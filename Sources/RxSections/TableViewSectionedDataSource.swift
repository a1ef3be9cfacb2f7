import RxCocoa
import RxSwift
import UIKit

/// A table's data source of sections, which closures show. From RxDataSources.
@preconcurrency @MainActor
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject,
  UITableViewDataSource, SectionedViewDataSourceType
{
  /// A closure that makes the cell of an item.
  public typealias ConfigureCell = (
    TableViewSectionedDataSource<Section>, UITableView, IndexPath, Section.Item
  ) -> UITableViewCell
  /// A closure that makes the title of a section.
  public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
  /// A closure that returns whether something applies to a row.
  public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool

  /// Makes the cell of an item.
  open var configureCell: ConfigureCell
  /// Makes the title above a section.
  open var titleForHeaderInSection: TitleForHeaderInSection
  /// Makes the title below a section.
  open var titleForFooterInSection: TitleForHeaderInSection
  /// Whether a row can be edited.
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath

  /// The sections that are shown.
  open private(set) var sectionModels: [Section] = []

  /// Makes a data source.
  ///
  /// - Parameters:
  ///   - configureCell: makes the cell of an item.
  ///   - titleForHeaderInSection: makes the title above a section; none by default.
  ///   - titleForFooterInSection: makes the title below a section; none by default.
  ///   - canEditRowAtIndexPath: whether a row can be edited; not by default, as in RxDataSources.
  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
  }

  /// The section at an index.
  open subscript(section: Int) -> Section { sectionModels[section] }

  /// The item of a row.
  open subscript(indexPath: IndexPath) -> Section.Item {
    sectionModels[indexPath.section].items[indexPath.row]
  }

  /// Returns the item of a row.
  open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }

  /// Takes other sections, without showing them.
  open func setSections(_ sections: [Section]) {
    sectionModels = sections
  }

  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }

  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < sectionModels.count ? sectionModels[section].items.count : 0
  }

  /// The cell of a row.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    configureCell(self, tableView, indexPath, self[indexPath])
  }

  /// The title above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }

  /// The title below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }

  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }
}

/// A data source that shows every element of a sequence by reloading the table. From RxDataSources.
@preconcurrency @MainActor
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>:
  TableViewSectionedDataSource<Section>, RxTableViewDataSourceType
{
  /// The element of the sequence.
  public typealias Element = [Section]

  /// Shows the sections of an element.
  open func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
    guard case .next(let sections) = observedEvent else { return }
    setSections(sections)
    tableView.reloadData()
  }
}
