import TranslationInterface

extension TranslationMessage {
  /// The message as the compiler writes its own: file, line, column, severity, sentence; and the advice
  /// behind it.
  var printed: String {
    let advice = mend.map { (text.hasSuffix(".") ? " " : ". ") + $0 } ?? ""
    return "\(file):\(line):\(column): \(severity.rawValue): \(text)\(advice)"
  }
}
