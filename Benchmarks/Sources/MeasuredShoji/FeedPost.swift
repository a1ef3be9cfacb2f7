import UIKit

/// A post in a feed, laid out by constraints or by hand to the same frames.
@MainActor final class FeedPost: UIView {
  private let (avatar, quote, bar) = (UIImageView(), UIView(), UIView())
  private let (name, time, text, quoted) = (UILabel(), UILabel(), UILabel(), UILabel())
  private let icons = (0..<4).map { _ in UIImageView() }
  private let counts = (0..<4).map { _ in UILabel() }

  init() {
    super.init(frame: .zero)
    (name.text, time.text) = ("Somebody", "3 h")
    text.text = "The quick brown fox jumps over the lazy dog, and then again, because once is not enough."
    quoted.text = "Somebody said something that is long enough to need two lines at this width."
    (text.numberOfLines, quoted.numberOfLines) = (0, 0)
    for (index, label) in counts.enumerated() { label.text = "\(index * 7)" }
    for view in [avatar, name, time, text, quote, bar] { addSubview(view) }
    quote.addSubview(quoted)
    for (icon, count) in zip(icons, counts) {
      bar.addSubview(icon)
      bar.addSubview(count)
    }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("Posts are not archived.") }

  private func constrain() {
    for view in [avatar, name, time, text, quote, bar, quoted] + icons + counts {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    var constraints = [
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: time.trailingAnchor),
      text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      quote.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      quote.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      quote.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      quoted.leadingAnchor.constraint(equalTo: quote.leadingAnchor, constant: 8),
      quoted.trailingAnchor.constraint(equalTo: quote.trailingAnchor, constant: -8),
      quoted.topAnchor.constraint(equalTo: quote.topAnchor, constant: 8),
      quoted.bottomAnchor.constraint(equalTo: quote.bottomAnchor, constant: -8),
      bar.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      bar.topAnchor.constraint(equalTo: quote.bottomAnchor, constant: 8),
      bar.heightAnchor.constraint(equalToConstant: 24),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ]
    var edge = bar.leadingAnchor
    for (icon, count) in zip(icons, counts) {
      constraints += [
        icon.leadingAnchor.constraint(equalTo: edge, constant: 8),
        icon.widthAnchor.constraint(equalToConstant: 16),
        icon.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        count.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4),
      ]
      edge = count.trailingAnchor
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Lays itself out by its constraints, as high as it has to be.
  func fit() {
    constrain()
    let size = systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    frame = CGRect(origin: .zero, size: size)
    layoutIfNeeded()
  }

  /// Places the same views by their own sizes. Returns the height.
  func place(width: CGFloat) -> CGFloat {
    avatar.frame = CGRect(x: 12, y: 12, width: 40, height: 40)
    let inner = width - 72
    let timeSize = time.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
    let nameSize = name.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
    name.frame = CGRect(origin: CGPoint(x: 60, y: 12), size: nameSize)
    time.frame = CGRect(origin: CGPoint(x: width - 12 - timeSize.width, y: 12), size: timeSize)
    let textSize = text.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
    text.frame = CGRect(x: 60, y: name.frame.maxY + 4, width: inner, height: textSize.height)
    let quotedSize = quoted.sizeThatFits(CGSize(width: inner - 16, height: .greatestFiniteMagnitude))
    quote.frame = CGRect(x: 60, y: text.frame.maxY + 8, width: inner, height: quotedSize.height + 16)
    quoted.frame = CGRect(x: 8, y: 8, width: inner - 16, height: quotedSize.height)
    bar.frame = CGRect(x: 60, y: quote.frame.maxY + 8, width: inner, height: 24)
    var x: CGFloat = 0
    for (icon, count) in zip(icons, counts) {
      icon.frame = CGRect(x: x + 8, y: 4, width: 16, height: 16)
      let size = count.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
      count.frame = CGRect(x: x + 28, y: (24 - size.height) / 2, width: size.width, height: size.height)
      x = count.frame.maxX
    }
    return bar.frame.maxY + 12
  }
}
