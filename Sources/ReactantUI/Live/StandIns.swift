import Reactant
import ReactantUIMarkup
import UIKit

/// A component whose class is not known: it shows what the XML says, without any behavior. (Reactant.)
@preconcurrency @MainActor
public final class AnonymousComponent: ViewBase<Void, Void>, RootView, TableViewCell,
  ReactantUI
{
  private let container: AnonymousContainer
  private var fields: [String: UIView] = [:]

  /// Makes a component that shows a definition.
  /// - Parameters:
  ///   - typeName: The name of the component in the file.
  ///   - path: The file's path.
  init(typeName: String, path: String) {
    container = AnonymousContainer(typeName: typeName, xmlPath: path)
    super.init()
  }

  /// The stand-in's container, which follows the file.
  public var __rui: any ReactantUIContainer {
    container.target = self
    return container
  }

  /// The edges that the file names.
  public var edgesForExtendedLayout: UIRectEdge { container.live?.extendedEdges ?? [] }

  /// The view of a field that the file names; the class that would have it is not known.
  func field(named name: String) -> UIView? { fields[name] }

  /// Keeps the view of a field.
  func setField(_ view: UIView, named name: String) { fields[name] = view }
}

/// The container of a stand-in, in place of a generated one.
@MainActor final class AnonymousContainer: ReactantUILiveContainer {
  let xmlPath: String
  let typeName: String
  weak var target: UIView?
  var live: LiveComponent?
  private var constraints: [String: NSLayoutConstraint] = [:]

  init(typeName: String, xmlPath: String) {
    self.typeName = typeName
    self.xmlPath = xmlPath
  }

  func setupReactantUI() {
    guard let target, live == nil else { return }
    live = ReactantLiveUIManager.shared.build(
      typeName: typeName, path: xmlPath, view: target, container: self)
  }

  func updateReactantUI() { live?.updateConditions() }

  static func destroyReactantUI(target: UIView) {}

  func setConstraint(_ constraint: NSLayoutConstraint?, named name: String) { constraints[name] = constraint }
}

/// Table views whose cells are stand-ins, with a few rows to look at.
@MainActor enum StandInTables {
  /// Returns the table view of an element; nil for other elements. Without a path it has no rows.
  static func make(_ type: ElementType, element: Element? = nil, path: String = "") -> UIView? {
    func name(_ role: ElementType.CellRole) -> String {
      element?.cells.first { $0.role == role }?.typeName.text ?? ""
    }
    func factory(_ role: ElementType.CellRole) -> () -> AnonymousComponent {
      let name = name(role)
      return { ReactantLiveUIManager.shared.makeStandIn(typeName: name, path: path) }
    }
    let rows: [Void] = Array(repeating: (), count: element == nil ? 0 : element?.exampleCount ?? 5)
    let sectionCount = element == nil ? 0 : element?.sectionCount ?? 5
    switch type.name {
    case "PlainTableView":
      let table = PlainTableView<AnonymousComponent>(cellFactory: factory(.cell), options: [])
      table.componentState = .items(rows)
      return table
    case "SimulatedSeparatorTableView":
      let table = SimulatedSeparatorTableView<AnonymousComponent>(cellFactory: factory(.cell), options: [])
      table.componentState = .items(rows)
      return table
    case "HeaderTableView":
      let table = HeaderTableView<AnonymousComponent, AnonymousComponent>(
        cellFactory: factory(.cell), headerFactory: factory(.header), options: [])
      table.componentState = .items(
        (0..<sectionCount).map { _ in SectionModel(model: (), items: rows) })
      return table
    case "FooterTableView":
      let table = FooterTableView<AnonymousComponent, AnonymousComponent>(
        cellFactory: factory(.cell), footerFactory: factory(.footer), options: [])
      table.componentState = .items(
        (0..<sectionCount).map { _ in SectionModel(model: (), items: rows) })
      return table
    case "SimpleTableView":
      let table = SimpleTableView<AnonymousComponent, AnonymousComponent, AnonymousComponent>(
        cellFactory: factory(.cell), headerFactory: factory(.header), footerFactory: factory(.footer),
        options: [])
      table.componentState = .items(
        (0..<sectionCount).map { _ in SectionModel(model: (header: (), footer: ()), items: rows) })
      return table
    default: return nil
    }
  }
}

/// Reactant's table view that has lines of its own between rows.
@MainActor protocol SeparatedTable: UIView {
  var separatorColor: UIColor? { get set }
  var separatorHeight: CGFloat { get set }
}

extension SimulatedSeparatorTableView: SeparatedTable {}
