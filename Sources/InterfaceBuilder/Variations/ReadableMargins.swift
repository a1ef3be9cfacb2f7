import UIKit

/// Views whose margins are those of lines that are good to read.
@MainActor enum ReadableMargins {
  /// Keeps a view's margins at the readable guide's of as wide a view.
  static func follow(_ view: UIView) {
    view.preservesSuperviewLayoutMargins = true
  }
}
