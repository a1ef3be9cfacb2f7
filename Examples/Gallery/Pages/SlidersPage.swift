import UIKit

/// Sliders in their states, and two that show what they are set to.
final class SlidersPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    addTelling("Continuous", isContinuous: true)
    addTelling("At the end only", isContinuous: false)
    group("States")
    wide(slider(0), "At its least")
    wide(slider(0.5), "In the middle")
    wide(slider(1), "At its most")
    wide(slider(0.5) { $0.isEnabled = false }, "Disabled")
    group("Colours and pictures")
    wide(
      slider(0.4) {
        $0.accessibilityLabel = "With pictures"
        $0.minimumValueImage = UIImage(systemName: "speaker.fill")
        $0.maximumValueImage = UIImage(systemName: "speaker.wave.2.fill")
        $0.tintColor = .secondaryLabel
      })
    wide(
      slider(0.7) {
        $0.accessibilityLabel = "In three colours"
        $0.minimumTrackTintColor = .systemOrange
        $0.maximumTrackTintColor = .systemYellow
        $0.thumbTintColor = .systemRed
      })
    wide(
      slider(0.5) {
        $0.accessibilityLabel = "With a heart"
        $0.setThumbImage(
          UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24))?
            .withTintColor(.systemPink, renderingMode: .alwaysOriginal), for: .normal)
        $0.minimumTrackTintColor = .systemPink
      })
  }

  private func addTelling(_ title: String, isContinuous: Bool) {
    let answer = status("\(title) value", "20, told 0×")
    var count = 0
    let telling = slider(20) {
      $0.accessibilityIdentifier = title
      $0.accessibilityLabel = title
      $0.maximumValue = 100
      $0.value = 20
      $0.isContinuous = isContinuous
    }
    telling.addAction(
      UIAction { [weak self] action in
        count += 1
        self?.setStatus(answer, "\(Int((action.sender as! UISlider).value.rounded())), told \(count)×")
      }, for: .valueChanged)
    row(title, answer)
    wide(telling)
  }

  private func slider(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    slider.value = value
    change(slider)
    return slider
  }
}
