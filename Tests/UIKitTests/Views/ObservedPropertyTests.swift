import Testing

@testable import UIKit

/// Observation of UIKit's own properties by key path and by text.
@MainActor struct ObservedPropertyTests {

  @Test func geometryIsObserved() {
    let view = UIView()
    var frames: [(CGRect?, CGRect?)] = []
    var (centers, bounds) = (0, 0)
    let observations = [
      view.observe(\.frame, options: [.old, .new]) { frames.append(($1.oldValue, $1.newValue)) },
      view.observe(\.center) { _, _ in centers += 1 }, view.observe(\.bounds) { _, _ in bounds += 1 },
    ]
    let (first, second) = (CGRect(x: 0, y: 0, width: 4, height: 4), CGRect(x: 1, y: 0, width: 4, height: 4))
    view.frame = first
    view.center.x += 1
    // What does not change anything tells nobody.
    view.frame = second
    #expect(frames.count == 2 && centers == 2 && bounds == 1)
    #expect(frames.map(\.0) == [.zero, first] && frames.map(\.1) == [first, second])
    for observation in observations { observation.invalidate() }
    view.frame = .zero
    #expect(frames.count == 2)
  }

  @Test func scrollingIsObservedInSubclasses() {
    final class OwnTable: UITableView {}
    let table = OwnTable(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var (offsets, sizes): ([CGFloat], [CGFloat]) = ([], [])
    let observations = [
      table.observe(\.contentOffset, options: [.initial, .new]) { offsets.append($1.newValue?.y ?? -1) },
      table.observe(\.contentSize, options: .new) { sizes.append($1.newValue?.height ?? -1) },
    ]
    table.contentSize = CGSize(width: 10, height: 100)
    table.contentOffset.y = 20
    table.bounds.origin.y = 30
    #expect(offsets.prefix(1) == [0] && offsets.suffix(2) == [20, 30])
    #expect(sizes.contains(100))
    withExtendedLifetime(observations) {}
  }

  @Test func theDelegateKnowsOfAnOffsetFirst() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("delegate") }
    }
    let (view, delegate) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Delegate())
    view.delegate = delegate
    let observation = view.observe(\.contentOffset) { _, _ in delegate.log.append("observer") }
    view.contentOffset.y = 5
    #expect(delegate.log == ["delegate", "observer"])
    observation.invalidate()
  }

  @Test func statesAndTextsAreObserved() {
    let (button, label, field, text) = (UIButton(type: .system), UILabel(), UITextField(), UITextView())
    var log: [String] = []
    let observations = [
      button.observe(\.isSelected, options: .new) { log.append("selected \($1.newValue ?? false)") },
      button.observe(\.isEnabled, options: .old) { log.append("enabled before: \($1.oldValue ?? false)") },
      button.observe(\.isHidden, options: .new) { log.append("hidden \($1.newValue ?? false)") },
      button.observe(\.alpha, options: .new) { log.append("alpha \($1.newValue ?? 0)") },
      label.observe(\.text, options: [.new]) { log.append("label \(($1.newValue ?? nil) ?? "nil")") },
      field.observe(\.text, options: [.new]) { log.append("field \(($1.newValue ?? nil) ?? "nil")") },
      text.observe(\.text, options: [.new]) { log.append("view \(($1.newValue ?? nil) ?? "nil")") },
    ]
    button.isSelected = true
    button.isEnabled = false
    button.isHidden = true
    button.alpha = 0.5
    label.text = "a"
    field.text = "b"
    text.text = "c"
    #expect(
      log == [
        "selected true", "enabled before: true", "hidden true", "alpha 0.5", "label a", "field b", "view c",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test func propertiesAreReadByText() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 4, height: 6))
    view.contentSize = CGSize(width: 1, height: 2)
    #expect(view.value(forKey: "contentSize") as? CGSize == CGSize(width: 1, height: 2))
    #expect(view.value(forKey: "hidden") as? Bool == false)
    #expect(NSPredicate(format: "hidden == NO AND alpha > 0.5").evaluate(with: view))
    #expect(([view] as NSArray).filtered(using: NSPredicate(format: "isHidden == YES")).isEmpty)
  }
}
