import Foundation

/// One direction of a ``PlasticView``: where it starts, how long it is, and what was assigned last.
///
/// The last two assignments win: the newest holds exactly, the one before it gives the second degree of
/// freedom, older ones are dropped. A length is never negative.
struct PlasticAxis {
  enum Assignment {
    case none, start, end, center, size
  }

  /// The start in the space of the native view's frame, once something has placed it.
  private(set) var origin: CGFloat = 0
  /// The length.
  private(set) var size: CGFloat
  /// The start relative to the direct parent.
  private(set) var relative: CGFloat
  /// Whether ``origin`` holds; until then the start follows the parent.
  private(set) var isPlaced = false
  private var newest = Assignment.none

  init(relative: CGFloat, size: CGFloat) {
    self.relative = relative
    self.size = size
  }

  mutating func setStart(_ coordinate: CGFloat, parent: CGFloat) {
    switch newest {
    case .end: size = max(origin + size - coordinate, 0)
    case .center: size = max(2 * (origin + size / 2 - coordinate), 0)
    case .none, .start, .size: break
    }
    newest = .start
    place(coordinate, parent: parent)
  }

  mutating func setEnd(_ coordinate: CGFloat, parent: CGFloat) {
    switch newest {
    case .start: size = max(coordinate - origin, 0)
    case .center: size = max(2 * (coordinate - origin - size / 2), 0)
    case .none, .end, .size: break
    }
    newest = .end
    place(coordinate - size, parent: parent)
  }

  mutating func setCenter(_ coordinate: CGFloat, parent: CGFloat) {
    switch newest {
    case .start: size = max(2 * (coordinate - origin), 0)
    case .end: size = max(2 * (origin + size - coordinate), 0)
    case .none, .center, .size: break
    }
    newest = .center
    place(coordinate - size / 2, parent: parent)
  }

  mutating func setSize(_ value: CGFloat, parent: CGFloat) {
    let new = max(value, 0)
    switch newest {
    case .end: place(origin + size - new, parent: parent)
    case .center: place(origin + (size - new) / 2, parent: parent)
    case .none, .start, .size: break
    }
    size = new
    newest = .size
  }

  private mutating func place(_ coordinate: CGFloat, parent: CGFloat) {
    origin = coordinate
    relative = coordinate - parent
    isPlaced = true
  }
}
