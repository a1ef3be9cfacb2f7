import CoreGraphics

/// The positions of a table's parts, as they were worked out and measured for a width.
@MainActor final class TableHeights {
  /// The positions; nil before the rows were loaded.
  private(set) var geometry: TableGeometry?
  /// The width for which they were worked out, in points.
  private(set) var width: CGFloat = 0

  /// Sets positions that were worked out for a width.
  func set(_ geometry: TableGeometry, width: CGFloat) { (self.geometry, self.width) = (geometry, width) }

  /// Sets the heights of what stands above and below all sections. Returns whether they changed.
  func setEnds(head: CGFloat, foot: CGFloat) -> Bool {
    guard let old = geometry, old.head != head || old.foot != foot else { return false }
    geometry?.head = head
    geometry?.foot = foot
    return true
  }

  // MARK: Rows

  /// Records the height of a row. Returns whether it differs from what counted before.
  func measure(_ path: IndexPath, as height: CGFloat) -> Bool {
    var change: CGFloat = 0
    geometry?.change(path.section) { change = $0.rows.measure(path.row, as: height) }
    return change != 0
  }

  /// Makes the height of a row, if it is as high as its content, one to be measured anew. It counts until
  /// then, so that no other row moves before.
  func invalidate(_ path: IndexPath) {
    geometry?.change(path.section) { if $0.rowsAreEstimated { $0.rows.invalidate(path.row) } }
  }

  // MARK: Headers and footers

  /// Records the height of a section's header or footer. Returns whether it differs from what counted before.
  func measure(_ section: Int, isFooter: Bool, as height: CGFloat) -> Bool {
    var old: CGFloat = 0
    geometry?.change(section) {
      if isFooter {
        old = $0.footer
        ($0.footer, $0.footerIsEstimated) = (height, false)
      } else {
        old = $0.header
        ($0.header, $0.headerIsEstimated) = (height, false)
        if height == 0 { $0.padding = 0 }
      }
    }
    return old != height
  }

  /// Keeps the measured heights of the header and footer that a section had before a change.
  func keep(_ old: TableGeometry.Section, in section: Int) {
    geometry?.change(section) {
      if $0.headerIsEstimated, !old.headerIsEstimated {
        ($0.header, $0.headerIsEstimated) = (old.header, false)
      }
      if $0.footerIsEstimated, !old.footerIsEstimated {
        ($0.footer, $0.footerIsEstimated) = (old.footer, false)
      }
    }
  }
}
