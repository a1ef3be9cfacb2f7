/// The systems that are measured.
extension SolverTable {
  private typealias Box = (left: Int, top: Int, width: Int, height: Int)

  private mutating func makeBox() -> Box { (makeVariable(), makeVariable(), makeVariable(), makeVariable()) }

  private mutating func addNotNegative(_ box: Box) {
    for variable in [box.left, box.top, box.width, box.height] { add([(1, variable)], 1, 0) }
  }

  /// A sum that must be at least a constant and would best be equal to it.
  private mutating func addGap(_ sum: [(Double, Int)], _ constant: Double) {
    add(sum, 1, constant)
    add(sum, 0, constant, .mediumPlus)
  }

  /// The dialog of kiwi's `enaml_like_benchmark`: three labeled fields and a fourth below; its width and
  /// height are edited.
  static func dialog() -> SolverTable {
    var table = SolverTable()
    let window = table.makeBox()
    table.edits = [Int32(window.width), Int32(window.height)]
    table.addNotNegative(window)
    table.add([(1, window.width)], 0, 0, .medium)
    table.add([(1, window.height)], 0, 0, .medium)
    let inner = (
      left: table.makeVariable(), top: table.makeVariable(), right: table.makeVariable(),
      bottom: table.makeVariable()
    )
    table.add([(1, inner.left), (-1, window.left)], 0, 10)
    table.add([(1, inner.top), (-1, window.top)], 0, 10)
    table.add([(1, inner.right), (-1, window.left), (-1, window.width)], 0, -10)
    table.add([(1, inner.bottom), (-1, window.top), (-1, window.height)], 0, -10)
    let middle = table.makeVariable()

    let labels = (0..<3).map { _ in table.makeBox() }
    let fields = (0..<3).map { _ in table.makeBox() }
    let last = table.makeBox()
    for box in labels + fields + [last] { table.addNotNegative(box) }
    for (label, width) in zip(labels, [67.0, 66, 24]) {
      table.add([(1, label.height)], 0, 16, .strong)
      table.add([(1, label.height)], 1, 16, .strong)
      table.add([(1, label.width)], 0, width, .weak)
      table.add([(1, label.width)], 1, width, .strong)
    }
    for field in [fields[0], fields[1], last] {
      table.add([(1, field.height)], 0, 21, .strong)
      table.add([(1, field.height)], 1, 21, .strong)
      table.add([(1, field.width)], 1, 125, .strong)
    }
    table.add([(1, fields[2].height)], 1, 24, .strongMedium)
    table.add([(1, fields[2].height)], -1, 24, .strongMedium)
    table.add([(1, fields[2].width)], -1, 16_777_200, .strongMedium)
    table.add([(1, fields[2].width)], 1, 119, .strongMedium)

    for (label, field) in zip(labels, fields) {
      table.add([(1, field.left), (-1, middle)], 0, 0, .strong)
      table.add([(1, field.top), (0.5, field.height), (-1, label.top), (-0.5, label.height)], 0, 0, .strong)
      table.addGap([(1, label.left), (-1, inner.left)], 0)
      table.addGap([(1, field.left), (-1, label.left), (-1, label.width)], 10)
      table.addGap([(1, inner.right), (-1, field.left), (-1, field.width)], 0)
    }
    table.addGap([(1, last.left), (-1, inner.left)], 0)
    table.addGap([(1, inner.right), (-1, last.left), (-1, last.width)], 0)
    for column in [labels, fields] {
      table.addGap([(1, column[0].top), (-1, inner.top)], 0)
      for (upper, lower) in zip(column, column.dropFirst() + [last]) {
        table.addGap([(1, lower.top), (-1, upper.top), (-1, upper.height)], 10)
      }
    }
    for _ in 0..<2 { table.addGap([(1, inner.bottom), (-1, last.top), (-1, last.height)], 0) }
    return table
  }

  /// How many constraints a feed's cell has.
  static let cellRows = 34

