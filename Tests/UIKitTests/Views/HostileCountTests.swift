import CoreGraphics
import Diagnostics
import Testing

@testable import UIKit

/// Counts and amounts beyond all that can be shown or kept. Work and bytes are counted, not timed.
@MainActor @Suite("Hostile counts") struct HostileCountTests {
  /// A data source of very many rows, which counts what it is asked.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UIPickerViewDataSource, UIPickerViewDelegate
  {
    var rows = 0
    var sections = 1
    var asked = 0

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      asked += 1
      return "Row \(row)"
    }
  }

  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  /// The windows of a test, which go with it.
  @MainActor private final class Windows {
    var all: [UIWindow] = []

    isolated deinit {
      for window in all {
        window.endEditing(true)
        window.isHidden = true
      }
    }
  }

  private let windows = Windows()

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: frame)
    windows.all.append(window)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("a table of any number of rows makes cells for those in sight", arguments: [1_000_000_000, Int.max])
  func table(count: Int) {
    for height in [44, UITableView.automaticDimension] {
      let rows = Rows()
      (rows.rows, rows.sections) = (count, 3)
      let table = UITableView(frame: frame)
      table.rowHeight = height
      (table.dataSource, table.delegate) = (rows, rows)
      let window = window(table)
      #expect((10...60).contains(rows.asked))
      for share in [0.3, 0.9, 1, 0] {
        table.contentOffset.y = max(table.contentSize.height - 480, 0) * share
        window.layoutIfNeeded()
      }
      #expect(rows.asked < 400, "\(height): \(rows.asked)")
      #expect(table.subviews.count < 100)
    }
  }

  @Test(
    "a collection of any number of items makes cells for those in sight", arguments: [1_000_000_000, Int.max])
  func collection(count: Int) {
    let rows = Rows()
    (rows.rows, rows.sections) = (count, 3)
    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = rows
    let window = window(collection)
    #expect((10...200).contains(rows.asked))
    for share in [0.3, 0.9, 1, 0] {
      collection.contentOffset.y = max(collection.contentSize.height - 480, 0) * share
      window.layoutIfNeeded()
    }
    #expect(rows.asked < 1_000 && collection.subviews.count < 300, "\(rows.asked)")
  }

  @Test("a picker of any number of rows makes views for those in sight", arguments: [1_000_000_000, Int.max])
  func picker(count: Int) {
    let rows = Rows()
    rows.rows = count
    let picker = UIPickerView(frame: frame)
    (picker.dataSource, picker.delegate) = (rows, rows)
    let window = window(picker)
    #expect((1...50).contains(rows.asked))
    for row in [500_000_000, count - 1, 0, Int.max, -5] {
      picker.selectRow(row, inComponent: 0, animated: false)
      window.layoutIfNeeded()
    }
    #expect(rows.asked < 300)
  }

  @Test("sums over very many blocks are those over few, and keep what is not zero alone") func blockSums() {
    var (small, large) = (BlockSums(blocks: 1_000), BlockSums(blocks: 1 << 40))
    var generator = SystemRandomNumberGenerator()
    var plain = Array(repeating: CGFloat.zero, count: 1_000)
    for _ in 0..<500 {
      let (block, change) = (Int.random(in: 0..<1_000, using: &generator), CGFloat(Int.random(in: -9...9)))
      small.add(change, toBlock: block)
      large.add(change, toBlock: block)
      plain[block] += change
    }
    for end in stride(from: 0, through: 1_000, by: 7) {
      let sum = plain[..<end].reduce(0, +)
      #expect(small.sum(before: end) == sum && large.sum(before: end) == sum)
    }
    #expect(large.keptNodes < 500 * 41)
    var index = LengthIndex(count: 1 << 36, estimate: 44)
    index.measure(1 << 35, as: 100)
    #expect(
      index.total == CGFloat(1 << 36) * 44 + 56 && index.start((1 << 35) + 1) == CGFloat(1 << 35) * 44 + 100)
    #expect(index.index(at: CGFloat(1 << 35) * 44 + 99) == 1 << 35)
    #expect(index.index(at: CGFloat(1 << 35) * 44 + 101) == (1 << 35) + 1)
  }

  @Test("a picture of a million frames shows the one that is due") func frames() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let animated = UIImage.animatedImage(
      with: Array(repeating: picture, count: 1_000_000), duration: 10)
    let view = UIImageView(frame: frame)
    let window = window(view)
    view.image = animated
    #expect(view.isAnimating && view.layer.sublayers?.isEmpty != false)
    #expect(view.layer.animationKeys()?.isEmpty != false)
    view.removeFromSuperview()
    _ = window
  }

  @Test("controls of values beyond all have a text and a place that are bounded") func values() throws {
    for value in [1e308, -1e308, .greatestFiniteMagnitude, 1e19, .leastNonzeroMagnitude] {
      let stepper = UIStepper()
      (stepper.minimumValue, stepper.maximumValue) = (-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
      stepper.value = value
      let (slider, progress) = (UISlider(), UIProgressView())
      (slider.minimumValue, slider.maximumValue) = (-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
      slider.value = Float(value)
      progress.progress = Float(value)
      let segments = UISegmentedControl(items: ["a", "b"])
      segments.setWidth(value, forSegmentAt: 0)
      for view in [stepper, slider, progress, segments] as [UIView] {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        _ = window(view)
        for inner in view.subviews {
          #expect(inner.frame.origin.x.isFinite && inner.frame.size.width.isFinite, "\(view) \(value)")
        }
        #expect((view.accessibilityValue ?? "").utf8.count < 400)
        view.removeFromSuperview()
      }
    }
  }

  @Test("what can be undone in a text is bounded in bytes, and the last step stays") func undo() {
    let view = UITextView(frame: frame)
    _ = window(view)
    view.becomeFirstResponder()
    let manager = view.editing.history.manager
    manager.groupsByEvent = false
    func paste(_ bytes: Int) {
      manager.beginUndoGrouping()
      let length = view.text.utf16.count
      view.editing.replace(0..<length, with: String(repeating: "a", count: bytes), asking: true)
      manager.endUndoGrouping()
    }
    let piece = EditHistory.mostBytes / 4
    for _ in 0..<12 { paste(piece) }
    var steps = 0
    while manager.canUndo {
      manager.undo()
      steps += 1
    }
    // What is undone is kept to be done again, within the same bound.
    #expect((3...5).contains(steps), "\(steps)")
    steps = 0
    while manager.canRedo {
      manager.redo()
      steps += 1
    }
    #expect((3...5).contains(steps), "\(steps)")
    paste(EditHistory.mostBytes * 2)
    paste(1)
    manager.undo()
    #expect(view.text.utf8.count == EditHistory.mostBytes * 2)
  }

  @Test("sentences that are logged once are remembered up to a number") func sentences() {
    var seen = SeenTexts()
    #expect(seen.insert("a") && !seen.insert("a"))
    for number in 0..<50_000 { _ = seen.insert("there is no image named \(number)") }
    #expect(seen.count <= SeenTexts.capacity)
    #expect(!seen.insert("there is no image named 49999") && seen.insert("there is no image named 3"))
  }
}
