import InterfaceDocuments
import UIKit

/// The contents of views.
extension Instantiation {
  func fill(_ view: UIView, _ plan: ElementPlan) {
    let element = plan.element
    for child in element.children + (element.child(named: "layoutGuides")?.children ?? []) {
      if child.elementName == "viewLayoutGuide" || child.elementName == "layoutGuide" {
        enterGuide(child, of: view)
      }
    }
    switch view {
    case let cell as UITableViewCell: fillContents(of: cell, element)
    case let cell as UICollectionViewCell: fillContent(cell.contentView, element)
    case let header as UITableViewHeaderFooterView: fillContent(header.contentView, element)
    case let effect as UIVisualEffectView: fillContent(effect.contentView, element)
    case let table as UITableView: fillRows(of: table, element)
    case let collection as UICollectionView: fillCells(of: collection, element)
    default: break
    }
    addSubviews(to: view, plan)
  }

  private func addSubviews(to view: UIView, _ plan: ElementPlan) {
    guard !plan.subviews.isEmpty else { return }
    let absent = plan.needsVariations ? plan.absentIDs("subviews", view.traitCollection) : []
    for subplan in plan.subviews {
      guard let subview = make(subplan) as? UIView else { continue }
      if let id = subplan.element.id, absent.contains(id) { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  private func enterGuide(_ element: InterfaceObject, of view: UIView) {
    switch element.key {
    case "safeArea": enter(view.safeAreaLayoutGuide, as: element.id)
    case "keyboard": enter(view.keyboardLayoutGuide, as: element.id)
    case "contentLayoutGuide":
      if let view = view as? UIScrollView { enter(view.contentLayoutGuide, as: element.id) }
    case "frameLayoutGuide":
      if let view = view as? UIScrollView { enter(view.frameLayoutGuide, as: element.id) }
    default:
      let guide = UILayoutGuide()
      if let name = element.attribute("identifier") { guide.identifier = name }
      view.addLayoutGuide(guide)
      enter(guide, as: element.id)
    }
  }

  // MARK: Contents of cells

  private func fillContent(_ content: UIView, _ element: InterfaceObject) {
    guard let child = element.child(key: "contentView") else { return }
    // The cell lays its content out.
    adoptContent(content, document.plan(child))
  }

  private func adoptContent(_ content: UIView, _ plan: ElementPlan) {
    let (frame, mask) = (content.frame, content.autoresizingMask)
    let translates = content.translatesAutoresizingMaskIntoConstraints
    apply(plan, to: content)
    content.autoresizingMask = mask
    if frame.size != .zero { content.frame = frame }
    content.translatesAutoresizingMaskIntoConstraints = translates
  }

  private static let cellParts: [(name: String, part: @MainActor (UITableViewCell) -> UIView?)] = [
    ("textLabel", { $0.textLabel }), ("detailTextLabel", { $0.detailTextLabel }),
    ("imageView", { $0.imageView }),
  ]

  private func fillContents(of cell: UITableViewCell, _ element: InterfaceObject) {
    guard let child = element.child(key: "contentView") else { return }
    var parts: [String: UIView] = [:]
    // A cell makes a part, and gives up its content's margins, when the part is asked for.
    for (name, part) in Self.cellParts {
      if let id = element.attribute(name), let part = part(cell) { parts[id] = part }
    }
    for subview in child.child(named: "subviews")?.children ?? [] {
      if let id = subview.id, let part = parts[id] {
        // The cell lays its own parts out.
        adopt(part, document.plan(subview), settingFrame: false)
      }
    }
    adoptContent(cell.contentView, document.plan(child))
  }

  // MARK: Lists

  func fillRows(of table: UITableView, _ element: InterfaceObject) {
    for cell in element.child(named: "prototypes")?.children ?? [] {
      guard let identifier = cell.attribute("reuseIdentifier") else { continue }
      table.register(prototype(cell), forCellReuseIdentifier: identifier)
    }
    guard let sections = element.child(named: "sections"), element.attribute("dataMode") != "prototypes"
    else { return }
    table.staticSections = sections.children(named: "tableViewSection").map { section in
      @MainActor func text(_ name: String) -> String? {
        guard case .string(let text)? = section.value(name) else { return nil }
        return document.localized(text, id: section.id, name)
      }
      let rows = (section.child(named: "cells")?.children ?? []).compactMap {
        cell -> StaticTableSection.Row? in
        guard let made = make(document.plan(cell)) as? UITableViewCell else { return nil }
        let height = cell.attribute("rowHeight").flatMap(Double.init).map { CGFloat($0) }
        return StaticTableSection.Row(cell: made, height: height.flatMap { $0 > 0 ? $0 : nil })
      }
      @MainActor func view(_ name: String) -> UIView? {
        section.child(key: name).flatMap { make(document.plan($0)) as? UIView }
      }
      return StaticTableSection(
        header: text("headerTitle"), footer: text("footerTitle"), headerView: view("headerView"),
        footerView: view("footerView"), rows: rows)
    }
  }

  func fillCells(of collection: UICollectionView, _ element: InterfaceObject) {
    for cell in element.child(named: "cells")?.children ?? [] {
      guard let identifier = cell.attribute("reuseIdentifier") else { continue }
      collection.register(prototype(cell), forCellWithReuseIdentifier: identifier)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let view = element.child(key: key), let identifier = view.attribute("reuseIdentifier") else {
        continue
      }
      collection.register(
        prototype(view), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  private func prototype(_ element: InterfaceObject) -> UINib {
    UINib(contents: PrototypeNib(document.plan(element), document, scene: scene, outer: outerObjects))
  }

  /// Finds the objects that a prototype's cells may be connected to, without keeping them.
  private var outerObjects: @MainActor (String) -> AnyObject? {
    let scene = scene
    return { [weak scene] id in scene?.object(id) }
  }
}

/// A cell in a table or a collection of a document, of which any number are made.
@MainActor final class PrototypeNib: InterfaceNib {
  private let plan: ElementPlan
  private let document: LoadedDocument
  private weak var scene: SceneInstance?
  private let outer: @MainActor (String) -> AnyObject?

  init(
    _ plan: ElementPlan, _ document: LoadedDocument, scene: SceneInstance?,
    outer: @escaping @MainActor (String) -> AnyObject?
  ) {
    (self.plan, self.document, self.scene, self.outer) = (plan, document, scene, outer)
  }

  func instantiate(owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any] {
    let instantiation = Instantiation(document, scene: scene)
    instantiation.outer = outer
    guard let view = instantiation.make(plan) else { return [] }
    instantiation.finish()
    return [view]
  }
}
