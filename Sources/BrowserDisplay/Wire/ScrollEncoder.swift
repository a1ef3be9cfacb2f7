import DisplayProtocol

/// Writes how a layer scrolls: `width, height, top, left, bottom, right, flags, revision, opacity`, and, when
/// it has bars,
/// `color, top and bottom of the bar at the side, left and right of the one below, their distances from the edges they run along`.
enum ScrollEncoder {
  static func write(_ scroll: LayerScroll, opacity: Double, into json: inout JSONWriter) {
    let (insets, indicators) = (scroll.insets, scroll.indicators)
    let all: [(ScrollFlag, Bool)] = [
      (.horizontal, scroll.scrollsHorizontally), (.vertical, scroll.scrollsVertically),
      (.pages, scroll.pages),
      (.showsHorizontal, indicators.showsHorizontal), (.showsVertical, indicators.showsVertical),
      (.isOnLeft, indicators.isOnLeft), (.pulls, scroll.canBePulled),
    ]
    let flags = all.reduce(0) { $1.1 ? $0 | $1.0.rawValue : $0 }
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
