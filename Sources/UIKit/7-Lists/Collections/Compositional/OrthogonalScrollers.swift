import QuartzCore

/// The scroll views of the visible sections that scroll by themselves.
@MainActor final class OrthogonalScrollers {
  private var shown: [Int: OrthogonalScrollView] = [:]
  /// The scroll views that wait, hidden, for another section.
  private var waiting: [OrthogonalScrollView] = []

  /// Whether no visible section scrolls by itself.
  var isEmpty: Bool { shown.isEmpty }

  /// The scroll view of a section; nil for those that do not scroll by themselves.
  subscript(section: Int) -> OrthogonalScrollView? { shown[section] }

  /// Returns the scroll view of a section that comes into sight; `make` makes one where none waits.
  func show(_ section: Int, make: () -> OrthogonalScrollView) -> OrthogonalScrollView {
    let scroller = shown[section] ?? waiting.popLast() ?? make()
    scroller.section = section
    scroller.isHidden = false
    shown[section] = scroller
    return scroller
  }

  /// Hides the scroll views of the sections that are not visible.
  func hide(except sections: Set<Int>) {
    for (section, scroller) in shown where !sections.contains(section) {
      shown[section] = nil
      scroller.finishMoving()
      wait(scroller)
    }
  }

  /// Follows the sections to their new numbers; nil is that of sections that are gone.
  func sectionsDidMove(_ newSection: (Int) -> Int?) {
    for (section, scroller) in exchange(&shown, with: [:]) {
      guard let new = newSection(section) else {
        wait(scroller)
        continue
      }
      scroller.section = new
      shown[new] = scroller
    }
  }

  private func wait(_ scroller: OrthogonalScrollView) {
    waiting.append(scroller)
    scroller.isHidden = true
  }
}
