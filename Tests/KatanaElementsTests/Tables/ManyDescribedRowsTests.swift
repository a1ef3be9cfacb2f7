import Katana
import KatanaElements
import Testing

@testable import UIKit

/// Tables whose delegates describe more rows than can be compared. Calls are counted.
@MainActor struct ManyDescribedRowsTests {
  @MainActor private final class Calls { var count = 0 }

  private struct Rows: TableDelegate {
    var sections: Int
    var rows: Int
    var text: String
    let calls: Calls

    func numberOfSections() -> Int { sections }
    func numberOfRows(forSection section: Int) -> Int {
      calls.count += 1
      return rows
    }
    func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
      calls.count += 1
      return ItemCell(props: ItemCell.Props(item: Item(id: indexPath.row, text: text)))
    }
    func height(forRowAt indexPath: IndexPath) -> Value {
      calls.count += 1
      return .fixed(50)
    }
    func estimatedHeight(forRowAt indexPath: IndexPath) -> Value {
      calls.count += 1
      return .fixed(50)
    }
    func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? {
      calls.count += 1
      return indexPath.row
    }
  }

  @Test("what is in sight is described and updated", arguments: [1_000_000_000, Int.max])
  func rows(count: Int) {
    let (rig, calls) = (TableRig([]), Calls())
    rig.show(Rows(sections: 2, rows: count, text: "a", calls: calls))
    #expect(rig.texts.first == "0a" && calls.count < 500, "\(calls.count)")
    rig.table.contentOffset.y = 5_000
    rig.table.layoutIfNeeded()
    calls.count = 0
    rig.show(Rows(sections: 2, rows: count - 1, text: "b", calls: calls))
    #expect(rig.texts.contains("105b") && calls.count < 500, "\(calls.count)")
  }
}
