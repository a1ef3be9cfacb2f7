import QuartzCore

/// The views of a list that lie behind all others while changes are shown: those that fade out, and those
/// that fade in at places that others have not left yet.
@MainActor final class ListFades {
  private var fading: [ObjectIdentifier: Int] = [:]
  private var clipped: [ObjectIdentifier: (count: Int, clips: Bool)] = [:]

  /// Whether a view lies behind the others.
  func contains(_ view: UIView) -> Bool { !fading.isEmpty && fading[ObjectIdentifier(view)] != nil }

  /// Sends views behind all others of the list but its background.
  func begin(_ views: [UIView], behind list: UIView, background: UIView?) {
    for view in views {
      fading[ObjectIdentifier(view), default: 0] += 1
      (view.superview ?? list).sendSubviewToBack(view)
    }
    if let background, !views.isEmpty { list.sendSubviewToBack(background) }
  }

  /// Ends what was begun with the same views.
  func end(_ views: [UIView]) {
    for view in views {
      let id = ObjectIdentifier(view)
      guard let count = fading[id] else { continue }
      fading[id] = count > 1 ? count - 1 : nil
    }
  }

  // MARK: Views that change their size

  /// Clips views to their box, which is not as large as their content while it changes.
  func beginClipping(_ views: [UIView]) {
    for view in views {
      let id = ObjectIdentifier(view)
      let old = clipped[id] ?? (0, view.clipsToBounds)
      clipped[id] = (old.count + 1, old.clips)
      view.clipsToBounds = true
    }
  }

  /// Ends what was begun with the same views.
  func endClipping(_ views: [UIView]) {
    for view in views {
      let id = ObjectIdentifier(view)
      guard let old = clipped[id] else { continue }
      clipped[id] = old.count > 1 ? (old.count - 1, old.clips) : nil
      if old.count == 1 { view.clipsToBounds = old.clips }
    }
  }
}
