import RxCocoa
import RxSwift
import UIKit
import XCTest

/// Tests as projects of iOS have them: XCTest's methods, which no actor isolates, in the language mode of
/// Swift 5. That they compile is what they test first.
final class ViewTests: XCTestCase {
  /// Expects a property to deliver a first element, and to complete when its view is gone.
  private func expectLife<View: AnyObject, Value>(
    of makeView: () -> View, _ property: (View) -> ControlProperty<Value>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    var (count, isCompleted) = (0, false)
    do {
      let view = makeView()
      _ = property(view).subscribe(onNext: { _ in count += 1 }, onCompleted: { isCompleted = true })
    }
    XCTAssertGreaterThanOrEqual(count, 1, file: file, line: line)
    XCTAssertTrue(isCompleted, file: file, line: line)
  }

  private func expectEvents<View: AnyObject, Value>(
    of makeView: () -> View, _ event: (View) -> ControlEvent<Value>
  ) {
    var isCompleted = false
    do {
      let view = makeView()
      _ = event(view).subscribe(onCompleted: { isCompleted = true })
    }
    XCTAssertTrue(isCompleted)
  }

  func testPropertiesOfControls() {
    expectLife(of: { UISlider(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }) { slider in slider.rx.value }
    expectLife(of: { UISwitch() }) { $0.rx.isOn }
    expectLife(of: { UISwitch() }) { $0.rx.value }
    expectLife(of: { UIStepper() }) { $0.rx.value }
    expectLife(of: { UISegmentedControl(items: ["a", "b"]) }) { $0.rx.selectedSegmentIndex }
    expectLife(of: { UIDatePicker() }) { $0.rx.date }
    expectLife(of: { UITextField() }) { $0.rx.text }
    expectLife(of: { UITextField() }) { $0.rx.text.orEmpty }
    expectLife(of: { UITextView() }) { $0.rx.text }
    expectLife(of: { UISearchBar() }) { $0.rx.text }
    expectLife(of: { UIScrollView() }) { $0.rx.contentOffset }
  }

  func testEventsOfControlsAndLists() {
    expectEvents(of: { UIButton(type: .custom) }) { $0.rx.tap }
    expectEvents(of: { UIButton(type: .custom) }) { $0.rx.controlEvent(.touchDown) }
    expectEvents(of: { UITableView() }) { $0.rx.itemSelected }
    expectEvents(of: { UITableView() }) { $0.rx.modelSelected(Int.self) }
    expectEvents(of: { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }) {
      $0.rx.itemSelected
    }
    expectEvents(of: { UIScrollView() }) { $0.rx.didScroll }
    expectEvents(of: { UITabBar() }) { $0.rx.didSelectItem }
    expectEvents(of: { UITapGestureRecognizer() }) { $0.rx.event }
  }

  func testBinders() {
    let (label, button, view) = (UILabel(), UIButton(type: .custom), UIActivityIndicatorView())
    Observable.just("a").subscribe(label.rx.text).dispose()
    Observable.just("b").subscribe(button.rx.title(for: .normal)).dispose()
    Observable.just(true).subscribe(view.rx.isAnimating).dispose()
    Observable.just(false).subscribe(button.rx.isEnabled).dispose()
    XCTAssertEqual(label.text, "a")
    XCTAssertEqual(button.title(for: .normal), "b")
    XCTAssertTrue(view.isAnimating)
    XCTAssertFalse(button.isEnabled)
  }

  func testAListIsBound() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let binding = Observable.just(["a", "b"]).bind(to: table.rx.items(cellIdentifier: "cell")) {
      (_, text: String, cell: UITableViewCell) in cell.textLabel?.text = text
    }
    XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    XCTAssertEqual(try table.rx.model(at: IndexPath(row: 1, section: 0)), "b")
    binding.dispose()
  }
}
