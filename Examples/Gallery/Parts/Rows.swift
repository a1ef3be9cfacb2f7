import UIKit

/// A title at the edge where lines begin, and a view at the other one; below the title where that would have
/// to break a word.
final class TitledRow: UIView, CardRow {
  private let title = UILabel()
  private let content: UIView

  init(_ title: String, _ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    self.title.text = title
    self.title.font = .preferredFont(forTextStyle: .body)
    self.title.numberOfLines = 0
    content.nameForScreenReaders(title)
    addSubview(self.title)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("rows are made in code") }

  func height(width: CGFloat) -> CGFloat {
    let size = contentSize(width)
    if isStacked(width) { return titleHeight(width) + size.height + 28 }
    return max(
      44, size.height + 12, title.sizeThatFits(CGSize(width: titleWidth(width), height: 0)).height + 20)
  }

  /// The size of the view, which is no wider than the row.
  private func contentSize(_ width: CGFloat) -> CGSize {
    let size = whole ?? content.bounds.size
    let room = width - 32
    guard size.width > room else { return size }
    return CGSize(
      width: room, height: max(content.sizeThatFits(CGSize(width: room, height: 0)).height, size.height))
  }

  /// The view's own size, where the row has given it another.
  private var whole: CGSize?

  private func titleWidth(_ width: CGFloat) -> CGFloat { max(width - contentSize(width).width - 44, 40) }

  private func isStacked(_ width: CGFloat) -> Bool {
    let words = (title.text ?? "").split(separator: " ").map {
      (String($0) as NSString).size(withAttributes: [.font: title.font!]).width
    }
    return (words.max() ?? 0) > titleWidth(width)
  }

  /// The height of a title that has the whole width.
  private func titleHeight(_ width: CGFloat) -> CGFloat {
    title.sizeThatFits(CGSize(width: width - 32, height: 0)).height.rounded(.up)
  }

  override func layoutSubviews() {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let width = titleWidth(bounds.width)
    let size = contentSize(bounds.width)
    if size != content.bounds.size {
      if whole == nil { whole = content.bounds.size }
      content.bounds.size = size
    }
    title.textAlignment = isLeftToRight ? .left : .right
    if isStacked(bounds.width) {
      let height = titleHeight(bounds.width)
      title.frame = CGRect(x: 16, y: 10, width: bounds.width - 32, height: height)
      content.frame.origin = CGPoint(
        x: isLeftToRight ? 16 : bounds.width - 16 - size.width, y: height + 18)
      return
    }
    title.frame = CGRect(
      x: isLeftToRight ? 16 : bounds.width - 16 - width, y: 0, width: width, height: bounds.height)
    content.frame = CGRect(
      x: isLeftToRight ? bounds.width - 16 - size.width : 16,
      y: ((bounds.height - size.height) / 2).rounded(.down),
      width: size.width, height: size.height)
  }
}

/// A view as wide as the card leaves room for, with a caption above it.
final class WideRow: UIView, CardRow {
  private let caption = UILabel()
  private let content: UIView
  /// Whether the content takes the whole width, or its own at the edge where lines begin.
  private let isStretched: Bool

  init(_ caption: String?, _ content: UIView, isStretched: Bool) {
    self.content = content
    self.isStretched = isStretched
    super.init(frame: .zero)
    self.caption.text = caption
    self.caption.font = .preferredFont(forTextStyle: .footnote)
    self.caption.textColor = .secondaryLabel
    self.caption.numberOfLines = 0
    if let caption { content.nameForScreenReaders(caption) }
    if caption != nil { addSubview(self.caption) }
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("rows are made in code") }

  private let margin: CGFloat = 16
  private let space: CGFloat = 11

  /// The caption's height, with what is below it.
  private func captionHeight(_ width: CGFloat) -> CGFloat {
    guard caption.text != nil else { return 0 }
    return caption.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height.rounded(.up) + 6
  }

  func height(width: CGFloat) -> CGFloat { captionHeight(width) + content.bounds.height + 2 * space }

  override func layoutSubviews() {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let room = bounds.width - 2 * margin
    caption.textAlignment = isLeftToRight ? .left : .right
    let captionHeight = captionHeight(bounds.width)
    caption.frame = CGRect(x: margin, y: space, width: room, height: max(captionHeight - 6, 0))
    let width = isStretched ? room : min(content.bounds.width, room)
    content.frame = CGRect(
      x: isLeftToRight || isStretched ? margin : bounds.width - margin - width, y: space + captionHeight,
      width: width, height: content.bounds.height)
  }
}

extension UIView {
  /// Gives a control that shows no name of its own the one beside it.
  fileprivate func nameForScreenReaders(_ name: String) {
    guard self is UIControl || self is UITextView || self is UIProgressView || self is UIPickerView,
      accessibilityLabel == nil
    else { return }
    accessibilityLabel = name
  }
}
