import DisplayProtocol
import ShojiTestSupport

/// A walk of changes at random: layers are added, moved, restyled, reordered and removed.
struct SceneWalk {
  private var random: SeededGenerator
  private var scene = Scene()
  private var next = 1
  private var living: [LayerID] = []

  /// Whether layers scroll.
  private let scrolls: Bool

  init(seed: UInt64, scrolls: Bool = true) {
    random = SeededGenerator(seed: seed)
    self.scrolls = scrolls
  }

  /// The next changes; together they are one step.
  mutating func step() -> [SceneChange] {
    let changes = makeStep()
    try! scene.apply(changes)
    living.removeAll { scene[$0] == nil }
    return changes
  }

  private mutating func makeStep() -> [SceneChange] {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3 where living.count < 60, _ where living.count < 3:
      let id = LayerID(next)
      next += 1
      let parent = anyParent()
      living.append(id)
      return [.insert(id, into: parent, before: anyChild(of: parent))]
        + (0..<3).map { _ in .set(id, property()) }
    case 0..<4:
      return [.remove(anyLayer())]
    case 4..<6:
      let id = anyLayer()
      let parent = anyParent()
      guard !isInside(parent, id) else { return [.set(id, property())] }
      let sibling = anyChild(of: parent)
      return [.insert(id, into: parent, before: sibling == id ? nil : sibling)]
    default:
      return [.set(anyLayer(), property())]
    }
  }

  private mutating func anyLayer() -> LayerID { living.randomElement(using: &random)! }

  private mutating func anyParent() -> LayerID {
    Bool.random(using: &random) ? .root : living.randomElement(using: &random) ?? .root
  }

  private mutating func anyChild(of parent: LayerID) -> LayerID? {
    Bool.random(using: &random) ? scene[parent]?.children.randomElement(using: &random) : nil
  }

  private func isInside(_ inner: LayerID, _ outer: LayerID) -> Bool {
    var next: LayerID? = inner
    while let id = next {
      if id == outer { return true }
      next = scene[id]?.parent
    }
    return false
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    (CGFloat.random(in: range, using: &random) * 4).rounded() / 4
  }

  private mutating func color() -> CGColor {
    CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
  }

  private mutating func property() -> LayerProperty {
    switch Int.random(in: 0..<17, using: &random) {
    case 0, 1:
      .frame(
        CGRect(x: number(-20...300), y: number(-20...300), width: number(0...200), height: number(0...200)))
    case 2: .contentOffset(CGPoint(x: number(-10...10), y: number(-10...10)))
    case 3: .transform(LayerTransform(matrix: CGAffineTransform(rotationAngle: number(0...3))))
    case 4: .isHidden(Bool.random(using: &random))
    case 5: .opacity(number(0...1))
    case 6: .backgroundColor(Bool.random(using: &random) ? color() : nil)
    case 7:
      .corners(
        Corners(radius: number(0...30), mask: Corners.Mask(rawValue: UInt.random(in: 0...15, using: &random)))
      )
    case 8: .border(Border(width: number(0...5), color: color()))
    case 9: .shadow(shadow())
    case 10: .masksToBounds(Bool.random(using: &random))
    case 11: .content(content())
    case 12: .scroll(scroll())
    case 13: .indicatorOpacity(number(0...1))
    case 14: .backgroundBlur(BackgroundBlur(radius: number(0...20), saturation: number(0...2)))
    case 15: .magnificationFilter(Bool.random(using: &random) ? .nearest : .linear)
    default: .semantics(semantics())
    }
  }

  private mutating func scroll() -> LayerScroll? {
    guard number(0...1) < 0.7, scrolls else { return nil }
    return LayerScroll(
      contentSize: CGSize(width: number(0...400), height: number(0...400)),
      insets: ScrollInsets(top: number(0...20), left: number(0...20)),
      scrollsHorizontally: Bool.random(using: &random), scrollsVertically: Bool.random(using: &random),
      pages: Bool.random(using: &random), indicators: ScrollIndicators(color: color()),
      revision: Int.random(in: 0...9, using: &random))
  }

  private mutating func shadow() -> Shadow? {
    guard Bool.random(using: &random) else { return nil }
    let path =
      Bool.random(using: &random)
      ? CGPath(elements: [.move(.zero), .line(CGPoint(x: number(0...50), y: 9)), .close]) : nil
    return Shadow(
      color: color(), offset: CGSize(width: number(-5...5), height: 3), radius: number(0...9), path: path)
  }

  private mutating func content() -> LayerContent {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .none
    case 1:
      let pixels = TestPicture.plain(gray: CGFloat(Int.random(in: 0..<4, using: &random)) / 4)
      let caps = Bool.random(using: &random) ? CapInsets(top: 1, left: 1, bottom: 1, right: 1) : CapInsets()
      return .image(
        LayerImage(image: pixels, rect: CGRect(x: number(-9...9), y: 0, width: 30, height: 20), caps: caps))
    default:
      let lines = (0..<Int.random(in: 1...3, using: &random)).map { line in
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
          ["one", "two", "“three” & <four>", "🙂", "שלום"].randomElement(using: &random)!
        }
      }
      return TestText.content(lines, size: number(9...24), color: color(), background: number(0...1) < 0.3)
    }
  }

  private mutating func semantics() -> Semantics? {
    guard number(0...1) < 0.8 else { return nil }
    var semantics = Semantics()
    semantics.role = Semantics.Role.allCases.randomElement(using: &random)!
    semantics.className = "UIView"
    semantics.identifier = Bool.random(using: &random) ? "name \(number(0...9))" : nil
    semantics.label = Bool.random(using: &random) ? "label" : nil
    semantics.text = Bool.random(using: &random) ? "one" : nil
    semantics.value = Bool.random(using: &random) ? "1" : nil
    semantics.isEnabled = Bool.random(using: &random)
    semantics.isSelected = Bool.random(using: &random)
    semantics.isFocusable = Bool.random(using: &random)
    semantics.acceptsTouches = Bool.random(using: &random)
    return semantics
  }
}
