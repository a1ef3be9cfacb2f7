import Testing

@testable import UIKit

/// When `layoutSubviews()` is called.
@MainActor struct LayoutCallTests {
  private final class Counted: UIView {
    var calls = 0
    var onLayout: (Counted) -> Void = { _ in }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls += 1
      onLayout(self)
    }
  }

  /// A view in a view in a window, laid out.
  private func withViews(_ body: (UIWindow, Counted, Counted) -> Void) {
    let window = UIWindow(frame: CGRect(0, 0, 300, 300))
    let (outer, inner) = (Counted(frame: CGRect(0, 0, 200, 200)), Counted(frame: CGRect(10, 10, 50, 50)))
    outer.addSubview(inner)
    window.addSubview(outer)
    window.isHidden = false
    window.layoutIfNeeded()
    (outer.calls, inner.calls) = (0, 0)
    body(window, outer, inner)
    window.isHidden = true
  }

  /// The changes of the inner view, and the number of layouts of each that follow.
  nonisolated private static let cases:
    [(String, @MainActor @Sendable (UIView) -> Void, outer: Int, inner: Int)] = [
      ("another place", { $0.frame.origin.x = 30 }, 0, 0), ("another center", { $0.center.x = 80 }, 0, 0),
      ("another size", { $0.frame.size.width = 70 }, 1, 1),
      ("a size of bounds", { $0.bounds.size.height = 9 }, 1, 1),
      ("the same frame", { $0.frame = $0.frame }, 0, 0), ("the same bounds", { $0.bounds = $0.bounds }, 0, 0),
      ("another origin", { $0.bounds.origin.y = 5 }, 0, 1),
      ("a transform", { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, 0, 0),
      ("a color", { $0.backgroundColor = .red }, 0, 0), ("an opacity", { $0.alpha = 0.5 }, 0, 0),
      ("a request", { $0.setNeedsLayout() }, 0, 1), ("a subview", { $0.addSubview(UIView()) }, 0, 1),
      (
        "size to fit",
        {
          $0.frame.size = CGSize(width: 1, height: 2); $0.sizeToFit()
        }, 1, 1
      ),
    ]

  @Test(
    "a size lays out the view and its superview, an origin the view, a place none", arguments: cases.indices)
  func changes(index: Int) {
    let (name, work, outerCalls, innerCalls) = Self.cases[index]
    withViews { window, outer, inner in
      work(inner)
      #expect(outer.calls == 0 && inner.calls == 0, "nothing is done before it is due")
      window.layoutIfNeeded()
      #expect(
        outer.calls == outerCalls && inner.calls == innerCalls, "\(name): \(outer.calls), \(inner.calls)")
      window.layoutIfNeeded()
      #expect(outer.calls == outerCalls && inner.calls == innerCalls, "\(name)")
    }
  }

  @Test("a layout that sizes subviews is not called again for it") func ownSizes() {
    withViews { window, outer, inner in
      outer.onLayout = { $0.subviews[0].frame.size = CGSize(width: CGFloat($0.calls) * 10, height: 20) }
      outer.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(outer.calls == 1 && inner.calls == 1)
    }
  }

  @Test("a layout that sizes what lies deeper comes to rest") func deeperSizes() {
    withViews { window, outer, inner in
      let leaf = UIView()
      inner.addSubview(leaf)
      window.layoutIfNeeded()
      (outer.calls, inner.calls) = (0, 0)
      outer.onLayout = { [unowned leaf] _ in leaf.frame.size = CGSize(width: 7, height: 7) }
      inner.onLayout = { [unowned leaf] _ in leaf.frame.size = CGSize(width: 9, height: 9) }
      outer.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(outer.calls == 1 && (1...2).contains(inner.calls) && leaf.frame.width == 9)
    }
  }

  /// A table as high as its rows, as written in many apps.
  private final class FullTable: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 4
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "Row \(indexPath.row) ", count: indexPath.row * 9 + 1)
      return cell
    }
  }

  @Test("a table that is as high as its rows comes to rest", arguments: [false, true], [true, false])
  func fullTable(inStack: Bool, scrolls: Bool) {
    let log = loggedMessages {
      let window = UIWindow(frame: CGRect(0, 0, 320, 800))
      let (table, rows) = (FullTable(frame: .zero, style: .plain), Rows())
      table.dataSource = rows
      table.isScrollEnabled = scrolls
      let host: UIView = inStack ? UIStackView(arrangedSubviews: [UILabel(), table, UILabel()]) : UIView()
      (host as? UIStackView)?.axis = .vertical
      for view in [host, table] { view.translatesAutoresizingMaskIntoConstraints = false }
      window.addSubview(host)
      if !inStack { host.addSubview(table) }
      NSLayoutConstraint.activate([
        host.topAnchor.constraint(equalTo: window.topAnchor),
        host.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        host.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      ])
      if !inStack {
        NSLayoutConstraint.activate([
          table.topAnchor.constraint(equalTo: host.topAnchor),
          table.bottomAnchor.constraint(equalTo: host.bottomAnchor),
          table.leadingAnchor.constraint(equalTo: host.leadingAnchor),
          table.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
      }
      window.isHidden = false
      UIScreen.main.host.finishTurn()
      #expect(table.bounds.height == table.contentSize.height && table.visibleCells.count == 4)
      rows.count = 6
      table.reloadData()
      UIScreen.main.host.finishTurn()
      #expect(table.bounds.height == table.contentSize.height && table.visibleCells.count == 6)
      window.isHidden = true
    }
    #expect(!log.contains { $0.contains("come to rest") }, "\(log)")
  }

  @Test("a second window without a color shows the first one") func secondWindow() {
    let (first, second) = (UIWindow(frame: CGRect(0, 0, 100, 100)), UIWindow(frame: CGRect(0, 0, 100, 100)))
    first.isHidden = false
    second.isHidden = false
    let others = UIApplication.shared.windows.filter { $0 !== first && $0 !== second }
    #expect(second.layer.backgroundColor?.alpha ?? 0 == 0)
    if others.isEmpty { #expect(first.layer.backgroundColor == .black) }
    first.isHidden = true
    if others.isEmpty { #expect(second.layer.backgroundColor == .black) }
    second.isHidden = true
  }
}
