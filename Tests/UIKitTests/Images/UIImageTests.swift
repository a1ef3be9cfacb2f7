import Testing

@testable import UIKit

struct UIImageTests {
  @Test func sizesAreInPoints() {
    let image = picture(width: 40, height: 20, scale: 2)
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.cgImage?.width == 40)
    #expect(UIImage().size == .zero)
  }

  @Test func aPictureSurvivesPNGAndComesBackFromBadBytesAsNil() throws {
    let image = picture(width: 3, height: 2)
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.cgImage == image.cgImage)
    #expect(UIImage(data: data.prefix(20)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func imagesCompareByTheirPixelsAndHowTheyAreDrawn() {
    let image = picture(width: 4, height: 4)
    #expect(image == picture(width: 4, height: 4))
    #expect(image != picture(width: 4, height: 4, scale: 2))
    #expect(image != image.withRenderingMode(.alwaysTemplate))
    #expect(image != image.withTintColor(.red))
    #expect(image != image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)))
  }

  @Test func aTintKeepsTheShapeAndFollowsTheAppearance() throws {
    let image = picture(width: 2, height: 1) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let tinted = image.withTintColor(.label)
    let light = UITraitCollection(userInterfaceStyle: .light).withTraitsCurrent { tinted.drawnPixels }
    let dark = UITraitCollection(userInterfaceStyle: .dark).withTraitsCurrent { tinted.drawnPixels }
    #expect(try #require(light).color(x: 0, y: 0) == .black)
    #expect(try #require(dark).color(x: 0, y: 0) == .white)
    #expect(try #require(dark).color(x: 1, y: 0).alpha == 0)
    #expect(tinted.cgImage == image.cgImage)
  }

  @Test func theSameTintGivesTheSameBitmapAgain() {
    let image = picture(width: 2, height: 2)
    #expect(image.pixels(tint: .red) === image.pixels(tint: .red))
    #expect(image.pixels(tint: .red) !== image.pixels(tint: .blue))
  }

  @Test(
    arguments: [
      (.up, [0, 1, 2, 3, 4, 5], 3), (.upMirrored, [2, 1, 0, 5, 4, 3], 3),
      (.down, [5, 4, 3, 2, 1, 0], 3), (.downMirrored, [3, 4, 5, 0, 1, 2], 3),
      (.right, [3, 0, 4, 1, 5, 2], 2), (.left, [2, 5, 1, 4, 0, 3], 2),
      (.leftMirrored, [0, 3, 1, 4, 2, 5], 2), (.rightMirrored, [5, 2, 4, 1, 3, 0], 2),
    ] as [(UIImage.Orientation, [Int], Int)])
  func pixelsAreTurnedUpright(orientation: UIImage.Orientation, order: [Int], width: Int) throws {
    let greys = (0..<6).map { CGFloat($0) / 5 }
    let stored = picture(width: 3, height: 2) { context in
      for (index, grey) in greys.enumerated() {
        context.setFillColor(gray: grey, alpha: 1)
        context.fill(CGRect(x: index % 3, y: index / 3, width: 1, height: 1))
      }
    }
    let image = UIImage(cgImage: try #require(stored.cgImage), scale: 1, orientation: orientation)
    #expect(image.imageOrientation == orientation && image.cgImage == stored.cgImage)
    #expect(image.size == CGSize(width: width, height: 6 / width))
    let drawn = UIGraphicsImageRenderer(size: image.size, format: image.imageRendererFormat).image { _ in
      image.draw(at: .zero)
    }
    let pixels = try #require(drawn.cgImage)
    #expect(pixels.width == width && pixels == image.drawnPixels)
    for (place, index) in order.enumerated() {
      let color = pixels.color(x: place % width, y: place / width)
      #expect(abs(color.red - greys[index]) < 0.01, "place \(place)")
    }
  }

  @Test(arguments: 0..<8)
  func aFlippedOrientationIsTheMirroredOne(number: Int) throws {
    let orientation = try #require(UIImage.Orientation(rawValue: number))
    let image = UIImage(
      cgImage: try #require(picture(width: 40, height: 20).cgImage), scale: 2, orientation: orientation)
    let isOnItsSide = [2, 3, 6, 7].contains(number)
    #expect(image.size == (isOnItsSide ? CGSize(width: 10, height: 20) : CGSize(width: 20, height: 10)))
    #expect(image.cgImage?.width == 40 && image.imageOrientation == orientation)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation.rawValue == (number + 4) % 8)
    #expect(flipped.size == image.size && flipped.scale == 2 && flipped.cgImage == image.cgImage)
    #expect(flipped.withHorizontallyFlippedOrientation() == image)
    let template = image.withRenderingMode(.alwaysTemplate).withTintColor(.red)
    #expect(template.imageOrientation == orientation && template.size == image.size)
  }

  @Test func theEdgesOfAResizablePictureKeepTheirSize() throws {
    // A red frame one point wide around a blue middle.
    let frame = picture(width: 6, height: 6) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
    }
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let resizable = frame.resizableImage(withCapInsets: caps, resizingMode: mode)
      let drawn = picture(width: 30, height: 12) { _ in
        resizable.draw(in: CGRect(x: 0, y: 0, width: 30, height: 12))
      }
      let pixels = try #require(drawn.cgImage)
      for x in 0..<30 {
        for y in 0..<12 {
          let isEdge = x == 0 || y == 0 || x == 29 || y == 11
          #expect(pixels.color(x: x, y: y) == (isEdge ? UIColor.red : .blue).cgColor, "\(mode) \(x) \(y)")
        }
      }
    }
  }

  @Test func aTiledMiddleIsRepeated() throws {
    let stripes = picture(width: 4, height: 1) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    let tiled = stripes.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let drawn = picture(width: 9, height: 1) { _ in tiled.draw(in: CGRect(x: 0, y: 0, width: 9, height: 1)) }
    let pixels = try #require(drawn.cgImage)
    let expected: [UIColor] = [.red, .green, .blue, .green, .blue, .green, .blue, .green, .white]
    #expect((0..<9).map { pixels.color(x: $0, y: 0) } == expected.map(\.cgColor))
  }

  private func picture(
    width: CGFloat, height: CGFloat, scale: CGFloat = 1,
    draw: (CGContext) -> Void = { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width / scale, height: height / scale)
    return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
  }
}
