import Testing

@testable import UIKit

@MainActor @Suite("A collection", .serialized)
struct UICollectionViewTests {
  final class Names: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var lines: [String] = []
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      lines.append("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      lines.append("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      lines.append("shouldSelect \(indexPath.item)")
      return indexPath.item != 3
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      lines.append("didDeselect \(indexPath.item)")
    }
  }

  private func collection(_ source: Names) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(0, 0, 230, 300), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  private func names(_ view: UICollectionView) -> [String] {
    view.visibleCells.map { $0.accessibilityLabel ?? "" }
  }

  @Test("While it is edited, a tap selects what may be selected then")
  func selectingWhileEditing() {
    TouchFixture.run { fixture in
      let source = Names([(0..<3).map { "\($0)" }])
      let view = collection(source)
      fixture.window.addSubview(view)
      view.layoutIfNeeded()
      @MainActor func tap(_ items: Int...) -> [Int] {
        for item in items {
          if let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) { _ = view.chooseByKey(cell) }
        }
        return view.indexPathsForSelectedItems?.map(\.item) ?? []
      }
      view.isEditing = true
      #expect(tap(0) == [])
      view.allowsSelectionDuringEditing = true
      #expect(tap(0, 1) == [1])
      view.allowsMultipleSelectionDuringEditing = true
      #expect(tap(0, 2) == [0, 1, 2])
      #expect(tap(1) == [0, 2])
      view.isEditing = false
      #expect(tap(1) == [1])
    }
  }

  @Test("A tap selects in UIKit's order, and keys go from item to item")
  func selecting() {
    TouchFixture.run { fixture in
      let source = Names([(0..<40).map { "\($0)" }])
      let view = collection(source)
      fixture.window.addSubview(view)
      view.layoutIfNeeded()
      fixture.tap(85, 20)
      #expect(source.lines == ["highlight 1", "unhighlight 1", "shouldSelect 1", "didSelect 1"])
      source.lines = []
      fixture.wait(1)
      fixture.tap(20, 20)
      #expect(
        source.lines == ["highlight 0", "unhighlight 0", "shouldSelect 0", "didDeselect 1", "didSelect 0"])
      fixture.wait(1)
      fixture.tap(205, 20)
      #expect(view.indexPathsForSelectedItems == [path(0)] && view.cellForItem(at: path(0))!.isSelected)
      view.selection.focus(nil)
      #expect(view.cellForItem(at: path(0))!.semantics.isFocusable)
      for (key, item) in [
        ("ArrowRight", 1), ("ArrowDown", 5), ("ArrowLeft", 4), ("ArrowLeft", 3), ("End", 39),
      ] {
        Keyboard(view: view.tabStop!).press(key)
        #expect(view.indexPath(for: view.tabStop!) == path(item), "\(key)")
      }
      source.lines = []
      #expect(
        view.tabStop!.activate() && source.lines == ["shouldSelect 39", "didDeselect 0", "didSelect 39"])
    }
  }

  @Test("Items come, go and move with their cells")
  func changes() {
    let source = Names([["a", "b", "c", "d"]])
    let view = collection(source)
    let cells = view.visibleCells
    source.sections = [["x", "a", "d", "c"], ["n"]]
    view.performBatchUpdates {
      view.deleteItems(at: [path(1)])
      view.insertItems(at: [path(0)])
      view.moveItem(at: path(3), to: path(2))
      view.insertSections([1])
    }
    view.layoutIfNeeded()
    #expect(names(view) == ["x", "a", "d", "c", "n"])
    #expect(view.cellForItem(at: path(1)) === cells[0] && view.cellForItem(at: path(2)) === cells[3])
    source.sections = [["X", "a", "d", "c"], ["n"]]
    view.reloadItems(at: [path(0)])
    #expect(names(view).first == "X")
  }

  @Test("Items that the data does not have end the app with numbers")
  func mismatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Names([["a"]])
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Invalid update: invalid number of items in section 0"))
  }

  @Test("Changes move cells in time, and what goes is seen until it is gone")
  func animation() {
    TouchFixture.run { fixture in
      let source = Names([["a", "b", "c"]])
      let view = collection(source)
      fixture.window.addSubview(view)
      UIScreen.main.host.finishTurn()
      let (a, c) = (view.cellForItem(at: path(0))!, view.cellForItem(at: path(2))!)
      source.sections = [["b", "c"]]
      view.deleteItems(at: [path(0)])
      UIScreen.main.host.finishTurn()
      #expect(!a.isHidden && c.frame.minX == 60)
      fixture.wait(0.15)
      let shown = c.layer.presentation()?.frame.minX ?? 0
      #expect(shown > 60 && shown < 120)
      fixture.wait(1)
      #expect(a.isHidden && a.alpha == 1)
    }
  }

  @Test("Any changes leave what reloading would", arguments: 0..<15)
  func random(seed: Int) {
    var random = SystemRandomNumberGenerator()
    let source = Names([(0..<30).map { "i\($0)" }])
    let view = collection(source)
    for step in 0..<5 {
      view.contentOffset.y = CGFloat(Int.random(in: 0...200, using: &random))
      let gone = source.sections[0].indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      source.sections[0] = source.sections[0].indices.filter { !gone.contains($0) }.map {
        source.sections[0][$0]
      }
      let count = Int.random(in: 0...6, using: &random)
      source.sections[0].insert(contentsOf: (0..<count).map { "n\(step)\($0)" }, at: 0)
      view.performBatchUpdates {
        view.deleteItems(at: gone.map { path($0) })
        view.insertItems(at: (0..<count).map { path($0) })
      }
      view.layoutIfNeeded()
      let (texts, frames) = (names(view), view.visibleCells.map(\.frame))
      view.reloadData()
      view.layoutIfNeeded()
      #expect(names(view) == texts && view.visibleCells.map(\.frame) == frames)
    }
  }

  @Test("A layout of the app's own places the items, and another one takes them over")
  func ownLayout() {
    final class Stack: UICollectionViewLayout {
      var prepared = 0
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 300) }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 100, height: 90)
        attributes.alpha = 0.5
        attributes.zIndex = indexPath.item
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
    }
    let source = Names([["a", "b", "c"]])
    let view = collection(source)
    let cells = view.visibleCells
    let stack = Stack()
    view.collectionViewLayout = stack
    view.layoutIfNeeded()
    #expect(view.visibleCells == cells && cells.map(\.frame.minY) == [0, 100, 200])
    #expect(cells.allSatisfy { $0.alpha == 0.5 } && cells[2].layer.zPosition == 2 && stack.prepared == 1)
    #expect(view.contentSize.height == 300)
    view.contentOffset.y = 5
    view.layoutIfNeeded()
    #expect(stack.prepared == 1)
  }
}
