import QuartzCore
import ShojiTestSupport
import Testing

@testable import UIKit

/// Random changes of lists, with the frames of their animations looked at one by one.
@MainActor @Suite("Walks over lists", .serialized)
struct ListWalkTests {
  @Test(
    "No row lies over another that stays, nothing leaves its row, and the end is as of a list made anew",
    arguments: ListWalkFixture.Kind.allCases, 0..<4)
  func walk(kind: ListWalkFixture.Kind, seed: Int) {
    TouchFixture.run { fixture in
      var walk = Walk(kind, seed: UInt64(seed + 1), fixture)
      for _ in 0..<12 {
        walk.step()
        guard walk.failures.isEmpty else { break }
      }
      walk.finish()
      #expect(
        walk.failures.isEmpty, "\(kind.rawValue) \(seed): \(walk.failures.prefix(3)); steps \(walk.steps)")
    }
  }

  @MainActor struct Walk {
    let list: ListWalkFixture
    let fixture: TouchFixture
    var random: SeededGenerator
    var steps: [String] = []
    var failures: [String] = []
    /// The rows that have stayed in the list, in their order, since the last time all was at rest.
    var staying: Set<Int> = []

    init(_ kind: ListWalkFixture.Kind, seed: UInt64, _ fixture: TouchFixture) {
      (list, self.fixture, random) = (ListWalkFixture(kind), fixture, SeededGenerator(seed: seed))
      fixture.window.addSubview(list.view)
      let first = list.make(30, using: &random)
      list.apply([Array(first[..<12]), Array(first[12...])], animated: false)
      UIScreen.main.host.finishTurn()
    }

    mutating func step() {
      if staying.isEmpty { staying = Set(list.sections.joined()) }
      var new = list.sections
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let section = Int.random(in: new.indices, using: &random)
        let place = Int.random(in: 0...new[section].count, using: &random)
        new[section].insert(
          contentsOf: list.make(.random(in: 1...3, using: &random), using: &random), at: place)
        apply("insert at \(section).\(place)", new)
      case 2, 3:
        let visible = list.cells.map(\.tag)
        let gone = Set(
          (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
            visible.randomElement(using: &random)
          })
        for section in new.indices { new[section].removeAll(where: gone.contains) }
        guard new.joined().count > 6 else { return }
        apply("delete \(gone.sorted())", new)
      case 4:
        let from = Int.random(in: new.indices, using: &random)
        guard let number = new[from].randomElement(using: &random) else { return }
        new[from].removeAll { $0 == number }
        let to = Int.random(in: new.indices, using: &random)
        new[to].insert(number, at: .random(in: 0...new[to].count, using: &random))
        staying.remove(number)
        apply("move \(number)", new)
      case 5:
        guard let number = list.cells.randomElement(using: &random)?.tag else { return }
        list.change(number, using: &random)
        staying.remove(number)
        apply("reload \(number)", new, reloading: [number])
      case 6:
        guard let number = list.cells.randomElement(using: &random)?.tag else { return }
        list.change(number, using: &random)
        // All accessories are set again.
        apply("reconfigure \(number)", new, reconfiguring: list.cells.map(\.tag))
      case 7:
        let offset = list.view.contentOffset.y + .random(in: -300...300, using: &random)
        let range = list.view.verticalRange
        list.view.contentOffset.y = min(max(offset.rounded(), range.lowerBound), range.upperBound)
        steps.append("scroll to \(list.view.contentOffset.y)")
        // What was pushed out of sight may come back while it goes.
        rest()
      default:
        for _ in 0..<3 {
          if let number = list.sections.joined().randomElement(using: &random) {
            list.toggleSelection(number)
          }
        }
        steps.append("select")
      }
      if Bool.random(using: &random) { rest() } else { frames(.random(in: 1...4, using: &random)) }
    }

    mutating func apply(
      _ name: String, _ new: [[Int]], reloading: [Int] = [], reconfiguring: [Int] = []
    ) {
      steps.append(name)
      list.apply(new, reloading: reloading, reconfiguring: reconfiguring)
      staying.formIntersection(new.joined())
    }

    mutating func frames(_ count: Int) {
      for _ in 0..<count {
        UIScreen.main.host.finishTurn()
        check()
        fixture.wait(1.0 / 30)
      }
    }

    /// Waits until nothing moves, with a look at each frame.
    mutating func rest() {
      frames(12)
      fixture.wait(1)
      UIScreen.main.host.finishTurn()
      checkEnd()
      staying = []
    }

    mutating func finish() { if failures.isEmpty { rest() } }

    // MARK: Expectations

    mutating func fail(_ words: String) { failures.append("after \(steps.last ?? ""): \(words)") }

    mutating func check() {
      let shown = list.shown
      let area = list.view.bounds
      for cell in shown where staying.contains(cell.number) && cell.frame.intersects(area) {
        for other in shown where other.view !== cell.view && other.depth > cell.depth {
          let common = cell.frame.intersection(other.frame).intersection(area)
          guard !common.isNull, common.height > 0.75, common.width > 0.75 else { continue }
          fail("\(other.number) lies over \(cell.number) by \(common.height) at \(common.minY - area.minY)")
        }
        checkContent(of: cell)
      }
    }

    mutating func checkContent(of cell: ShownCell) {
      let box = CGRect(origin: .zero, size: cell.frame.size).insetBy(dx: -1, dy: -1)
      @MainActor func visit(_ view: UIView, _ origin: CGPoint, _ clips: Bool) {
        for part in view.subviews where !part.isHidden && part.shownAlpha > 0.01 {
          guard let layer = part.layer.presentation() else { continue }
          let frame = layer.frame.offsetBy(dx: origin.x, dy: origin.y)
          let isContent = part is UILabel || part is UIImageView || part is ListCellAccessoryView
          if isContent, !clips, !box.contains(frame) {
            fail("\(part) of \(cell.number) at \(frame) of \(box)")
          }
          if part is ListCellAccessoryView {
            let end = cell.frame.width - frame.maxX
            let wanted = cell.view.bounds.width - part.frame.maxX
            if abs(end - wanted) > 0.75 { fail("an accessory of \(cell.number) moves, \(end) of \(wanted)") }
          }
          visit(
            part, CGPoint(x: frame.minX - layer.bounds.minX, y: frame.minY - layer.bounds.minY),
            clips || part.clipsToBounds)
        }
      }
      visit(cell.view, .zero, cell.view.clipsToBounds)
    }

    mutating func checkEnd() {
      let (cells, heights) = (list.cells, list.heightsMadeAnew())
      let all = Array(list.sections.joined())
      let numbers = cells.map(\.tag)
      guard let first = numbers.first, let start = all.firstIndex(of: first) else {
        if !all.isEmpty { fail("nothing shows") }
        return
      }
      if Array(all[start...].prefix(numbers.count)) != numbers { fail("\(numbers) show of \(all)") }
      for cell in cells where abs(cell.frame.height - (heights[cell.tag] ?? 0)) > 0.26 {
        fail("\(cell.tag) is \(cell.frame.height) high, anew \(heights[cell.tag] ?? 0)")
      }
      for cell in cells where cell.frame.intersection(list.view.bounds).isNull {
        fail("\(cell.tag) is out of sight")
      }
      let strays = list.shown.filter { cell in !cells.contains { $0 === cell.view } }
      if !strays.isEmpty { fail("\(strays.map(\.number)) were left over") }
      for (a, b) in zip(cells, cells.dropFirst()) {
        let gap = b.frame.minY - a.frame.maxY
        let isSectionEnd = list.sections.contains { $0.last == a.tag }
        if gap < -0.51 || gap > 4.51, !isSectionEnd { fail("a gap of \(gap) after \(a.tag)") }
      }
      if list.selectedNumbers != list.selected {
        fail("selected \(list.selectedNumbers), not \(list.selected)")
      }
      let chosen = cells.filter {
        ($0 as? UITableViewCell)?.isSelected ?? ($0 as? UICollectionViewCell)!.isSelected
      }
      if Set(chosen.map(\.tag)) != list.selected.intersection(numbers) {
        fail("cells show another selection")
      }
    }
  }
}
