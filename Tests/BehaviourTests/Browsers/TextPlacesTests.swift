import ShojiTestSupport
import Testing

/// Where letters stand in the browser, beside where the image display draws them.
@Suite("Letters in a browser", .wholeApps)
struct TextPlacesTests {
  @Test(
    "stand within a point of where they should",
    arguments: ["Labels", "Buttons", "Segments", "Attributed"])
  func places(page: String) async throws {
    let size = CGSize(width: 375, height: 1_700)
    var pictures: [CGImage] = []
    var labels: [TreeNode] = []
    for display in TestDisplay.both {
      // Sizes are rounded to pixels from the start: what an app has measured does not follow a page of
      // another scale.
      try await display.open(page, size: size, scale: 1, arguments: ["--scale", "1"]) { app in
        pictures.append(try await app.snapshot(scale: 1))
        labels = try await app.tree().all.filter {
          $0.role == .label && !$0.isHidden && $0.text?.isEmpty == false
        }
      }
    }
    #expect(labels.count > 5)
    var measured = 0
    for label in labels {
      let box = label.frame.insetBy(dx: -1, dy: -1).intersection(CGRect(origin: .zero, size: size)).integral
      guard let drawn = pictures[0].ink(in: box), let shown = pictures[1].ink(in: box) else { continue }
      measured += 1
      let far = [
        drawn.minX - shown.minX, drawn.maxX - shown.maxX, drawn.minY - shown.minY, drawn.maxY - shown.maxY,
      ].map(\.magnitude).max()!
      #expect(far <= 1, "\(page): \(label.text ?? "") is drawn in \(drawn) and shown in \(shown)")
    }
    #expect(measured > 5)
  }
}

extension CGImage {
  /// The box around the pixels in a rectangle that differ clearly from the one in its corner: by a quarter of
  /// what the one that differs most does, since browsers smooth letters to different grays.
  fileprivate func ink(in box: CGRect) -> CGRect? {
    func lightness(_ x: Int, _ y: Int) -> CGFloat {
      let color = color(x: x, y: y)
      return (color.red + color.green + color.blue) / 3
    }
    let ground = lightness(Int(box.minX), Int(box.minY))
    let pixels = (Int(box.minY)..<Int(box.maxY)).flatMap { y in
      (Int(box.minX)..<Int(box.maxX)).map { x in (x: x, y: y, contrast: (lightness(x, y) - ground).magnitude)
      }
    }
    guard let strongest = pixels.map(\.contrast).max(), strongest > 0.25 else { return nil }
    var ink: CGRect?
    for pixel in pixels where pixel.contrast > strongest / 4 {
      let box = CGRect(x: pixel.x, y: pixel.y, width: 1, height: 1)
      ink = ink?.union(box) ?? box
    }
    return ink
  }
}
