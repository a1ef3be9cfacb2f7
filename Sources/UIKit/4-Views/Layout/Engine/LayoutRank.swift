/// The order in which requests of one priority that cannot all hold are satisfied. The order of first mention
/// decides, as on iOS: of several views, the first one named stretches when there is too much room, and keeps
/// its size when there is too little. Of the views of a stack, the first one gives way when there is too
/// little.
enum LayoutRank {
  private static let layer = 1e10

  /// Of content that resists being squeezed: the first-mentioned item's goes first, and in a stack the last
  /// view's.
  static func resisting(mention: Int, stackOrder: Double?, wraps: Bool) -> Double {
    let order = stackOrder ?? -Double(mention)
    return wraps ? order : 3 * layer + order
  }

  /// Of content that resists being stretched: the first-mentioned item's goes last. The width of text that
  /// wraps is requested anew when its lines are known, and comes last of all.
  static func hugging(mention: Int, wraps: Bool) -> Double {
    wraps ? -layer - Double(mention) : 2 * layer + Double(mention)
  }

  /// Of the app's constraints: the one that was activated first goes first.
  static func constraint(sequence: Int) -> Double { layer - Double(sequence) }

  /// Of the target that a size is fitted to.
  static let fitting = -2 * layer
}
