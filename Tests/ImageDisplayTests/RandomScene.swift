import DisplayProtocol
import ShojiTestSupport

/// Changes a scene at random, in all the ways there are.
struct RandomScene {
  private(set) var scene = Scene()
  /// Whether changes may start and end animations.
  var animates = false

  private var random: SeededGenerator
  private var layers: [LayerID] = []
  private var next = 1
  private let size: CGSize
  private let images: [CGImage]

  init(seed: UInt64, size: CGSize) throws {
    random = SeededGenerator(seed: seed)
    self.size = size
    images = try [8, 21].map { side in
      let context = try CGContext(width: side, height: side)
      context.setFillColor(CGColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.8))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
      context.setFillColor(CGColor(red: 0, green: 0.2, blue: 0.7, alpha: 1))
      context.fill(CGRect(x: side / 2, y: 0, width: side / 2, height: side / 3))
      return context.makeImage()!
    }
  }

  /// One change that the scene takes, already applied.
  mutating func change() -> SceneChange {
    while true {
      let change = makeChange()
      guard (try? scene.apply(change)) != nil else { continue }
      switch change {
      case .insert(let id, _, _) where !layers.contains(id): layers.append(id)
      case .remove: layers.removeAll { scene[$0] == nil }
      default: break
      }
      return change
    }
  }

  private mutating func makeChange() -> SceneChange {
    let kind = Int.random(in: 0..<100, using: &random)
    if layers.count < 4 || kind < 14 && layers.count < 60 {
      next += 1
      return .insert(LayerID(next), into: anyParent(), before: nil)
    }
    let layer = layers.randomElement(using: &random)!
    switch kind {
    case ..<20: return .remove(layer)
    case ..<30:
      let parent = anyParent()
      return .insert(layer, into: parent, before: scene[parent]!.children.randomElement(using: &random))
    case ..<40 where animates:
      let key = ["a", "b"].randomElement(using: &random)!
      if Bool.random(using: &random) { return .endAnimation(layer, key: key) }
      return .animate(layer, key: key, anyAnimation())
    default: return .set(layer, anyProperty())
    }
  }

  private mutating func anyParent() -> LayerID {
    Bool.random(using: &random) ? .root : layers.randomElement(using: &random) ?? .root
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let value = CGFloat.random(in: range, using: &random)
    return Bool.random(using: &random) ? value.rounded() : value
  }

  private mutating func anyColor() -> CGColor {
    CGColor(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: Bool.random(using: &random) ? 1 : number(0...1))
  }

  private mutating func anyRect() -> CGRect {
    CGRect(
      x: number(-20...size.width), y: number(-20...size.height), width: number(0...size.width / 2),
      height: number(0...size.height / 2))
  }

  private mutating func anyAnimation() -> LayerAnimation {
    let from = anyProperty()
    var to = anyProperty()
    while !from.isSameProperty(as: to) { to = anyProperty() }
    return LayerAnimation(
      from: from, to: to, duration: Double(number(0...3)), delay: Double(number(0...1)),
      curve: Bool.random(using: &random)
        ? .easeInOut : .spring(stiffness: 200, damping: 10, velocity: 0),
      repeatCount: Bool.random(using: &random) ? 1 : 2.5, autoreverses: Bool.random(using: &random))
  }

  private mutating func anyProperty() -> LayerProperty {
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1: return .frame(anyRect())
    case 2:
      let odd: [CGFloat] = [.nan, .infinity, -1, 1e6, 1e30, 0]
      var rect = anyRect()
      rect.origin.x = odd.randomElement(using: &random)!
      rect.size.width = odd.randomElement(using: &random)!
      return .frame(rect)
    case 3: return .contentOffset(CGPoint(x: number(-9...9), y: number(-9...9)))
    case 4:
      var matrix = CGAffineTransform.identity
      switch Int.random(in: 0..<5, using: &random) {
      case 0: break
      case 1: matrix = CGAffineTransform(rotationAngle: number(-3...3))
      case 2: matrix = CGAffineTransform(scaleX: number(-2...2), y: number(0...2))
      case 3: matrix = CGAffineTransform(translationX: number(-30...30), y: number(-30...30))
      default: matrix = CGAffineTransform(a: 1, b: number(-1...1), c: number(-1...1), d: 1, tx: 3, ty: -2)
      }
      return .transform(LayerTransform(matrix: matrix, anchor: CGPoint(x: number(0...1), y: 0.5)))
    case 5: return .isHidden(Int.random(in: 0..<4, using: &random) == 0)
    case 6: return .opacity(Bool.random(using: &random) ? 1 : Double(number(0...1)))
    case 7, 8, 9: return .backgroundColor(Int.random(in: 0..<5, using: &random) == 0 ? nil : anyColor())
    case 10:
      return .corners(
        Corners(radius: number(0...30), mask: Corners.Mask(rawValue: UInt.random(in: 0...15, using: &random)))
      )
    case 11: return .border(Border(width: number(0...4), color: anyColor()))
    case 12:
      guard Bool.random(using: &random) else { return .shadow(nil) }
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: -5, y: 0, width: 40, height: 30))
      return .shadow(
        Shadow(
          color: anyColor(), offset: CGSize(width: number(-8...8), height: number(-8...8)),
          radius: number(0...6), path: Bool.random(using: &random) ? path : nil))
    case 13: return .masksToBounds(Bool.random(using: &random))
    case 14, 15:
      return .backgroundBlur(
        BackgroundBlur(
          radius: Bool.random(using: &random) ? number(0...12) : number(0...1), saturation: number(0...2)))
    default:
      guard Int.random(in: 0..<4, using: &random) > 0 else { return .content(.none) }
      if Bool.random(using: &random) {
        let style = TextStyle(font: Font(family: "Inter", size: number(9...22)), color: anyColor())
        let text = Typesetter.typeset([TextSpan("Damage fjords", style: style)], width: number(20...90))
        return .content(.text(text, origin: CGPoint(x: number(-4...9), y: number(-4...9))))
      }
      let caps =
        Bool.random(using: &random) ? CapInsets() : CapInsets(top: 2, left: 3, bottom: 2.5, right: 1)
      return .content(
        .image(LayerImage(image: images.randomElement(using: &random)!, rect: anyRect(), caps: caps)))
    }
  }
}

extension LayerProperty {
  fileprivate func isSameProperty(as other: LayerProperty) -> Bool {
    "\(self)".prefix { $0 != "(" } == "\(other)".prefix { $0 != "(" }
  }
}
