import UIKit

/// A map that two fingers, a trackpad or a double tap enlarge, kept in the middle while it is small.
final class ZoomingPage: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let map = MapView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  private let status = UILabel()
  private let buttons = UIStackView()

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    scrollView.backgroundColor = .secondarySystemBackground
    scrollView.accessibilityIdentifier = "map"
    scrollView.delegate = self
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    scrollView.contentSize = map.bounds.size
    map.accessibilityIdentifier = "paper"
    scrollView.addSubview(map)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.addTarget(self, action: Selector("zoomToTap", ZoomingPage.zoomToTap))
    scrollView.addGestureRecognizer(tap)
    status.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    status.textColor = .secondaryLabel
    status.accessibilityIdentifier = "status"
    buttons.distribution = .fillEqually
    addButton("Smaller") { $0.setZoomScale($0.zoomScale / 2, animated: true) }
    addButton("Larger") { $0.setZoomScale($0.zoomScale * 2, animated: true) }
    addButton("Lake") { [map] in $0.zoom(to: map.lake, animated: true) }
    for part in [scrollView, status, buttons] { view.addSubview(part) }
    showStatus()
  }

  private func addButton(_ title: String, _ action: @escaping (UIScrollView) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [scrollView] _ in action(scrollView) }, for: .primaryActionTriggered)
    buttons.addArrangedSubview(button)
  }

  private func zoomToTap(_ tap: UIGestureRecognizer) {
    if scrollView.zoomScale > 1 {
      scrollView.setZoomScale(1, animated: true)
    } else {
      let point = tap.location(in: map)
      scrollView.zoom(to: CGRect(x: point.x - 60, y: point.y - 60, width: 120, height: 120), animated: true)
    }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let (size, content) = (scrollView.bounds.size, scrollView.contentSize)
    let across = max(0, (size.width - content.width) / 2)
    let upright = max(0, (size.height - content.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: upright, left: across, bottom: upright, right: across)
    showStatus()
  }

  private func showStatus() {
    status.text = "\(Int((scrollView.zoomScale * 100).rounded())) %"
  }

  override func viewDidLayoutSubviews() {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    status.frame = CGRect(x: safe.minX + 16, y: safe.minY + 8, width: 80, height: 36)
    let width = min(260, safe.width - 32 - status.frame.width)
    buttons.frame = CGRect(x: safe.maxX - 16 - width, y: safe.minY + 8, width: width, height: 36)
    scrollView.frame = CGRect(
      x: safe.minX + 16, y: safe.minY + 52, width: safe.width - 32, height: safe.height - 68)
    scrollView.layer.cornerRadius = 12
  }
}

/// A drawn map of streets around a lake.
final class MapView: UIView {
  /// The lake's place.
  let lake = CGRect(x: 330, y: 150, width: 190, height: 130)

  override func draw(_ rect: CGRect) {
    UIColor(red: 0.91, green: 0.94, blue: 0.87, alpha: 1).setFill()
    UIBezierPath(rect: bounds).fill()
    for number in 0..<9 {
      let place = 40 + CGFloat(number) * 65
      let isWide = number.isMultiple(of: 4)
      UIColor(red: 1, green: isWide ? 0.88 : 1, blue: isWide ? 0.6 : 1, alpha: 1).setStroke()
      for (start, end) in [
        (CGPoint(x: place, y: 0), CGPoint(x: place + 40, y: 600)),
        (CGPoint(x: 0, y: place), CGPoint(x: 600, y: place - 30)),
      ] {
        let street = UIBezierPath()
        street.move(to: start)
        street.addLine(to: end)
        street.lineWidth = isWide ? 12 : 5
        street.stroke()
      }
    }
    UIColor(red: 0.55, green: 0.76, blue: 0.93, alpha: 1).setFill()
    UIBezierPath(ovalIn: lake).fill()
    ("Lake" as NSString).draw(
      at: CGPoint(x: lake.midX - 22, y: lake.midY - 11),
      withAttributes: [
        .font: UIFont.italicSystemFont(ofSize: 18),
        .foregroundColor: UIColor(red: 0.15, green: 0.35, blue: 0.55, alpha: 1),
      ])
  }
}
