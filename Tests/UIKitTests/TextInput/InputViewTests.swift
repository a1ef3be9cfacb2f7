import Foundation
import Testing

@testable import UIKit

/// Input views, accessory views, the simulated keyboard, and what follows them.
@MainActor @Suite(.serialized) struct InputViewTests {
  private final class Page: UIViewController {
    let field = UITextField()
    let bottom = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
      view.addSubview(field)
      bottom.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bottom)
      NSLayoutConstraint.activate([
        bottom.heightAnchor.constraint(equalToConstant: 50),
        bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottom.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
    }
  }

  /// Shows a page on a screen of 400 × 800 points with 34 of them covered at the bottom.
  private func withPage(_ body: (Page, UIWindow) throws -> Void) rethrows {
    let animates = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    defer {
      SimulatedKeyboard.height = 0
      UIView.setAnimationsEnabled(animates)
    }
    try onScreen(400, 800, safeArea: UIEdgeInsets(20, 0, 34, 0)) {
      let page = Page()
      try inWindow(page) { window in
        try body(page, window)
        page.field.resignFirstResponder()
      }
    }
  }

  @Test func withoutAKeyboardTheGuideLiesAtTheSafeAreasBottom() {
    withPage { page, _ in
      #expect(page.bottom.frame == CGRect(0, 716, 400, 50))
      #expect(page.view.keyboardLayoutGuide.layoutFrame == CGRect(0, 766, 400, 34))
      page.field.becomeFirstResponder()
      UIScreen.main.finishTurn()
      #expect(page.bottom.frame == CGRect(0, 716, 400, 50))
      page.view.keyboardLayoutGuide.usesBottomSafeArea = false
      UIScreen.main.finishTurn()
      #expect(page.bottom.frame == CGRect(0, 750, 400, 50))
    }
  }

  @Test func theGuideFollowsASimulatedKeyboard() {
    withPage { page, _ in
      SimulatedKeyboard.height = 300
      #expect(page.bottom.frame.maxY == 766)
      page.field.becomeFirstResponder()
      #expect(page.bottom.frame == CGRect(0, 450, 400, 50))
      SimulatedKeyboard.height = 350
      #expect(page.bottom.frame.maxY == 450)
      SimulatedKeyboard.height = .nan
      #expect(SimulatedKeyboard.height == 0 && page.bottom.frame.maxY == 766)
      SimulatedKeyboard.height = 300
      page.field.resignFirstResponder()
      UIScreen.main.finishTurn()
      #expect(page.bottom.frame.maxY == 766)
    }
  }

  @Test func aGuideOfAViewThatEndsAboveTheKeyboardIsCoveredByThePartThatReachesIn() {
    withPage { page, _ in
      let box = UIView(frame: CGRect(0, 400, 400, 150))
      page.view.addSubview(box)
      let guide = box.keyboardLayoutGuide
      SimulatedKeyboard.height = 300
      page.field.becomeFirstResponder()
      #expect(guide.layoutFrame == CGRect(0, 100, 400, 50))
      box.frame.origin.y = 100
      #expect(guide.layoutFrame.height == 0)
    }
  }

