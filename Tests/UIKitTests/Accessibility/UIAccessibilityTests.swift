import DisplayProtocol
import Testing

@testable import UIKit

@MainActor @Suite("UIAccessibility", .serialized)
struct UIAccessibilityTests {
  private final class Listener: Display {
    let configuration = DisplayConfiguration()
    @MainActor var texts: [String] = []
    func start(_ receiver: any InputReceiver) throws {}
    func show(_ commit: SceneCommit) {}
    func stop() {}
    func perform(_ request: DisplayRequest) -> Bool {
      if case .announce(let text) = request { texts.append(text) }
      return true
    }
  }

  @MainActor private final class Posted {
    var names: [String] = []
  }

  /// Sets what the person asked for while `work` runs.
  private func with(_ settings: AccessibilitySettings, _ work: () throws -> Void) rethrows {
    let old = UIScreen.main.options.accessibility
    UIScreen.main.update(accessibility: settings)
    defer { UIScreen.main.update(accessibility: old) }
    try work()
  }

  @Test func controlsOfTheAppThatGoUpAndDownAreReachedByTheKeyboard() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(!control.semantics.isFocusable)
    control.accessibilityTraits = .adjustable
    #expect(control.semantics.isFocusable)
    control.accessibilityRespondsToUserInteraction = false
    #expect(!control.semantics.isFocusable)
    control.accessibilityRespondsToUserInteraction = true
    control.isEnabled = false
    #expect(!control.semantics.isFocusable)
  }

  @Test("has the settings of the display, and posts those that change")
  func settings() {
    let posted = Posted()
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { posted.names.append(name) }
      }
    }
    defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
    #expect(!UIAccessibility.isReduceMotionEnabled)
    with(.reduceMotion) {
      #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
      #expect(!UIAccessibility.isVideoAutoplayEnabled && !UIAccessibility.isReduceTransparencyEnabled)
      #expect(posted.names == ["UIAccessibilityReduceMotionStatusDidChangeNotification"])
      with([.reduceMotion, .increaseContrast]) {
        #expect(UIScreen.main.traitCollection.accessibilityContrast == .high)
        #expect(UIAccessibility.isDarkerSystemColorsEnabled)
      }
      #expect(posted.names.count == 3)
    }
    #expect(UIScreen.main.traitCollection.accessibilityContrast == .normal)
    #expect(!UIAccessibility.isReduceMotionEnabled && posted.names.count == 4)
  }

  @Test("has texts read out, and tells when they were handed over")
  func announcements() async throws {
    let display = Listener()
    UIApplication.shared.requestDisplay = display
    defer { UIApplication.shared.requestDisplay = nil }
    await confirmation(expectedCount: 2) { finished in
      let observer = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { note in
        #expect(note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool == true)
        finished()
      }
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .layoutChanged, argument: NSAttributedString(string: "Two left"))
      UIAccessibility.post(notification: .announcement, argument: "")
      UIAccessibility.post(notification: .announcement, argument: nil)
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      NotificationCenter.default.removeObserver(observer)
    }
    #expect(display.texts == ["Saved", "Two left"])
  }

  @Test("moves the focus to views and elements")
  func focus() {
    let (label, view) = (UILabel(), UIView())
    let element = UIAccessibilityElement(accessibilityContainer: view)
    view.accessibilityElements = [element]
    UIAccessibility.post(notification: .layoutChanged, argument: label)
    let first = label.semantics.focusRequest
    #expect(first > 0)
    UIAccessibility.post(notification: .screenChanged, argument: element)
    #expect(label.semantics.focusRequest == 0)
    #expect(element.proxy?.semantics.focusRequest ?? 0 > first)
  }

  @Test("makes views with the traits of controls reachable, and taps those that answer no press themselves")
  func traits() {
    TouchFixture.run { fixture in
      let view = fixture.view(20, 20, 100, 40)
      var taps = 0
      view.addGestureRecognizer(ClosureTap { taps += 1 })
      view.accessibilityLabel = "Open"
      #expect(!view.semantics.isFocusable)
      view.accessibilityTraits = .button
      #expect(view.semantics.isFocusable && view.semantics.role == .button)
      UIScreen.main.finishTurn()
      InputRouter(application: .shared).receive(.activate(view.layer.id))
      #expect(taps == 1)
      view.accessibilityTraits = [.button, .notEnabled]
      #expect(!view.semantics.isFocusable)
    }
  }

  private final class ClosureTap: UITapGestureRecognizer {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
      super.init(target: nil, action: nil)
      addTarget(self, action: Selector("note", ClosureTap.note))
    }

    private func note(_ gesture: UIGestureRecognizer) { work() }
  }

  private final class Adjustable: UIView {
    var value = 5
    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
  }

  @Test("lets arrow keys move an adjustable view's value")
  func adjustable() {
    TouchFixture.run { fixture in
      let view = Adjustable(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      fixture.window.addSubview(view)
      Keyboard(view: view).press("ArrowUp")
      #expect(view.value == 5)
      view.accessibilityTraits = .adjustable
      #expect(view.semantics.role == .slider && view.semantics.isFocusable)
      for key in ["ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown"] { Keyboard(view: view).press(key) }
      #expect(view.value == 7)
    }
  }

  @Test("has custom actions, which the keyboard opens as a menu")
  func customActions() {
    TouchFixture.run { fixture in
      let view = fixture.view(20, 20, 200, 100)
      let inner = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.addSubview(inner)
      var archived = 0
      let archive = UIAccessibilityCustomAction(name: "Archive") { action in
        archived += action.name == "Archive" ? 1 : 0
        return true
      }
      view.accessibilityCustomActions = [
        archive, UIAccessibilityCustomAction(name: "Flag", target: nil, selector: Selector("flag")),
      ]
      #expect(view.semantics.actions == ["Archive", "Flag"])
      #expect(archive.perform() && archived == 1)
      #expect(view.accessibilityCustomActions?[1].perform() == false)
      for key in [("F10", KeyModifiers.shift), ("ContextMenu", [])] {
        Keyboard(view: inner).press(key.0, modifiers: key.1)
        let overlay = fixture.window.subviews.compactMap { $0 as? MenuOverlay }.last
        #expect(overlay != nil, "\(key)")
        overlay?.close()
        fixture.wait(1)
      }
    }
  }

  @Test("passes by what lies beside a modal view while that shows")
  func modality() {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView() }
    func expect(_ hidden: Bool..., place: SourceLocation = #_sourceLocation) {
      let semantics = views.map { $0.semantics }
      #expect(semantics.map(\.isAccessibilityHidden) == hidden, sourceLocation: place)
    }
    for view in views.dropLast() { parent.addSubview(view) }
    expect(false, false, false)
    views[1].accessibilityViewIsModal = true
    expect(true, false, false)
    parent.addSubview(views[2])
    expect(true, false, true)
    views[1].isHidden = true
    expect(false, false, false)
    views[1].isHidden = false
    expect(true, false, true)
    views[2].removeFromSuperview()
    expect(true, false, false)
    views[1].removeFromSuperview()
    expect(false, false, false)
    views[1].addSubview(views[0])
    parent.addSubview(views[1])
    expect(false, false, false)
    parent.insertSubview(views[2], at: 0)
    expect(false, false, true)
    views[1].accessibilityViewIsModal = false
    expect(false, false, false)
  }

  @Test("is modal in what covers the rest of the screen")
  func modalPresentations() {
    /// A view that says so by itself, as apps' own do.
    final class Modal: UIView {
      override var accessibilityViewIsModal: Bool {
        get { true }
        set {}
      }
    }
    let (parent, other) = (UIView(), UIView())
    parent.addSubview(other)
    parent.addSubview(Modal())
    #expect(other.semantics.isAccessibilityHidden)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.loadViewIfNeeded()
    #expect(alert.alertView?.accessibilityViewIsModal == true)
  }
}
