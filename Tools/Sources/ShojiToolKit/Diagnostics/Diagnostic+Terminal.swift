import MarkupReading

extension Diagnostic {
  /// The diagnostic as the compiler writes its own: file, line, column, severity, sentence; and the advice
  /// behind it.
  var printed: String {
    let advice = advice.map { (message.hasSuffix(".") ? " " : ". ") + $0 } ?? ""
    return "\(self)\(advice)"
  }

  /// The sentence of a remark about a project as a whole, with the advice.
  var remark: String { message + (advice.map { "; \($0)" } ?? "") }
}
