/// A user's edit in an editor. Edits are numbered by the page of the display that they come from, and carry
/// the revision of the text that that page had.
public struct TextEdit: Hashable, Sendable {
  /// The action of an edit. Positions are those of the page's text, in UTF-16 units.
  public enum Action: Hashable, Sendable {
    /// The editor got the focus; with the selection, where the display placed it.
    case focus
    /// The editor lost the focus.
    case blur
    /// The person copied or cut this text.
    case copied(String)
    /// The Return key in an editor of one line.
    case submit
    /// The selection changed, and nothing else.
    case select(Range<Int>)
    /// A range was replaced; then the selection lay there, and text that an input method still composes, if
    /// any, in `marked`.
    case replace(Range<Int>, with: String, selection: Range<Int>, marked: Range<Int>?)
  }

  /// The page that it comes from.
  public var page: Int
  /// The number of the edit among the page's inputs; the next one is greater.
  public var number: Int
  /// The ``TextEditor/revision`` that the page had seen.
  public var base: Int
  /// The action of the edit.
  public var action: Action

  /// Describes an edit.
  public init(page: Int = 0, number: Int, base: Int, _ action: Action) {
    self.page = page
    self.number = number
    self.base = base
    self.action = action
  }
}
