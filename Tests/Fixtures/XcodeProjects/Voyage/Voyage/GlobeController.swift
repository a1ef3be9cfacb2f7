import Globe
import UIKit

/// A screen with an element, an outlet and a subclass of an absent module's.
final class GlobeController: UIViewController {
  @IBOutlet var globe: GlobeView!
  @IBOutlet var words: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    globe.backgroundColor = .systemTeal
    globe.center(on: .europe)
    let marker = Marker(frame: .zero)
    view.addSubview(marker)
    words.text = "The globe"
  }

  @IBAction func turn() {
    globe.turn(by: 90)
    words.text = "Turned"
  }

  @IBAction func rename() { words.text = "My globe" }
}

final class Marker: GlobeMarker {
  override func draw(_ rect: CGRect) { super.draw(rect) }
}

extension GlobeController: GlobeViewDelegate {
  func globeView(_ globeView: GlobeView, didSelect place: GlobePlace) { words.text = place.name }
}
