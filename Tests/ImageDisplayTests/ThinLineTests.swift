import CoreGraphics
import Testing

@testable import ScenePainting

/// Lines that are thinner than a pixel, between rows that hide what lies under them.
struct ThinLineTests {
  private func pixels(_ y: CGFloat, _ height: CGFloat, scale: CGFloat) -> Range<Int> {
    let box = CGRect(x: 0, y: y * scale, width: 100, height: height * scale)
    let pixels = PixelRect(snapping: box)
    return pixels.minY..<pixels.maxY
  }

  @Test(
    "A line at the lower edge of a row is drawn in the row",
    arguments: [(2, 1), (2, 2), (1, 1), (1, 2), (3, 3)], [57.5, 44, 43.5, 61])
  func separators(scales: (display: Int, picture: Int), height: Double) {
    let (display, picture) = (CGFloat(scales.display), CGFloat(scales.picture))
    let (height, line) = (CGFloat(height), 1 / display)
    // Rows of a display end at its pixels.
    let row = (height * display).rounded(.up) / display
    for index in 0..<100 {
      let top = CGFloat(index) * row
      let ground = pixels(top, row, scale: picture)
      let drawn = pixels(top + row - line, line, scale: picture)
      #expect(drawn.count == max(Int((line * picture).rounded()), 1), "row \(index)")
      #expect(ground.contains(drawn.lowerBound) && drawn.upperBound <= ground.upperBound, "row \(index)")
    }
  }

  @Test("What has hardly a size is not drawn, and what is a pixel long keeps its edges")
  func others() {
    #expect(pixels(3.5, 0.05, scale: 1).isEmpty)
    #expect(pixels(3.5, 1, scale: 1) == 4..<5)
    #expect(pixels(3.25, 2, scale: 1) == 3..<5)
  }
}
