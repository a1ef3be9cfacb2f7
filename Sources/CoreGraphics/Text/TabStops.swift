/// The tab stops of a paragraph.
struct TabStops {
  private let stops: [TextTabStop]
  /// For each stop, the largest location of those up to it.
  private let reached: [CGFloat]
  private let interval: CGFloat

  init(_ paragraph: TextParagraph) {
    stops = paragraph.tabStops.filter(\.location.isFinite)
    var largest = -CGFloat.infinity
    reached = stops.map { stop in
      largest = max(largest, stop.location)
      return largest
    }
    interval = paragraph.tabInterval.usable > 0 ? max(paragraph.tabInterval.usable, 1) : 28
  }

  /// Whether a tab's width depends on what is before it alone, not on the text behind it.
  var dependOnlyOnStart: Bool { stops.allSatisfy { $0.alignment == .start } }

  /// The width of the tab at an index, which begins `x` points from the leading edge. Text that is to end, or
  /// to have its middle, at a stop moves the tab's end to the left as far as there is room.
  func width(ofTabAt index: Int, in clusters: [ShapedLine.Cluster], from x: CGFloat) -> CGFloat {
    let next = reached.partitioningIndex { $0 > x + LineBreaker.tolerance }
    guard next < stops.count else {
      return ((x + LineBreaker.tolerance) / interval).rounded(.down) * interval + interval - x
    }
    func following() -> CGFloat {
      clusters[(index + 1)...].prefix { !$0.isTab }.reduce(0) { $0 + $1.width }
    }
    let stop = stops[next]
    switch stop.alignment {
    case .start: return stop.location - x
    case .middle: return max(stop.location - x - following() / 2, 0)
    case .end: return max(stop.location - x - following(), 0)
    }
  }
}

extension ShapedLine {
  /// The line with its tabs as wide as they have to be, where its text begins `start` points from the leading
  /// edge.
  func withTabs(_ stops: TabStops, from start: CGFloat) -> ShapedLine {
    guard hasTabs else { return self }
    var result = self
    var growth: [Int: CGFloat] = [:]
    var x = start
    for index in clusters.indices {
      if clusters[index].isTab {
        let width = stops.width(ofTabAt: index, in: clusters, from: x)
        growth[clusters[index].offset] = width - clusters[index].width
        result.clusters[index].width = width
      }
      x += result.clusters[index].width
    }
    var shift: CGFloat = 0
    var growths: [CGFloat] = []
    for index in stretches.indices {
      result.stretches[index].x += shift
      guard stretches[index].bytes.count == 1, let more = growth[stretches[index].bytes.lowerBound] else {
        continue
      }
      result.stretches[index].width += more
      shift += more
      growths.append(more)
    }
    // Tabs are runs of their own, in the same order from left to right.
    shift = 0
    var nextGrowth = 0
    for index in runs.indices {
      result.runs[index].x += shift
      guard runs[index].isTab, nextGrowth < growths.count else { continue }
      let more = growths[nextGrowth]
      nextGrowth += 1
      result.runs[index].width += more
      shift += more
    }
    return result
  }
}
