import DisplayProtocol

/// The texts that a person has typed into editors and that the app may not have stored, with the app's texts
/// before that. No secret text is among them.
@MainActor final class TypedTexts {
  private struct Memory {
    weak var owner: (any TextEditingOwner)?
    /// The app's text before the person typed.
    var original: String
    /// The text after the last edit.
    var typed: String
  }

  /// The greatest number of bytes of one text that is saved.
  static let longest = 256 << 10

  private var memories: [ObjectIdentifier: Memory] = [:]
  /// Editors that were secure once: one whose text can be shown is still secret.
  private var secret: Set<ObjectIdentifier> = []

  /// Kinds of content that are secret also where they show.
  private static let secretContents: Set<UITextContentType> = [
    .password, .newPassword, .oneTimeCode, .creditCardNumber, .creditCardSecurityCode,
  ]

  /// Takes the app's text before an edit of a person.
  func willEdit(_ owner: any TextEditingOwner) {
    let id = ObjectIdentifier(owner)
    let text = owner.content.string
    // What the app has set since the last edit is its own.
    if let memory = memories[id], memory.owner === owner, memory.typed.hasSameBytes(as: text) { return }
    if memories[id] == nil || memories[id]?.owner == nil { secret.remove(id) }
    memories = memories.filter { $1.owner != nil }
    memories[id] = Memory(owner: owner, original: text, typed: text)
  }

  /// Takes the text after an edit of a person.
  func didEdit(_ owner: any TextEditingOwner) {
    let id = ObjectIdentifier(owner)
    if Self.isSecure(owner) { secret.insert(id) }
    memories[id]?.typed = owner.content.string
  }

  private static func isSecure(_ owner: any TextEditingOwner) -> Bool {
    guard let traits = owner as? any UITextInputTraits else { return false }
    return traits.isSecureTextEntry || (traits.textContentType.map { secretContents.contains($0) } ?? false)
  }

  /// The description of an editor for another process; nil where there is nothing to come back.
  func record(of owner: any TextEditingOwner) -> TrailRecord.Editor? {
    guard !secret.contains(ObjectIdentifier(owner)), !Self.isSecure(owner) else { return nil }
    var editor = TrailRecord.Editor()
    if let memory = memories[ObjectIdentifier(owner)], memory.owner === owner,
      memory.typed.hasSameBytes(as: owner.content.string), !memory.typed.hasSameBytes(as: memory.original),
      memory.typed.utf8.count + memory.original.utf8.count <= Self.longest
    {
      (editor.text, editor.original) = (memory.typed, memory.original)
    }
    if owner.isFirstResponder {
      let selection = owner.editing.selection
      editor.selection = [selection.lowerBound, selection.upperBound]
    }
    return editor == TrailRecord.Editor() ? nil : editor
  }

  /// Types a text again where the app shows what it showed before, and puts the caret where it was.
  func restore(_ editor: TrailRecord.Editor, in owner: any TextEditingOwner) {
    guard !Self.isSecure(owner) else { return }
    if let text = editor.text, let original = editor.original, owner.isTextEditable,
      owner.content.string.hasSameBytes(as: original), let change = TextChange.between(original, text)
    {
      willEdit(owner)
      owner.editing.replace(change.range, with: String(utf16: change.units), asking: false)
      didEdit(owner)
    }
    guard let selection = editor.selection, selection.count == 2, selection[0] >= 0,
      selection[0] <= selection[1], owner.isFirstResponder || owner.becomeFirstResponder()
    else { return }
    owner.editing.selection = selection[0]..<selection[1]
  }
}
