/// Text that a person edits at a display. The display's own editor does the editing, so that caret,
/// selection, input methods, clipboard and undo are those of the display; this has what it edits and how that
/// is shown.
///
/// While it has the focus the editor owns its value. The app's text is stated against the edits that it has
/// applied (``acknowledged``); a display carries those it has made since over to it (``TextSyncReplica``).
/// Places in the text are counted in UTF-16 units.
public struct TextEditor: Hashable, Sendable {
  /// The text as the app has it.
  @ByteEqual public var text = ""
  /// The selected range, as the app has it.
  public var selection: Range<Int> = 0..<0
  /// The number of times the app itself has set the selection: a display follows ``selection`` only when this
  /// grows.
  public var selectionCount = 0
  /// The number of times the text was changed, by the app or by any display.
  public var revision = 0
  /// For each page of a display that edits, by its number, the last of its inputs that the app has applied.
  public var acknowledged: [Int: Int] = [:]
  /// Whether the app has given the editor the focus.
  public var isFocused = false
  /// Whether the text can be changed; otherwise it can only be selected and copied.
  public var isEditable = true
  /// Whether the text has several lines, and Return makes a new one.
  public var isMultiline = false
  /// Whether bullets show in place of the text.
  public var isSecure = false

  /// The frame of the lines, in the layer's space.
  public var frame: CGRect = .zero
  /// The distance from the frame's top to the first baseline, in points.
  public var firstBaseline: CGFloat = 0
  /// The distance from one baseline to the next, in points.
  public var lineHeight: CGFloat = 0
  /// The style in which the text is drawn.
  public var style: TextStyle
  /// The text in its styles, where it has several; a display that cannot edit such text uses ``style`` while
  /// it is edited.
  public var spans: [TextSpan]?
  /// Alignment, and the direction of text that has none.
  public var paragraph = TextParagraph()
  /// The misspelled words of ``text``, in order, while it has the focus, for displays that do not find them
  /// themselves.
  public var misspelledWords: [Range<Int>] = []
  /// The color of the caret, and of the selection with less opacity.
  public var tint: CGColor = .black
  /// The text shown while there is no text.
  @ByteEqual public var placeholder: String?
  /// The color of the placeholder.
  public var placeholderColor: CGColor = .black
  /// The name that a screen reader gives the editor.
  @ByteEqual public var label: String?
  /// The name that tests find it by.
  @ByteEqual public var identifier: String?
  /// The traits of the keyboard.
  public var keyboard = Keyboard()

  /// Makes an editor of no text.
  public init(style: TextStyle) {
    self.style = style
  }

  /// The traits of a keyboard on the screen, and what it may do by itself. Nil leaves it to the display.
  public struct Keyboard: Hashable, Sendable {
    /// The set of keys it has.
    public enum Kind: String, Hashable, Sendable {
      case text, numeric, decimal, tel, email, url, search
    }

    /// The letters that are capitalized automatically.
    public enum Capitals: String, Hashable, Sendable {
      case none, words, sentences, characters
    }

    /// The label of the Return key.
    public enum ReturnKey: String, Hashable, Sendable {
      case enter, done, go, next, search, send
    }

    /// The set of keys it has.
    public var kind = Kind.text
    /// The letters that are capitalized automatically.
    public var capitals = Capitals.sentences
    /// Whether words are corrected while they are typed.
    public var corrects: Bool?
    /// Whether misspelled words are marked.
    public var checksSpelling: Bool?
    /// The label of the Return key.
    public var returnKey: ReturnKey?
    /// The content type of the text, in the words of HTML's `autocomplete`.
    public var meaning: String?

    /// Makes a keyboard for text.
    public init() {}
  }
}
