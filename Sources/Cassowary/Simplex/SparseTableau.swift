/// The entries of a large tableau that are or once were not zero, each in a list of its row and one of its
/// column.
final class SparseTableau {
  private struct Entry {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  private let entries = Buffer<Entry>(capacity: 64)
  private let firstInRow = Buffer<Int32>()
  private let firstInColumn = Buffer<Int32>()
  /// The first of the entries that are in no list, each of which names the next as in a row, or -1.
  private var firstFree: Int32 = -1
  /// By column, while a row is changed: its entry there, or -1.
  private let entryInColumn = Buffer<Int32>()

  /// The number of entries that there is memory for.
  var size: Int { entries.count }

  init(rows: Int, columns: Int) {
    firstInRow.fill(rows, with: -1)
    firstInColumn.fill(columns, with: -1)
    entryInColumn.fill(columns, with: -1)
  }

  deinit {
    entries.deallocate()
    for buffer in [firstInRow, firstInColumn, entryInColumn] { buffer.deallocate() }
  }

  /// Becomes the same as another one of the same size.
  func take(_ other: SparseTableau) {
    entries.removeAll()
    firstFree = other.firstFree
    for k in 0..<other.entries.count { entries.append(other.entries[k]) }
    for row in 0..<firstInRow.count { firstInRow[row] = other.firstInRow[row] }
    for column in 0..<firstInColumn.count { firstInColumn[column] = other.firstInColumn[column] }
  }

  /// Adds the entries of an empty row, those that are not zero but for rounding.
  func append(_ row: Int, _ numbers: Cells<Double>) {
    for column in 0..<firstInColumn.count where abs(numbers[column]) > 1e-12 {
      append(row, column, numbers[column])
    }
  }

  /// Adds an entry that there is not yet.
  func append(_ row: Int, _ column: Int, _ value: Double) {
    let next = firstInColumn[column]
    let entry = Entry(
      value: value, row: Int32(row), column: Int32(column), nextInRow: firstInRow[row], nextInColumn: next,
      previousInColumn: -1)
    let index: Int32
    if firstFree >= 0 {
      index = firstFree
      firstFree = entries[Int(index)].nextInRow
      entries[Int(index)] = entry
    } else {
      index = Int32(entries.count)
      entries.append(entry)
    }
    if next >= 0 { entries[Int(next)].previousInColumn = index }
    firstInRow[row] = index
    firstInColumn[column] = index
  }

  /// Makes a row empty, so that rows which come and go leave nothing behind in the columns.
  func clear(row: Int) {
    var index = firstInRow[row]
    while index >= 0 {
      let entry = entries[Int(index)]
      let (next, previous) = (entry.nextInColumn, entry.previousInColumn)
      if next >= 0 { entries[Int(next)].previousInColumn = previous }
      if previous >= 0 {
        entries[Int(previous)].nextInColumn = next
      } else {
        firstInColumn[Int(entry.column)] = next
      }
      entries[Int(index)].value = 0
      entries[Int(index)].nextInRow = firstFree
      firstFree = index
      index = entry.nextInRow
    }
    firstInRow[row] = -1
  }

  func forEachEntry(_ body: (Int, Int, Double) -> Void) {
    for index in 0..<entries.count where entries[index].value != 0 {
      body(Int(entries[index].row), Int(entries[index].column), entries[index].value)
    }
  }

  func entry(_ row: Int, _ column: Int) -> Double {
    var index = firstInRow[row]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.column == column { return entry.value }
      index = entry.nextInRow
    }
    return 0
  }

  func read(row: Int, into line: Workspace.Line) {
    var index = firstInRow[row]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.value != 0 { line.append(Int(entry.column), entry.value) }
      index = entry.nextInRow
    }
  }

  func read(column: Int, into line: Workspace.Line) {
    var index = firstInColumn[column]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.value != 0 { line.append(Int(entry.row), entry.value) }
      index = entry.nextInColumn
    }
  }

  func addColumn(_ column: Int, times factor: Double, to numbers: Cells<Double>) {
    var index = firstInColumn[column]
    while index >= 0 {
      let entry = entries[Int(index)]
      numbers[Int(entry.row)] += entry.value * factor
      index = entry.nextInColumn
    }
  }

  func addRow(_ row: Int, times factor: Double, to numbers: Cells<Double>) {
    var index = firstInRow[row]
    while index >= 0 {
      let entry = entries[Int(index)]
      let column = Int(entry.column)
      if entry.value != 0 {
        numbers[column] = Block.sum(numbers[column], factor * entry.value)
      }
      index = entry.nextInRow
    }
  }

  /// Solves a row for a column and puts it into all others. Answers the inverse of the pivot, and in the line
  /// the other entries of the solved row.
  func pivot(_ row: Int, _ column: Int, _ line: Workspace.Line) -> Double {
    let inverse = 1 / entry(row, column)
    line.removeAll()
    var index = firstInRow[row]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.column == column {
        entries[Int(index)].value = inverse
      } else if entry.value != 0 {
        entries[Int(index)].value = entry.value * -inverse
        line.append(Int(entry.column), entry.value * -inverse)
      }
      index = entry.nextInRow
    }
    var other = firstInColumn[column]
    while other >= 0 {
      let (index, entry) = (Int(other), entries[Int(other)])
      other = entry.nextInColumn
      let factor = entry.value
      guard entry.row != row, factor != 0 else { continue }
      entries[index].value = factor * inverse
      add(line, times: factor, to: Int(entry.row))
    }
    return inverse
  }

  private func add(_ line: Workspace.Line, times factor: Double, to row: Int) {
    var index = firstInRow[row]
    while index >= 0 {
      let entry = entries[Int(index)]
      entryInColumn[Int(entry.column)] = index
      index = entry.nextInRow
    }
    let last = firstInRow[row]
    for k in 0..<line.count {
      let column = Int(line.indices[k])
      let change = factor * line.values[k]
      let place = Int(entryInColumn[column])
      if place >= 0 {
        entries[place].value = Block.sum(entries[place].value, change)
      } else if abs(change) > 1e-13 {
        append(row, column, change)
      }
    }
    index = last
    while index >= 0 {
      let entry = entries[Int(index)]
      entryInColumn[Int(entry.column)] = -1
      index = entry.nextInRow
    }
  }
}
