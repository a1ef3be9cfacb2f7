import UIKit

/// Dots for pages, on a colored ground, as they are white.
final class PagesPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    let answer = status("page", "1 of 5")
    let dots = made(5)
    dots.accessibilityIdentifier = "dots"
    dots.addAction(
      UIAction { [weak self] action in
        let dots = action.sender as! UIPageControl
        self?.setStatus(answer, "\(dots.currentPage + 1) of \(dots.numberOfPages)")
      }, for: .valueChanged)
    wide(dots)
    row("Page", answer)
    group("Looks")
    wide(
      made(4) {
        $0.backgroundStyle = .prominent; $0.currentPage = 2
      }, "Prominent")
    wide(made(6) { $0.preferredIndicatorImage = UIImage(systemName: "star.fill") }, "Pictures")
    wide(
      made(3) {
        $0.backgroundColor = .tertiarySystemFill
        $0.currentPageIndicatorTintColor = .systemRed
        $0.pageIndicatorTintColor = .systemGray
      }, "Colours of their own")
    wide(made(4) { $0.isEnabled = false }, "Disabled")
  }

  private func made(_ pages: Int, _ change: (UIPageControl) -> Void = { _ in }) -> UIPageControl {
    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    dots.numberOfPages = pages
    dots.backgroundColor = .systemIndigo
    dots.layer.cornerRadius = 8
    change(dots)
    return dots
  }
}
