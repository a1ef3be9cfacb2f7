import Foundation
import Katana
import KatanaElements
import UIKit

/// As many named rows as the environment says.
struct Rows: TableDelegate {
  /// The number of questions about single rows so far.
  static var asked = 0

  private static let count = ProcessInfo.processInfo.environment["ROWS"].flatMap { Int($0) } ?? 100_000

  func numberOfRows(forSection section: Int) -> Int { Self.count }

  func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
    Self.asked += 1
    return RowCell(props: RowCell.Props(number: indexPath.row))
  }

  func height(forRowAt indexPath: IndexPath) -> Value {
    Self.asked += 1
    return .fixed(44)
  }

  func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? {
    Self.asked += 1
    return indexPath.row
  }
}

/// A row with a label.
struct RowCell: TableCell {
  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?
    var number: Int

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.number == rhs.number
    }
  }

  /// The number of rows that were mounted and not unmounted.
  static var alive = 0

  var props: Props

  static func childrenDescriptions(
    props: Props, state: EmptyHighlightableState, update: @escaping (EmptyHighlightableState) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    [
      Label(
        props: Label.Props.build {
          $0.frame = CGRect(x: 16, y: 0, width: props.frame.width - 32, height: props.frame.height)
          $0.text = NSAttributedString(string: "Row \(props.number)")
        })
    ]
  }

  static func didMount(
    props: Props, dispatch: @escaping StoreDispatch, update: @escaping (EmptyHighlightableState) -> Void
  ) {
    alive += 1
  }

  static func didUnmount(props: Props, dispatch: @escaping StoreDispatch) {
    alive -= 1
  }

  static func didTap(dispatch: @escaping StoreDispatch, props: Props, indexPath: IndexPath) {}
}
