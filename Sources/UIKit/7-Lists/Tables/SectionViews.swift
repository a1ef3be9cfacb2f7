import QuartzCore

/// The headers of a table that show, or the footers, by their sections.
@MainActor final class SectionViews {
  /// The views that show.
  private(set) var views: [Int: UIView] = [:]
  /// The view that the delegate returned when it was asked whether it has any.
  private var probe: UIView?

  /// The sections whose views show.
  var sections: [Int] { Array(views.keys) }

  /// The view of a section; nil for those that do not show.
  subscript(section: Int) -> UIView? { views[section] }

  /// Shows a section's view.
  func show(_ view: UIView, in section: Int) { views[section] = view }

  /// Removes a section's view. Returns it.
  func remove(_ section: Int) -> UIView? { views.removeValue(forKey: section) }

  /// Renames the views to the new numbers of their sections; those without one are released first.
  func rename(_ newSection: (Int) -> Int?, release: (Int) -> Void) {
    var renamed: [Int: UIView] = [:]
    for (section, view) in views {
      if let new = newSection(section) { renamed[new] = view } else { release(section) }
    }
    views = renamed
  }

  // MARK: Asking the delegate

  /// Keeps the view that the delegate returned for the first section until that shows; nil removes it.
  func keepProbe(_ view: UIView?) { probe = view }

  /// Returns the view that the delegate returned for the first section before, once.
  func takeProbe(for section: Int) -> UIView? { section == 0 ? exchange(&probe, with: nil) : nil }
}
