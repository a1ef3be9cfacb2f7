@testable import UIKit

/// Counts the events of a control's value changes.
@MainActor final class EventCounter {
  private(set) var count = 0
  private(set) var primaryCount = 0

  init(at control: UIControl) {
    control.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .valueChanged)
    control.addAction(UIAction { [weak self] _ in self?.primaryCount += 1 }, for: .primaryActionTriggered)
  }
}
