import DisplayProtocol
import ShojiTestSupport
import Testing

@testable import ScenePainting

/// Lines thinner than a pixel: rows of a screen with two pixels to a point, drawn with one.
@Suite struct HairlineTests {
  /// The place of a row's line.
  enum Place: CaseIterable {
    case top, bottom
  }

  private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// Rows with a background of their own, each of which begins at a half or a whole point.
  @Test(arguments: Place.allCases, [false, true])
  func everyRowKeepsItsLine(place: Place, clips: Bool) throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let start = CGFloat(Int.random(in: 0...5, using: &random)) / 2
      let heights = (0..<6).map { _ in CGFloat(Int.random(in: 7...40, using: &random)) / 2 }
      let size = CGSize(width: 20, height: 140)
      let picture = try Picture(size: size, scale: 1)
      var changes: [SceneChange] = []
      var y = start
      for (index, height) in heights.enumerated() {
        let (row, line) = (LayerID(10 + index), LayerID(100 + index))
        changes += [
          .insert(row, into: .root, before: nil), .insert(line, into: row, before: nil),
          .set(row, .frame(CGRect(x: 0, y: y, width: 20, height: height))),
          .set(row, .backgroundColor(Self.white)), .set(row, .masksToBounds(clips)),
          .set(
            line, .frame(CGRect(x: 0, y: place == .top ? 0 : height - 0.5, width: 20, height: 0.5))),
          .set(line, .backgroundColor(Self.black)),
        ]
        y += height
      }
      try picture.apply(changes, at: 0)
      let image = picture.image(at: 0)
      let dark = (0..<Int(size.height)).count { image.color(x: 10, y: $0) == Self.black }
      #expect(dark == heights.count, "rows from \(start) with heights of \(heights)")
    }
  }

  /// A line that nothing is around of, at any place.
  @Test func aLineAloneIsOnePixel() {
    for step in 0..<64 {
      let origin = CGFloat(step) / 16
      let box = PixelRect(snapping: CGRect(x: 0, y: origin, width: 10, height: 0.5))
      #expect(box.maxY == box.minY + 1)
      #expect(abs(CGFloat(box.minY) + 0.5 - (origin + 0.25)) <= 0.75)
    }
  }
}
