/// The offsets at which the lines of a text begin.
struct LineTable {
  private let starts: [Int]

  init(_ text: String) {
    var starts = [0]
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == 0x0A { starts.append(offset) }
    }
    self.starts = starts
  }

  /// Returns the line and the column of a byte, both from 1, columns in bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
