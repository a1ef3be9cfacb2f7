import DisplayProtocol
import Testing

@testable import UIKit

/// Key commands, the responder chain's answers, and undo.
@MainActor struct CommandTests {
  private func press(_ key: String, _ modifiers: KeyModifiers = []) {
    let event = UIPressesEvent()
    let key = UIKey(KeyInput(phase: .down, key: key, modifiers: modifiers))
    event.allPresses = [UIPress(phase: .began, key: key, timestamp: 0)]
    UIApplication.shared.sendEvent(event)
  }

  @Test func aKeyRunsTheCommandOfTheNearestResponderThatListsIt() {
    let root = CommandController()
    let shown = ShownWindow(root)
    press("n", .command)
    press("N", [.command, .shift])
    press("n")
    press("ArrowUp")
    press("Escape")
    #expect(root.log == ["new", "new window", "pressed n", "up", "pressed UIKeyInputEscape"])
    shown.close()
  }

  @Test func keysOfAPersonWhoIsElsewherePassTheEditorBy() {
    let root = CommandController()
    let field = CommandField()
    root.view.addSubview(field)
    let shown = ShownWindow(root)
    field.becomeFirstResponder()
    let router = InputRouter(application: .shared)
    for focus in [nil, LayerID.root] {
      router.receive(.key(KeyInput(phase: .down, key: "z", modifiers: .control, focus: focus)))
      router.receive(.key(KeyInput(phase: .down, key: "n", modifiers: .command, focus: focus)))
    }
    #expect(field.undone == 1 && root.log == ["new", "pressed z", "new"])
    field.resignFirstResponder()
    shown.close()
  }

  @Test func addedKeyCommandsWorkWithoutFocusAndUnderWhatIsPresented() {
    let (root, front) = (UIViewController(), UIViewController())
    var log: [String] = []
    let menu = UIKeyCommand(input: "d", modifierFlags: .control) { _ in log.append("menu") }
    let later = UIKeyCommand(input: "d", modifierFlags: .control) { _ in log.append("later") }
    root.addKeyCommand(menu)
    root.addKeyCommand(menu)
    let shown = ShownWindow(root)
    press("d", .control)
    front.modalPresentationStyle = .pageSheet
    shown.present(front, from: root)
    press("d", .control)
    #expect(log == ["menu", "menu"])
    root.addKeyCommand(later)
    press("d", .control)
    root.removeKeyCommand(later)
    press("d", .control)
    root.removeKeyCommand(menu)
    press("d", .control)
    #expect(log == ["menu", "menu", "later", "menu"] && root.keyCommands == nil)
    shown.close()
  }

  @Test func whatIsPresentedGetsTheKeysFirst() {
    let (root, front) = (CommandController(), CommandController())
    let shown = ShownWindow(root)
    front.modalPresentationStyle = .pageSheet
    shown.present(front, from: root)
    press("n", .command)
    #expect(front.log == ["new"] && root.log.isEmpty)
    shown.dismiss(from: root)
    press("n", .command)
    #expect(root.log == ["new"])
    shown.close()
  }

  @Test func escapeDismissesASheetUnlessItIsModal() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    let witness = DismissalWitness()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    sheet.presentationController?.delegate = witness
    shown.present(sheet, from: root)
    press("Escape")
    shown.finishTurn()
    #expect(witness.log == ["attempted"] && root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    press("Escape")
    shown.finishTurn()
    #expect(witness.log == ["attempted", "will", "did"] && root.presentedViewController == nil)
    shown.close()
  }

  @Test func actionsAreCarriedOutByTheFirstWhoCan() {
    let root = CommandController()
    let view = UIView()
    root.view.addSubview(view)
    let shown = ShownWindow(root)
    let save = Selector("save", CommandController.save)
    #expect(view.target(forAction: save, withSender: nil) as? CommandController === root)
    #expect(!view.canPerformAction(save, withSender: nil) && root.canPerformAction(save, withSender: nil))
    #expect(view.target(forAction: Selector("nothing"), withSender: nil) == nil)
    shown.close()
  }

  @Test func undoAndRedoRunWhatWasRegistered() {
    let manager = UndoManager()
    let box = Counter()
    box.set(1, manager)
    box.set(2, manager)
    manager.setActionName("Counting")
    #expect(manager.canUndo && manager.undoMenuItemTitle == "Undo Counting")
    manager.undo()
    // One turn, one group.
    #expect(box.value == 0 && !manager.canUndo && manager.canRedo)
    #expect(manager.redoMenuItemTitle == "Redo Counting")
    manager.redo()
    #expect(box.value == 2 && manager.canUndo && !manager.canRedo)
    manager.undo()
    box.set(5, manager)
    #expect(!manager.canRedo)
    manager.removeAllActions(withTarget: box)
    #expect(!manager.canUndo)
  }

  @Test func groupsAreUndoneOneByOneUpToTheLimit() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    let box = Counter()
    for value in 1...4 {
      manager.beginUndoGrouping()
      box.set(value, manager)
      manager.endUndoGrouping()
    }
    for _ in 0..<4 { manager.undo() }
    #expect(box.value == 2)
    manager.redo()
    #expect(box.value == 3)
    manager.disableUndoRegistration()
    box.set(9, manager)
    manager.enableUndoRegistration()
    manager.undo()
    #expect(box.value == 2)
  }

  @Test func viewsFindTheUndoManagerOfTheirWindow() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    #expect(root.view.undoManager === shown.window.undoManager && root.undoManager != nil)
    shown.close()
  }
}

private final class Counter {
  var value = 0

  @MainActor func set(_ new: Int, _ manager: UndoManager) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old, manager) }
    value = new
  }
}

private final class CommandController: UIViewController {
  var log: [String] = []

  func save() { log.append("save") }
  func up() { log.append("up") }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "n", modifierFlags: .command) { [weak self] _ in self?.log.append("new") },
      UIKeyCommand(input: "n", modifierFlags: [.command, .shift]) { [weak self] _ in
        self?.log.append("new window")
      },
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Selector("up", CommandController.up)),
    ]
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log += presses.compactMap { $0.key.map { "pressed \($0.characters)" } }
  }
}

private final class CommandField: UITextField {
  var undone = 0

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "z", modifierFlags: .control) { [weak self] _ in self?.undone += 1 }]
  }
}

private final class DismissalWitness: UIAdaptivePresentationControllerDelegate {
  var log: [String] = []
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.append("attempted")
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did")
  }
}