  @Test func theNotificationsReportTheFrames() {
    withPage { page, _ in
      var reported: [(String, CGRect?, CGRect?)] = []
      let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
          let (rect, boxed) = (value as? CGRect, (value as? NSValue)?.cgRectValue)
          MainActor.assumeIsolated { reported.append((name.rawValue, rect, boxed)) }
        }
      }
      defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
      SimulatedKeyboard.height = 300
      page.field.becomeFirstResponder()
      page.field.resignFirstResponder()
      #expect(reported.map(\.0) == ["UIKeyboardWillShowNotification", "UIKeyboardWillHideNotification"])
      #expect(reported.map(\.1) == [CGRect(0, 500, 400, 300), CGRect(0, 800, 400, 300)])
      #expect(reported[0].2 == CGRect(0, 500, 400, 300))
    }
  }

  @Test func anInputViewAndAnAccessoryAreShownWhileTheFieldIsEdited() {
    withPage { page, window in
      let picker = UIView(frame: CGRect(0, 0, 10, 216))
      let bar = UIView(frame: CGRect(0, 0, 10, 44))
      page.field.inputView = picker
      page.field.inputAccessoryView = bar
      page.field.becomeFirstResponder()
      UIScreen.main.finishTurn()
      #expect(bar.convert(bar.bounds, to: nil) == CGRect(0, 506, 400, 44))
      #expect(picker.convert(picker.bounds, to: nil) == CGRect(0, 550, 400, 216))
      #expect(page.bottom.frame.maxY == 506)
      #expect(window.hitTest(CGPoint(x: 200, y: 520), with: nil) === bar)
      page.field.inputView = nil
      page.field.reloadInputViews()
      UIScreen.main.finishTurn()
      #expect(picker.window == nil)
      #expect(bar.convert(bar.bounds, to: nil) == CGRect(0, 722, 400, 44))
      #expect(page.bottom.frame.maxY == 722)
      page.field.resignFirstResponder()
      UIScreen.main.finishTurn()
      #expect(bar.window == nil)
      #expect(page.bottom.frame.maxY == 766)
    }
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(0, 0, 10, 60))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func aControllersAccessoryIsShownWhileItIsTheFirstResponderOrAFieldInIt() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    onScreen(400, 800) {
      let chat = Chat()
      inWindow(chat) { _ in
        chat.becomeFirstResponder()
        UIScreen.main.finishTurn()
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(0, 740, 400, 60))
        let field = UITextField(frame: CGRect(0, 0, 100, 30))
        chat.view.addSubview(field)
        field.becomeFirstResponder()
        UIScreen.main.finishTurn()
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(0, 740, 400, 60))
        field.resignFirstResponder()
        UIScreen.main.finishTurn()
        #expect(chat.bar.window == nil)
      }
    }
  }

  private final class MessageBar: UIView {
    let text = UITextView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = .flexibleHeight
      text.isScrollEnabled = false
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: leadingAnchor),
        text.trailingAnchor.constraint(equalTo: trailingAnchor),
        text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { .zero }
  }

  private final class Messages: UIViewController {
    let bar = MessageBar(frame: CGRect(0, 0, 100, 52))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test func anEditorInAControllersAccessoryKeepsItWhereItIs() {
    UIView.setAnimationsEnabled(false)
    defer {
      SimulatedKeyboard.height = 0
      UIView.setAnimationsEnabled(true)
    }
    onScreen(400, 800) {
      let page = Messages()
      let navigation = UINavigationController(rootViewController: UIViewController())
      inWindow(navigation) { _ in
        navigation.pushViewController(page, animated: false)
        UIScreen.main.finishTurn()
        page.becomeFirstResponder()
        UIScreen.main.finishTurn()
        let line = page.bar.bounds.height
        #expect(page.bar.convert(page.bar.bounds, to: nil).maxY == 800)
        var hidings = 0
        let token = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { hidings += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(page.bar.text.becomeFirstResponder())
        UIScreen.main.finishTurn()
        #expect(page.bar.text.isFirstResponder && hidings == 0)
        #expect(page.bar.convert(page.bar.bounds, to: nil) == CGRect(0, 800 - line, 400, line))
        SimulatedKeyboard.height = 300
        UIScreen.main.finishTurn()
        #expect(page.bar.convert(page.bar.bounds, to: nil) == CGRect(0, 500 - line, 400, line))
        page.bar.text.text = "one\ntwo\nthree"
        page.bar.invalidateIntrinsicContentSize()
        UIScreen.main.finishTurn()
        #expect(page.bar.bounds.height > line + 20)
        #expect(page.bar.convert(page.bar.bounds, to: nil).maxY == 500)
        page.bar.text.resignFirstResponder()
        UIScreen.main.finishTurn()
        #expect(page.isFirstResponder && page.bar.convert(page.bar.bounds, to: nil).maxY == 800)
        page.bar.text.becomeFirstResponder()
        navigation.popViewController(animated: false)
        UIScreen.main.finishTurn()
        #expect(page.bar.window == nil && !page.bar.text.isFirstResponder && !page.isFirstResponder)
      }
    }
  }

  @Test func aControllersAccessoryGoesWithTheController() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    onScreen(400, 800) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      inWindow(navigation) { _ in
        let chat = Chat()
        navigation.pushViewController(chat, animated: false)
        UIScreen.main.finishTurn()
        chat.becomeFirstResponder()
        UIScreen.main.finishTurn()
        #expect(chat.bar.window != nil)
        navigation.popViewController(animated: false)
        UIScreen.main.finishTurn()
        #expect(chat.bar.window == nil)
        #expect(!chat.isFirstResponder)
      }
    }
  }

  @Test func aGuideLivesNoLongerThanItsView() {
    weak var guide: UIKeyboardLayoutGuide?
    weak var view: UIView?
    withPage { _, window in
      let made = UIView(frame: window.bounds)
      window.addSubview(made)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      made.addSubview(child)
      child.bottomAnchor.constraint(equalTo: made.keyboardLayoutGuide.topAnchor).isActive = true
      (guide, view) = (made.keyboardLayoutGuide, made)
      UIScreen.main.finishTurn()
      made.removeFromSuperview()
      UIScreen.main.finishTurn()
    }
    #expect(view == nil && guide == nil)
  }
}
