import Testing
import UIKit

/// Views in which many lie, most of which go.
@MainActor struct ManySubviewsTests {
  private let list = UIView()
  private let rows: [UIView]

  init() {
    rows = (0..<200).map { _ in UIView() }
    for row in rows { list.addSubview(row) }
  }

  private var tags: [Int] { list.subviews.map(\.tag) }

  @Test(arguments: [false, true])
  func viewsAndTheirLayersGoTogether(isFromFront: Bool) {
    for (index, row) in rows.enumerated() { row.tag = index }
    for row in isFromFront ? rows : rows.reversed() where row.tag % 5 != 0 { row.removeFromSuperview() }
    #expect(tags == Array(stride(from: 0, to: 200, by: 5)))
    #expect(
      list.layer.sublayers?.map(ObjectIdentifier.init) == list.subviews.map { ObjectIdentifier($0.layer) })
    #expect(rows[1].superview == nil && rows[1].layer.superlayer == nil)
  }

  @Test("are removed without being compared with their siblings", arguments: [false, true])
  func comparisons(isFromFront: Bool) {
    final class Row: UIView {
      nonisolated(unsafe) static var comparisons = 0
      override func isEqual(_ object: Any?) -> Bool {
        Self.comparisons += 1
        return super.isEqual(object)
      }
    }
    let rows = (0..<500).map { _ in Row() }
    let list = UIView()
    for row in rows { list.addSubview(row) }
    for row in isFromFront ? rows : rows.reversed() { row.removeFromSuperview() }
    #expect(list.subviews.isEmpty && Row.comparisons <= rows.count)
  }

  @Test func subviewsAreRightWhileTheyGo() {
    for (left, row) in zip((0..<rows.count).reversed(), rows) {
      row.removeFromSuperview()
      #expect(list.subviews.count == left)
    }
  }

  @Test func aViewThatGoesMayTakeItsSiblingAlong() {
    final class Row: UIView {
      var sibling: UIView?
      override func didMoveToSuperview() {
        if superview == nil { sibling?.removeFromSuperview() }
      }
    }
    let pairs = (0..<100).map { _ in (Row(), UIView()) }
    for (row, sibling) in pairs {
      row.sibling = sibling
      list.addSubview(row)
      list.addSubview(sibling)
    }
    for (row, _) in pairs { row.removeFromSuperview() }
    #expect(list.subviews == rows)
    #expect(pairs.allSatisfy { $0.superview == nil && $1.superview == nil })
  }

  @Test func aViewIsReleasedWhenItGoes() {
    final class Row: UIView {
      let count: Counter
      init(_ count: Counter) {
        self.count = count
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      deinit { count.value += 1 }
    }
    final class Counter: @unchecked Sendable { var value = 0 }
    let counter = Counter()
    for _ in 0..<100 { list.addSubview(Row(counter)) }
    for _ in 0..<100 { list.subviews[200].removeFromSuperview() }
    #expect(counter.value == 100)
    for _ in 0..<100 { list.addSubview(Row(counter)) }
    for view in list.subviews.suffix(100) { view.removeFromSuperview() }
    #expect(counter.value == 200)
  }

  @Test func viewsComeBackBetweenThoseThatStay() {
    for row in rows.prefix(100) { row.removeFromSuperview() }
    list.insertSubview(rows[0], at: 1)
    list.insertSubview(rows[1], belowSubview: rows[150])
    list.insertSubview(rows[2], aboveSubview: rows[199])
    #expect(list.subviews.count == 103)
    #expect(list.subviews[1] === rows[0] && list.subviews[51] === rows[1] && list.subviews.last === rows[2])
    list.exchangeSubview(at: 0, withSubviewAt: 102)
    #expect(list.subviews.first === rows[2] && list.subviews.last === rows[100])
  }
}
