import Testing

@testable import UIKit

/// Scrolling to rows whose heights, and those above, are measured on the way.
@MainActor struct UnmeasuredScrollTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let height: (Int) -> CGFloat
    init(_ height: @escaping (Int) -> CGFloat) { self.height = height }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: height(indexPath.row)),
      ])
      return cell
    }
  }

  nonisolated private static let heights: [@MainActor @Sendable (Int) -> CGFloat] = [
    { _ in 120 }, { _ in 20 }, { CGFloat($0 % 7) * 30 + 15 },
  ]

  @Test("an animated scroll ends where its row is then", arguments: heights.indices, [199, 150, 60])
  func scroll(heights: Int, row: Int) {
    TouchFixture.run { fixture in
      for position in [UITableView.ScrollPosition.bottom, .top, .middle] {
        for fast in [false, true] {
          let (table, rows) = (UITableView(frame: CGRect(0, 0, 320, 400)), Rows(Self.heights[heights]))
          (table.dataSource, table.delegate) = (rows, rows)
          fixture.window.addSubview(table)
          UIScreen.main.host.finishTurn()
          let path = IndexPath(row: row, section: 0)
          table.scrollToRow(at: path, at: position, animated: true)
          for _ in 0..<(fast ? 3 : 40) {
            UIScreen.main.host.finishTurn()
            fixture.wait(fast ? 1 : 0.03)
          }
          UIScreen.main.host.finishTurn()
          let frame = table.rectForRow(at: path)
          let visible = table.bounds
          let farthest = table.contentSize.height - visible.height
          let wanted: CGFloat =
            switch position {
            case .top: frame.minY
            case .bottom: frame.maxY - visible.height
            default: frame.midY - visible.height / 2
            }
          #expect(
            abs(visible.minY - min(max(wanted, 0), farthest)) < 1,
            "\(position) \(fast): \(frame) in \(visible), \(table.contentSize)")
          table.removeFromSuperview()
        }
      }
    }
  }
}
