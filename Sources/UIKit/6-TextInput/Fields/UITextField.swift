import DisplayProtocol
import ObjectiveCRuntime
import QuartzCore

/// One line of text that a person edits. Behaves as UIKit's does: the order in which delegate, events and
/// notifications are sent is that of iOS.
@preconcurrency @MainActor open class UITextField: UIControl, TextCanvasOwner, StoresTextInputTraits {
  override var textAccess: TextAccess { .editing }

  override func secondaryPressBegan(in view: UIView, at location: CGPoint) {
    showEditMenu(ofPressIn: view, at: location)
  }

  // MARK: Making

  /// Makes an empty field with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  /// Makes an empty field without a frame. There are no archives of views here; subclasses declare it as on
  /// iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
    coder.decodeInterface(self, UITextField.self)
  }

  let parts = TextFieldParts()

  private(set) var editing: TextEditing!
  /// The keyboard traits of the field.
  public let textInputTraits = _TextInputTraitStore()

  private func prepareField() {
    layer.addSublayer(parts.frame)
    layer.addSublayer(parts.canvas)
    parts.canvas.owner = self
    editing = TextEditing(owner: self)
    textInputTraits.didChange = { [weak self] old in
      guard let self else { return }
      if old.isSecure != isSecureTextEntry {
        textDidChange(affectsSize: true)
      } else {
        editing.setNeedsUpdate()
      }
    }
  }

  /// The delegate, called for decisions and notified while the field is edited, held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  var content = EditedText(font: .systemFont(ofSize: 17))

  /// The text; empty at first, and never nil. Setting it calls no delegate.
  open var text: String? {
    get { content.string }
    set {
      ObjectiveCMembers.willChange(self, "text")
      content.set(newValue ?? "")
      textDidChange(affectsSize: true)
      ObjectiveCMembers.didChange(self, "text")
    }
  }

  /// The text with its attributes; where they say nothing, ``defaultTextAttributes`` hold.
  open var attributedText: NSAttributedString? {
    get { content.styled.attributedString }
    set {
      if let newValue { content.set(StyledText(newValue)) } else { content.set("") }
      textDidChange(affectsSize: true)
    }
  }

  /// The font; the system's at 17 points by default.
  open var font: UIFont? {
    get { content.font }
    set { restyle { $0.setAttribute(.font, newValue ?? .systemFont(ofSize: 17)) } }
  }

  /// The color of the text; ``UIColor/label`` by default.
  open var textColor: UIColor? {
    get { content.color }
    set { restyle { $0.setAttribute(.foregroundColor, newValue ?? .label) } }
  }

  /// Alignment between the edges; natural by default.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { restyle { $0.alignment = newValue } }
  }

  /// The attributes of text that has none of its own. Setting them changes the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { content.attributes }
    set {
      restyle { content in
        for key in content.attributes.keys where newValue[key] == nil { content.setAttribute(key, nil) }
        for (key, value) in newValue { content.setAttribute(key, value) }
      }
    }
  }

  /// The text that the field shows while it is empty; nil by default.
  open var placeholder: String? {
    get { ownPlaceholder?.string }
    set { setPlaceholder(newValue.map { StyledText($0) }) }
  }

  /// The text that the field shows while it is empty, with attributes; where they specify nothing, it has the
  /// text's font and ``UIColor/placeholderText``.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder?.attributedString }
    set { setPlaceholder(newValue.map { StyledText($0) }) }
  }
  private(set) var ownPlaceholder: StyledText?
  /// The color of a placeholder that has none of its own.
  var placeholderColor: UIColor { .placeholderText }

  private func setPlaceholder(_ text: StyledText?) {
    ownPlaceholder = text
    textDidChange(affectsSize: true)
  }

  /// Whether text that is too wide is shrunk; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange(affectsSize: false) } }
  }

  /// The least size in points to which text is shrunk; 0 by default.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { textDidChange(affectsSize: false) } }
  }

  private func restyle(_ change: (inout EditedText) -> Void) {
    change(&content)
    textDidChange(affectsSize: true)
  }

  /// Follows a change of the text or its style.
  func textDidChange(affectsSize: Bool) {
    parts.canvas.setNeedsDisplay()
    setNeedsSemantics()
    setNeedsLayout()
    if affectsSize { invalidateIntrinsicContentSize() }
  }

  // MARK: Frame and side views

  /// The style of the field's border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      updateBackgroundColor()
      textDidChange(affectsSize: true)
    }
  }

  /// A picture behind the text, stretched; only without a border style or with `.line` and `.bezel`.
  open var background: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The picture behind the text while the field is disabled.
  open var disabledBackground: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The conditions under which a button that clears the field is shown; never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { textDidChange(affectsSize: true) } }
  }

  /// A view before the text, on the right where the interface reads from there.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }

  /// The conditions under which ``leftView`` is shown; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { textDidChange(affectsSize: true) } }
  }

  /// A view after the text, on the left where the interface reads from the right.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }

  /// The conditions under which ``rightView`` is shown; never by default. It takes precedence over the clear
  /// button.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { textDidChange(affectsSize: true) } }
  }

  private func replaceSideView(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    textDidChange(affectsSize: true)
  }

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the text is emptied when editing begins; false by default.
  open var clearsOnBeginEditing = false

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

  /// The attributes of what is typed next, while the field is edited; nil otherwise.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? ownTypingAttributes ?? defaultTextAttributes : nil }
    set { if isEditing { ownTypingAttributes = newValue } }
  }
  var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// Whether the field can be used and is on the screen.
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

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

  /// The selected range; where nothing is selected, an empty range at the caret. Nil while the field is not
  /// edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(editing.selection) : nil }
    set { if let newValue, isEditing { editing.selection = newValue.range } }
  }

  /// Returns the frame of the caret at a position, in the field's points.
  open func caretRect(for position: UITextPosition) -> CGRect { caretRectInField(at: position.offset) }

  /// The undo manager of the user's changes to the text.
  open override var undoManager: UndoManager? { editing.history.manager }

  /// Whether the field can do it now: copying needs something selected that is no secret, pasting something
  /// copied.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editing.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies what is selected. A secret is not copied.
  open override func copy(_ sender: Any?) { editing.copySelection() }

  /// Copies and removes what is selected. A secret is not.
  open override func cut(_ sender: Any?) { if editing.copySelection() { editing.deleteSelection() } }

  /// Inserts the pasteboard's content at the caret, when the delegate agrees.
  open override func paste(_ sender: Any?) { pasteText() }

  /// Removes what is selected, when the delegate agrees.
  open override func delete(_ sender: Any?) { editing.deleteSelection() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editing.selectWord() }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { editing.selection = wholeRange }

  private(set) var isForcedToEnd = false

  override func resignFirstResponderUnasked() -> Bool {
    isForcedToEnd = true
    defer { isForcedToEnd = false }
    return resignFirstResponder()
  }

  /// A finger lifted beside the text begins editing; on the text, the display's own editor has seen to it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside || bounds.contains(touch.location(in: self)) else { return }
    if !parts.canvas.frame.contains(touch.location(in: self)) { becomeFirstResponder() }
  }

  // MARK: Geometry

  /// Returns the rectangle of the border; the bounds by default.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds, isEditing: false) }

  /// Returns the frame of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(forBounds: bounds, isEditing: true)
  }

  /// Returns the frame of the placeholder; that of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the frame of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = TextFieldClearButton.side
    return edgeRect(of: CGSize(width: side, height: side), inset: 5, isLeading: false, in: bounds)
  }

  /// Returns the frame of ``leftView``: of the view's own size, vertically centered.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    edgeRect(of: leftView?.sideSize ?? .zero, inset: 0, isLeading: true, in: bounds)
  }

  /// Returns the frame of ``rightView``: of the view's own size, vertically centered.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    edgeRect(of: rightView?.sideSize ?? .zero, inset: 0, isLeading: false, in: bounds)
  }

  /// The room that text, frame and side views take.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The room that text, frame and side views take.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  // MARK: Drawing

  /// Shows the text in a rectangle of the field's text area. An override may call this with another
  /// rectangle.
  open func drawText(in rect: CGRect) {
    parts.draw(shownText(in: rect.width), in: rect, of: self)
  }

  /// Shows the placeholder in a rectangle of the field's text area. An override may call this with another
  /// rectangle.
  open func drawPlaceholder(in rect: CGRect) {
    parts.draw(shownPlaceholder, in: rect, of: self)
  }

  func canvasContent() -> LayerContent { makeCanvasContent() }

  override func updateBackgroundColor() {
    guard borderStyle == .roundedRect else { return super.updateBackgroundColor() }
    layer.backgroundColor = nil
    setNeedsLayout()
  }

  /// Whether a font that was made for a text style, or scaled by `UIFontMetrics`, follows the size of text
  /// that the person requests; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followContentSize(from: nil) }
  }

  override func firstTraitsDidArrive() { followContentSize(from: nil) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followContentSize(from: previousTraitCollection)
    textDidChange(affectsSize: false)
  }

  override func stateDidChange() {
    super.stateDidChange()
    parts.canvas.setNeedsDisplay()
    if !isEnabled, isFirstResponder { resignFirstResponder() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    editing.setNeedsUpdate()
  }

  // MARK: Meaning

  /// True by default.
  override var isAccessibilityElementByDefault: Bool { true }

  /// Begins editing.
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  override func setNeedsSemantics() {
    super.setNeedsSemantics()
    editing?.setNeedsUpdate()
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .textfield
    semantics.text = isSecureTextEntry ? String(repeating: "•", count: content.string.count) : content.string
    semantics.placeholder = placeholder
    semantics.isFocusable = false
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
  /// The rectangle around a range, in the field's points.
  open func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
    return CGRect(
      x: min(start.midX, end.midX), y: start.minY, width: abs(end.midX - start.midX), height: start.height)
  }
  /// The place nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let origin = parts.canvas.frame.origin
    return UITextPosition(
      offset: textGeometry.place(nearest: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }
}
