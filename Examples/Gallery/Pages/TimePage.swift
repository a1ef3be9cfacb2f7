import UIKit

/// The time of layers: held, scrubbed, slowed down and gone on with; and their depth.
final class TimePage: SpecimenController {
  private let scrubbed = TrackView(color: .systemIndigo)
  private let running = TrackView(color: .systemPink, repeats: true)
  private let skyView = SkyView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
  private var sky: CAGradientLayer { skyView.sky }

  override func viewDidLoad() {
    super.viewDidLoad()
    group("One animation, held")
    wide(moments())
    group("Scrubbing")
    hold(scrubbed.layer, at: 0.6)
    wide(scrubbed)
    let slider = UISlider()
    slider.value = 0.6
    slider.accessibilityLabel = "moment"
    slider.addAction(
      UIAction { [scrubbed, unowned slider] _ in scrubbed.layer.timeOffset = 1 + Double(slider.value) },
      for: .valueChanged)
    wide(slider)
    group("Speed")
    hold(running.layer, at: 0.25)
    wide(running)
    row("Speed", speeds())
    group("Depth")
    wide(shelf())
    row("One-sided, turned by 60°, 120° and 180°", sides())
    group("A gradient on its way")
    showSky()
    wide(skyView)
    let button = UIButton(
      configuration: .tinted(), primaryAction: UIAction(title: "Dusk") { [weak self] _ in self?.toggleSky() })
    row("Colors, places and direction", button)
  }

  // MARK: Time

  /// Holds a layer at so many seconds behind the start of its animations, which begin at 1.
  private func hold(_ layer: CALayer, at seconds: CFTimeInterval) {
    layer.speed = 0
    layer.timeOffset = 1 + seconds
  }

  private func keyframes(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    return animation
  }

  /// Five boxes with the same animation, each held a quarter of its second later.
  private func moments() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 64))
    for index in 0..<5 {
      let holder = CALayer()
      holder.frame = CGRect(x: 12 + CGFloat(index) * 60, y: 12, width: 40, height: 40)
      let box = CALayer()
      box.frame = holder.bounds
      box.cornerRadius = 8
      box.backgroundColor = UIColor.systemBlue.cgColor
      holder.addSublayer(box)
      hold(holder, at: Double(index) / 4)
      let group = CAAnimationGroup()
      group.animations = [
        keyframes("transform.rotation.z", [0, CGFloat.pi / 2]),
        keyframes("cornerRadius", [8, 20]),
        keyframes("backgroundColor", [UIColor.systemBlue.cgColor, UIColor.systemGreen.cgColor]),
        keyframes("transform.scale", [1, 0.6, 1]),
      ]
      (group.beginTime, group.duration, group.fillMode) = (1, 1, .both)
      group.isRemovedOnCompletion = false
      box.add(group, forKey: "all")
      view.layer.addSublayer(holder)
    }
    return view
  }

  private func speeds() -> UIView {
    let control = UISegmentedControl(items: ["0", "½", "1", "2"])
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [weak self, unowned control] _ in
        self?.setSpeed([0, 0.5, 1, 2][control.selectedSegmentIndex])
      }, for: .valueChanged)
    return control
  }

  /// Lets the layer's time go on from where it is, at another speed.
  private func setSpeed(_ speed: Float) {
    let layer = running.layer
    let now = CACurrentMediaTime()
    let time = layer.speed == 0 ? layer.timeOffset : layer.convertTime(now, from: nil)
    (layer.speed, layer.timeOffset, layer.beginTime) = (speed, time, speed == 0 ? 0 : now)
  }

  // MARK: Depth

  /// Cards in a row that goes away from the eye.
  private func shelf() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 300
    view.layer.sublayerTransform = eye
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    ]
    for (index, color) in colors.enumerated() {
      let card = CALayer()
      card.frame = CGRect(x: 10 + CGFloat(index) * 40, y: 5, width: 80, height: 80)
      card.cornerRadius = 12
      card.backgroundColor = color.cgColor
      card.zPosition = CGFloat(index - colors.count) * 50
      (card.borderWidth, card.borderColor) = (1, UIColor.white.withAlphaComponent(0.6).cgColor)
      view.layer.addSublayer(card)
    }
    return view
  }

  private func sides() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 36))
    for index in 0..<3 {
      let card = CALayer()
      card.frame = CGRect(x: CGFloat(index) * 34, y: 0, width: 28, height: 36)
      card.cornerRadius = 6
      card.backgroundColor = UIColor.systemPurple.cgColor
      card.isDoubleSided = false
      card.transform = CATransform3DMakeRotation(CGFloat(index + 1) * .pi / 3, 0, 1, 0)
      view.layer.addSublayer(card)
    }
    return view
  }

  // MARK: A gradient

  private static let day: [UIColor] = [.systemBlue, .systemTeal, .white]
  private static let dusk: [UIColor] = [.systemIndigo, .systemPink, .systemYellow]
  private var isDusk = false

  private func showSky() {
    sky.colors = (isDusk ? Self.dusk : Self.day).map(\.cgColor)
    sky.locations = isDusk ? [0, 0.7, 1] : [0, 0.5, 1]
    sky.endPoint = CGPoint(x: isDusk ? 1 : 0.5, y: 1)
  }

  private func toggleSky() {
    isDusk.toggle()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    showSky()
    CATransaction.commit()
  }
}

/// A ball that rolls along a track as wide as the view, within a second that begins at 1.
private final class TrackView: UIView {
  private let track = CALayer()
  private let ball = CALayer()
  private let repeats: Bool

  init(color: UIColor, repeats: Bool = false) {
    self.repeats = repeats
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    track.cornerRadius = 2
    track.backgroundColor = UIColor.systemGray.withAlphaComponent(0.25).cgColor
    ball.bounds = CGRect(x: 0, y: 0, width: 32, height: 32)
    ball.cornerRadius = 16
    ball.backgroundColor = color.cgColor
    layer.addSublayer(track)
    layer.addSublayer(ball)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard track.frame.width != bounds.width else { return }
    track.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 4)
    ball.position = CGPoint(x: 16, y: 22)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.beginTime) = (16, bounds.width - 16, 1, 1)
    move.fillMode = .both
    move.isRemovedOnCompletion = false
    if repeats { (move.repeatCount, move.autoreverses) = (.infinity, true) }
    ball.add(move, forKey: "move")
  }
}

/// A view with a gradient that moves by itself, as layers do that are no view's own.
private final class SkyView: UIView {
  let sky = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    sky.cornerRadius = 12
    layer.addSublayer(sky)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.frame = bounds
    CATransaction.commit()
  }
}
