import QuartzCore

extension UIViewController {
  /// The configuration of what stands in place of the content; nil, the default, shows the content.
  public var contentUnavailableConfiguration: UIContentConfiguration? {
    get { contentUnavailability.configuration }
    set {
      contentUnavailability.configuration = newValue
      if isViewLoaded { contentUnavailability.show(in: view) }
    }
  }

  /// The state that the configuration is made for: the traits, and the text of the navigation item's search.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    if let search = navigationItem.searchController, search.isActive {
      state.searchText = search.searchBar.text
    }
    return state
  }

  /// Schedules ``updateContentUnavailableConfiguration(using:)`` before the view is laid out next.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailability.isDue = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration where that is due, and shows it.
  final func showContentUnavailability() {
    if contentUnavailability.isDue {
      contentUnavailability.isDue = false
      track(.contentUnavailability, of: self) {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      } invalidate: {
        $0.setNeedsUpdateContentUnavailableConfiguration()
      }
    }
    if contentUnavailability.configuration != nil { contentUnavailability.show(in: view) }
  }
}

/// The replacement for a controller's content.
@MainActor struct ContentUnavailability {
  var configuration: (any UIContentConfiguration)? { didSet { isNew = true } }
  /// Whether the controller is to update the configuration.
  var isDue = true
  private(set) var view: (UIView & UIContentView)?

  init() {}

  /// Shows the configuration over everything in a view.
  mutating func show(in host: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(configuration) {
      if isNew { view.configuration = configuration }
    } else {
      view?.removeFromSuperview()
      let made = configuration.makeContentView()
      host.addSubview(made)
      view = made
    }
    isNew = false
    guard let view else { return }
    if view.frame != host.bounds { view.frame = host.bounds }
    if host.subviews.last !== view { host.bringSubviewToFront(view) }
  }

  private var isNew = false
}
