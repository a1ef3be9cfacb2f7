import DisplayProtocol
import ScenePainting

/// The display's own editor of the layer that has the focus: it turns keys and presses into edits as the
/// editors of desktops do, and describes what is to be drawn. Carets never stand inside a character as a
/// person sees it.
package struct EditorSession {
  /// The layer whose text is edited.
  package let layer: LayerID
  package private(set) var editor: TextEditor
  private(set) var copy: TextSyncReplica
  /// The end of the selection that stays when the other is moved.
  private var anchor: Int
  /// The end of the selection that moves: where the caret stands.
  private var caret: Int
  /// The horizontal position that the caret keeps while it moves up and down.
  private var goal: CGFloat?
  /// The distance by which a line that is too long is moved to the left.
  private var scroll: CGFloat = 0
  private var undoing: [(text: String, selection: Range<Int>)] = []
  private var redoing: [(text: String, selection: Range<Int>)] = []
  private var isTyping = false
  /// The place of a character that shows in an editor of a secret, and until when, in seconds.
  private var revealed: (place: Int, end: TimeInterval)?

  /// The text in lines, kept from one edit to the next.
  private let layout = EditorLayout()
  /// The characters of the text in several styles, where the app has sent it so.
  private var styledText: String?

  /// The time for which the character typed last shows in an editor of a secret, in seconds.
  static let revealTime: TimeInterval = 1.5

  init(layer: LayerID, editor: TextEditor) {
    self.layer = layer
    self.editor = editor
    copy = TextSyncReplica(editor)
    (anchor, caret) = (copy.selection.lowerBound, copy.selection.upperBound)
    styledText = editor.spans?.map(\.text).joined()
    showCaret()
  }

  /// Applies the app's editor.
  mutating func receive(_ editor: TextEditor) {
    self.editor = editor
    styledText = editor.spans?.map(\.text).joined()
    let before = copy.selection
    copy.receive(editor, acknowledged: editor.acknowledged[0] ?? 0)
    if copy.selection != before {
      (anchor, caret) =
        caret < anchor
        ? (copy.selection.upperBound, copy.selection.lowerBound)
        : (copy.selection.lowerBound, copy.selection.upperBound)
    }
    showCaret()
  }

  private var text: String { copy.text }
  private var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  // MARK: Keys

  /// Returns the edits that a key press causes; nil when the editor does not handle the key.
  mutating func press(_ key: String, modifiers: KeyModifiers, number: () -> Int) -> [TextEdit.Action]? {
    let command = modifiers.contains(.control) || modifiers.contains(.command)
    let byWord = modifiers.contains(.control) || modifiers.contains(.alternate)
    let extends = modifiers.contains(.shift)
    switch key {
    case "ArrowLeft", "ArrowRight":
      return move(toRight: key == "ArrowRight", byWord: byWord, extends: extends)
    case "ArrowUp", "ArrowDown": return moveLine(down: key == "ArrowDown", extends: extends)
    case "Home", "End":
      let line = geometry.lines[geometry.lineIndex(of: caret)].range
      let whole = 0..<copy.units.count
      let range = command ? whole : line
      return place(key == "Home" ? range.lowerBound : range.upperBound, extends: extends)
    case "Backspace": return delete(backward: true, byWord: byWord, number)
    case "Delete": return delete(backward: false, byWord: byWord, number)
    case "Enter":
      guard editor.isMultiline else { return command ? nil : [.submit] }
      return type("\n", number)
    default: break
    }
    if command { return performCommand(key.lowercased(), isShifted: extends, number) }
    guard key.count == 1, !modifiers.contains(.alternate) else { return nil }
    return type(key, number)
  }

  private mutating func performCommand(
    _ key: String, isShifted: Bool, _ number: () -> Int
  ) -> [TextEdit.Action]? {
    switch key {
    case "a":
      (anchor, caret) = (0, copy.units.count)
      return reportSelection()
    case "c", "x":
      guard !selection.isEmpty, !editor.isSecure else { return [] }
      let copied = String(utf16: copy.units[selection])
      Clipboard.shared.text = copied
      return [.copied(copied)] + (key == "x" ? replace(selection, with: "", number) : [])
    case "v":
      guard var text = Clipboard.shared.text else { return [] }
      if !editor.isMultiline { text = String(text.map { $0.isNewline ? " " : $0 }) }
      isTyping = false
      return replace(selection, with: text, number)
    case "z": return isShifted ? redo(number) : undo(number)
    case "y": return redo(number)
    default: return nil
    }
  }

  /// Types text where the caret is. Of a secret, a single character shows for a moment.
  mutating func type(_ text: String, _ number: () -> Int) -> [TextEdit.Action] {
    let place = selection.lowerBound
    let edits = replace(selection, with: text, isTyped: true, number)
    if editor.isSecure, text.utf16.count == 1, !edits.isEmpty {
      revealed = (place, time + EditorSession.revealTime)
      showCaret()
    }
    return edits
  }

  /// The time now, in seconds. What shows for a moment goes when its time is over.
  var time: TimeInterval = 0 {
    didSet {
      guard let revealed, time >= revealed.end else { return }
      self.revealed = nil
      showCaret()
    }
  }

  /// Moves the caret behind all text.
  mutating func moveToEnd() -> [TextEdit.Action] { place(copy.units.count, extends: false) }

  /// Selects all text, as Tab does in a field.
  mutating func selectAll() -> [TextEdit.Action] {
    (anchor, caret) = (0, copy.units.count)
    return reportSelection()
  }

  // MARK: Changing

  private mutating func replace(
    _ range: Range<Int>, with new: String, isTyped: Bool = false, isHistory: Bool = false, _ number: () -> Int
  ) -> [TextEdit.Action] {
    guard editor.isEditable, !(range.isEmpty && new.isEmpty) else { return [] }
    if !isHistory {
      // What is typed in one go is undone in one go.
      if !(isTyped && isTyping) { undoing.append((text, selection)) }
      if undoing.count > 200 { undoing.removeFirst() }
      redoing = []
    }
    isTyping = isTyped && !new.isEmpty
    revealed = nil
    let end = range.lowerBound + new.utf16.count
    copy.replace(range, with: new, selecting: end..<end, number: number())
    (anchor, caret, goal) = (end, end, nil)
    showCaret()
    return [.replace(range, with: new, selection: end..<end, marked: nil)]
  }

  private mutating func delete(backward: Bool, byWord: Bool, _ number: () -> Int) -> [TextEdit.Action] {
    var range = selection
    if range.isEmpty {
      let other =
        byWord ? wordEdge(from: caret, forward: !backward) : characterEdge(from: caret, forward: !backward)
      range = min(other, caret)..<max(other, caret)
    }
    isTyping = false
    // The app receives Backspace at the start too: its own class may do something else there.
    if range.isEmpty, backward, editor.isEditable {
      return [.replace(0..<0, with: "", selection: 0..<0, marked: nil)]
    }
    return replace(range, with: "", number)
  }

  private mutating func undo(_ number: () -> Int) -> [TextEdit.Action] {
    guard let last = undoing.popLast() else { return [] }
    redoing.append((text, selection))
    return restore(last, number)
  }

  private mutating func redo(_ number: () -> Int) -> [TextEdit.Action] {
    guard let last = redoing.popLast() else { return [] }
    undoing.append((text, selection))
    return restore(last, number)
  }

  private mutating func restore(
    _ state: (text: String, selection: Range<Int>), _ number: () -> Int
  ) -> [TextEdit.Action] {
    guard let change = TextChange.between(text, state.text) else { return [] }
    let edits = replace(
      change.range, with: String(utf16: change.units), isHistory: true, number)
    (anchor, caret) = (state.selection.lowerBound, state.selection.upperBound)
    return edits + reportSelection()
  }

  // MARK: Moving

  private mutating func move(toRight: Bool, byWord: Bool, extends: Bool) -> [TextEdit.Action] {
    let forward = toRight != isRightToLeft
    if !extends, !selection.isEmpty, !byWord {
      return place(forward ? selection.upperBound : selection.lowerBound, extends: false)
    }
    return place(
      byWord ? wordEdge(from: caret, forward: forward) : characterEdge(from: caret, forward: forward),
      extends: extends)
  }

  private mutating func moveLine(down: Bool, extends: Bool) -> [TextEdit.Action] {
    let geometry = geometry
    let line = geometry.lineIndex(of: caret)
    let next = line + (down ? 1 : -1)
    guard geometry.lines.indices.contains(next) else {
      return place(down ? copy.units.count : 0, extends: extends)
    }
    let x = goal ?? geometry.caret(at: caret).x
    let edits = place(geometry.place(inLine: next, nearest: x), extends: extends)
    goal = x
    return edits
  }

  private mutating func place(_ place: Int, extends: Bool) -> [TextEdit.Action] {
    caret = place
    if !extends { anchor = place }
    goal = nil
    isTyping = false
    return reportSelection()
  }

  private mutating func reportSelection() -> [TextEdit.Action] {
    showCaret()
    guard selection != copy.selection else { return [] }
    copy.select(selection)
    return [.select(selection)]
  }

  /// Whether the paragraph with the caret reads from the right.
  private var isRightToLeft: Bool {
    let line = geometry.lines[geometry.lineIndex(of: caret)]
    guard let first = line.stops.first, let last = line.stops.last, first.x != last.x else {
      return editor.paragraph.isRightToLeft
    }
    return first.x > last.x
  }

  private func characterEdge(from place: Int, forward: Bool) -> Int {
    let text = text
    let index = text.utf16.index(text.startIndex, offsetBy: place)
    if forward { return index < text.endIndex ? text.index(after: index).utf16Offset(in: text) : place }
    return index > text.startIndex ? text.index(before: index).utf16Offset(in: text) : 0
  }

  private func wordEdge(from place: Int, forward: Bool) -> Int {
    let text = text
    var index = text.utf16.index(text.startIndex, offsetBy: place)
    func isWord(_ index: String.Index) -> Bool { text[index].isWordPart }
    if forward {
      while index < text.endIndex, !isWord(index) { index = text.index(after: index) }
      while index < text.endIndex, isWord(index) { index = text.index(after: index) }
    } else {
      while index > text.startIndex, !isWord(text.index(before: index)) { index = text.index(before: index) }
      while index > text.startIndex, isWord(text.index(before: index)) { index = text.index(before: index) }
    }
    return index.utf16Offset(in: text)
  }

  // MARK: Pointing

  /// A press at a point of the layer: the first places the caret, the second selects a word, the third the
  /// line.
  mutating func press(at point: CGPoint, count: Int, extends: Bool) -> [TextEdit.Action] {
    let place = place(nearest: point)
    guard count > 1 else { return self.place(place, extends: extends) }
    let text = text
    let range =
      count == 2
      ? text.word(at: place) : editor.isMultiline ? text.paragraph(at: place) : 0..<text.utf16.count
    (anchor, caret) = (range.lowerBound, range.upperBound)
    return reportSelection()
  }

  /// The pointer was moved while it is down.
  mutating func drag(to point: CGPoint) -> [TextEdit.Action] {
    place(place(nearest: point), extends: true)
  }

  private func place(nearest point: CGPoint) -> Int {
    geometry(throughHeight: point.y + 1).place(nearest: CGPoint(x: point.x + scroll, y: point.y))
  }

  // MARK: Drawing

  private static let bullet: UInt16 = 0x2022

  /// The text as it shows.
  private var spans: [TextSpan] {
    if editor.isSecure {
      var shown = TextUnits(repeating: EditorSession.bullet, count: copy.units.count)
      if let place = revealed?.place, shown.indices.contains(place) { shown[place] = copy.units[place] }
      return [TextSpan(String(decoding: shown, as: UTF16.self), style: editor.style)]
    }
    if let spans = editor.spans, styledText == text { return spans }
    return text.isEmpty ? [] : [TextSpan(text, style: editor.style)]
  }

  private var paragraph: TextParagraph {
    var paragraph = editor.paragraph
    paragraph.lineBreakMode = editor.isMultiline ? .byWordWrapping : .byClipping
    return paragraph
  }

  /// The width that lines have: a field's one line may be longer than the field.
  private var width: CGFloat {
    guard !editor.isMultiline else { return editor.frame.width }
    let natural = Typesetter.measure(spans, paragraph: paragraph, maximumLines: 1).width
    return max(editor.frame.width, natural + EditorSession.caretWidth)
  }

  private var geometry: TextGeometry { geometry(throughHeight: nil) }

  /// The places of the text; of a long one those around the caret and above a height.
  private func geometry(throughHeight height: CGFloat?) -> TextGeometry {
    layout.set(
      spans, paragraph: paragraph, width: width, style: editor.style, maximumLines: editor.isMultiline ? 0 : 1
    )
    return layout.geometry(
      firstBaselineAt: CGPoint(x: editor.frame.minX, y: editor.frame.minY + editor.firstBaseline),
      through: max(anchor, caret), height: height)
  }

  static let caretWidth: CGFloat = 2

  /// Moves a line that is too long so that the caret shows.
  private mutating func showCaret() {
    guard !editor.isMultiline else { return scroll = 0 }
    let x = geometry.caret(at: caret).x - editor.frame.minX
    let room = editor.frame.width - EditorSession.caretWidth
    if x - scroll > room { scroll = x - room }
    if x - scroll < 0 { scroll = x }
    scroll = max(0, min(scroll, width - editor.frame.width))
  }

  /// The lines below misspelled words. The word at the caret has none, as it may still be written.
  private func underlines(_ geometry: TextGeometry) -> [CGRect] {
    guard text.hasSameBytes(as: editor.text) else { return [] }
    return editor.misspelledWords.filter { $0.lowerBound > caret || $0.upperBound < caret }
      .flatMap { geometry.boxes(of: $0) }
      .map { CGRect(x: $0.minX - scroll, y: $0.maxY - 3, width: $0.width, height: 2) }
  }

  /// The content to be drawn in place of the layer's content, in a part of the layer's height.
  package func picture(in height: Range<CGFloat>) -> EditorPicture {
    let geometry = geometry(throughHeight: height.upperBound)
    let top = geometry.lines[0].top
    let visible = height.lowerBound - top..<height.upperBound - top
    let stop = geometry.caret(at: caret)
    let caretBox = CGRect(
      x: stop.x - scroll - EditorSession.caretWidth / 2, y: stop.top, width: EditorSession.caretWidth,
      height: stop.height)
    var clip = editor.frame
    if editor.isMultiline {
      clip = clip.insetBy(dx: -EditorSession.caretWidth, dy: -1_000)
    } else {
      clip = clip.insetBy(dx: -1, dy: 0)
    }
    return EditorPicture(
      text: layout.text(in: visible),
      origin: CGPoint(x: editor.frame.minX - scroll, y: top),
      showsContent: spans.isEmpty,
      selection: geometry.boxes(of: selection, in: height).map { $0.offsetBy(dx: -scroll, dy: 0) },
      caret: selection.isEmpty && editor.isEditable ? caretBox : nil, underlines: underlines(geometry),
      tint: editor.tint, clip: clip)
  }
}
