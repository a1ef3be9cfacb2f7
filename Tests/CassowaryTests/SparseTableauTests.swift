import Testing

@testable import Cassowary

/// The entries of a large tableau, beside the same numbers written out.
@Suite struct SparseTableauTests {
  @Test func rowsThatComeAndGoLeaveNothingBehind() {
    let tableau = SparseTableau(rows: 40, columns: 30)
    var dense = [[Double]](repeating: [Double](repeating: 0, count: 30), count: 40)
    var random = RandomProblems(seed: 7)
    for round in 0..<2_000 {
      let row = Int.random(in: 0..<40, using: &random)
      tableau.clear(row: row)
      dense[row] = [Double](repeating: 0, count: 30)
      for column in 0..<30 where round % 3 != 0 && Bool.random(using: &random) {
        dense[row][column] = Double(Int.random(in: 1...9, using: &random))
        tableau.append(row, column, dense[row][column])
      }
      guard round % 50 == 0 else { continue }
      let line = Workspace.Line()
      for column in 0..<30 {
        line.removeAll()
        tableau.read(column: column, into: line)
        var found = [Double](repeating: 0, count: 40)
        for k in 0..<line.count { found[Int(line.indices[k])] += line.values[k] }
        #expect(found == dense.map { $0[column] })
      }
      line.deallocate()
    }
    #expect(tableau.size <= 40 * 30)
  }
}
