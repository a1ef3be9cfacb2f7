import UIKit

/// Labels of one and of several lines.
final class LabelsPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for style: UIFont.TextStyle in [.largeTitle, .title1, .headline, .body, .footnote, .caption2] {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.text = "The quick brown fox"
      add(label, style.rawValue.replacingOccurrences(of: "UICTFontTextStyle", with: ""))
    }
  }
}
