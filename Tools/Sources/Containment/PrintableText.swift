extension Unicode.Scalar {
  /// Whether the character moves a cursor, ends a line, or hides what stands beside it. File names may have
  /// some of these, such as the joiners in emoji; words for programs and messages have none.
  package var altersLine: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}

extension StringProtocol {
  /// Whether a control character is among the text's (C0, DEL, C1, and the separators of lines).
  package var hasControls: Bool {
    unicodeScalars.contains { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
        || scalar.value == 0x2029
    }
  }

  /// The text with another character in the place of each control character: a terminal obeys none of it.
  package var withoutControls: String {
    guard hasControls else { return String(self) }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { String(Character($0)).hasControls ? "\u{FFFD}" : $0 }))
  }

  /// The text as a message quotes it: at most 200 characters, none of which alters the line around it.
  package var printable: String {
    let start = prefix(200)
    let plain = start.unicodeScalars.map { $0.altersLine ? "\u{FFFD}" : String($0) }.joined()
    return plain + (start.endIndex < endIndex ? "…" : "")
  }
}
