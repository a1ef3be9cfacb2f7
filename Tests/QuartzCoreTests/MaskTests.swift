import DisplayProtocol
import ImageDisplay
import Testing

@testable import QuartzCore

/// Masks and shadows, from layers to pixels.
@MainActor struct MaskTests {
  private let host: LayerHost
  private let root = CALayer()
  private let display: ImageDisplay
  private let log = CommitLog()

  /// The commits of a host.
  private final class CommitLog {
    var changes: [[SceneChange]] = []
  }

  init() throws {
    root.anchorPoint = .zero
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    host = LayerHost(root: root)
    display = try ImageDisplay(
      configuration: DisplayConfiguration(
        size: CGSize(width: 100, height: 100), scale: 1, appearance: .light))
    host.onCommit = { [display, log] in
      log.changes.append($0.changes)
      display.show($0)
    }
  }

  private func box(_ rect: CGRect, _ color: CGColor? = .black) -> CALayer {
    let layer = CALayer()
    layer.isStill = true
    layer.frame = rect
    layer.backgroundColor = color
    return layer
  }

  private func color(_ x: Int, _ y: Int) throws -> CGColor {
    host.finishTurn()
    return try display.image().color(x: x, y: y)
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func aMaskCutsBackgroundAndSublayersInTheLayersSpace() throws {
    let layer = box(CGRect(x: 10, y: 10, width: 60, height: 60), red)
    layer.addSublayer(box(CGRect(x: 0, y: 0, width: 60, height: 20)))
    layer.mask = box(CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSublayer(layer)
    #expect(try color(15, 15) == .white)
    #expect(try color(25, 25) == .black)
    #expect(try color(25, 35) == red)
    #expect(try color(45, 35) == .white)
    #expect(layer.sublayers?.count == 1)
    #expect(layer.mask?.superlayer === layer)
  }

  @Test func aTranslucentMaskMakesTranslucent() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 50, height: 50))
    layer.mask = box(CGRect(x: 0, y: 0, width: 50, height: 50), CGColor(gray: 0, alpha: 0.5))
    root.addSublayer(layer)
    #expect(try abs(color(20, 20).red - 0.5) < 0.01)
  }

  @Test func movingAMaskCommitsOneChangeAndShows() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 80, height: 80), red)
    let mask = box(CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.mask = mask
    root.addSublayer(layer)
    #expect(try color(5, 5) == red)
    let before = log.changes.count
    mask.position.x += 40
    #expect(try color(5, 5) == .white)
    #expect(try color(45, 5) == red)
    #expect(log.changes.dropFirst(before).map(\.count) == [1])
  }

  @Test func anotherMaskTakesThePlaceAndNoneShowsAll() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 80, height: 80), red)
    root.addSublayer(layer)
    let first = box(CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.mask = first
    #expect(try color(50, 50) == .white)
    layer.mask = box(CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(first.superlayer == nil)
    #expect(try color(50, 50) == red)
    #expect(try color(5, 5) == .white)
    layer.mask = nil
    #expect(try color(5, 5) == red)
  }

  @Test func aMaskThatBecomesASublayerMasksNoMore() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 80, height: 80), red)
    let mask = box(CGRect(x: 0, y: 0, width: 20, height: 20))
    layer.mask = mask
    root.addSublayer(layer)
    #expect(try color(50, 50) == .white)
    layer.addSublayer(mask)
    #expect(layer.mask == nil)
    #expect(try color(50, 50) == red)
    #expect(try color(5, 5) == .black)
  }

  @Test func aMaskIsReleasedWithItsLayer() {
    weak var gone: CALayer?
    do {
      let layer = CALayer()
      layer.mask = CALayer()
      gone = layer.mask
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test func aMaskWithAMaskAndAHiddenOne() throws {
    let layer = box(CGRect(x: 0, y: 0, width: 80, height: 80), red)
    let mask = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    mask.mask = box(CGRect(x: 20, y: 20, width: 40, height: 40))
    layer.mask = mask
    root.addSublayer(layer)
    #expect(try color(10, 10) == .white)
    #expect(try color(30, 30) == red)
    #expect(try color(50, 50) == .white)
    mask.isHidden = true
    #expect(try color(30, 30) == .white)
  }

  @Test func aLayerWithoutABackgroundThrowsTheShadowOfWhatItShows() throws {
    let layer = box(CGRect(x: 10, y: 10, width: 40, height: 40), nil)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 30, height: 0))
    let inside = box(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    layer.addSublayer(inside)
    root.addSublayer(layer)
    #expect(try color(45, 15) == .black)
    #expect(try color(65, 45) == .white)
    inside.position.y += 30
    #expect(try color(45, 15) == .white)
    #expect(try color(45, 45) == .black)
    layer.backgroundColor = red
    #expect(try color(65, 25) == .black)
    layer.backgroundColor = nil
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(try color(45, 45) == .white)
    #expect(try color(42, 12) == .black)
  }

  @Test func nothingThatShowsThrowsNoShadow() throws {
    let layer = box(CGRect(x: 10, y: 10, width: 40, height: 40), nil)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 30, height: 0))
    root.addSublayer(layer)
    #expect(try color(60, 20) == .white)
    layer.shadowRadius = .nan
    layer.addSublayer(box(CGRect(x: 0, y: 0, width: 10, height: 10), red))
    #expect(try color(15, 15) == red)
  }

  @Test func renderingDrawsInTheContextsSpaceWithoutADisplay() throws {
    let layer = box(CGRect(x: 500, y: 500, width: 20, height: 20), red)
    layer.isHidden = true
    layer.mask = box(CGRect(x: 0, y: 0, width: 10, height: 20))
    let context = try CGContext(width: 80, height: 80, scale: 2)
    context.translateBy(x: 10, y: 0)
    layer.render(in: context)
    let image = try #require(context.makeImage())
    #expect(image.color(x: 19, y: 5).alpha == 0)
    #expect(image.color(x: 21, y: 5) == red)
    #expect(image.color(x: 45, y: 5).alpha == 0)
    layer.bounds.size.width = .infinity
    layer.render(in: context)
  }
}
