import DisplayProtocol
import ShojiTestSupport
import Testing

@testable import ScenePainting

/// Painting only what was damaged must give the pixels of painting everything.
@Suite struct DamageTests {
  @Test(arguments: [(1, 1.0), (2, 2.0), (6, 1.5), (4, 0.5)])
  func aThousandRandomChangesEndWithThePixelsOfTheFinalSceneDrawnAfresh(seed: UInt64, scale: CGFloat) throws {
    let size = CGSize(width: 160, height: 120)
    var walk = try RandomScene(seed: seed, size: size)
    let picture = try Picture(size: size, scale: scale)
    picture.markedLayer = LayerID(3)
    for step in 1...1_000 {
      try picture.apply([walk.change()], at: 0)
      let kept = picture.image(at: 0)
      guard step % 20 == 0 else { continue }
      let fresh = try Picture(size: size, scale: scale)
      fresh.markedLayer = LayerID(3)
      try fresh.apply(walk.scene.snapshot(), at: 0)
      let drawn = fresh.image(at: 0)
      #expect(kept == drawn, "step \(step): \(difference(kept, drawn))")
      if kept != drawn { return }
    }
  }

  @Test(arguments: [11, 12, 46]) func animationsDamageWhatTheyMove(seed: UInt64) throws {
    let size = CGSize(width: 160, height: 120)
    var walk = try RandomScene(seed: seed, size: size)
    walk.animates = true
    let picture = try Picture(size: size, scale: 2)
    for step in 1...1_000 {
      let time = Double(step) / 60
      try picture.apply([walk.change()], at: time)
      let kept = picture.image(at: time + 0.008)
      guard step % 20 == 0 else { continue }
      let drawn = try picture.image(scale: 2, at: time + 0.008)
      #expect(kept == drawn, "step \(step): \(difference(kept, drawn))")
      if kept != drawn { return }
    }
  }

  @Test func aSmallChangePaintsALittle() throws {
    let picture = try Picture(size: CGSize(width: 1_280, height: 800), scale: 1)
    try picture.apply(
      [
        .insert(LayerID(1), into: .root, before: nil),
        .set(LayerID(1), .frame(CGRect(x: 100, y: 100, width: 30, height: 30))),
        .set(LayerID(1), .backgroundColor(.black)),
      ], at: 0)
    picture.repaint(at: 0)
    let whole = picture.paintedPixels
    #expect(whole == 1_280 * 800)
    try picture.apply([.set(LayerID(1), .backgroundColor(.white))], at: 0)
    picture.repaint(at: 0)
    #expect(picture.paintedPixels - whole <= 34 * 34)
    let settled = picture.paintedPixels
    picture.repaint(at: 1)
    try picture.apply([.set(LayerID(1), .semantics(Semantics()))], at: 1)
    picture.repaint(at: 1)
    #expect(picture.paintedPixels == settled, "what looks the same is not painted again")
  }

  @Test func whatCannotBeSeenDamagesNothing() throws {
    let picture = try Picture(size: CGSize(width: 100, height: 100), scale: 1)
    try picture.apply(
      [
        .insert(LayerID(1), into: .root, before: nil), .insert(LayerID(2), into: LayerID(1), before: nil),
        .set(LayerID(1), .frame(CGRect(x: 0, y: 0, width: 50, height: 50))),
        .set(LayerID(1), .masksToBounds(true)),
        .set(LayerID(2), .frame(CGRect(x: 60, y: 0, width: 20, height: 20))),
      ], at: 0)
    picture.repaint(at: 0)
    let painted = picture.paintedPixels
    try picture.apply([.set(LayerID(2), .backgroundColor(.black))], at: 0)
    try picture.apply([.set(LayerID(1), .isHidden(true))], at: 0)
    picture.repaint(at: 0)
    let hidden = picture.paintedPixels
    #expect(hidden - painted <= 52 * 52)
    try picture.apply([.set(LayerID(1), .backgroundColor(.black))], at: 0)
    picture.repaint(at: 0)
    #expect(picture.paintedPixels == hidden)
  }

  @Test func aChangeBehindABlurPaintsAllOfItAndOneBesideItDoesNot() throws {
    let picture = try Picture(size: CGSize(width: 400, height: 400), scale: 1)
    let (behind, bar) = (LayerID(1), LayerID(2))
    try picture.apply(
      [
        .insert(behind, into: .root, before: nil), .insert(bar, into: .root, before: nil),
        .set(behind, .frame(CGRect(x: 10, y: 10, width: 10, height: 10))),
        .set(behind, .backgroundColor(.black)),
        .set(bar, .frame(CGRect(x: 0, y: 0, width: 400, height: 40))),
        .set(bar, .backgroundColor(CGColor(gray: 1, alpha: 0.5))),
        .set(bar, .backgroundBlur(BackgroundBlur(radius: 10))),
      ], at: 0)
    let whole = picture.image(at: 0)
    let far = whole.color(x: 40, y: 15)
    #expect(far.red < 1, "the box shows beyond its edges")
    #expect(whole.color(x: 40, y: 41) == .white, "and not outside of the bar")
    let painted = picture.paintedPixels
    try picture.apply([.set(behind, .backgroundColor(.white))], at: 0)
    #expect(picture.image(at: 0).color(x: 40, y: 15) == .white)
    #expect(picture.paintedPixels - painted == 400 * 40)
    // Below the bar.
    try picture.apply([.set(behind, .frame(CGRect(x: 10, y: 60, width: 10, height: 10)))], at: 0)
    picture.repaint(at: 0)
    let settled = picture.paintedPixels
    try picture.apply([.set(behind, .backgroundColor(.black))], at: 0)
    picture.repaint(at: 0)
    #expect(picture.paintedPixels - settled <= 14 * 14)
  }

  @Test func aBlurThatIsHiddenOrCoveredByItsOwnColorCostsNothing() throws {
    let picture = try Picture(size: CGSize(width: 400, height: 400), scale: 1)
    let (behind, bar) = (LayerID(1), LayerID(2))
    try picture.apply(
      [
        .insert(behind, into: .root, before: nil), .insert(bar, into: .root, before: nil),
        .set(behind, .frame(CGRect(x: 10, y: 10, width: 10, height: 10))),
        .set(bar, .frame(CGRect(x: 0, y: 0, width: 400, height: 40))),
        .set(bar, .backgroundBlur(BackgroundBlur(radius: 10))),
        .set(bar, .backgroundColor(CGColor(gray: 1, alpha: 1))),
      ], at: 0)
    picture.repaint(at: 0)
    func cost(_ changes: [SceneChange]) throws -> Int {
      try picture.apply(changes, at: 0)
      picture.repaint(at: 0)
      let painted = picture.paintedPixels
      try picture.apply([.set(behind, .backgroundColor(CGColor(gray: 0.5, alpha: 1)))], at: 0)
      picture.repaint(at: 0)
      defer { try? picture.apply([.set(behind, .backgroundColor(.black))], at: 0) }
      return picture.paintedPixels - painted
    }
    #expect(try cost([]) <= 14 * 14)
    #expect(try cost([.set(bar, .backgroundColor(nil))]) == 400 * 40)
    #expect(try cost([.set(bar, .isHidden(true))]) <= 14 * 14)
  }

  private func difference(_ a: CGImage, _ b: CGImage) -> String {
    ImageDifference(a, b, tolerance: 0).map { "\($0)" } ?? "other sizes"
  }
}
