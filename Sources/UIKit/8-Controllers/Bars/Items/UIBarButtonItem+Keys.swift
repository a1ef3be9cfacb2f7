import ObjectiveCRuntime

extension UIBarButtonItem: ObservableKeys {
  /// The properties that are read by name, as far as no attribute of storyboards has them.
  @MainActor package static var observableProperties: [String: AnyKeyPath] {
    ["view": \UIBarButtonItem.shownView]
  }

  /// The view that shows the item in a bar; nil where none does.
  private var shownView: UIView? {
    customView ?? (presenter as? BarItemRow)?.entries.first { $0.item === self }?.view
  }
}
