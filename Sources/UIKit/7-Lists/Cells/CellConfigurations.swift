/// The configurations that a cell, a header or a footer shows, with the views that show them.
@MainActor final class CellConfigurations {
  /// The configuration of the content.
  private(set) var content: (any UIContentConfiguration)?
  /// The view that shows the content's configuration.
  private(set) var view: (UIView & UIContentView)?
  /// The configuration of the background.
  private(set) var background: UIBackgroundConfiguration?
  /// Whether the background is the list's, not the app's.
  var hasListBackground = false
  private(set) var ground: BackgroundConfigurationView?
  /// Whether the content's configuration follows the state by itself.
  var updatesContent = true
  /// Whether the background's configuration follows the state by itself.
  var updatesBackground = true

  /// Whether the configurations do not follow the present state.
  private var isDue = true
  private var isUpdating = false

  /// The content as the app has set it, which the state has not changed yet, where it is of the system's
  /// kind.
  private var given: UIListContentConfiguration?

  /// Whether a content is the one that the app has set last, so that setting it again changes nothing. Views
  /// of an app's own are passed every configuration.
  func isSameContent(_ new: (any UIContentConfiguration)?) -> Bool {
    guard let new = new as? UIListContentConfiguration else { return false }
    return new == given
  }

  /// Shows a content that the app has set.
  func set(_ new: (any UIContentConfiguration)?, in host: UIView) {
    given = new as? UIListContentConfiguration
    show(new, in: host)
  }

  /// Shows a content in a view, in the view that shows the present one if it supports the new one.
  private func show(_ new: (any UIContentConfiguration)?, in host: UIView) {
    content = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
      return
    }
    view?.removeFromSuperview()
    let made = new.makeContentView()
    UIView.performWithoutAnimation {
      made.frame = host.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(made)
    }
    view = made
    marginsDidChange(host.directionalLayoutMargins)
  }

  /// Lays the content out with other margins around it; those of an app's own view are set.
  func marginsDidChange(_ margins: NSDirectionalEdgeInsets) {
    guard let view else { return }
    if !(view is UIListContentView) { view.directionalLayoutMargins = margins }
    view.setNeedsLayout()
  }

  /// Shows a background behind everything in a cell.
  func show(_ new: UIBackgroundConfiguration?, behind host: UIView) {
    background = new
    guard let new else {
      ground?.removeFromSuperview()
      ground = nil
      return
    }
    if let ground {
      ground.configuration = new
      return
    }
    let made = BackgroundConfigurationView(new)
    UIView.performWithoutAnimation {
      made.frame = host.bounds
      host.insertSubview(made, at: 0)
    }
    ground = made
  }

  /// Lays out a content view that has not been shown yet: what lies in it does not move to its place, also in
  /// an animation.
  func placeNewContent() {
    if let view, UIView.isAnimating, !view.layer.isShown {
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
    }
    if let ground, UIView.isAnimating, !ground.layer.isShown {
      UIView.performWithoutAnimation { ground.layoutIfNeeded() }
    }
  }

  // MARK: State

  /// Schedules an update of the configuration before the next layout.
  func setNeedsUpdate() { isDue = true }

  /// Follows a configuration that the app has set: it is updated before the next layout, unless it was set in
  /// an update.
  func configurationDidChange() { isDue = isDue || !isUpdating }

  /// Brings the configurations to a state, if it has changed.
  /// - Parameters:
  ///   - state: The state, which is requested only then.
  ///   - host: The view that holds the content's view.
  ///   - cell: The view that holds the background.
  ///   - change: The app's own updates, which follow.
  func updateIfNeeded<State: UIConfigurationState>(
    for state: @autoclosure () -> State, in host: UIView, behind cell: UIView, then change: (State) -> Void
  ) {
    guard isDue, !isUpdating else { return }
    (isUpdating, isDue) = (true, false)
    let state = state()
    if updatesContent, let content { show(content.updated(for: state), in: host) }
    if updatesBackground, let background { show(background.updated(for: state), behind: cell) }
    change(state)
    isUpdating = false
  }
}
