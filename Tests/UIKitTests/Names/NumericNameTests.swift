import Testing
import UIKit

/// Numbers with a name, places by Objective-C's classes, and initializers as UIKit has them.
@MainActor struct NumericNameTests {
  @Test("Priorities, weights and levels are moved by an amount, and compared") func numbers() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    var priority = UILayoutPriority.defaultLow
    priority += 50
    #expect(priority == UILayoutPriority(300) && priority < .defaultHigh)
    priority -= 300
    #expect(priority.rawValue == 0)
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect(UIFont.Weight.regular < .bold)
  }

  @Test("Places are read by NSIndexPath, too") func places() {
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(NSIndexPath(row: 3, section: 2) as IndexPath == IndexPath(row: 3, section: 2))
    #expect(NSIndexPath(item: 4, section: 5).row == 4)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero) && CGPoint.zero.equalTo(CGPoint()))
  }

  private final class Row: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Badge: UIBarButtonItem {
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Title: UINavigationItem {
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("Initializers are failable and required where UIKit's are") func initializers() {
    #expect(Row(frame: .zero).arrangedSubviews.isEmpty)
    let type: UIBarButtonItem.Type = Badge.self
    #expect(type.init(coder: NSCoder()) is Badge)
    #expect((Title.self as UINavigationItem.Type).init(coder: NSCoder()) is Title)
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0 && animator.state == .inactive)
  }
}
