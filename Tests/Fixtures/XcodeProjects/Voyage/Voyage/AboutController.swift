import SwiftUI
import UIKit

final class AboutController: UIViewController {
  @IBOutlet var stack: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let more = UIButton(
      type: .system,
      primaryAction: UIAction(title: "More") { _ in
        self.present(UIHostingController(rootView: AboutView()), animated: true)
      })
    let fine = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Fine") { [weak self] _ in
        self?.title = "Fine"
        more.setTitle("More of it", for: .normal)
      })
    stack.addArrangedSubview(more)
    stack.addArrangedSubview(fine)
  }
}
