import UIKit

/// A board that shows which gesture it received, and a card that is dragged, pinched and turned.
final class GesturesPage: UIViewController, UIGestureRecognizerDelegate {
  private let status = UILabel()
  private let board = UIView()
  private let card = UIView()
  private let cardStatus = UILabel()
  private var angle: CGFloat = 0
  private var size: CGFloat = 1

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    style(status, "Tap, press, swipe or hover over the board", "status")
    style(cardStatus, "Drag, pinch and turn the card", "card status")
    board.backgroundColor = .secondarySystemBackground
    board.layer.cornerRadius = 12
    board.accessibilityIdentifier = "board"
    view.addSubview(board)
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.accessibilityIdentifier = "card"
    let mark = UIView(frame: CGRect(x: 55, y: 10, width: 10, height: 10))
    mark.backgroundColor = .white
    mark.layer.cornerRadius = 5
    mark.isUserInteractionEnabled = false
    card.addSubview(mark)
    view.addSubview(card)
    watchBoard()
    watchCard()
  }

  private func style(_ label: UILabel, _ text: String, _ name: String) {
    label.text = text
    label.font = .systemFont(ofSize: 15)
    label.textColor = .secondaryLabel
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.accessibilityIdentifier = name
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    let width = view.bounds.width - 40
    let top = view.safeAreaInsets.top
    status.frame = CGRect(x: 20, y: top + 16, width: width, height: 20)
    board.frame = CGRect(x: 20, y: top + 44, width: width, height: 200)
    cardStatus.frame = CGRect(x: 20, y: top + 264, width: width, height: 20)
    if card.bounds.isEmpty {
      card.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
      card.center = CGPoint(x: view.bounds.midX, y: 420)
    }
  }

  // MARK: The board

  private func watchBoard() {
    let double = UITapGestureRecognizer { [status] _ in status.text = "double tap" }
    double.numberOfTapsRequired = 2
    let two = UITapGestureRecognizer { [status] _ in status.text = "tap of two fingers" }
    two.numberOfTouchesRequired = 2
    let tap = UITapGestureRecognizer { [status] tap in
      let point = tap.location(in: tap.view)
      status.text = "tap at \(Int(point.x)), \(Int(point.y))"
    }
    tap.require(toFail: double)
    let press = UILongPressGestureRecognizer { [status] press in
      if press.state == .began { status.text = "long press" }
      if press.state == .ended { status.text = "long press, let go" }
    }
    for gesture in [double, two, tap, press] { board.addGestureRecognizer(gesture) }
    for (direction, name) in [
      (UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ] {
      let swipe = UISwipeGestureRecognizer { [status] _ in status.text = "swipe \(name)" }
      swipe.direction = direction
      board.addGestureRecognizer(swipe)
    }
    board.addGestureRecognizer(
      UIHoverGestureRecognizer { [weak board] hover in
        guard let board else { return }
        let isOver = hover.state == .began || hover.state == .changed
        board.layer.borderWidth = isOver ? 2 : 0
        board.layer.borderColor = UIColor.systemIndigo.cgColor
      })
  }

  // MARK: The card

  private func watchCard() {
    let pan = UIPanGestureRecognizer { [weak self] pan in
      guard let self else { return }
      let way = pan.translation(in: view)
      card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
      pan.setTranslation(.zero, in: view)
      showState(of: pan)
    }
    let pinch = UIPinchGestureRecognizer { [weak self] pinch in
      self?.size *= pinch.scale
      pinch.scale = 1
      self?.showState(of: pinch)
    }
    let rotation = UIRotationGestureRecognizer { [weak self] rotation in
      self?.angle += rotation.rotation
      rotation.rotation = 0
      self?.showState(of: rotation)
    }
    for gesture in [pan, pinch, rotation] {
      gesture.delegate = self
      card.addGestureRecognizer(gesture)
    }
    card.isMultipleTouchEnabled = true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func showState(of gesture: UIGestureRecognizer) {
    card.transform = CGAffineTransform(scaleX: size, y: size).rotated(by: angle)
    let (percent, degrees) = (Int((size * 100).rounded()), Int((angle * 180 / .pi).rounded()))
    cardStatus.text =
      "\(Int(card.center.x)), \(Int(card.center.y)) · \(percent) % · \(degrees)°"
      + (gesture.state == .ended ? " · let go" : "")
  }
}
