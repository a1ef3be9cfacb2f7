import QuartzCore

/// The veil over what lies behind something presented. Fingers go to the container around it.
final class DimmingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = PresentationMetrics.dimming
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Lays the veil at the bottom of a container and draws it in with a transition.
  func come(in container: UIView, with coordinator: TransitionCoordinator?) {
    frame = container.bounds
    container.insertSubview(self, at: 0)
    guard let coordinator, coordinator.isAnimated else { return }
    UIView.performWithoutAnimation { alpha = 0 }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.alpha = 1 })
  }

  /// Draws the veil away with a transition.
  func go(with coordinator: TransitionCoordinator?) {
    coordinator?.animate(alongsideTransition: { [weak self] _ in self?.alpha = 0 })
  }
}
