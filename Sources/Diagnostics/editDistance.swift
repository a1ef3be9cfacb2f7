/// Returns the number of insertions, removals, replacements and transpositions of neighbors between two words
/// (Damerau and Levenshtein, optimal string alignment).
///
/// Only the first 60 characters of each are compared, so that the cost is bounded.
package func editDistance(_ first: String, _ second: String) -> Int {
  let (first, second) = (Array(first.prefix(60)), Array(second.prefix(60)))
  var rows = [Array(0...second.count)]
  for (row, letter) in first.enumerated() {
    var next = [row + 1]
    for (column, other) in second.enumerated() {
      var cost = min(
        rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
      if row > 0, column > 0, letter == second[column - 1], other == first[row - 1] {
        cost = min(cost, rows[row - 1][column - 1] + 1)
      }
      next.append(cost)
    }
    rows.append(next)
  }
  return rows[first.count][second.count]
}
