import UIKit

/// Masks, shadows, shapes whose line is drawn, gradients and texts: what layers show beside boxes.
final class LayersPage: SpecimenController {
  private let ring = CAShapeLayer()
  private let reveal = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    group("Masks")
    row("A star", masked(by: star(in: CGRect(x: 4, y: 0, width: 60, height: 60))))
    row("A gradient", faded())
    row("A text", textMask())
    group("Shadows")
    row("Of a round picture", shadowed(UIImageView(image: disc)))
    row("Of a path", shadowed(shape(star(in: CGRect(x: 0, y: 0, width: 44, height: 44)))))
    row("Of a text", shadowedText())
    group("Lines")
    row("Round ends", ringView())
    row("Dashes", dashed())
    row("A part of a curve", curve())
    group("Gradients")
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      row(type.rawValue.capitalized, gradient(type))
    }
    group("Texts and copies")
    row("A text", text())
    row("A copy of views", copy(of: stripes(CGSize(width: 84, height: 44))))
    group("Use it")
    row("Draw the line, open the mask", revealed())
    let button = UIButton(
      configuration: .tinted(), primaryAction: UIAction(title: "Run") { [weak self] _ in self?.run() })
    row("Let them run", button)
    let save = UIButton(
      configuration: .tinted(), primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() })
    row("The window as a document", save)
  }

  /// Offers the window as a page of PDF.
  private func save() {
    guard let window = view.window else { return }
    let document = UIGraphicsPDFRenderer(bounds: window.bounds).pdfData { context in
      context.beginPage()
      window.layer.render(in: context.cgContext)
    }
    let sheet = UIActivityViewController(activityItems: [document], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  private func text() -> UIView {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 110, height: 34)
    layer.string = "A layer’s own"
    layer.fontSize = 17
    layer.foregroundColor = UIColor.systemBlue.cgColor
    layer.alignmentMode = .right
    let view = UIView(frame: layer.frame)
    view.layer.addSublayer(layer)
    return view
  }

  private func copy(of original: UIView) -> UIView {
    let size = CGSize(width: 84, height: 44)
    return UIImageView(
      image: UIGraphicsImageRenderer(size: size).image { _ in
        _ = original.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
      })
  }

  private func run() {
    let line = CABasicAnimation(keyPath: "strokeEnd")
    line.fromValue = 0
    line.duration = 1
    ring.add(line, forKey: "line")
    let open = CABasicAnimation(keyPath: "path")
    open.fromValue = UIBezierPath(ovalIn: CGRect(x: 42, y: 22, width: 0, height: 0)).cgPath
    open.duration = 1
    reveal.add(open, forKey: "open")
  }

  // MARK: Masks

  private func stripes(_ size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
    ]
    for (index, color) in colors.enumerated() {
      let stripe = UIView()
      stripe.backgroundColor = color
      let height = size.height / CGFloat(colors.count)
      stripe.frame = CGRect(x: 0, y: CGFloat(index) * height, width: size.width, height: height)
      view.addSubview(stripe)
    }
    return view
  }

  private func masked(by path: UIBezierPath) -> UIView {
    let view = stripes(CGSize(width: 68, height: 60))
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    view.layer.mask = mask
    return view
  }

  private func faded() -> UIView {
    let view = stripes(CGSize(width: 84, height: 42))
    let mask = CAGradientLayer()
    mask.frame = view.bounds
    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    (mask.startPoint, mask.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    view.layer.mask = mask
    return view
  }

  private func textMask() -> UIView {
    let view = stripes(CGSize(width: 110, height: 42))
    let label = UILabel(frame: view.bounds)
    label.text = "Shoji"
    label.font = .systemFont(ofSize: 40, weight: .heavy)
    view.mask = label
    return view
  }

  private func revealed() -> UIView {
    let view = stripes(CGSize(width: 84, height: 44))
    reveal.path = UIBezierPath(ovalIn: CGRect(x: -10, y: -30, width: 104, height: 104)).cgPath
    view.layer.mask = reveal
    return view
  }

  // MARK: Shadows

  private var disc: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { _ in
      UIColor.systemTeal.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 44, height: 44)).fill()
    }
  }

  private func shadowed(_ view: UIView) -> UIView {
    view.frame.size = CGSize(width: 44, height: 44)
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    return view
  }

  private func shadowedText() -> UIView {
    let label = UILabel()
    label.text = "Lifted"
    label.font = .systemFont(ofSize: 28, weight: .bold)
    label.textColor = .systemIndigo
    label.layer.shadowOpacity = 0.4
    label.layer.shadowOffset = CGSize(width: 2, height: 3)
    label.layer.shadowRadius = 2
    return label
  }

  // MARK: Shapes

  private func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let radius = rect.width / 2 * (corner % 2 == 0 ? 1 : 0.4)
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func shape(_ path: UIBezierPath, _ change: (CAShapeLayer) -> Void = { _ in }) -> UIView {
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    layer.fillColor = UIColor.systemPink.cgColor
    change(layer)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 84, height: 44))
    view.layer.addSublayer(layer)
    return view
  }

  private func ringView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 28, y: 28), radius: 22, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
      clockwise: true)
    for (layer, color, end) in [
      (CAShapeLayer(), UIColor.systemGray5, CGFloat(1)), (ring, UIColor.systemGreen, 0.7),
    ] {
      layer.path = path.cgPath
      layer.fillColor = nil
      layer.strokeColor = color.cgColor
      layer.lineWidth = 8
      layer.lineCap = .round
      layer.strokeEnd = end
      view.layer.addSublayer(layer)
    }
    return view
  }

  private func dashed() -> UIView {
    shape(UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 82, height: 42), cornerRadius: 10)) {
      $0.fillColor = nil
      $0.strokeColor = UIColor.systemBlue.cgColor
      $0.lineWidth = 2
      $0.lineDashPattern = [6, 4]
    }
  }

  private func curve() -> UIView {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 40))
    path.addCurve(
      to: CGPoint(x: 82, y: 4), controlPoint1: CGPoint(x: 30, y: -30), controlPoint2: CGPoint(x: 50, y: 80))
    return shape(path) {
      $0.fillColor = nil
      $0.strokeColor = UIColor.systemPurple.cgColor
      $0.lineWidth = 4
      ($0.strokeStart, $0.strokeEnd) = (0.1, 0.8)
    }
  }

  private func gradient(_ type: CAGradientLayerType) -> UIView {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 84, height: 44)
    layer.type = type
    layer.colors = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor]
    if type != .axial { (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)) }
    layer.cornerRadius = 8
    let view = UIView(frame: layer.frame)
    view.layer.addSublayer(layer)
    return view
  }
}
