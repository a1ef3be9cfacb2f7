import CoreGraphics

/// Changing and comparing by stretches. Foundation on Linux traps when it does so with objects of an app's own
/// classes as values; see ``UIObject``, which UIKit's values are.
extension NSAttributedString {
  /// The same text with the attributes of every stretch changed.
  func mappingAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    forEachStretch { text, attributes in
      var changed = attributes
      change(&changed)
      result.append(NSAttributedString(string: text, attributes: changed))
    }
    return result
  }

  /// Whether both have the same text and attributes.
  func isSame(as other: NSAttributedString) -> Bool {
    if self === other { return true }
    guard string == other.string else { return false }
    var stretches: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
    forEachStretch { stretches.append(($0, $1)) }
    var index = 0
    var isSame = true
    other.forEachStretch { text, attributes in
      isSame =
        isSame && index < stretches.count && stretches[index].text == text
        && (stretches[index].attributes as NSDictionary).isEqual(to: attributes)
      index += 1
    }
    return isSame && index == stretches.count
  }

  /// A part of the text. Foundation's `attributedSubstring(from:)` on Linux never frees what it makes.
  func part(_ range: NSRange) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    forEachStretch(in: range) { result.append(NSAttributedString(string: $0, attributes: $1)) }
    return result
  }

  private func forEachStretch(_ body: (String, [NSAttributedString.Key: Any]) -> Void) {
    forEachStretch(in: NSRange(location: 0, length: length), body)
  }

  /// Calls a closure with the text and attributes of each stretch of a range.
  func forEachStretch(in range: NSRange, _ body: (String, [NSAttributedString.Key: Any]) -> Void) {
    let units = string.utf16
    enumerateAttributes(in: range) { attributes, range, _ in
      let start = units.index(units.startIndex, offsetBy: range.location)
      let text = units[start..<units.index(start, offsetBy: range.length)]
      body(String(text) ?? String(decoding: text, as: UTF16.self), attributes)
    }
  }
}
