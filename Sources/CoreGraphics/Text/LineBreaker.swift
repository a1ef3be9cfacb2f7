/// Cuts a paragraph into lines that fit.
struct LineBreaker {
  /// Lines that are wider than their room by less than this, in points, still fit: widths are sums of
  /// fractions.
  static let tolerance: CGFloat = 0.01

  let clusters: [ShapedLine.Cluster]
  let breaksAnywhere: Bool
  let tabs: TabStops

  /// The space available to a line: its width, and the indent at which it begins, from the leading edge.
  typealias Room = (width: CGFloat, indent: CGFloat)

  /// The progress of the scan for the end of a line.
  struct Scan {
    /// The next cluster to scan.
    var index: Int
    /// The width of those before.
    var used: CGFloat = 0
    /// The last cluster before which the line may end.
    var wordBreak: Int?
  }

  /// The cluster with which the line after the one beginning at `start` begins.
  func endOfLine(from start: Int, in room: Room) -> Int {
    var scan = Scan(index: start)
    return endOfLine(from: start, in: room, &scan)
  }

  /// The same, of a line that was looked at so far: more clusters may follow by then.
  func endOfLine(from start: Int, in room: Room, _ scan: inout Scan) -> Int {
    while scan.index < clusters.count {
      let (index, cluster) = (scan.index, clusters[scan.index])
      if index > start, cluster.canBreakBefore { scan.wordBreak = index }
      // Spaces hang beyond the edge, and do not count there.
      if !cluster.isSpace, scan.used + cluster.width > room.width + LineBreaker.tolerance, index > start {
        if !breaksAnywhere, let wordBreak = scan.wordBreak { return wordBreak }
        return index
      }
      scan.used +=
        cluster.isTab
        ? tabs.width(ofTabAt: index, in: clusters, from: room.indent + scan.used) : cluster.width
      scan.index += 1
    }
    return clusters.count
  }

  /// The cluster behind those that fit into a part of a line, which breaks no words; nil where no word fits.
  func endOfSlot(from start: Int, in room: Room) -> Int? {
    guard start < clusters.count else { return start }
    let end = endOfLine(from: start, in: room)
    let isAtBreak = end == clusters.count || breaksAnywhere || clusters[end].canBreakBefore
    let first = clusters[start]
    let fits = first.isSpace || first.width <= room.width + LineBreaker.tolerance
    return isAtBreak && fits ? end : nil
  }

  /// All lines as ranges of clusters, at most `limit` and one more. The first may have another room.
  func lines(first: Room, other: Room, limit: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    repeat {
      let end = endOfLine(from: start, in: lines.isEmpty ? first : other)
      lines.append(start..<end)
      start = end
    } while start < clusters.count && lines.count <= limit
    return lines
  }
}
