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

  private func forEachStretch(_ body: (String, [NSAttributedString.Key: Any]) -> Void) {
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      body(attributedSubstring(from: range).string, attributes)
    }
  }
}
