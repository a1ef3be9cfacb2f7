import DisplayProtocol
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Content under a large title", .serialized)
struct TitleRestTests {
  private final class Rows: UITableViewController {
    var count = 60
    override func viewDidLoad() {
      tableView.rowHeight = 44
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private func run(rows: Int = 60, _ work: (TouchFixture, UITableView) -> Void) {
    onScreen(375, 667, safeArea: UIEdgeInsets(20, 0, 0, 0)) {
      TouchFixture.run { fixture in
        let controller = Rows()
        controller.count = rows
        let stack = UINavigationController(rootViewController: controller)
        stack.navigationBar.prefersLargeTitles = true
        fixture.window.frame = UIScreen.main.bounds
        fixture.window.rootViewController = stack
        UIScreen.main.host.finishTurn()
        work(fixture, controller.tableView)
        fixture.window.rootViewController = nil
      }
    }
  }

  /// Whether the title shows whole or not at all.
  private func isWhole(_ table: UITableView) -> Bool {
    let way = table.contentOffset.y + table.adjustedContentInset.top
    return way <= 0.001 || way >= 51.999
  }

  @Test("comes to rest with the whole title or none, however it was scrolled and by how much")
  func everyWay() {
    run { fixture, table in
      let top = -table.adjustedContentInset.top
      @MainActor func step(_ phase: ScrollInput.Phase, _ way: CGFloat) {
        table.follow(
          ScrollInput(
            layer: table.layer.id, offset: CGPoint(x: 0, y: top + way), phase: phase,
            revision: table.layer.scroll!.revision))
      }
      for way in stride(from: CGFloat(2), through: 50, by: 4) {
        for name in ["wheel", "display wheel", "display fling", "drag", "stopped"] {
          table.finishMoving()
          table.contentOffset.y = top
          UIScreen.main.host.finishTurn()
          switch name {
          case "wheel": _ = table.handleWheel(CGVector(dx: 0, dy: -way))
          case "display wheel":
            step(.began, way / 2)
            step(.moved, way)
            step(.ended, way)
          case "display fling":
            step(.began, 0)
            // So fast that it would go far beyond the title.
            for part in 1...4 {
              fixture.wait(0.01)
              step(.moved, CGFloat(part) * way / 8)
            }
            step(.lifted, way / 2)
            step(.moved, way)
            step(.ended, way)
          case "drag":
            fixture.down(200, 400)
            fixture.drag(to: 200, 390 - way)
            fixture.wait(0.3)
            fixture.up()
          default:
            table.begin(table.glide(speed: CGVector(dx: 0, dy: 3_000)))
            table.moveByItself(to: CGPoint(x: 0, y: top + way))
            fixture.down(200, 400)
            fixture.wait(0.3)
            fixture.up()
          }
          fixture.wait(3)
          UIScreen.main.host.finishTurn()
          #expect(isWhole(table), "\(name) by \(way): \(table.contentOffset.y - top)")
        }
      }
    }
  }

  @Test("is scrolled by keys to where it rests, and always further")
  func keys() {
    run { fixture, table in
      let top = -table.adjustedContentInset.top
      for (movement, steps) in [(UIScrollView.KeyMovement.down, 4), (.up, 6), (.pageDown, 2), (.pageUp, 3)] {
        for _ in 0..<steps {
          let before = table.contentOffset.y
          let moved = table.moveContent(movement)
          fixture.wait(2)
          UIScreen.main.host.finishTurn()
          #expect(isWhole(table) && moved == (table.contentOffset.y != before))
        }
      }
      #expect(table.contentOffset.y == top)
    }
  }

  @Test("shows whole rows that the keyboard goes to, and the whole title or none")
  func rows() {
    run { fixture, table in
      UIScreen.main.host.finishTurn()
      for key in Array(repeating: "ArrowDown", count: 20) + Array(repeating: "ArrowUp", count: 20) {
        guard let stop = table.tabStop else { return }
        Keyboard(view: stop).press(key)
        UIScreen.main.host.finishTurn()
        let row = table.frameOfRow(table.selection.focused ?? path(0))
        #expect(isWhole(table) && row.minY >= table.bounds.minY && row.maxY <= table.bounds.maxY)
      }
    }
  }

  @Test(
    "goes up with the whole title where it is a little higher than its room, and not at all where it is not")
  func shortContent() {
    // 13 rows are 21 points higher than the room that is left.
    for (rows, goesUp) in [(13, true), (12, false)] {
      run(rows: rows) { fixture, table in
        let top = -table.adjustedContentInset.top
        #expect(table.contentSize.height < 600 && table.verticalRange == top...(goesUp ? top + 52 : top))
        fixture.down(200, 400)
        fixture.drag(to: 200, 355)
        fixture.wait(0.3)
        fixture.up()
        fixture.wait(3)
        #expect(table.contentOffset.y == (goesUp ? top + 52 : top))
        // What the display scrolls by itself goes as far.
        let scroll = table.layer.scroll!
        let end = table.contentSize.height + scroll.insets.bottom - table.bounds.height
        #expect(scroll.scrollsVertically == goesUp && (!goesUp || abs(end - top - 52) < 0.01))
      }
    }
  }
}
