import UIKit

/// Labels in the system's text styles, and in all that happens to text that has too little room.
final class LabelsPage: SpecimenController {
  private let long = "The quick brown fox jumps over the lazy dog and then over the fence"

  override func viewDidLoad() {
    super.viewDidLoad()
    addRoom()
    addAppearances()
    group("Text styles")
    for (name, style) in [
      ("Large title", UIFont.TextStyle.largeTitle), ("Title 1", .title1), ("Headline", .headline),
      ("Body", .body),
      ("Footnote", .footnote), ("Caption 2", .caption2),
    ] {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.text = name
      add(label, "\(Int(label.font.pointSize)) points")
    }
  }

  private func addRoom() {
    group("Too little room")
    for (name, mode) in [
      ("Cut at the tail", NSLineBreakMode.byTruncatingTail), ("Cut in the middle", .byTruncatingMiddle),
      ("Cut at the head", .byTruncatingHead), ("Cut off", .byClipping),
    ] {
      wide(label { $0.lineBreakMode = mode }, name)
    }
    wide(
      label(lines: 2) { $0.text = "\(self.long), where three small birds sat and looked on" },
      "Two lines, the last one cut")
    wide(
      label {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.5
      }, "Shrunk to half its size at most")
  }

  private func addAppearances() {
    group("Looks")
    row(
      "Shadow",
      short("Lifted") {
        $0.shadowColor = .systemGray
        $0.shadowOffset = CGSize(width: 1, height: 1)
      })
    row(
      "Highlighted",
      short("Chosen") {
        $0.highlightedTextColor = .systemOrange
        $0.isHighlighted = true
      })
    row("Disabled", short("Faint") { $0.isEnabled = false })
    let rich = NSMutableAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.systemRed])
    rich.append(
      NSAttributedString(string: " under", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    rich.append(NSAttributedString(string: " wide", attributes: [.kern: 3]))
    row("Attributes", short("") { $0.attributedText = rich })
  }

  private func label(lines: Int = 1, _ change: (UILabel) -> Void) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: lines == 1 ? 21 : 42))
    label.text = long
    label.numberOfLines = lines
    change(label)
    return label
  }

  private func short(_ text: String, _ change: (UILabel) -> Void) -> UILabel {
    let label = UILabel()
    label.text = text
    change(label)
    return label
  }
}
