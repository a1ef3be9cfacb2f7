import InterfaceDocuments
import UIKit

/// The prototypes and the static rows of both texts.
extension SceneUpdate {
  /// Changes the cells of a list.
  func changeList(in view: UIView, from old: InterfaceObject, to new: InterfaceObject) {
    switch view {
    case let table as UITableView:
      if new.child(named: "sections") != nil, table.staticSections != nil {
        changeRows(of: table, new)
      } else if differ(old, new, ["prototypes"]) {
        // The rows that show go back to where the registration takes them out.
        table.reloadData()
        instantiation.fillRows(of: table, new)
        table.reloadData()
      }
    case let collection as UICollectionView:
      guard differ(old, new, ["cells", "sectionHeaderView", "sectionFooterView"]) else { return }
      collection.reloadData()
      instantiation.fillCells(of: collection, new)
      collection.reloadData()
    default: return
    }
  }

  private func differ(_ old: InterfaceObject, _ new: InterfaceObject, _ names: Set<String>) -> Bool {
    func texts(_ element: InterfaceObject) -> [String] {
      element.children.filter { names.contains($0.key ?? $0.elementName) }.map { Self.text($0, isDeep: true) }
    }
    return texts(old) != texts(new)
  }

  /// Changes the cells that stay, and shows the rows of the document.
  private func changeRows(of table: UITableView, _ new: InterfaceObject) {
    for section in new.child(named: "sections")?.children ?? [] {
      for cell in section.child(named: "cells")?.children ?? [] {
        guard let former = previous(cell), let known = cell.id.flatMap({ instantiation.objects[$0] }) else {
          continue
        }
        changeCell(known, from: former, to: cell)
      }
    }
    instantiation.fillRows(of: table, new)
  }
}
