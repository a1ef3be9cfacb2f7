import UIKit

/// What moves: the curves beside each other, a spring, keyframes, transitions, and a ball led by hand.
final class AnimationPage: UIViewController {
  private let curves: [(name: String, options: UIView.AnimationOptions, color: UIColor)] = [
    ("linear", .curveLinear, .systemBlue), ("ease in", .curveEaseIn, .systemGreen),
    ("ease out", .curveEaseOut, .systemOrange), ("ease in and out", .curveEaseInOut, .systemPink),
  ]
  private var balls: [UIView] = []
  private var tracks: [UIView] = []
  private let spring = UIView()
  private let walker = UIView()
  private let card = UILabel()
  private let spinner = UIView()
  private let status = UILabel()
  private var buttons: [UIButton] = []
  private var isAway = false
  private var isTurned = false

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    for curve in curves {
      let track = UILabel()
      track.text = curve.name
      track.font = .systemFont(ofSize: 12)
      track.textColor = .secondaryLabel
      track.textAlignment = .center
      track.backgroundColor = .secondarySystemBackground
      track.layer.cornerRadius = 16
      track.clipsToBounds = true
      tracks.append(track)
      view.addSubview(track)
      balls.append(ball(curve.color, curve.name))
    }
    prepare(spring, .systemPurple, "spring")
    prepare(walker, .systemTeal, "walker")
    prepare(spinner, .systemIndigo, "spinner")
    card.text = "Front"
    card.textAlignment = .center
    card.textColor = .onSystemColor
    card.backgroundColor = .systemRed
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
    status.font = .systemFont(ofSize: 13)
    status.textColor = .secondaryLabel
    status.text = "at rest"
    status.accessibilityIdentifier = "status"
    view.addSubview(status)
    addButtons()
  }

  private func ball(_ color: UIColor, _ name: String) -> UIView {
    let ball = UIView()
    prepare(ball, color, name + " ball")
    ball.layer.cornerRadius = 16
    return ball
  }

  private func prepare(_ box: UIView, _ color: UIColor, _ name: String) {
    box.backgroundColor = color
    box.layer.cornerRadius = 8
    box.accessibilityIdentifier = name
    view.addSubview(box)
  }

  private func addButtons() {
    let actions: [(String, () -> Void)] = [
      ("Curves", { [weak self] in self?.moveBalls() }), ("Spring", { [weak self] in self?.moveSpring() }),
      ("Keyframes", { [weak self] in self?.walk() }), ("Flip", { [weak self] in self?.flip() }),
      ("Dissolve", { [weak self] in self?.dissolve() }), ("Spin", { [weak self] in self?.spin() }),
    ]
    for (title, work) in actions {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in work() })
      buttons.append(button)
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    let width = view.bounds.width - 40
    for index in balls.indices {
      let y = 20 + CGFloat(index) * 40
      tracks[index].frame = CGRect(x: 20, y: y, width: width, height: 32)
      balls[index].frame = CGRect(x: isAway ? 20 + width - 32 : 20, y: y, width: 32, height: 32)
    }
    spring.frame = CGRect(x: 20, y: isAway ? 280 : 200, width: 48, height: 48)
    if walker.bounds.isEmpty { walker.frame = CGRect(x: 100, y: 200, width: 48, height: 48) }
    spinner.bounds = CGRect(x: 0, y: 0, width: 48, height: 48)
    spinner.center = CGPoint(x: 274, y: 224)
    card.frame = CGRect(x: 240, y: 290, width: 110, height: 70)
    // Beside what moves where there is no room below it.
    let isLow = view.bounds.height < 530 && width > 480
    let columns = isLow && width < 660 ? 2 : 3
    let controls = CGRect(
      x: isLow ? 360 : 20, y: isLow ? 200 : 400, width: isLow ? width - 340 : width,
      height: isLow ? 162 : 118)
    let cell = CGSize(width: controls.width / CGFloat(columns), height: 44)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: controls.minX + CGFloat(index % columns) * cell.width,
        y: controls.minY + CGFloat(index / columns) * cell.height, width: cell.width, height: cell.height)
    }
    status.frame = CGRect(x: controls.minX, y: controls.maxY - 18, width: controls.width, height: 18)
  }

  // MARK: What moves

  private func moveBalls() {
    isAway.toggle()
    for (ball, curve) in zip(balls, curves) {
      UIView.animate(withDuration: 1, delay: 0, options: curve.options) { [view, isAway] in
        ball.frame.origin.x = isAway ? view!.bounds.width - 20 - 32 : 20
      } completion: { [status] finished in
        status.text = finished ? "the balls are there" : "the balls were stopped"
      }
    }
  }

  private func moveSpring() {
    let y: CGFloat = spring.frame.minY < 240 ? 280 : 200
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
    ) { [spring] in
      spring.frame.origin.y = y
    } completion: { [status] _ in
      status.text = "the spring rests"
    }
  }

  private func walk() {
    let corners = [
      CGPoint(x: 172, y: 200), CGPoint(x: 172, y: 290), CGPoint(x: 100, y: 290), CGPoint(x: 100, y: 200),
    ]
    UIView.animateKeyframes(withDuration: 2, delay: 0) { [walker] in
      for (index, corner) in corners.enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25) {
          walker.frame.origin = corner
          walker.alpha = index == 1 ? 0.3 : 1
        }
      }
    } completion: { [status] _ in
      status.text = "once around"
    }
  }

  private func flip() {
    change(with: .transitionFlipFromLeft)
  }

  private func dissolve() {
    change(with: .transitionCrossDissolve)
  }

  private func change(with options: UIView.AnimationOptions) {
    isTurned.toggle()
    UIView.transition(with: card, duration: 0.6, options: options) { [card, isTurned] in
      card.text = isTurned ? "Back" : "Front"
      card.backgroundColor = isTurned ? .systemBlue : .systemRed
    } completion: { [status] _ in
      status.text = "the card is turned"
    }
  }

  private func spin() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = 2 * CGFloat.pi
    turn.duration = 2
    turn.repeatCount = .infinity
    spinner.layer.add(turn, forKey: "turn")
  }
}
