/// The changes that one person has made, for undoing and redoing them whatever others do meanwhile.
public struct UndoHistory: Codable, Hashable, Sendable {
  /// A change that was made.
  public struct Step: Codable, Hashable, Sendable {
    /// The note.
    public var note: Note.ID
    /// The content before the change; nil where there was no note.
    public var before: Note.Content?
    /// The content since the change; nil where it deleted the note.
    public var after: Note.Content?
    /// The version since the change; nil where it deleted the note.
    public var version: Int?

    /// Makes a step.
    public init(note: Note.ID, before: Note.Content?, after: Note.Content?, version: Int?) {
      self.note = note
      self.before = before
      self.after = after
      self.version = version
    }

    /// The change that takes the step back, of the note as the step left it.
    public var reversal: NoteChange { NoteChange(note: note, baseVersion: version, content: before) }

    /// The step that a reversal was, which leaves the note in another version.
    public func reversed(version: Int?) -> Step {
      Step(note: note, before: after, after: before, version: version)
    }
  }

  /// The steps that can be undone, the last one last.
  public private(set) var done: [Step] = []
  /// The steps that undid others and can be taken back, the last one last.
  public private(set) var undone: [Step] = []

  /// The most steps that are kept.
  public static let longest = 50

  /// Makes an empty history.
  public init() {}

  /// Adds a step. What was undone before can no longer be done again.
  public mutating func add(_ step: Step) {
    append(step)
    undone = []
  }

  /// Moves the last step that can be undone to those that can be redone; it left the note in a version.
  public mutating func didUndo(version: Int?) {
    guard let step = done.popLast() else { return }
    undone.append(step.reversed(version: version))
    didChange(step.note, to: step.before, version: version)
  }

  /// Moves the last step that can be redone back to those that can be undone.
  public mutating func didRedo(version: Int?) {
    guard let step = undone.popLast() else { return }
    append(step.reversed(version: version))
    didChange(step.note, to: step.before, version: version)
  }

  /// Drops the steps of a note that somebody else has changed.
  public mutating func removeSteps(of note: Note.ID) {
    done.removeAll { $0.note == note }
    undone.removeAll { $0.note == note }
  }

  private mutating func append(_ step: Step) {
    done.append(step)
    if done.count > Self.longest { done.removeFirst() }
  }

  /// Has the next steps of a note know its new version, if they left it as it is now. Others keep a version
  /// that is past: somebody else has changed the note in between, and that is not to be lost.
  private mutating func didChange(_ note: Note.ID, to content: Note.Content?, version: Int?) {
    if let index = done.lastIndex(where: { $0.note == note }), done[index].after == content {
      done[index].version = version
    }
    if let index = undone.lastIndex(where: { $0.note == note }), undone[index].after == content {
      undone[index].version = version
    }
  }
}
