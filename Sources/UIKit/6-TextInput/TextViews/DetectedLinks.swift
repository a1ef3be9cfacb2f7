import CoreGraphics
import Foundation

/// The links that a text view finds in text that is only read (`UITextView.dataDetectorTypes`).
@MainActor final class DetectedLinks {
  /// The kinds of text that are found; all others are ignored.
  static let supported: UIDataDetectorTypes = [.link, .phoneNumber]

  private var known: (text: String, types: UIDataDetectorTypes, links: [(NSRange, URL)])?

  /// Returns the links of a text, in its order.
  func links(in text: String, types: UIDataDetectorTypes) -> [(NSRange, URL)] {
    if let known, known.text.hasSameBytes(as: text), known.types == types { return known.links }
    var wanted: NSTextCheckingResult.CheckingType = []
    if types.contains(.link) { wanted.insert(.linkFound) }
    if types.contains(.phoneNumber) { wanted.insert(.phoneFound) }
    let found = try? NSDataDetector(types: wanted.rawValue)
      .matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    let links = (found ?? []).compactMap { result in
      (result.url ?? result.phoneNumber.flatMap(DetectedLinks.call)).map { (result.range, $0) }
    }
    known = (text, types, links)
    return links
  }

  /// The address that calls a number.
  private static func call(_ number: String) -> URL? {
    URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
  }
}

extension UITextView {
  /// The text with the links that were found marked, where it is only read and they are requested.
  var contentWithDetectedLinks: EditedText {
    guard !isEditable, !dataDetectorTypes.isEmpty else { return content }
    let found = detectedLinks.links(in: content.string, types: dataDetectorTypes)
    guard !found.isEmpty else { return content }
    var text = content.styled
    for (range, url) in found {
      guard let range = Range(range) else { continue }
      text.change(range) { attributes in
        guard attributes[.link] == nil else { return }
        attributes[.link] = url
        // As a link it has the tint's color.
        attributes[.foregroundColor] = nil
      }
    }
    var content = content
    content.set(text)
    return content
  }
}
