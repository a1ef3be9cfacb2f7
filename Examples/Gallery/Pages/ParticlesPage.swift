import UIKit

/// Layers that show others several times, and layers from which particles come.
final class ParticlesPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Replicators")
    add(LayerSpecimen(CGSize(width: 120, height: 120), makeSpinner()), "Twelve bars in a circle")
    add(LayerSpecimen(CGSize(width: 240, height: 60), makeBars()), "Bars that jump one after another")
    add(LayerSpecimen(CGSize(width: 200, height: 100), makeGrid()), "A row of columns, in colors")
    group("Emitters")
    add(LayerSpecimen(CGSize(width: 300, height: 200), makeFountain()), "A fountain")
    add(LayerSpecimen(CGSize(width: 300, height: 200), makeConfetti()), "Confetti")
  }

  private func makeSpinner() -> CALayer {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    let bar = CALayer()
    bar.frame = CGRect(x: 56, y: 10, width: 8, height: 28)
    bar.cornerRadius = 4
    bar.backgroundColor = UIColor.systemBlue.cgColor
    replicator.addSublayer(bar)
    replicator.instanceCount = 12
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    replicator.instanceAlphaOffset = -1 / 13
    return replicator
  }

  private func makeBars() -> CALayer {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 240, height: 60)
    let bar = CALayer()
    bar.frame = CGRect(x: 8, y: 30, width: 16, height: 24)
    bar.backgroundColor = UIColor.systemGreen.cgColor
    let jump = CABasicAnimation(keyPath: "position.y")
    jump.byValue = -24
    jump.duration = 0.5
    jump.autoreverses = true
    jump.repeatCount = .infinity
    bar.add(jump, forKey: "jump")
    replicator.addSublayer(bar)
    replicator.instanceCount = 8
    replicator.instanceDelay = 0.125
    replicator.instanceTransform = CATransform3DMakeTranslation(28, 0, 0)
    return replicator
  }

  private func makeGrid() -> CALayer {
    let dot = CALayer()
    dot.frame = CGRect(x: 4, y: 4, width: 16, height: 16)
    dot.cornerRadius = 8
    dot.backgroundColor = UIColor.white.cgColor
    let column = CAReplicatorLayer()
    column.frame = CGRect(x: 0, y: 0, width: 24, height: 100)
    column.addSublayer(dot)
    column.instanceCount = 4
    column.instanceTransform = CATransform3DMakeTranslation(0, 24, 0)
    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    row.addSublayer(column)
    row.instanceCount = 8
    row.instanceTransform = CATransform3DMakeTranslation(24, 0, 0)
    row.instanceColor = UIColor(red: 1, green: 0.2, blue: 0.3, alpha: 1).cgColor
    row.instanceBlueOffset = 0.1
    row.instanceRedOffset = -0.1
    return row
  }

  private func makeFountain() -> CALayer {
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    emitter.masksToBounds = true
    emitter.emitterPosition = CGPoint(x: 150, y: 190)
    let drop = CAEmitterCell()
    drop.contents = ParticlesPage.dot.cgImage
    drop.contentsScale = 2
    drop.birthRate = 60
    drop.lifetime = 1.8
    drop.emissionLongitude = -.pi / 2
    drop.emissionRange = .pi / 6
    drop.velocity = 220
    drop.velocityRange = 40
    drop.yAcceleration = 240
    drop.color = UIColor.systemBlue.cgColor
    drop.alphaSpeed = -0.4
    drop.scaleRange = 0.5
    emitter.emitterCells = [drop]
    return emitter
  }

  private func makeConfetti() -> CALayer {
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    emitter.masksToBounds = true
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 300, height: 1)
    emitter.emitterPosition = CGPoint(x: 150, y: -10)
    emitter.seed = 7
    emitter.emitterCells = [UIColor.systemRed, .systemYellow, .systemGreen, .systemPurple].map { color in
      let paper = CAEmitterCell()
      paper.contents = ParticlesPage.paper.cgImage
      paper.contentsScale = 2
      paper.birthRate = 8
      paper.lifetime = 3
      paper.emissionLongitude = .pi
      paper.emissionRange = .pi / 4
      paper.velocity = 90
      paper.velocityRange = 30
      paper.spin = 3
      paper.spinRange = 4
      paper.color = color.cgColor
      return paper
    }
    return emitter
  }

  private static let dot = picture(CGSize(width: 8, height: 8)) {
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
  }

  private static let paper = picture(CGSize(width: 10, height: 6)) {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 6)).fill()
  }

  private static func picture(_ size: CGSize, _ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.white.setFill()
      draw()
    }
  }
}

/// A view that shows one layer.
private final class LayerSpecimen: UIView {
  init(_ size: CGSize, _ shown: CALayer) {
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = .tertiarySystemFill
    layer.addSublayer(shown)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { bounds.size }
}
