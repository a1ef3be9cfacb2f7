import Hyperdrive
import Testing
import UIKit

/// Components made by the plugin, in the mode of users' targets.
@Suite @MainActor struct CompiledComponentTests {
  func window(_ view: UIView, _ width: CGFloat = 320, _ height: CGFloat = 480) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test func tutorialCellHasItsGeometryAndAttributes() {
    let cell = NoteCell().with(state: Note(id: "1", title: "Groceries", body: "Milk"))
    cell.translatesAutoresizingMaskIntoConstraints = true
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    cell.layoutIfNeeded()
    #expect(cell.title.frame.origin == CGPoint(x: 8, y: 6))
    #expect(cell.title.frame.width == 304)
    #expect(cell.preview.frame.minX == 10)
    #expect(cell.preview.frame.minY == cell.title.frame.maxY + 8)
    #expect(cell.title.numberOfLines == 1)
    #expect(cell.preview.numberOfLines == 2)
    #expect(cell.title.font == UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(cell.preview.font == UIFont.systemFont(ofSize: 14))
    cell.setHighlighted(true, animated: false)
    #expect(cell.backgroundColor == UIColor.lightGray.withAlphaComponent(0.2))
  }

  @Test func tutorialRootsFillTheirFrame() {
    let root = MainRootView().with(state: [])
    let first = window(root)
    #expect(root.noteTableView.frame == first.bounds)
    #expect((root as Any) is any RootView)
    #expect(root.edgesForExtendedLayout == [])

    let editor = NoteModificationRootView()
    let second = window(editor)
    #expect(editor.titleTextField.frame.minX == 24)
    #expect(editor.titleTextField.frame.minY == 24)
    #expect(editor.titleTextField.frame.width == second.bounds.width - 48)
    #expect(editor.bodyTextView.frame.minY == editor.titleTextField.frame.maxY + 20)
    #expect(editor.bodyTextView.frame.maxY == second.bounds.height - 24)
    #expect(editor.titleTextField.placeholder == "Title")
  }

  @Test func contentIsZoomedOnceADelegateNamesIt() {
    let view = Magnifier()
    _ = window(view, 100, 100)
    #expect(view.scrollView.zoomScale == 2.5)
    #expect(view.scrollView.contentSize == CGSize(width: 750, height: 500))
    #expect(view.photo.frame == CGRect(x: 0, y: 0, width: 750, height: 500))
  }

  @Test func attributesStylesAndNamesAreApplied() {
    let view = Assorted()
    #expect(view.edgesForExtendedLayout == [.top, .bottom])
    #expect(view.layer.cornerRadius == 3)
    #expect(view.title.numberOfLines == 2)
    #expect(view.title.textAlignment == .center)
    #expect(view.title.text == "Hi \n \"there\" \\(name)")
    #expect(view.title.font == UIFont.systemFont(ofSize: 30, weight: .bold))
    #expect(view.rui.constraints.t?.constant == 2)
    #expect(view.rui.typeName == "Assorted")
    #expect(view.title.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(250))
    let button = find(UIButton.self, in: view)!
    #expect(button.title(for: .normal) == "A")
    #expect(button.title(for: .highlighted) == "B")
    #expect(button.attributedTitle(for: [.selected, .highlighted])?.string == "X y")
    let slider = find(UISlider.self, in: view)!
    #expect(slider.value == 5)
    #expect(slider.maximumValue == 10)
  }

  @Test func conditionsAreEvaluatedAgainWithoutLosingEdits() {
    let view = Assorted()
    let window = window(view, 320, 480)
    let stack = find(UIStackView.self, in: view)!
    view.rui.updateReactantUI()
    window.layoutIfNeeded()
    #expect(stack.bounds.width == 150)
    view.rui.constraints.t?.constant = 30
    window.frame.size.width = 500
    view.frame = window.bounds
    view.rui.updateReactantUI()
    window.layoutIfNeeded()
    #expect(stack.bounds.width == 140)
    #expect(view.rui.constraints.t?.constant == 30)
    #expect(view.rui.constraints.t?.isActive == true)
  }

  /// The size is the window's, which a view knows once it is in one.
  @Test(arguments: [(320, 150), (400, 150), (500, 140), (1_280, 140)] as [(CGFloat, CGFloat)])
  func conditionsAreEvaluatedInTheWindow(width: CGFloat, stackWidth: CGFloat) {
    let view = Assorted()
    let window = window(view, width, 480)
    let stack = find(UIStackView.self, in: view)!
    #expect(stack.bounds.width == stackWidth)
    // It follows to a window of another size.
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 820 - min(width, 820) + 320, height: 480))
    view.removeFromSuperview()
    view.frame = other.bounds
    other.addSubview(view)
    other.layoutIfNeeded()
    #expect(stack.bounds.width == (other.bounds.width > 400 ? 140 : 150))
    #expect(window.subviews.isEmpty)
  }

  @Test func themesAreAppliedAndFollowed() {
    let view = Assorted()
    ApplicationTheme.selector.select(theme: .night)
    #expect(view.toggle.onTintColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let themed = findAll(UILabel.self, in: view).first { $0.text == "themed" }!
    #expect(themed.font == UIFont.systemFont(ofSize: 18, weight: .light))
    ApplicationTheme.selector.select(theme: .day)
    #expect(view.toggle.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(themed.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    ApplicationTheme.selector.select(theme: .night)
    #expect(themed.textColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func templatesAndStylesCanBeCalled() {
    let text = Assorted.Templates.greeting(name: "Ada", what: "there")
    #expect(text.string == "Hello Ada, THERE")
    #expect((text.attribute(.kern, at: 6, effectiveRange: nil) as? NSNumber)?.doubleValue == 2)
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    let label = UILabel().styled(using: Assorted.Looks.base, GeneralStyles.heading)
    #expect(label.numberOfLines == 2)
    label.apply(style: GeneralStyles.themed(theme: .day))
    #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let table = PlainTableView<SmallCell>()
    table.apply(style: { GeneralStyles.rows($0) })
    #expect(table.tableView.rowHeight == 3)
    #expect(Assorted.Looks.rich.i.count == 5)
  }

  @Test func componentsAreReleased() {
    weak var view: Assorted?
    do {
      let made = Assorted()
      view = made
      _ = window(made)
    }
    #expect(view == nil)
    ApplicationTheme.selector.reapplyCurrentTheme()
  }

  @Test func liveReloadCanBeActivated() {
    // Its signature is the contract; it does nothing in release builds.
    let activate: (UIWindow) -> Void = activateLiveReload(in:)
    _ = activate
  }

  func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? { findAll(type, in: view).first }

  func findAll<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    view.subviews.flatMap { ([$0 as? V].compactMap { $0 }) + findAll(type, in: $0) }
  }
}
