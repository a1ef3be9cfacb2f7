import Testing

@testable import UIKit

@Suite("Changes of a list")
struct ListPlanTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  private func plan(
    _ before: [Int], _ after: [Int], _ update: (inout ListUpdates<Int>) -> Void
  ) throws -> ListPlan<Int> {
    var updates = ListUpdates<Int>()
    update(&updates)
    return try ListPlan(updates, before: before, after: after, names: ("the table", "rows"))
  }

  private func mismatch(
    _ before: [Int], _ after: [Int], _ update: (inout ListUpdates<Int>) -> Void
  ) -> String? {
    do {
      _ = try plan(before, after, update)
      return nil
    } catch {
      return (error as? ListMistake)?.message
    }
  }

  @Test("name what goes by its old place, and what comes by its new one")
  func places() throws {
    // a b c d e without b and d, with x first and y last: x a c e y
    let plan = try plan([5], [5]) {
      $0.deleteRows([path(0, 1), path(0, 3)], 0)
      $0.insertRows([path(0, 0), path(0, 4)], 0)
    }
    #expect([0, 1, 2, 3, 4].map { plan.newPath(path(0, $0))?.row } == [1, nil, 2, nil, 3])
    #expect([0, 1, 2, 3, 4].map { plan.oldPath(path(0, $0))?.row } == [nil, 0, 2, 4, nil])
  }

  @Test("move rows between sections, and whole sections")
  func moves() throws {
    let rows = try plan([2, 2], [1, 3]) { $0.moveRow(path(0, 0), to: path(1, 1)) }
    #expect(rows.newPath(path(0, 0)) == path(1, 1) && rows.newPath(path(0, 1)) == path(0, 0))
    #expect(rows.newPath(path(1, 1)) == path(1, 2) && rows.oldPath(path(1, 1)) == path(0, 0))
    let sections = try plan([1, 2, 3], [3, 1, 2]) { $0.moveSection(2, to: 0) }
    #expect([0, 1, 2].map { sections.newSection($0) } == [1, 2, 0])
    #expect(sections.newPath(path(2, 2)) == path(0, 2) && sections.oldSection(1) == 0)
  }

  @Test("agree with doing the same to an array", arguments: 0..<60)
  func random(seed: Int) throws {
    var random = SystemRandomNumberGenerator()
    let before = Array(0..<Int.random(in: 0...12, using: &random))
    let deleted = before.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    var after = before.filter { !deleted.contains($0) }
    var inserted: [Int] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let place = Int.random(in: 0...after.count, using: &random)
      after.insert(100, at: place)
      inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
    }
    let plan = try plan([before.count], [after.count]) {
      $0.deleteRows(deleted.map { path(0, $0) }, 0)
      $0.insertRows(inserted.map { path(0, $0) }, 0)
    }
    for (row, item) in after.enumerated() {
      #expect(plan.oldPath(path(0, row))?.row == (item == 100 ? nil : item))
    }
    for row in before { #expect(plan.newPath(path(0, row))?.row == after.firstIndex(of: row)) }
  }

  @Test("that do not agree with the data are told with numbers")
  func mistakes() {
    #expect(mismatch([3], [4]) { $0.insertRows([path(0, 1)], 0) } == nil)
    #expect(
      mismatch([3], [3]) { $0.insertRows([path(0, 0)], 0) }
        == """
        invalid number of rows in section 0. The number of rows contained in an existing section after the update (3) \
        must be equal to the number of rows contained in that section before the update (3), plus or minus the number \
        of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows \
        moved into or out of that section (0 moved in, 0 moved out); change the data in the same step in which the \
        table is updated
        """)
    #expect(mismatch([3], [3, 1]) { _ in }?.hasPrefix("invalid number of sections") == true)
    #expect(
      mismatch([3], [2]) { $0.deleteRows([path(0, 3)], 0) }
        == """
        attempt to delete row 3 from section 0 which only contains 3 rows before the update
        """)
    #expect(
      mismatch([0], [1]) { $0.insertRows([path(0, 5)], 0) }
        == "attempt to insert row 5 into section 0, but there are only 1 rows in section 0 after the update")
    #expect(mismatch([1], [0]) { $0.deleteRows([path(4, 0)], 0) } != nil)
  }
}
