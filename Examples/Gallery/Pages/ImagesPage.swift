import UIKit

/// Pictures in every content mode, tinted, stretched, and one after another.
final class ImagesPage: SpecimenController {
  private let moving = UIImageView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    addMoving()
    group("Content modes")
    for (name, mode) in [
      ("Scale to fill", UIView.ContentMode.scaleToFill), ("Aspect fit", .scaleAspectFit),
      ("Aspect fill", .scaleAspectFill), ("Center", .center), ("Top left", .topLeft),
    ] {
      row(name, framed(hills) { $0.contentMode = mode })
    }
    group("Colours")
    row("As it is", framed(hills) { $0.contentMode = .scaleAspectFill })
    row(
      "In the view’s tint",
      framed(UIImage(systemName: "paperplane.fill")) {
        $0.contentMode = .center
        $0.tintColor = .systemOrange
      })
    row(
      "In a tint of its own",
      framed(
        UIImage(systemName: "heart.fill")?.withTintColor(.systemPink, renderingMode: .alwaysOriginal)
      ) { $0.contentMode = .center })
    row("Highlighted", lamp)
    group("Stretched")
    let bubble = bubble.resizableImage(
      withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12), resizingMode: .stretch)
    let wide = UIImageView(image: bubble)
    wide.frame.size.height = 48
    self.wide(wide, "Corners keep their size")
  }

  private func addMoving() {
    group("Use it")
    moving.accessibilityIdentifier = "moving"
    moving.animationImages = (0..<8).map(hand)
    moving.animationDuration = 1.6
    moving.image = hand(0)
    row("One after another", moving)
    let toggle = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: "Run") { [moving] action in
        if moving.isAnimating { moving.stopAnimating() } else { moving.startAnimating() }
        (action.sender as? UIButton)?.configuration?.title = moving.isAnimating ? "Stop" : "Run"
      })
    row("Let them run", toggle)
  }

  private func framed(_ image: UIImage?, _ change: (UIImageView) -> Void = { _ in }) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 84, height: 60))
    view.image = image
    view.backgroundColor = .tertiarySystemFill
    view.layer.cornerRadius = 6
    view.clipsToBounds = true
    change(view)
    return view
  }

  private var lamp: UIImageView {
    framed(UIImage(systemName: "moon")) {
      $0.highlightedImage = UIImage(systemName: "sun.max.fill")
      $0.isHighlighted = true
      $0.contentMode = .center
      $0.tintColor = .systemYellow
    }
  }

  // MARK: Pictures

  /// Hills below a sun, twice as wide as high.
  private lazy var hills = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 32)).image { _ in
    UIColor(red: 0.55, green: 0.8, blue: 0.95, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 64, height: 32))
    UIColor(red: 1, green: 0.85, blue: 0.35, alpha: 1).setFill()
    UIBezierPath(ovalIn: CGRect(x: 44, y: 4, width: 12, height: 12)).fill()
    UIColor(red: 0.35, green: 0.7, blue: 0.4, alpha: 1).setFill()
    UIBezierPath(ovalIn: CGRect(x: -16, y: 18, width: 56, height: 32)).fill()
    UIColor(red: 0.25, green: 0.6, blue: 0.35, alpha: 1).setFill()
    UIBezierPath(ovalIn: CGRect(x: 20, y: 21, width: 64, height: 32)).fill()
  }

  private lazy var bubble = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 28, height: 28), cornerRadius: 11)
    UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1).setFill()
    path.fill()
    UIColor.systemBlue.setStroke()
    path.lineWidth = 2
    path.stroke()
  }

  /// A clock's face, its hand at an eighth of the way round.
  private func hand(_ eighth: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { _ in
      UIColor.systemIndigo.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 44, height: 44)).fill()
      let angle = CGFloat(eighth) * .pi / 4
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 22, y: 22))
      path.addLine(to: CGPoint(x: 22 + 15 * sin(angle), y: 22 - 15 * cos(angle)))
      path.lineWidth = 4
      path.lineCapStyle = .round
      UIColor.white.setStroke()
      path.stroke()
    }
  }
}
