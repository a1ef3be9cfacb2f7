import BoardModel
import UIKit

/// A note on the board: its text, who made it, and who writes on it now.
final class NoteCell: UICollectionViewCell {
  private let text = UILabel()
  private let badge = PersonBadge(diameter: 20)
  private let name = UILabel()
  private let age = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.font = .preferredFont(forTextStyle: .body)
    text.lineBreakMode = .byTruncatingTail
    for label in [name, age] {
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = .secondaryLabel
    }
    for label in [text, name, age] { label.adjustsFontForContentSizeCategory = true }
    age.setContentCompressionResistancePriority(.required, for: .horizontal)
    age.setContentHuggingPriority(.required, for: .horizontal)
    let foot = UIStackView(arrangedSubviews: [badge, name, age])
    foot.spacing = 6
    foot.alignment = .center
    foot.setCustomSpacing(8, after: name)
    for view in [text, foot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      foot.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      foot.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      foot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    contentView.layer.cornerRadius = 8
    layer.shadowOpacity = 0.14
    layer.shadowRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 2)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError("A NoteCell is made in code.") }

  /// Shows a note.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - board: The board it is on.
  ///   - own: The person who looks at it.
  func show(_ note: Note, on board: Board, own: Person.ID) {
    text.text = note.content.text
    contentView.backgroundColor = note.content.color.paper
    let writer = board.writers(of: note.id).first { $0.id != own }
    let shown = writer?.id ?? note.author
    badge.show(shown, name: board.name(of: shown))
    name.text = writer != nil ? "is writing…" : (note.author == own ? "You" : board.name(of: note.author))
    age.text = writer == nil ? Self.age(of: note.changed) : nil
    contentView.layer.borderWidth = writer == nil ? 0 : 2
    contentView.layer.borderColor = UIColor.person(shown).resolvedColor(with: traitCollection).cgColor
    accessibilityLabel = note.content.text
    accessibilityValue = [writer?.name, name.text, age.text].compactMap { $0 }.joined(separator: ", ")
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    // Whole lines only: a label sets its lines in the middle of the room that it has.
    let room = bounds.height - 42 - max(20, name.font.lineHeight.rounded(.up))
    text.numberOfLines = max(1, Int(room / text.font.lineHeight))
    super.layoutSubviews()
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
  }

  /// The time since a moment, as short as can be.
  private static func age(of moment: Double) -> String {
    let minutes = Int(Date().timeIntervalSince1970 - moment) / 60
    return switch minutes {
    case ..<1: "now"
    case ..<60: "\(minutes) min"
    case ..<1_440: "\(minutes / 60) h"
    default: "\(minutes / 1_440) d"
    }
  }
}
