import DisplayProtocol

/// Writes a layer's editor, as the client reads it: an object of what differs from before, or of the whole,
/// which has its text. A whole resets what it leaves out: the focus and all other attributes.
///
/// `style` is the style's number; `place` is x, y, width, height, the first baseline and the distance of the
/// next, in points; `textChange` is where it begins and ends, and the new text; `selection` is its start and
/// end, and how often the app placed it; `acknowledged` has pairs of a page and the number of its last input
/// that was applied.
struct EditorEncoder {
  let editor: TextEditor
  let old: TextEditor?

  func write(style: Int, oldStyle: Int?, into json: inout JSONWriter) {
    json.beginObject()
    defer { json.endObject() }
    if old?.isMultiline != editor.isMultiline {
      json.key(EditorField.isMultiline)
      json.integer(editor.isMultiline ? 1 : 0)
    }
    write(.attributes, attributes(of: editor), before: old.map(attributes) ?? [:], into: &json)
    write(.css, css(of: editor), before: old.map(css) ?? [:], into: &json)
    if style != oldStyle {
      json.key(EditorField.style)
      json.integer(style)
    }
    if place(of: editor) != old.map(place) {
      json.key(EditorField.place)
      json.beginArray()
      place(of: editor).forEach { json.number($0) }
      json.endArray()
    }
    writeText(into: &json)
    if old?.selection != editor.selection || old?.selectionCount != editor.selectionCount {
      json.key(EditorField.selection)
      write([editor.selection.lowerBound, editor.selection.upperBound, editor.selectionCount], into: &json)
    }
    if old?.revision != editor.revision {
      json.key(EditorField.revision)
      json.integer(editor.revision)
    }
    if (old?.acknowledged ?? [:]) != editor.acknowledged {
      json.key(EditorField.acknowledged)
      json.beginArray()
      for (page, number) in editor.acknowledged.sorted(by: { $0.key < $1.key }) {
        write([page, number], into: &json)
      }
      json.endArray()
    }
    if (old?.isFocused ?? false) != editor.isFocused {
      json.key(EditorField.isFocused)
      json.integer(editor.isFocused ? 1 : 0)
    }
  }

  private func writeText(into json: inout JSONWriter) {
    guard let old else {
      json.key(EditorField.text)
      return json.string(editor.text)
    }
    guard let change = TextChange.between(old.text, editor.text) else { return }
    json.key(EditorField.textChange)
    json.beginArray()
    json.integer(change.range.lowerBound)
    json.integer(change.range.upperBound)
    json.string(String(utf16: change.units))
    json.endArray()
  }

  private func write(_ numbers: [Int], into json: inout JSONWriter) {
    json.beginArray()
    numbers.forEach { json.integer($0) }
    json.endArray()
  }

  /// Writes the entries that differ; null for those that are gone.
  private func write(
    _ field: EditorField, _ now: [String: String], before: [String: String], into json: inout JSONWriter
  ) {
    guard now != before else { return }
    json.key(field)
    json.beginObject()
    for name in Set(now.keys).union(before.keys).sorted() where now[name] != before[name] {
      json.key(name)
      if let value = now[name] { json.string(value) } else { json.null() }
    }
    json.endObject()
  }

  private func place(of editor: TextEditor) -> [CGFloat] {
    let frame = LayerStyle.isDrawable(editor.frame) ? editor.frame : .zero
    return [
      frame.origin.x, frame.origin.y, frame.width, frame.height, editor.firstBaseline, editor.lineHeight,
    ]
  }

  private func attributes(of editor: TextEditor) -> [String: String] {
    let keyboard = editor.keyboard
    var result: [String: String] = [:]
    if !editor.isMultiline, editor.isSecure { result["type"] = "password" }
    if !editor.isEditable { result["readonly"] = "" }
    result["placeholder"] = editor.placeholder
    result["aria-label"] = editor.label ?? editor.placeholder
    result["name"] = editor.identifier
    result["inputmode"] = keyboard.kind == .text ? nil : keyboard.kind.rawValue
    result["autocapitalize"] = keyboard.capitals.rawValue
    result["autocorrect"] = keyboard.corrects.map { $0 ? "on" : "off" }
    result["spellcheck"] = (keyboard.checksSpelling ?? keyboard.corrects).map { "\($0)" }
    result["enterkeyhint"] = keyboard.returnKey?.rawValue
    result["autocomplete"] = keyboard.meaning ?? "off"
    // A direction of its own only where the text sets none.
    result["dir"] = editor.text.isEmpty ? (editor.paragraph.isRightToLeft ? "rtl" : "ltr") : "auto"
    return result
  }

  private func css(of editor: TextEditor) -> [String: String] {
    [
      "--tint": LayerStyle.color(editor.tint),
      "--selection": LayerStyle.color(editor.tint.copy(alpha: editor.tint.alpha * 0.25) ?? editor.tint),
      "--placeholder": LayerStyle.color(editor.placeholderColor),
      "text-align": alignment(of: editor.paragraph),
    ]
  }

  private func alignment(of paragraph: TextParagraph) -> String {
    switch paragraph.alignment {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justify"
    case .natural: "start"
    }
  }
}
