import KatanaStore

/// The dependencies of side effects: the board's storage and the person's identifier.
public final class BoardServices: SideEffectDependencyContainer {
  /// The place where the board is kept.
  public let storage: any BoardStorage
  /// The person's identifier.
  public let person: Person.ID

  /// Makes the services of a person at a board.
  public init(storage: any BoardStorage, person: Person.ID) {
    self.storage = storage
    self.person = person
  }

  /// Ends the program: a store does not know which board it is about.
  public init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) {
    fatalError("BoardServices are made with a board and a person.")
  }
}

/// Puts what was written on the board, and closes the note if that went well.
public struct SaveDraft: SideEffect {
  /// Makes the effect.
  public init() {}

  /// Saves the draft as it is now. Nothing is saved where nothing was changed, and a note whose text was
  /// removed is taken off.
  public func sideEffect(_ context: SideEffectContext<BoardState, BoardServices>) {
    guard let draft = context.getState().draft else { return }
    let isEmpty = draft.content.text.allSatisfy(\.isWhitespace)
    let content = isEmpty ? nil : draft.content
    guard content != draft.original?.content else {
      context.dispatch(CloseDraft())
      return
    }
    let change = NoteChange(note: draft.note, baseVersion: draft.original?.version, content: content)
    make(change, before: draft.original?.content, in: context, onConflict: BoardState.Message.draftConflict) {
      context.dispatch(CloseDraft())
    }
  }
}

/// Changes a note at once, or takes it off.
public struct ChangeNote: SideEffect {
  var note: Note
  var content: Note.Content?

  /// Changes a note from what the person sees.
  ///
  /// - Parameters:
  ///   - note: The note as the person sees it.
  ///   - content: What it is to be; nil takes it off.
  public init(_ note: Note, to content: Note.Content?) {
    self.note = note
    self.content = content
  }

  /// Makes the change.
  public func sideEffect(_ context: SideEffectContext<BoardState, BoardServices>) {
    let change = NoteChange(note: note.id, baseVersion: note.version, content: content)
    make(change, before: note.content, in: context, onConflict: BoardState.Message.stepConflict)
  }
}

/// Takes the person's last change back, or makes it again.
public struct UndoStep: SideEffect {
  /// Whether a change that was taken back is made again.
  var isRedo: Bool

  /// Undoes, or redoes.
  public init(isRedo: Bool = false) { self.isRedo = isRedo }

  /// Takes back the last change if nobody else has changed its note since.
  public func sideEffect(_ context: SideEffectContext<BoardState, BoardServices>) {
    let steps = context.getState().steps
    guard let step = isRedo ? steps.undone.last : steps.done.last else { return }
    do {
      let note = try context.dependencies.storage.change(step.reversal, by: context.dependencies.person)
      context.dispatch(RecordUndo(isRedo: isRedo, version: note?.version))
    } catch .conflict(let note) {
      context.dispatch(RemoveSteps(note: step.note))
      context.dispatch(ShowMessage(.stepConflict(note)))
    } catch {
      context.dispatch(ShowMessage(error.message))
    }
  }
}

/// Makes a change of a person's own and keeps it for undoing.
private func make(
  _ change: NoteChange, before: Note.Content?, in context: SideEffectContext<BoardState, BoardServices>,
  onConflict: (Note?) -> BoardState.Message, then done: () -> Void = {}
) {
  do {
    let note = try context.dependencies.storage.change(change, by: context.dependencies.person)
    let step = UndoHistory.Step(
      note: change.note, before: before, after: change.content, version: note?.version)
    context.dispatch(RecordStep(step: step))
    done()
  } catch .conflict(let note) {
    context.dispatch(ShowMessage(onConflict(note)))
  } catch {
    context.dispatch(ShowMessage(error.message))
  }
}

extension ChangeError {
  /// The words for it, where it has nothing to do with others.
  fileprivate var message: BoardState.Message { self == .isFull ? .isFull : .unreachable }
}

/// Keeps a step for undoing.
struct RecordStep: StateUpdater {
  var step: UndoHistory.Step

  func updateState(_ state: inout BoardState) {
    state.steps.add(step)
    if let color = step.after?.color { state.color = color }
  }
}

/// Keeps that a step was undone or redone.
struct RecordUndo: StateUpdater {
  var isRedo: Bool
  var version: Int?

  func updateState(_ state: inout BoardState) {
    if isRedo { state.steps.didRedo(version: version) } else { state.steps.didUndo(version: version) }
  }
}

/// Drops the steps of a note that somebody else has changed.
struct RemoveSteps: StateUpdater {
  var note: Note.ID

  func updateState(_ state: inout BoardState) { state.steps.removeSteps(of: note) }
}
