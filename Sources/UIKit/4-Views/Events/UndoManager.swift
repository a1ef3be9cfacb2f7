import CoreGraphics
import ObjectiveCRuntime

/// Remembers how to undo what was done, and to do it again. Foundation on Linux has none; this one behaves as
/// Apple's where app code meets it.
@preconcurrency @MainActor open class UndoManager: NSObject {
  /// One thing to undo: steps, run from the last to the first.
  private struct Group {
    var name = ""
    var steps: [Step] = []

    var bytes: Int { steps.reduce(0) { $0 + $1.bytes() } }
  }

  private struct Step {
    weak var target: AnyObject?
    var run: (AnyObject) -> Void
    /// The bytes that the step keeps now.
    var bytes: () -> Int
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var disabledCount = 0
  private var closesGroupAtEndOfTurn = false

  /// Whether an undo runs now.
  open private(set) var isUndoing = false
  /// Whether a redo runs now.
  open private(set) var isRedoing = false

  /// Whether what is registered in one turn of the loop is undone together; true by default.
  open var groupsByEvent = true
  /// The maximum number of groups that can be undone; 0, the default, for any number.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// The bytes that all groups to undo may keep, and all to do again, as far as their steps say; 0, the
  /// default, for any number. The last group stays, whatever it keeps.
  var mostBytes = 0
  /// Whether what is registered is remembered; true unless ``disableUndoRegistration()`` was called.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  /// The number of open groups, nested inside one another.
  open var groupingLevel: Int { openGroups.count }
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Remembers how to undo what was just done: `handler` is given `target`, which is not kept alive.
  /// Registered while an undo runs, it is what the redo does.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    registerUndo(withTarget: target, bytes: { 0 }, handler: handler)
  }

  /// Remembers how to undo what was just done, by a step that keeps so many bytes.
  func registerUndo<Target: AnyObject>(
    withTarget target: Target, bytes: @escaping () -> Int, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      ExceptionName.internalInconsistency.raise(
        unless: groupsByEvent, "Call beginUndoGrouping() before registerUndo(withTarget:handler:).")
      beginUndoGrouping()
      closeAtEndOfTurn()
    }
    let step = Step(
      target: target, run: { if let target = $0 as? Target { handler(target) } }, bytes: bytes)
    openGroups[openGroups.count - 1].steps.append(step)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Remembers a method of `target` that undoes what was just done, and what it is given. The target is not
  /// kept alive, the argument is.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called.
  ///   - selector: The method: `Selector("setColor:", Editor.setColor(_:))`.
  ///   - anObject: The argument, where the method takes one.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: ClassObject.receiver(target)) { target in
      _ = selector.call(on: target, sender: anObject, event: nil)
    }
  }

  /// Opens a group: what is registered until ``endUndoGrouping()`` is undone together.
  open func beginUndoGrouping() {
    openGroups.append(Group())
  }

  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    guard !group.steps.isEmpty else { return }
    if let outer = openGroups.indices.last {
      openGroups[outer].steps += group.steps
      if openGroups[outer].name.isEmpty { openGroups[outer].name = group.name }
    } else if isUndoing {
      redoStack.append(group)
      trimBytes(&redoStack)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  private func closeAtEndOfTurn() {
    guard !isUndoing, !isRedoing, !closesGroupAtEndOfTurn else { return }
    closesGroupAtEndOfTurn = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.closeGroupOfTurn() }
    }
  }

  private func closeGroupOfTurn() {
    guard closesGroupAtEndOfTurn else { return }
    closesGroupAtEndOfTurn = false
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
    trimBytes(&undoStack)
  }

  /// Forgets the oldest groups beyond ``mostBytes``.
  private func trimBytes(_ groups: inout [Group]) {
    guard mostBytes > 0 else { return }
    var (bytes, kept) = (0, 0)
    for group in groups.reversed() {
      bytes += group.bytes
      if bytes > mostBytes, kept > 0 { break }
      kept += 1
    }
    groups.removeFirst(groups.count - kept)
  }

  /// Undoes the last group.
  open func undo() {
    closeGroupOfTurn()
    guard openGroups.isEmpty, let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
    NotificationCenter.default.post(name: UndoManager.didUndoChangeNotification, object: self)
  }

  /// Does again what was undone last.
  open func redo() {
    closeGroupOfTurn()
    guard openGroups.isEmpty, let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
    NotificationCenter.default.post(name: UndoManager.didRedoChangeNotification, object: self)
  }

  private func run(_ group: Group) {
    beginUndoGrouping()
    openGroups[openGroups.count - 1].name = group.name
    for step in group.steps.reversed() {
      if let target = step.target { step.run(target) }
    }
    endUndoGrouping()
  }

  /// Does not remember what is registered until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Ends one ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

  /// Removes all actions.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    disabledCount = 0
  }

  /// Removes all actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func removeSteps(_ groups: inout [Group]) {
      for index in groups.indices { groups[index].steps.removeAll { $0.target === object } }
      groups.removeAll { $0.steps.isEmpty }
    }
    removeSteps(&undoStack)
    removeSteps(&redoStack)
    for index in openGroups.indices { openGroups[index].steps.removeAll { $0.target === object } }
  }

  /// Names what was just done, as in “Undo Typing”.
  open func setActionName(_ actionName: String) {
    if let last = openGroups.indices.last {
      openGroups[last].name = actionName
    } else if let last = undoStack.indices.last {
      undoStack[last].name = actionName
    }
  }

  /// The name of the action that would be undone; empty where it has no name.
  open var undoActionName: String { openGroups.first?.name ?? undoStack.last?.name ?? "" }
  /// The name of the action that would be redone; empty where it has no name.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of the undo command in a menu.
  open var undoMenuItemTitle: String {
    undoActionName.isEmpty ? SystemWord.undo.text : SystemWord.undoAction.text(undoActionName)
  }
  /// The title of the redo command in a menu.
  open var redoMenuItemTitle: String {
    redoActionName.isEmpty ? SystemWord.redo.text : SystemWord.redoAction.text(redoActionName)
  }

  /// Posted after an undo.
  nonisolated public static let didUndoChangeNotification = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted after a redo.
  nonisolated public static let didRedoChangeNotification = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
