/// Turning the tableau: pivots.
extension Block {
  /// Exchanges a basic item and a column: the equation of the row is solved for the column's item. The values
  /// stay.
  func pivot(_ row: Int, _ column: Int, _ workspace: Workspace) {
    revision += 1
    let line = workspace.row
    let inverse: Double
    if let sparse {
      inverse = sparse.pivot(row, column, line)
    } else {
      inverse = pivotDense(row, column, line)
    }
    if isPriced {
      for level in 0..<levelCount { add(line, inverse, column, to: gradient(of: level)) }
    }
    let leaving = rowItem[row]
    let entering = columnItem[column]
    rowItem[row] = entering
    columnItem[column] = leaving
    place[Int(entering)] = Int32(row)
    place[Int(leaving)] = ~Int32(column)
    swap(&basicValue[row], &columnValue[column])
  }

  /// Answers the inverse of the pivot, and in the line the other entries of the solved row.
  private func pivotDense(_ row: Int, _ column: Int, _ line: Workspace.Line) -> Double {
    let pivotRow = denseRow(row)
    let inverse = 1 / pivotRow[column]
    line.removeAll()
    for other in 0..<unknownCount where other != column && pivotRow[other] != 0 {
      pivotRow[other] *= -inverse
      line.append(other, pivotRow[other])
    }
    pivotRow[column] = inverse
    for other in 0..<rowCount where other != row {
      add(line, inverse, column, to: denseRow(other))
    }
    return inverse
  }

  /// Puts the solved row into another one.
  private func add(
    _ line: Workspace.Line, _ inverse: Double, _ column: Int, to entries: Cells<Double>
  ) {
    let factor = entries[column]
    guard factor != 0 else { return }
    let indices = line.indices.cells
    let values = line.values.cells
    for k in 0..<line.count {
      let other = Int(indices[k])
      entries[other] = Block.sum(entries[other], factor * values[k])
    }
    entries[column] = factor * inverse
  }
}