  /// Cells of a feed below each other, all as wide as the list: a picture of the author, name, date, text and
  /// a photograph. The list's width is edited. Returns the rows of each cell's text height, too.
  static func feed(_ count: Int) -> (table: SolverTable, textHeights: [Int]) {
    var table = SolverTable()
    let width = table.makeVariable()
    table.edits = [Int32(width)]
    var textHeights: [Int] = []
    var above: (top: Int, height: Int)?
    for index in 0..<count {
      let cell = (top: table.makeVariable(), height: table.makeVariable())
      let (author, name, date) = (table.makeBox(), table.makeBox(), table.makeBox())
      let (text, photo) = (table.makeBox(), table.makeBox())
      let first = table.rows.count
      if let above {
        table.add([(1, cell.top), (-1, above.top), (-1, above.height)], 0, 0)
      } else {
        table.add([(1, cell.top)], 0, 0)
      }
      table.add([(1, author.left)], 0, 12)
      table.add([(1, author.top)], 0, 12)
      table.add([(1, author.width)], 0, 40)
      table.add([(1, author.height)], 0, 40)
      table.add([(1, name.left), (-1, author.left), (-1, author.width)], 0, 8)
      table.add([(1, name.top), (-1, author.top)], 0, 0)
      table.add([(1, date.left), (-1, name.left), (-1, name.width)], 1, 8)
      table.add([(1, name.width)], 1, 0)
      table.add([(1, name.width)], 1, Double(80 + index * 37 % 200), .medium)
      table.add([(1, name.width)], -1, Double(80 + index * 37 % 200), .weak)
      table.add([(1, name.height)], 1, 20, .strong)
      table.add([(1, name.height)], -1, 20, .weak)
      table.add([(1, date.left), (1, date.width), (-1, width)], 0, -12)
      table.add([(1, date.top), (-1, name.top)], 0, 0)
      table.add([(1, date.width)], 1, 60, .strong)
      table.add([(1, date.width)], -1, 60, .mediumPlus)
      table.add([(1, date.height)], 1, 16, .strong)
      table.add([(1, date.height)], -1, 16, .weak)
      table.add([(1, text.left)], 0, 12)
      table.add([(1, text.left), (1, text.width), (-1, width)], 0, -12)
      table.add([(1, text.width)], 1, 0)
      table.add([(1, text.top), (-1, author.top), (-1, author.height)], 0, 8)
      table.add([(1, text.top), (-1, name.top), (-1, name.height)], 1, 4)
      textHeights.append(table.add([(1, text.height)], 1, Double(20 + index % 5 * 20), .strong))
      table.add([(1, text.height)], -1, Double(20 + index % 5 * 20), .weak)
      table.add([(1, photo.left)], 0, 12)
      table.add([(1, photo.left), (1, photo.width), (-1, width)], 0, -12)
      table.add([(1, photo.width)], 1, 0)
      table.add([(1, photo.top), (-1, text.top), (-1, text.height)], 0, 8)
      table.add([(1, photo.height), (-0.5625, photo.width)], 0, 0, .strong)
      table.add([(1, photo.height)], -1, 300)
      table.add([(1, cell.height), (-1, photo.top), (-1, photo.height)], 0, 12)
      table.add([(1, cell.height)], 1, 60)
      precondition(table.rows.count - first == cellRows)
      above = cell
    }
    return (table, textHeights)
  }

  /// Views side by side with gaps of 8, from one edge of a bar to the other; the last one stretches. The
  /// bar's width is edited.
  static func chain(_ count: Int) -> SolverTable {
    var table = SolverTable()
    let width = table.makeVariable()
    table.edits = [Int32(width)]
    var previous: (left: Int, width: Int)?
    for index in 0..<count {
      let view = (left: table.makeVariable(), width: table.makeVariable())
      if let previous {
        table.add([(1, view.left), (-1, previous.left), (-1, previous.width)], 0, 8)
      } else {
        table.add([(1, view.left)], 0, 8)
      }
      table.add([(1, view.width)], 1, 0)
      table.add([(1, view.width)], 1, 40, .medium)
      table.add([(1, view.width)], -1, 40, index == count - 1 ? .weak : .mediumPlus)
      previous = view
    }
    table.add([(1, width), (-1, previous!.left), (-1, previous!.width)], 0, 8)
    return table
  }

  /// Views in each other, each 1 from the edges of the one around it. The outermost one's width is edited.
  static func nest(_ count: Int) -> SolverTable {
    var table = SolverTable()
    var outer = table.makeVariable()
    table.edits = [Int32(outer)]
    for _ in 0..<count {
      let (left, width) = (table.makeVariable(), table.makeVariable())
      table.add([(1, left)], 0, 1)
      table.add([(1, left), (1, width), (-1, outer)], 0, -1)
      table.add([(1, width)], 1, 0)
      outer = width
    }
    return table
  }
}
