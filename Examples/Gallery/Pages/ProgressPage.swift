import UIKit

/// Bars that fill and wheels that turn, and buttons that make them do so.
final class ProgressPage: SpecimenController {
  private let bar = UIProgressView(progressViewStyle: .default)
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let work = Progress(totalUnitCount: 10)

  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    bar.accessibilityIdentifier = "bar"
    wide(bar)
    row("Fill a fifth of it", button("Fill") { [bar] in bar.setProgress(bar.progress + 0.2, animated: true) })
    let observing = UIProgressView(progressViewStyle: .default)
    observing.observedProgress = work
    observing.accessibilityIdentifier = "observing"
    wide(observing)
    row("Work on what it follows", button("Work") { [work] in work.completedUnitCount += 1 })
    wheel.accessibilityIdentifier = "wheel"
    row("Hidden while it rests", wheel)
    row("Let it turn", button("Start") { [wheel] in wheel.startAnimating() })
    row("Let it rest", button("Stop") { [wheel] in wheel.stopAnimating() })
    group("Bars")
    wide(made(0.25))
    wide(made(0.5, .bar))
    wide(
      made(0.75) {
        $0.progressTintColor = .systemGreen
        $0.trackTintColor = .systemYellow
      })
    group("Wheels")
    row("Medium", resting(.medium))
    row("Large", resting(.large))
    row("In red", resting(.large, .systemRed))
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(configuration: .tinted(), primaryAction: UIAction(title: title) { _ in action() })
  }

  private func made(
    _ progress: Float, _ style: UIProgressView.Style = .default, _ change: (UIProgressView) -> Void = { _ in }
  ) -> UIProgressView {
    let bar = UIProgressView(progressViewStyle: style)
    bar.progress = progress
    change(bar)
    bar.sizeToFit()
    bar.bounds.size.width = 100
    return bar
  }

  private func resting(_ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil)
    -> UIActivityIndicatorView
  {
    let wheel = UIActivityIndicatorView(style: style)
    wheel.hidesWhenStopped = false
    wheel.color = color
    return wheel
  }
}
