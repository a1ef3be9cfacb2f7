/// The scrolling behavior of a layer's content. A display that can scroll by itself does, within these
/// limits, and reports it with ``Input/scrolled(_:)``; another one passes its input on to the app.
public struct LayerScroll: Hashable, Sendable {
  /// The size of the content, in points; it begins at zero of the layer's space.
  public var contentSize: CGSize
  /// Room around the content that it may be scrolled into, in points.
  public var insets: ScrollInsets
  /// Whether a person may scroll across.
  public var scrollsHorizontally: Bool
  /// Whether a person may scroll up and down.
  public var scrollsVertically: Bool
  /// Whether the content comes to rest at multiples of the layer's size only.
  public var pages: Bool
  /// Whether the app follows a person who pulls the content down past its top: a display that scrolls by
  /// itself leaves such a drag, or turn of the wheel, to the app.
  public var canBePulled: Bool
  /// The bars that show where the content is.
  public var indicators: ScrollIndicators
  /// Counts the offsets that the app has set by itself. What a display reports of an offset that it had
  /// before it received of the last of them is out of date; an offset that comes without a new count only
  /// repeats what a display reported.
  public var revision: Int

  /// Describes how content scrolls.
  public init(
    contentSize: CGSize, insets: ScrollInsets = ScrollInsets(), scrollsHorizontally: Bool = true,
    scrollsVertically: Bool = true, pages: Bool = false, canBePulled: Bool = false,
    indicators: ScrollIndicators = ScrollIndicators(), revision: Int = 0
  ) {
    self.contentSize = contentSize
    self.insets = insets
    self.scrollsHorizontally = scrollsHorizontally
    self.scrollsVertically = scrollsVertically
    self.pages = pages
    self.canBePulled = canBePulled
    self.indicators = indicators
    self.revision = revision
  }

  /// The offsets at which the content may rest, from the least to the greatest, in a layer of a size.
  public func range(in size: CGSize) -> (least: CGPoint, greatest: CGPoint) {
    let least = CGPoint(x: -insets.left, y: -insets.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + insets.right - size.width),
        y: max(least.y, contentSize.height + insets.bottom - size.height))
    )
  }
}

/// Room along the edges of scrolled content, in points.
public struct ScrollInsets: Hashable, Sendable {
  /// Above.
  public var top: CGFloat
  /// On the left.
  public var left: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// On the right.
  public var right: CGFloat

  /// Makes insets; none by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The bars along a layer's edges that show which part of its content is seen. They lie over the content and
/// do not move with it; `LayerProperties.indicatorOpacity` is their opacity.
public struct ScrollIndicators: Hashable, Sendable {
  /// The color of the bars; none shows no bars.
  public var color: CGColor?
  /// Whether there is one along the lower edge.
  public var showsHorizontal: Bool
  /// Whether there is one along a side.
  public var showsVertical: Bool
  /// The distances of the lower bar from the edges, in points.
  public var horizontalInsets: ScrollInsets
  /// The distances of the bar at the side from the edges, in points.
  public var verticalInsets: ScrollInsets
  /// Whether the bar at the side lies on the left.
  public var isOnLeft: Bool

  /// Describes the bars; none by default.
  public init(
    color: CGColor? = nil, showsHorizontal: Bool = true, showsVertical: Bool = true,
    horizontalInsets: ScrollInsets = ScrollInsets(), verticalInsets: ScrollInsets = ScrollInsets(),
    isOnLeft: Bool = false
  ) {
    self.color = color
    self.showsHorizontal = showsHorizontal
    self.showsVertical = showsVertical
    self.horizontalInsets = horizontalInsets
    self.verticalInsets = verticalInsets
    self.isOnLeft = isOnLeft
  }

  /// The thickness of a bar, in points.
  public static let thickness: CGFloat = 3
  /// The distance of a bar from the edge it runs along, and from the ends, in points.
  public static let margin: CGFloat = 3
  /// The minimum length of a bar, in points.
  public static let leastLength: CGFloat = 36
  /// The minimum length of a bar when the content is past its edge, in points.
  public static let leastPressedLength: CGFloat = 7
}

extension LayerProperties {
  /// The frames of a layer's bars in its own box, whose top left is zero; none where there is nothing to
  /// scroll.
  public var indicatorBars: (horizontal: CGRect?, vertical: CGRect?) {
    guard let scroll, scroll.indicators.color != nil else { return (nil, nil) }
    let (indicators, size) = (scroll.indicators, frame.size)
    let (least, greatest) = scroll.range(in: size)
    let margin = ScrollIndicators.margin
    let both = greatest.x > least.x && greatest.y > least.y
    // Where both bars run, each leaves the corner to the other.
    let corner = both ? margin + ScrollIndicators.thickness : 0
    var bars: (horizontal: CGRect?, vertical: CGRect?) = (nil, nil)
    if indicators.showsVertical {
      let insets = indicators.verticalInsets
      let bar = IndicatorBar(
        offset: contentOffset.y, least: least.y, greatest: greatest.y, visible: size.height,
        start: insets.top + margin, end: size.height - insets.bottom - margin - corner)
      let x =
        indicators.isOnLeft
        ? insets.left + margin : size.width - insets.right - margin - ScrollIndicators.thickness
      bars.vertical = bar.map {
        CGRect(x: x, y: $0.start, width: ScrollIndicators.thickness, height: $0.length)
      }
    }
    if indicators.showsHorizontal {
      let insets = indicators.horizontalInsets
      let bar = IndicatorBar(
        offset: contentOffset.x, least: least.x, greatest: greatest.x, visible: size.width,
        start: insets.left + margin + (indicators.isOnLeft ? corner : 0),
        end: size.width - insets.right - margin - (indicators.isOnLeft ? 0 : corner))
      let y = size.height - insets.bottom - margin - ScrollIndicators.thickness
      bars.horizontal = bar.map {
        CGRect(x: $0.start, y: y, width: $0.length, height: ScrollIndicators.thickness)
      }
    }
    return bars
  }
}

/// One bar on its axis: as long a part of its track as the content seen is of all, shorter when the content
/// is past its edge.
private struct IndicatorBar {
  var start: CGFloat
  var length: CGFloat

  init?(
    offset: CGFloat, least: CGFloat, greatest: CGFloat, visible: CGFloat, start trackStart: CGFloat,
    end trackEnd: CGFloat
  ) {
    let track = trackEnd - trackStart
    let isMoved = offset < least || offset > greatest
    guard track > ScrollIndicators.leastPressedLength, visible > 0, greatest > least || isMoved else {
      return nil
    }
    let part = min(1, visible / (greatest - least + visible))
    let past = max(least - offset, offset - greatest, 0)
    let whole = min(track, max(track * part, ScrollIndicators.leastLength))
    length = max(min(whole, ScrollIndicators.leastPressedLength), whole - past)
    let progress =
      greatest > least ? min(max((offset - least) / (greatest - least), 0), 1) : offset > greatest ? 1 : 0
    start = trackStart + (track - length) * progress
  }
}
