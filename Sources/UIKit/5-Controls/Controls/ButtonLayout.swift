import CoreGraphics

/// The layout of a button's title and image: image first, title after it, without a gap, as one group.
@MainActor struct ButtonLayout {
  /// The title's size at a width to keep to; nil without a title.
  var title: ((CGFloat) -> CGSize)?
  /// The picture's size; nil without one.
  var image: CGSize?
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isLeftToRight: Bool
  /// Pixels to a point.
  var scale: CGFloat

  /// The least width of a button without insets, in points.
  static let leastWidth: CGFloat = 30
  /// Room above and below a title that stands alone, both together, in points.
  static let titlePadding: CGFloat = 12

  /// The title's rectangle in a content rectangle.
  func titleRect(in content: CGRect) -> CGRect {
    guard title != nil else { return CGRect(x: content.midX, y: content.midY, width: 0, height: 0) }
    let (image, title) = sizes(in: content)
    let isFilling = horizontal == .fill
    let width = isFilling ? max(content.width - image.width, 0) : title.width
    let group = groupStart(in: content, width: image.width + width)
    let x = isLeftToRight ? group + image.width : group
    let (y, height) = span(of: title.height, in: content)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The picture's rectangle in a content rectangle.
  func imageRect(in content: CGRect) -> CGRect {
    let (image, title) = sizes(in: content)
    guard self.image != nil else { return CGRect(x: content.midX, y: content.midY, width: 0, height: 0) }
    let fillsAlone = horizontal == .fill && self.title == nil
    let width = fillsAlone ? max(content.width, 0) : image.width
    let titleWidth = horizontal == .fill && !fillsAlone ? max(content.width - width, 0) : title.width
    let group = groupStart(in: content, width: width + titleWidth)
    let x = isLeftToRight ? group : group + titleWidth
    let (y, height) = span(of: image.height, in: content)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Both sizes, limited to the room: the picture first, the title to what is left.
  private func sizes(in content: CGRect) -> (image: CGSize, title: CGSize) {
    let room = CGSize(width: max(content.width, 0), height: max(content.height, 0))
    var image = image ?? .zero
    image = CGSize(width: min(image.width, room.width), height: min(image.height, room.height))
    let left = room.width - image.width
    guard left > 0, var title = title?(left) else { return (image, .zero) }
    title = CGSize(width: min(title.width, left), height: min(title.height, room.height))
    return (image, title)
  }

  private func groupStart(in content: CGRect, width: CGFloat) -> CGFloat {
    let slack = content.width - width
    return switch horizontal {
    case .left, .leading, .fill: content.minX
    case .right, .trailing: content.minX + slack
    case .center: content.minX + (slack / 2).roundedToPixel(.toNearestOrAwayFromZero, scale: scale)
    }
  }

  private func span(of height: CGFloat, in content: CGRect) -> (y: CGFloat, height: CGFloat) {
    let slack = content.height - height
    return switch vertical {
    case .top: (content.minY, height)
    case .bottom: (content.minY + slack, height)
    case .fill: (content.minY, max(content.height, 0))
    case .center: (content.minY + (slack / 2).roundedToPixel(.toNearestOrAwayFromZero, scale: scale), height)
    }
  }

  /// A button's own size.
  /// - Parameters:
  ///   - title: The title's size; nil without a title.
  ///   - lineHeight: The height of the title's font, which holds where there is nothing at all.
  ///   - image: The picture's size; nil without one.
  ///   - insets: Room around the contents; where any is set, nothing is added to it.
  ///   - scale: Pixels to a point.
  static func size(
    title: CGSize?, lineHeight: CGFloat, image: CGSize?, insets: UIEdgeInsets, scale: CGFloat
  ) -> CGSize {
    var size = CGSize(
      width: (image?.width ?? 0) + (title?.width ?? 0), height: max(image?.height ?? 0, title?.height ?? 0))
    if insets == .zero, image == nil {
      let height = title?.height ?? lineHeight.roundedToPixel(.up, scale: scale)
      size = CGSize(width: max(leastWidth, size.width.rounded(.up)), height: height + titlePadding)
    }
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
}
