import CoreGraphics
import Testing

@Suite struct ShadowTests {
  /// The shadow of a box by the formula: for square corners a blurred box is a product of two blurred edges.
  private func expected(_ point: CGPoint, box: CGRect, radius: CGFloat) -> CGFloat {
    func edge(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      (erf((value - low) / (radius * 2.squareRoot())) - erf((value - high) / (radius * 2.squareRoot()))) / 2
    }
    return edge(point.x, box.minX, box.maxX) * edge(point.y, box.minY, box.maxY)
  }

  @Test(arguments: [CGFloat(1), 3, 7.5, 8, 12, 30])
  func aBoxsShadowFollowsTheGaussian(radius: CGFloat) throws {
    let box = CGRect(x: 120, y: 130, width: 160, height: 90)
    let image = try draw(400, 350, name: "shadow-\(radius)") { context in
      context.drawShadow(of: box, radii: .zero, color: .black, offset: .zero, radius: radius)
    }
    for y in stride(from: 5, to: 350, by: 7) {
      for x in stride(from: 5, to: 400, by: 7) {
        let wanted = expected(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), box: box, radius: radius)
        #expect((1 - image.color(x: x, y: y).red).isNear(wanted, within: 0.016), "(\(x), \(y)) at \(radius)")
      }
    }
  }

  @Test func aStretchedShadowEqualsTheShadowOfTheSameShapeDrawnWhole() throws {
    let box = CGRect(x: 40, y: 40, width: 200, height: 120)
    let radii = CornerRadii(topLeft: 20, topRight: 5, bottomRight: 0, bottomLeft: 30)
    for scale in [CGFloat(1), 2] {
      let stretched = try draw(280, 200, scale: scale, name: "shadow-box-\(scale)") { context in
        context.drawShadow(
          of: box, radii: radii, color: .black, offset: CGSize(width: 3, height: 6), radius: 6)
      }
      let whole = try draw(280, 200, scale: scale, name: "shadow-path-\(scale)") { context in
        context.drawShadow(
          of: CGPath(roundedRect: box, radii: radii), color: .black, offset: CGSize(width: 3, height: 6),
          radius: 6)
      }
      let difference = try #require(ImageDifference(stretched, whole))
      #expect(difference.greatest < 1)
      #expect(stretched.color(x: Int(140 * scale), y: Int(100 * scale)).red.isNear(0))
    }
  }

  @Test func whatIsDrawnThrowsTheShadowThatIsSet() throws {
    let box = CGRect(x: 30, y: 30, width: 40, height: 40)
    let set = try draw(100, 100, name: "shadow-set") { context in
      context.setShadow(offset: CGSize(width: 5, height: 8), blur: 8, color: .black)
      context.setFillColor(.pureRed)
      context.fill(box)
    }
    let drawn = try draw(100, 100) { context in
      context.drawShadow(of: box, radii: .zero, color: .black, offset: CGSize(width: 5, height: 8), radius: 4)
      context.setFillColor(.pureRed)
      context.fill(box)
    }
    #expect(try #require(ImageDifference(set, drawn)).noticeableShare == 0)
    #expect(set.color(x: 50, y: 50) == .pureRed && set.color(x: 50, y: 76).red < 0.5)
  }

  @Test func linesPicturesAndGroupsThrowShadowsToo() throws {
    let quarters = try fourQuarters(side: 20)
    let image = try draw(200, 60, name: "shadow-kinds") { context in
      context.setShadow(offset: CGSize(width: 0, height: 6), blur: 4, color: .black)
      context.setLineWidth(4)
      context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 30, height: 30))
      context.draw(upright: quarters, in: CGRect(x: 60, y: 10, width: 30, height: 30))
      context.beginTransparencyLayer()
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: 110, y: 10, width: 20, height: 30))
      context.fill(CGRect(x: 125, y: 10, width: 20, height: 30))
      context.endTransparencyLayer()
    }
    #expect(image.color(x: 25, y: 45).red < 0.6)
    #expect(image.color(x: 75, y: 43).red < 0.6)
    #expect(image.color(x: 127, y: 43).red < 0.6)
    #expect(image.color(x: 127, y: 12) == .pureRed)
  }

  @Test func aTransparentShadowIsNone() throws {
    let image = try draw(20, 20) { context in
      context.setShadow(offset: .zero, blur: 8, color: .clear)
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
    }
    #expect(image.color(x: 7, y: 7) == .white)
  }
}
