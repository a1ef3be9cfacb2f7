import UIKit

/// Texts with attributes of every kind: lines, shadows, outlines, pictures, and paragraphs with styles of
/// their own.
final class AttributedPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Lines under and through")
    line("Single", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    line(
      "Thick, in a colour",
      [
        .underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemRed,
      ])
    line("Double", [.underlineStyle: NSUnderlineStyle.double.rawValue])
    line("Dots, by word", [.underlineStyle: NSUnderlineStyle([.single, .patternDot, .byWord]).rawValue])
    line("Dashes and dots", [.underlineStyle: NSUnderlineStyle([.single, .patternDashDot]).rawValue])
    line(
      "Struck through",
      [
        .strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: UIColor.systemOrange,
      ])
    addAttributes()
    addParagraphs()
  }

  private func addAttributes() {
    group("Letters")
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.systemGray
    line("Shadow", [.shadow: shadow])
    line("Outlines", [.strokeWidth: 3, .strokeColor: UIColor.systemBlue])
    line("Filled outlines", [.strokeWidth: -3, .strokeColor: UIColor.systemRed])
    line("Slanted", [.obliqueness: 0.3])
    line("Marked", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)])
    let raised = NSMutableAttributedString(string: "E = mc", attributes: [.font: big])
    raised.append(
      NSAttributedString(
        string: "2", attributes: [.font: UIFont.systemFont(ofSize: 13), .baselineOffset: 9]))
    label(raised, "raised")
    let picture = NSTextAttachment(image: UIImage(systemName: "star.fill")!)
    let other = NSTextAttachment()
    other.image = UIImage(systemName: "heart.fill")!.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
    other.bounds = CGRect(x: 0, y: -3, width: 20, height: 18)
    let pictures = NSMutableAttributedString(string: "Pictures ", attributes: [.font: big])
    pictures.append(NSAttributedString(attachment: picture))
    pictures.append(NSAttributedString(string: " and ", attributes: [.font: big]))
    pictures.append(NSAttributedString(attachment: other))
    pictures.addAttribute(
      .foregroundColor, value: UIColor.systemOrange, range: NSRange(location: 9, length: 1))
    label(pictures, "pictures")
    let button = UIButton(type: .system)
    button.setAttributedTitle(
      NSAttributedString(
        string: "A button",
        attributes: [.font: big, .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue]),
      for: .normal)
    row("In a button", button)
  }

  private func addParagraphs() {
    group("Paragraphs")
    let text = NSMutableAttributedString(string: "")
    func paragraph(_ words: String, _ change: (NSMutableParagraphStyle) -> Void) {
      let style = NSMutableParagraphStyle()
      change(style)
      text.append(
        NSAttributedString(
          string: words, attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style]))
    }
    paragraph("A heading in the middle\n") {
      $0.alignment = .center
      $0.paragraphSpacing = 8
    }
    paragraph("•\tA point of a list, whose further lines begin where its first word does.\n") {
      $0.headIndent = 20
      $0.tabStops = [NSTextTab(textAlignment: .natural, location: 20)]
      $0.paragraphSpacing = 4
    }
    paragraph("•\tAnother one, set wider.\n") {
      $0.headIndent = 20
      $0.tabStops = [NSTextTab(textAlignment: .natural, location: 20)]
      $0.paragraphSpacing = 8
    }
    for (name, price) in [("Tea", "2.40"), ("Matcha", "12.00")] {
      paragraph("\(name)\t\(price)\n") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 220)] }
    }
    paragraph("An end on the other side, between lines that are half as high again.") {
      $0.alignment = view.effectiveUserInterfaceLayoutDirection == .leftToRight ? .right : .left
      $0.lineHeightMultiple = 1.5
      $0.paragraphSpacingBefore = 8
    }
    let paragraphs = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 210))
    paragraphs.numberOfLines = 0
    paragraphs.attributedText = text
    wide(paragraphs, "In a label")
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 226))
    textView.isScrollEnabled = false
    textView.backgroundColor = .clear
    textView.attributedText = text
    textView.accessibilityIdentifier = "paragraphs"
    wide(textView, "In a text view")
  }

  private let big = UIFont.boldSystemFont(ofSize: 20)

  private func line(_ name: String, _ attributes: [NSAttributedString.Key: Any]) {
    let attributes = attributes.merging([.font: big]) { own, _ in own }
    label(NSAttributedString(string: name, attributes: attributes), name)
  }

  private func label(_ text: NSAttributedString, _ name: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.attributedText = text
    wide(label)
  }
}
