/// Reading and writing the tableau.
extension Block {
  /// Sets an entry of a new tableau.
  func setEntry(_ row: Int, _ column: Int, _ value: Double) {
    if let sparse {
      sparse.append(row, column, value)
    } else {
      dense[row * unknownCount + column] = value
    }
  }

  /// Sets the entries of an empty row, those that are not zero but for rounding.
  func setEntries(of row: Int, _ numbers: Cells<Double>) {
    if let sparse { return sparse.append(row, numbers) }
    let entries = denseRow(row)
    for column in 0..<unknownCount where abs(numbers[column]) > 1e-12 { entries[column] = numbers[column] }
  }

  /// The entries of a row of a tableau that has them all.
  func denseRow(_ row: Int) -> Cells<Double> { dense.part(from: row * unknownCount, count: unknownCount) }

  func entry(_ row: Int, _ column: Int) -> Double {
    sparse?.entry(row, column) ?? dense[row * unknownCount + column]
  }

  /// The entries of a row that are not zero.
  func read(row: Int, into line: Workspace.Line) {
    line.removeAll()
    if let sparse { return sparse.read(row: row, into: line) }
    let entries = denseRow(row)
    for column in 0..<unknownCount where entries[column] != 0 { line.append(column, entries[column]) }
  }

  /// The entries of a column that are not zero.
  func read(column: Int, into line: Workspace.Line) {
    line.removeAll()
    if let sparse { return sparse.read(column: column, into: line) }
    var index = column
    for row in 0..<rowCount {
      if dense[index] != 0 { line.append(row, dense[index]) }
      index += unknownCount
    }
  }

  /// Adds a multiple of a column to a number for each row.
  func addColumn(_ column: Int, times factor: Double, to numbers: Cells<Double>) {
    if let sparse { return sparse.addColumn(column, times: factor, to: numbers) }
    var index = column
    for row in 0..<rowCount {
      numbers[row] += dense[index] * factor
      index += unknownCount
    }
  }

  /// Adds a multiple of a row to a number for each column.
  func addRow(_ row: Int, times factor: Double, to numbers: Cells<Double>) {
    if let sparse { return sparse.addRow(row, times: factor, to: numbers) }
    let entries = denseRow(row)
    for column in 0..<unknownCount where entries[column] != 0 {
      numbers[column] = Block.sum(numbers[column], factor * entries[column])
    }
  }

  /// A sum that is zero where only rounding is left of it.
  static func sum(_ number: Double, _ other: Double) -> Double {
    let sum = number + other
    return abs(sum) < 1e-12 * abs(number) || abs(sum) < 1e-13 ? 0 : sum
  }
}
