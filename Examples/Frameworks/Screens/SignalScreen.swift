import Accelerate
import UIKit

/// Sums and means of a wave.
final class SignalScreen: FrameworkScreen {
  override class var framework: String { "Accelerate" }
  override class var purpose: String { "Means and extremes of a wave" }
  override class var symbol: String { "waveform" }

  override func fill() {
    addButton("Measure") { [weak self] in
      let phases: [Double] = vDSP.ramp(withInitialValue: 0, increment: 2 * .pi / 360, count: 360)
      let wave = vDSP.multiply(2, phases.map { sin($0) })
      self?.show(
        String(
          format: "Mean %.2f, largest %.2f, root of the mean square %.3f", abs(vDSP.mean(wave)),
          vDSP.maximum(wave), vDSP.rootMeanSquare(wave)))
    }
  }
}
