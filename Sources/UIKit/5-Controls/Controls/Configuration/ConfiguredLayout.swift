import CoreGraphics

/// The layout of the parts of a configured button: an image on one side of a title with a subtitle below it,
/// together in the area that the button's alignments give them.
@MainActor struct ConfiguredLayout {
  var image: CGSize?
  /// The titles' sizes at a width to keep to; nil where there are none.
  var title: ((CGFloat) -> CGSize)?
  var subtitle: ((CGFloat) -> CGSize)?
  var placement: NSDirectionalRectEdge
  var imagePadding: CGFloat
  var titlePadding: CGFloat
  var alignment: UIButton.Configuration.TitleAlignment
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var readsFromLeft: Bool
  var scale: CGFloat

  struct Places {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    /// The box around all of them.
    var size = CGSize.zero
  }

  private var hasTitles: Bool { title != nil || subtitle != nil }
  private var isVertical: Bool { placement == .top || placement == .bottom }

  /// The places in a room of a width, measured from their common top left.
  private func group(width: CGFloat) -> Places {
    var places = Places()
    let image = image ?? .zero
    let gap = self.image != nil && hasTitles ? imagePadding : 0
    let room = max(isVertical ? width : width - image.width - gap, 0)
    let title = title.map { limited($0(room), to: room) } ?? .zero
    let subtitle = subtitle.map { limited($0(room), to: room) } ?? .zero
    let between = self.title != nil && self.subtitle != nil ? titlePadding : 0
    let titles = CGSize(
      width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
    let origin: CGPoint
    if isVertical {
      places.size = CGSize(
        width: max(image.width, titles.width), height: image.height + gap + titles.height)
      places.image = CGRect(
        x: middle(places.size.width - image.width), y: placement == .top ? 0 : titles.height + gap,
        width: image.width, height: image.height)
      origin = CGPoint(
        x: middle(places.size.width - titles.width), y: placement == .top ? image.height + gap : 0)
    } else {
      places.size = CGSize(
        width: image.width + gap + titles.width, height: max(image.height, titles.height))
      let imageIsLeft = (placement == .leading) == readsFromLeft
      places.image = CGRect(
        x: imageIsLeft ? 0 : titles.width + gap, y: middle(places.size.height - image.height),
        width: image.width, height: image.height)
      origin = CGPoint(
        x: imageIsLeft ? image.width + gap : 0, y: middle(places.size.height - titles.height))
    }
    let slack = titlesSlack
    places.title = CGRect(
      x: origin.x + middle((titles.width - title.width) * 2 * slack), y: origin.y, width: title.width,
      height: title.height)
    places.subtitle = CGRect(
      x: origin.x + middle((titles.width - subtitle.width) * 2 * slack),
      y: origin.y + title.height + between, width: subtitle.width, height: subtitle.height)
    return places
  }

  /// The share of the space beside the shorter of the titles that is on its left.
  private var titlesSlack: CGFloat {
    switch alignment {
    case .center: return 0.5
    case .leading: return readsFromLeft ? 0 : 1
    case .trailing: return readsFromLeft ? 1 : 0
    case .automatic:
      guard image != nil, !isVertical else { return 0.5 }
      return (placement == .leading) == readsFromLeft ? 0 : 1
    }
  }

  private func limited(_ size: CGSize, to width: CGFloat) -> CGSize {
    CGSize(width: min(size.width, width), height: size.height)
  }

  private func middle(_ slack: CGFloat) -> CGFloat {
    (slack / 2).roundedToPixel(.toNearestOrAwayFromZero, scale: scale)
  }

  /// The size of all parts together, kept to a width.
  func size(width: CGFloat) -> CGSize { group(width: width).size }

  /// The places in a content rectangle.
  func places(in content: CGRect) -> Places {
    var places = group(width: max(content.width, 0))
    let slack = CGSize(
      width: content.width - places.size.width, height: content.height - places.size.height)
    let x: CGFloat =
      switch horizontal {
      case .left: 0
      case .leading: readsFromLeft ? 0 : slack.width
      case .right: slack.width
      case .trailing: readsFromLeft ? slack.width : 0
      case .center, .fill: middle(slack.width)
      }
    let y: CGFloat =
      switch vertical {
      case .top: 0
      case .bottom: slack.height
      case .center, .fill: middle(slack.height)
      }
    let offset = CGPoint(x: content.minX + x, y: content.minY + y)
    places.image = places.image.offsetBy(dx: offset.x, dy: offset.y)
    places.title = places.title.offsetBy(dx: offset.x, dy: offset.y)
    places.subtitle = places.subtitle.offsetBy(dx: offset.x, dy: offset.y)
    // Where contents are to fill, picture and titles go to opposite ends.
    if horizontal == .fill, !isVertical, image != nil, hasTitles {
      let imageIsLeft = (placement == .leading) == readsFromLeft
      let spread = slack.width / 2
      places.image.origin.x += imageIsLeft ? -spread : spread
      places.title.origin.x += imageIsLeft ? spread : -spread
      places.subtitle.origin.x += imageIsLeft ? spread : -spread
    }
    return places
  }
}
