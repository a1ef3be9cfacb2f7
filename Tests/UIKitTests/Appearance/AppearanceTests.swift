import ShojiTestSupport
import Testing

@testable import UIKit

/// Labels and buttons as they look, in light and dark, at one and two pixels a point.
@MainActor struct AppearanceTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [1, 2] as [CGFloat])
  func labelsLookAsRecorded(style: UIUserInterfaceStyle, scale: CGFloat) throws {
    try check("labels", LabelSamples().column, style: style, scale: scale)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [1, 2] as [CGFloat])
  func buttonsLookAsRecorded(style: UIUserInterfaceStyle, scale: CGFloat) throws {
    try check("buttons", ButtonSamples().grid, style: style, scale: scale)
  }

  private func check(_ name: String, _ view: UIView, style: UIUserInterfaceStyle, scale: CGFloat) throws {
    view.overrideUserInterfaceStyle = style
    view.backgroundColor = .systemBackground
    let picture = try ViewFixture(view, scale: scale).picture()
    let full = "\(name)-\(style == .dark ? "dark" : "light")@\(Int(scale))x"
    let mismatch = try RecordedOutput(full).mismatch(with: picture)
    #expect(mismatch == nil)
  }
}

/// Labels of every kind below one another.
@MainActor private struct LabelSamples {
  let column = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 330))

  init() {
    add("Large title", .preferredFont(forTextStyle: .largeTitle))
    add("Headline, jumping quickly", .preferredFont(forTextStyle: .headline))
    add("Secondary text in a caption", .preferredFont(forTextStyle: .caption1)) {
      $0.textColor = .secondaryLabel
    }
    add("Monospaced 0O 1lI {}", .monospacedSystemFont(ofSize: 15, weight: .regular)) {
      $0.textAlignment = .center
    }
    add("A line that is too long and ends in an ellipsis", .systemFont(ofSize: 17))
    add("A line that is too long and shrinks to its width", .systemFont(ofSize: 17)) {
      $0.adjustsFontSizeToFitWidth = true
    }
    add("Serif italics, with a shadow", UIFont(name: "Georgia-Italic", size: 20)!) {
      $0.shadowColor = .systemGray
      $0.shadowOffset = CGSize(width: 1, height: 1)
      $0.textAlignment = .right
    }
    add("", .systemFont(ofSize: 16)) { $0.attributedText = rich }
    add(
      "Several lines that are broken between words, of which only the last is cut.", .systemFont(ofSize: 15)
    ) {
      $0.numberOfLines = 2
    }
    add("Disabled", .systemFont(ofSize: 17)) { $0.isEnabled = false }
  }

  private func add(_ text: String, _ font: UIFont, _ change: (UILabel) -> Void = { _ in }) {
    let label = UILabel()
    label.text = text
    label.font = font
    change(label)
    let y = (column.subviews.last?.frame.maxY ?? 4) + 6
    label.frame = CGRect(x: 10, y: y, width: 250, height: 0)
    label.frame.size.height = label.sizeThatFits(CGSize(width: 250, height: 0)).height
    label.backgroundColor = .secondarySystemBackground
    column.addSubview(label)
  }

  private var rich: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    let parts: [(String, [NSAttributedString.Key: Any])] = [
      ("Red", [.foregroundColor: UIColor.systemRed]), (" ", [:]),
      ("under", [.underlineStyle: NSUnderlineStyle.single.rawValue]), (" ", [:]),
      ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]), (" ", [:]),
      ("kern", [.kern: 3]), (" ", [:]),
      ("on", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]), (" 😀", [:]),
    ]
    for (string, attributes) in parts {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }
}

/// Buttons of every kind and state beside one another.
@MainActor private struct ButtonSamples {
  let grid = UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 210))

  init() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 20, height: 20)
    let dot = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.systemOrange.setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 18, height: 18)).fill()
    }
    add("Button", .system)
    add("Pressed", .system) { $0.isHighlighted = true }
    add("Disabled", .system) { $0.isEnabled = false }
    add("Image", .system) { $0.setImage(dot, for: .normal) }
    add("Custom", .custom) {
      $0.backgroundColor = .systemGreen
      $0.layer.cornerRadius = 10
    }
    add("On", .custom) {
      $0.setImage(dot, for: .normal)
      $0.isHighlighted = true
      $0.backgroundColor = .systemIndigo
    }
    add("Off", .custom) {
      $0.setImage(dot, for: .normal)
      $0.isEnabled = false
      $0.backgroundColor = .systemIndigo
    }
    add(nil, .contactAdd)
    add(nil, .close)
    add(nil, .detailDisclosure)
    add("Behind", .custom) {
      let caps = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
      $0.setBackgroundImage(dot.resizableImage(withCapInsets: caps, resizingMode: .stretch), for: .normal)
    }
    add("A title that is long", .system)
  }

  private func add(_ title: String?, _ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }) {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    change(button)
    let (column, row) = (grid.subviews.count % 3, grid.subviews.count / 3)
    button.frame = CGRect(x: 10 + CGFloat(column) * 106, y: 10 + CGFloat(row) * 50, width: 98, height: 40)
    grid.addSubview(button)
  }
}
