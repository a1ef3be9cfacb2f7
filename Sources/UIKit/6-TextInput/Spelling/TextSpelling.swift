import DisplayProtocol

/// The misspelled words of texts that are edited, for displays that do not find them themselves.
@MainActor enum TextSpelling {
  /// Whether the display is notified of misspelled words. Otherwise no dictionary is read.
  static var isNeeded = false

  /// The part of a long text around the caret that is checked, in UTF-16 units to each side.
  static let reach = 2_000

  private static let checker = UITextChecker()

  /// The misspelled words of the text of an editor that has the focus and whose traits do not forbid it.
  static func misspelledWords(in editor: TextEditor) -> [Range<Int>] {
    guard isNeeded, checks(editor), SpellingLibrary.installed != nil,
      let language = UITextInputMode.activeInputModes.first?.primaryLanguage,
      let dictionary = SpellingDictionary.dictionary(for: language)
    else { return [] }
    let units = editor.text.utf16
    let caret = min(editor.selection.upperBound, units.count)
    let part = max(caret - reach, 0)..<min(caret + reach, units.count)
    let start = units.index(units.startIndex, offsetBy: part.lowerBound)
    let text = Array(units[start..<units.index(start, offsetBy: part.count)])
    // Words that the part's ends may cut are left out.
    return checker.misspelledWords(in: text, text.indices, by: dictionary)
      .filter {
        ($0.lowerBound > 0 || part.lowerBound == 0)
          && ($0.upperBound < text.count || part.upperBound == units.count)
      }
      .map { $0.lowerBound + part.lowerBound..<$0.upperBound + part.lowerBound }
  }

  /// As on iOS, spelling is checked where words are corrected unless the app says otherwise, and never in
  /// secrets, addresses and codes.
  private static func checks(_ editor: TextEditor) -> Bool {
    let keyboard = editor.keyboard
    guard editor.isFocused, editor.isEditable, !editor.isSecure,
      keyboard.kind == .text || keyboard.kind == .search,
      keyboard.checksSpelling ?? keyboard.corrects ?? true
    else { return false }
    let exempt: [UITextContentType] = [
      .emailAddress, .URL, .username, .password, .newPassword, .oneTimeCode, .creditCardNumber,
      .telephoneNumber,
    ]
    return !exempt.contains { $0.rawValue == keyboard.meaning }
  }
}
