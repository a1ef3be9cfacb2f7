import UIKit

/// Rows on one white ground with round corners, with a heading above it, as in iOS's settings.
final class Card: UIView {
  private let heading = UILabel()
  private let ground = UIView()
  private var rows: [UIView & CardRow] = []
  private var lines: [UIView] = []

  init(_ title: String?) {
    super.init(frame: .zero)
    heading.text = title?.uppercased()
    heading.font = .preferredFont(forTextStyle: .footnote)
    heading.textColor = .secondaryLabel
    heading.accessibilityTraits = .header
    heading.accessibilityLabel = title
    heading.numberOfLines = 0
    ground.backgroundColor = .secondarySystemGroupedBackground
    ground.layer.cornerRadius = 10
    if title != nil { addSubview(heading) }
    addSubview(ground)
  }

  required init?(coder: NSCoder) { fatalError("cards are made in code") }

  /// Adds a row below those that are there.
  func add(_ row: UIView & CardRow) {
    if !rows.isEmpty {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      ground.addSubview(line)
    }
    rows.append(row)
    ground.addSubview(row)
  }

  private let margin: CGFloat = 16

  /// The height of the heading with what is below it.
  private func headingHeight(_ width: CGFloat) -> CGFloat {
    heading.text == nil ? 0 : headingLines(width) + 8
  }

  private func headingLines(_ width: CGFloat) -> CGFloat {
    max(18, heading.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height.rounded(.up))
  }

  /// The height of all rows at a width.
  func height(width: CGFloat) -> CGFloat {
    headingHeight(width) + rows.reduce(0) { $0 + $1.height(width: width) }
  }

  override func layoutSubviews() {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    heading.textAlignment = isLeftToRight ? .left : .right
    heading.frame = CGRect(
      x: margin, y: 0, width: bounds.width - 2 * margin, height: headingLines(bounds.width))
    let headingHeight = headingHeight(bounds.width)
    ground.frame = CGRect(
      x: 0, y: headingHeight, width: bounds.width, height: bounds.height - headingHeight)
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.height(width: bounds.width))
      if index > 0 {
        let inset = row.lineInset
        lines[index - 1].frame = CGRect(
          x: isLeftToRight ? inset : 0, y: y, width: bounds.width - inset, height: 0.5)
      }
      y += row.bounds.height
    }
  }
}

/// What a card is made of.
@MainActor protocol CardRow {
  /// The row's height at a width.
  func height(width: CGFloat) -> CGFloat
  /// Where the line above the row begins.
  var lineInset: CGFloat { get }
}

extension CardRow {
  var lineInset: CGFloat { 16 }
}
