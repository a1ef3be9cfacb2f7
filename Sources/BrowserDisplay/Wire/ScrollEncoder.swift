import DisplayProtocol

/// Writes how a layer scrolls: `width, height, top, left, bottom, right, flags, revision, opacity`, and, when it has
/// bars, `colour, top and bottom of the bar at the side, left and right of the one below, their distances from the
/// edges they run along`.
enum ScrollEncoder {
  /// What the bits of the flags mean.
  private enum Flag {
    static let horizontal = 1
    static let vertical = 2
    static let pages = 4
    static let showsHorizontal = 8
    static let showsVertical = 16
    static let isOnLeft = 32
    static let pulls = 64
  }

  static func write(_ scroll: LayerScroll, opacity: Double, into json: inout JSONWriter) {
    let (insets, indicators) = (scroll.insets, scroll.indicators)
    var flags = 0
    if scroll.scrollsHorizontally { flags |= Flag.horizontal }
    if scroll.scrollsVertically { flags |= Flag.vertical }
    if scroll.pages { flags |= Flag.pages }
    if indicators.showsHorizontal { flags |= Flag.showsHorizontal }
    if indicators.showsVertical { flags |= Flag.showsVertical }
    if indicators.isOnLeft { flags |= Flag.isOnLeft }
    if scroll.canBePulled { flags |= Flag.pulls }
    let size = scroll.contentSize
    for length in [size.width, size.height, insets.top, insets.left, insets.bottom, insets.right] {
      json.number(length)
    }
    json.integer(flags)
    json.integer(scroll.revision)
    json.number(opacity)
    guard let color = indicators.color else { return }
    json.string(LayerStyle.color(color))
    let (side, below) = (indicators.verticalInsets, indicators.horizontalInsets)
    let across = indicators.isOnLeft ? side.left : side.right
    for length in [side.top, side.bottom, below.left, below.right, across, below.bottom] {
      json.number(length)
    }
  }
}
