import DisplayProtocol

/// A scene that shows every property of a layer, at places that do not fall on whole pixels.
enum EveryProperty {
  static let size = CGSize(width: 420, height: 420)

  /// The scene, as changes to an empty one; without text, it asks for no fonts.
  static func changes(withText: Bool = true) throws -> [SceneChange] {
    var scene = Builder()
    scene.layer(CGRect(origin: .zero, size: size)) { $0.backgroundColor = CGColor(gray: 0.96, alpha: 1) }
    scene.boxes()
    scene.shadows()
    scene.groups()
    scene.transforms()
    scene.blurs()
    try scene.pictures()
    if withText { scene.texts() }
    return scene.changes
  }

  private static let blue = CGColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  private static let red = CGColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
  private static let green = CGColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 0.7)

  /// Gathers layers.
  private struct Builder {
    var changes: [SceneChange] = []
    private var last = 0

    @discardableResult
    mutating func layer(
      _ frame: CGRect, in parent: LayerID = .root, _ describe: (inout LayerProperties) -> Void
    ) -> LayerID {
      last += 1
      let id = LayerID(last)
      var properties = LayerProperties()
      properties.frame = frame
      describe(&properties)
      changes.append(.insert(id, into: parent, before: nil))
      changes += properties.differences(from: LayerProperties()).map { .set(id, $0) }
      return id
    }

    mutating func boxes() {
      for column in 0..<5 {
        let frame = CGRect(x: 10.3 + CGFloat(column) * 40.37, y: 10.6, width: 33.3, height: 33.3)
        layer(frame) {
          $0.backgroundColor = blue
          $0.corners = Corners(radius: CGFloat(column) * 4)
          if column == 3 { $0.corners.mask = [.topLeft, .bottomRight] }
        }
      }
      for column in 0..<5 {
        layer(CGRect(x: 215.5 + CGFloat(column) * 40.25, y: 10.5, width: 33.5, height: 33.5)) {
          $0.backgroundColor = column.isMultiple(of: 2) ? .white : nil
          $0.border = Border(width: [0.5, 1, 1.5, 2, 6][column], color: red)
          $0.corners = Corners(radius: CGFloat(column) * 4)
        }
      }
      for line in 0..<6 {
        layer(
          CGRect(x: 10, y: 52 + CGFloat(line) * 2.2, width: 395, height: [0.02, 0.2, 0.5, 0.6, 1, 1.2][line])
        ) {
          $0.backgroundColor = .black
        }
      }
    }

    mutating func shadows() {
      for column in 0..<4 {
        layer(CGRect(x: 20 + CGFloat(column) * 100, y: 80.4, width: 70, height: 50)) {
          $0.backgroundColor = column == 3 ? CGColor(gray: 1, alpha: 0.5) : .white
          $0.corners = Corners(radius: [0, 8, 25, 12][column])
          $0.shadow = Shadow(
            color: CGColor(gray: 0, alpha: 0.35), offset: CGSize(width: CGFloat(column), height: 3),
            radius: [2, 4, 6, 8][column])
        }
      }
    }

    mutating func groups() {
      let group = layer(CGRect(x: 20, y: 160, width: 80, height: 60)) {
        $0.opacity = 0.5
        $0.backgroundColor = red
      }
      layer(CGRect(x: 20, y: 20, width: 80, height: 60), in: group) { $0.backgroundColor = blue }
      let clip = layer(CGRect(x: 120.5, y: 160.5, width: 80, height: 60)) {
        $0.masksToBounds = true
        $0.corners = Corners(radius: 14)
        $0.border = Border(width: 2, color: .black)
        $0.contentOffset = CGPoint(x: 10, y: 5)
      }
      layer(CGRect(x: 0, y: 0, width: 60, height: 45), in: clip) { $0.backgroundColor = blue }
      layer(CGRect(x: 50, y: 30, width: 60, height: 45), in: clip) { $0.backgroundColor = green }
      let square = layer(CGRect(x: 220.2, y: 160.2, width: 60, height: 60)) { $0.masksToBounds = true }
      layer(CGRect(x: -10, y: 20, width: 40, height: 80), in: square) {
        $0.backgroundColor = red
        $0.corners = Corners(radius: 20)
      }
      layer(CGRect(x: 300, y: 160, width: 40, height: 40)) {
        $0.isHidden = true
        $0.backgroundColor = red
      }
    }

    mutating func transforms() {
      layer(CGRect(x: 320, y: 165, width: 60, height: 40)) {
        $0.backgroundColor = blue
        $0.transform.matrix = CGAffineTransform(rotationAngle: 0.4)
        $0.corners = Corners(radius: 8)
      }
      let turned = layer(CGRect(x: 30.5, y: 260.5, width: 60, height: 40)) {
        $0.backgroundColor = green
        $0.transform = LayerTransform(
          matrix: CGAffineTransform(scaleX: 1.5, y: 1.25), anchor: CGPoint(x: 0, y: 0))
      }
      layer(CGRect(x: 10.3, y: 10.3, width: 20, height: 20), in: turned) {
        $0.backgroundColor = red
        $0.transform.matrix = CGAffineTransform(rotationAngle: .pi / 4)
      }
    }

    /// Layers that blur colored boxes behind them: upright, round, faint, enlarged, and one in a group.
    mutating func blurs() {
      for column in 0..<10 {
        layer(CGRect(x: 8 + CGFloat(column) * 41, y: 384, width: 24, height: 30)) {
          $0.backgroundColor = [blue, red, .black][column % 3]
        }
      }
      func blurred(_ x: CGFloat, in parent: LayerID = .root, _ describe: (inout LayerProperties) -> Void) {
        layer(CGRect(x: x, y: 392, width: 60, height: 16), in: parent) {
          $0.backgroundBlur = BackgroundBlur(radius: 5, saturation: 1.8)
          $0.backgroundColor = CGColor(gray: 1, alpha: 0.4)
          describe(&$0)
        }
      }
      blurred(12) { _ in }
      blurred(94) { $0.corners = Corners(radius: 10, mask: [.topLeft, .bottomRight]) }
      blurred(176) { $0.opacity = 0.6 }
      blurred(258) { $0.transform.matrix = CGAffineTransform(scaleX: 1.2, y: 1) }
      let group = layer(CGRect(x: 340, y: 380, width: 70, height: 40)) {
        $0.opacity = 0.7
        $0.backgroundColor = CGColor(red: 0.2, green: 0.8, blue: 0.4, alpha: 1)
      }
      layer(CGRect(x: 5, y: 5, width: 20, height: 30), in: group) { $0.backgroundColor = red }
      layer(CGRect(x: 15, y: 8, width: 50, height: 20), in: group) {
        $0.backgroundBlur = BackgroundBlur(radius: 4)
        $0.border = Border(width: 1, color: .black)
      }
    }

    mutating func pictures() throws {
      let picture = try picture()
      layer(CGRect(x: 150, y: 250, width: 64, height: 64)) {
        $0.content = .image(LayerImage(image: picture, rect: CGRect(x: 0, y: 0, width: 64, height: 64)))
      }
      layer(CGRect(x: 230.5, y: 250.5, width: 64, height: 40)) {
        $0.content = .image(LayerImage(image: picture, rect: CGRect(x: 8, y: 0, width: 40, height: 40)))
        $0.backgroundColor = .white
      }
      layer(CGRect(x: 310, y: 250, width: 90, height: 50)) {
        $0.content = .image(
          LayerImage(
            image: picture, rect: CGRect(x: 0, y: 0, width: 90, height: 50),
            caps: CapInsets(top: 8, left: 8, bottom: 8, right: 8), scale: 2))
      }
      layer(CGRect(x: 310, y: 310, width: 20, height: 20)) {
        $0.content = .image(LayerImage(image: picture, rect: CGRect(x: -10, y: -10, width: 64, height: 64)))
        $0.masksToBounds = true
        $0.corners = Corners(radius: 10)
      }
    }

    mutating func texts() {
      let words = "The quick brown fox, 0123456789, jumps over a lazy dog; AVATAR, Tomáš, Привет."
      for line in 0..<2 {
        let style = TextStyle(
          font: Font(family: "Inter", size: [13, 17][line], weight: [400, 600][line]),
          color: line == 0 ? .black : blue, isUnderlined: line == 1)
        let text = Typesetter.typeset([TextSpan(words, style: style)], width: 280)
        layer(CGRect(x: 10.4, y: 322.3 + CGFloat(line) * 40, width: 300, height: text.size.height)) {
          $0.content = .text(text, origin: CGPoint(x: 3.3, y: 0.4))
        }
      }
      let small = Typesetter.typeset(
        [TextSpan("Label", style: TextStyle(font: Font(family: "Inter", size: 12), color: .white))],
        width: 100)
      layer(CGRect(x: 340, y: 330, width: 60, height: 30)) {
        $0.content = .text(small, origin: CGPoint(x: 12, y: 8))
        $0.backgroundColor = red
        $0.corners = Corners(radius: 15)
        $0.opacity = 0.8
      }
    }

    /// A round badge of 64 pixels.
    private func picture() throws -> CGImage {
      let context = try CGContext(width: 64, height: 64)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 64, height: 64), radii: CornerRadii(16))
      context.setFillColor(.white)
      context.fillEllipse(in: CGRect(x: 16, y: 16, width: 32, height: 32))
      context.setFillColor(blue)
      context.fillEllipse(in: CGRect(x: 24, y: 24, width: 16, height: 16))
      return context.makeImage()!
    }
  }
}
