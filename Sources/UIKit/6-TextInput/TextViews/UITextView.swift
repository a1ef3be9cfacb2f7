import DisplayProtocol
import ObjectiveCRuntime
import QuartzCore

/// Text of several lines that a person edits, selects or reads, and scrolls. Behaves as UIKit's does.
@preconcurrency @MainActor open class UITextView: UIScrollView, TextCanvasOwner, StoresTextInputTraits {
  override var textAccess: TextAccess { isEditable ? .editing : .selecting }
  override var widthDependent: (any WidthDependent)? { self }

  override func secondaryPressBegan(in view: UIView, at location: CGPoint) {
    showEditMenu(ofPressIn: view, at: location)
  }

  // MARK: Making

  /// Makes an empty text view with a frame in its superview's points, and a container; nil makes one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepareText()
  }

  /// Makes an empty text view without a frame. Texts have one layout here, with a layout manager, whatever is
  /// requested.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Makes an empty text view with a frame in its superview's points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Makes an empty text view without a frame. There are no archives of views here; subclasses declare it as
  /// on iOS.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    prepareText()
    coder.decodeInterface(self, UITextView.self)
  }

  let canvas = TextCanvas()
  let storage = TextViewStorage()
  private(set) var editing: TextEditing!
  /// The keyboard traits of the view.
  public let textInputTraits = _TextInputTraitStore()

  private func prepareText() {
    backgroundColor = .systemBackground
    layer.insertSublayer(canvas, at: 0)
    canvas.owner = self
    editing = TextEditing(owner: self)
    textContainer.didChange = { [weak self] in self?.textDidChange() }
    adoptStorage()
    textInputTraits.didChange = { [weak self] _ in self?.editing.setNeedsUpdate() }
  }

  /// The delegate, called for decisions and notified while the text is edited, held weakly.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { setScrollDelegate(newValue) }
  }

  // MARK: Text

  var content = EditedText(font: .systemFont(ofSize: 12))

  /// The text; empty at first, and never nil. Setting it drops attributes, and calls no delegate.
  open var text: String! {
    get { content.string }
    set {
      ObjectiveCMembers.willChange(self, "text")
      content.set(newValue ?? "")
      textDidChange()
      ObjectiveCMembers.didChange(self, "text")
    }
  }

  /// The text with its attributes; where they say nothing, the view's own style holds.
  open var attributedText: NSAttributedString! {
    get { content.styled.attributedString }
    set {
      if let newValue { content.set(StyledText(newValue)) } else { content.set("") }
      textDidChange()
    }
  }

  /// The font; nil at first, which draws with the system's at 12 points. Setting it changes the whole text.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      restyle { $0.setAttribute(.font, newValue ?? .systemFont(ofSize: 12)) }
    }
  }
  private var ownFont: UIFont?

  /// The color of the text; ``UIColor/label`` by default. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { content.color }
    set { restyle { $0.setAttribute(.foregroundColor, newValue ?? .label) } }
  }

  /// Alignment between the edges; natural by default. Setting it changes the whole text.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { restyle { $0.alignment = newValue } }
  }

  /// The attributes of what is typed next. Placing the caret elsewhere clears them.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? content.attributes(before: editing.selection.lowerBound) }
    set { ownTypingAttributes = newValue }
  }
  var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of links; the tint color by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { textDidChange() }
  }

  /// The kinds of text that become links where the text is only read; none by default. Links, addresses of
  /// mail and telephone numbers are found, as ``NSDataDetector`` finds them; places, events and the like are
  /// not.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      guard dataDetectorTypes != oldValue else { return }
      if dataDetectorTypes != .all, !dataDetectorTypes.isSubset(of: DetectedLinks.supported) {
        IgnoredProperty.dataDetectors.warn()
      }
      textDidChange()
    }
  }
  /// The links that were found in the text.
  let detectedLinks = DetectedLinks()

  private func restyle(_ change: (inout EditedText) -> Void) {
    change(&content)
    textDidChange()
  }

  /// The text as it can be changed by ranges: changing it changes the view's. Text that is typed shows in it,
  /// and its delegate is notified.
  open var textStorage: NSTextStorage { storage.storage(of: self) }

  /// The layout manager that provides the positions of characters in ``textContainer``.
  open var layoutManager: NSLayoutManager { storage.layoutManager(of: self) }

  /// Follows a change of the text, its style or its room.
  func textDidChange() {
    storage.follow(self)
    knownText?.isOutdated = true
    storage.manager?.notifyInvalidation()
    finding?.textDidChange()
    canvas.setNeedsDisplay()
    setNeedsSemantics()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
  /// The place that the next layout scrolls to.
  var placeToShow: Int?
  var knownText: KnownText?
  var visibleAnchor: VisibleAnchor?
  /// Whether the rest of a long text is about to be set.
  var isSettingRest = false

  // MARK: Room

  /// The room that the lines are set in.
  public let textContainer: NSTextContainer

  /// Points between the view's edges and the container; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  /// Scrolls so far that a range of the text shows.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollToShow(range)
  }

  /// The size of the text with its room, where the view does not scroll; none where it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : contentSize(inWidth: bounds.width > 0 ? bounds.width : .infinity)
  }

  /// The size of the text with its room, broken at the width of `size`; a width of 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(inWidth: size.width > 0 ? size.width : .infinity)
  }

  /// Whether a person may scroll; true by default. A view that does not scroll is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutText()
    layoutLinks()
    finding?.layoutMarks()
  }
  /// The controls over links, which can be pressed.
  var links: [TextLink] = []

  // MARK: Editing

  /// Whether the person may change the text; true by default.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      if !dataDetectorTypes.isEmpty { textDidChange() }
      editing.setNeedsUpdate()
      setNeedsLayout()
    }
  }

  /// Whether the person may select text; true by default.
  open var isSelectable = true {
    didSet {
      guard isSelectable != oldValue else { return }
      editing.setNeedsUpdate()
      setNeedsLayout()
    }
  }

  /// The selected range, in UTF-16 units; where nothing is selected, the position of the caret.
  open var selectedRange: NSRange {
    get { NSRange(editing.selection) }
    set {
      editing.selection = max(newValue.location, 0)..<max(newValue.location, 0) + max(newValue.length, 0)
      // In text that was set just now the caret may have come there with the text, which shows nothing of it.
      guard knownText?.isOutdated != false else { return }
      placeToShow = editing.selection.upperBound
      setNeedsLayout()
    }
  }

  /// Whether the first text that is inserted replaces all of it; false by default.
  open var clearsOnInsertion = false

  /// The view at the bottom of the window while the text is edited, such as a picker; nil by default. Keys of
  /// a real keyboard still reach the text.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?

  /// The view above the keyboard or ``inputView``, or at the bottom of the window, while the text is edited;
  /// nil by default.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  private(set) var isForcedToEnd = false

  override func resignFirstResponderUnasked() -> Bool {
    isForcedToEnd = true
    defer { isForcedToEnd = false }
    return resignFirstResponder()
  }

  /// Whether the text can be edited or selected, and the view is on the screen.
  open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }

  /// Begins editing, when the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, when the delegate agrees.
  @discardableResult open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Inserts text at the caret. The delegate is not asked, as on iOS.
  open func insertText(_ text: String) { editing.insert(text) }

  /// Removes what is selected, or the character before the caret. The delegate is not asked, as on iOS.
  open func deleteBackward() { editing.deleteBackward() }

  /// The selected range; where nothing is selected, an empty range at the caret.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editing.selection) }
    set { if let newValue { editing.selection = newValue.range } }
  }

  /// Returns the frame of the caret at a position, in the view's points.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRectInView(at: position.offset) }

  /// The undo manager of the user's changes to the text.
  open override var undoManager: UndoManager? { editing.history.manager }

  /// Whether the text can do it now: copying needs something selected, pasting something copied.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editing.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies what is selected.
  open override func copy(_ sender: Any?) { editing.copySelection() }

  /// Copies and removes what is selected, when the delegate agrees.
  open override func cut(_ sender: Any?) { if editing.copySelection() { editing.deleteSelection() } }

  /// Inserts the pasteboard's content at the caret, when the delegate agrees.
  open override func paste(_ sender: Any?) {
    guard let text = UIPasteboard.general.string else { return }
    editing.replace(editing.range(of: text, at: editing.selection), with: text, asking: true)
  }

  /// Removes what is selected, when the delegate agrees.
  open override func delete(_ sender: Any?) { editing.deleteSelection() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editing.selectWord() }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { editing.selection = wholeRange }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { wasPressed(at: touch.location(in: self)) }
  }

  // MARK: Searching

  /// Whether the person may search the text, and replace what is found where the text can be edited: with
  /// Command or Control and F, or by ``findInteraction``. False by default.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if let finding { removeInteraction(finding.interaction) }
      finding = isFindInteractionEnabled ? TextViewFinding(self) : nil
      if let finding { addInteraction(finding.interaction) }
      setNeedsSemantics()
    }
  }
  private var finding: TextViewFinding?

  /// The interaction that shows the bar for searching; nil while ``isFindInteractionEnabled`` is false.
  open var findInteraction: UIFindInteraction? { finding?.interaction }

  /// The keys that search, where that is enabled.
  open override var keyCommands: [UIKeyCommand]? {
    finding.map { FindCommands.commands(of: $0.interaction) } ?? super.keyCommands
  }

  // MARK: Drawing

  func canvasContent() -> LayerContent {
    storage.background?.setNeedsDisplay()
    let set = linesToShow()
    return set.lines.isEmpty ? .none : .text(set, origin: .zero)
  }
  /// The part of a long text's height that the canvas shows, in its points; nil where it shows all.
  var shownHeight: Range<CGFloat>?

  /// Whether a font that was made for a text style, or scaled by `UIFontMetrics`, follows the size of text
  /// that the person requests; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSize(from: nil) }
  }

  override func firstTraitsDidArrive() { followContentSize(from: nil) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize(from: previousTraitCollection)
    textDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textDidChange()
  }

  override func setNeedsSemantics() {
    super.setNeedsSemantics()
    editing?.setNeedsUpdate()
  }

  /// True by default.
  override var isAccessibilityElementByDefault: Bool { true }

  /// Begins editing.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .textview
    semantics.text = content.string
    semantics.textIsEdited = isUserInteractionEnabled && (isEditable || isSelectable)
    semantics.isFocusable = false
    semantics.takesFind = isFindInteractionEnabled
  }

  // MARK: Places in the text

  /// Whether there is any text.
  open var hasText: Bool { !content.string.isEmpty }
  /// The text of a range.
  open func text(in range: UITextRange) -> String? { textOf(range) }
  /// Replaces a range, and puts the caret behind what came.
  open func replace(_ range: UITextRange, withText text: String) {
    editing.replace(range.range, with: text, asking: false)
  }
  /// Text that an input method still composes; nil for none.
  open var markedTextRange: UITextRange? { editing.marked.map(UITextRange.init) }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(offset: content.length) }
  /// The range between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    rangeFrom(fromPosition, to: toPosition)
  }
  /// The place so many UTF-16 units further; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    placeFrom(position, by: offset)
  }
  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, other)
  }
  /// Returns the number of UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The rectangle around the first line of a range, in the view's points.
  open func firstRect(for range: UITextRange) -> CGRect {
    boxes(of: range.range).first ?? caretRect(for: range.start)
  }
  /// The place nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset: place(nearest: point))
  }
}
