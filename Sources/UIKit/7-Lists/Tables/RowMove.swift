import DisplayProtocol
import QuartzCore

/// A row that a person moves to another place.
@MainActor struct RowMove {
  /// The original index path of the row.
  let path: IndexPath
  let cell: UITableViewCell
  let height: CGFloat
  /// The distance of the finger below the row's center.
  let grip: CGFloat
  /// The index path to which the row would move, after it was removed from its original one.
  var target: IndexPath
  /// The location of the finger, in the window's points.
  var finger: CGPoint

  /// Returns the distance by which another row moves to make room.
  func displacement(of other: IndexPath) -> CGFloat {
    guard other != path else { return 0 }
    return (isBelowTarget(finalPath(of: other)) ? height : 0) - (other > path ? height : 0)
  }

  /// Returns the distance by which a section's header moves to make room.
  func displacement(ofHeader section: Int) -> CGFloat {
    (target.section < section ? height : 0) - (path.section < section ? height : 0)
  }

  /// The place of another row when the moved one lies at its target.
  func finalPath(of other: IndexPath) -> IndexPath {
    var result = other
    if result.section == path.section, result.row > path.row { result.row -= 1 }
    if result.section == target.section, result.row >= target.row { result.row += 1 }
    return result
  }

  private func isBelowTarget(_ final: IndexPath) -> Bool { final > target }
}

/// The lines at a row's end by which a person moves it. A finger drags it; keys move it row by row.
final class ReorderHandle: UIControl {
  private weak var cell: UITableViewCell?
  private let mark = CellAccessory.mark(
    "line.3.horizontal", size: Metrics.current.tables.reorderSize, .regular, color: .tertiaryLabel)

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  override var keepsDrags: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = mark.intrinsicContentSize
    let metrics = Metrics.current.tables
    let margin = (superview as? UITableViewCell)?.margin ?? metrics.margin
    let x = readsFromLeft ? bounds.width - margin - size.width : margin
    mark.frame = CGRect(
      x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell, let table = cell.table else { return false }
    return table.beginMove(cell, finger: touch.location(in: nil))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    cell?.table?.dragMove(to: touch.location(in: nil))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { cell?.table?.endMove() }

  override func cancelTracking(with event: UIEvent?) { cell?.table?.cancelMove() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    handleKeys(presses, with: event, handle) { super.pressesBegan($0, with: event) }
  }

  private func handle(_ key: ControlKey) -> Bool {
    guard let cell, let table = cell.table, let path = table.indexPath(for: cell) else { return false }
    switch key {
    case .more: return table.moveByKey(path, by: -1, keepsFocus: false)
    case .less: return table.moveByKey(path, by: 1, keepsFocus: false)
    default: return false
    }
  }

  override var isKeyboardFocusable: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .slider
    semantics.label = SystemWord.reorderItem.text(cell?.spokenName ?? "")
    guard let cell, let table = cell.table, let path = table.indexPath(for: cell) else { return }
    semantics.value = "\(path.row + 1)"
    semantics.range = ValueRange(
      value: Double(path.row + 1), minimum: 1, maximum: Double(max(table.counts[path.section], 1)))
  }
}
