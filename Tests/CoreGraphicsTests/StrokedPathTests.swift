import Testing

@testable import CoreGraphics

/// Outlines of lines, against the lines that Cairo draws.
struct StrokedPathTests {
  private func pixels(_ draw: (CGContext) -> Void) throws -> [UInt8] {
    let context = try CGContext(width: 80, height: 80)
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    draw(context)
    return context.withPixels { bytes, _ in Array(bytes) } ?? []
  }

  private static let paths: [@Sendable (CGContext) -> Void] = [
    {
      $0.move(to: CGPoint(x: 15, y: 60))
      $0.addLine(to: CGPoint(x: 40, y: 15))
      $0.addLine(to: CGPoint(x: 65, y: 60))
    },
    {
      $0.move(to: CGPoint(x: 15, y: 60))
      $0.addLine(to: CGPoint(x: 40, y: 15))
      $0.addLine(to: CGPoint(x: 65, y: 60))
      $0.closePath()
    },
    { $0.addEllipse(in: CGRect(x: 15, y: 20, width: 50, height: 30)) },
    {
      $0.move(to: CGPoint(x: 12, y: 40))
      $0.addCurve(
        to: CGPoint(x: 68, y: 40), control1: CGPoint(x: 30, y: -20), control2: CGPoint(x: 50, y: 100))
    },
    {
      $0.addRect(CGRect(x: 15, y: 15, width: 20, height: 50))
      $0.move(to: CGPoint(x: 50, y: 20))
      $0.addLine(to: CGPoint(x: 65, y: 60))
    },
  ]

  @Test(arguments: [0, 1, 2, 3, 4], [CGLineCap.butt, .round, .square])
  func theOutlineCoversWhatTheLineCovers(index: Int, cap: CGLineCap) throws {
    for join in [CGLineJoin.miter, .round, .bevel] {
      for dashes in [[], [12, 7]] as [[CGFloat]] {
        func prepare(_ context: CGContext) {
          context.setLineWidth(8)
          context.setLineCap(cap)
          context.setLineJoin(join)
          context.setLineDash(phase: 3, lengths: dashes)
          StrokedPathTests.paths[index](context)
        }
        let line = try pixels {
          prepare($0)
          $0.strokePath()
        }
        let outline = try pixels {
          prepare($0)
          $0.replacePathWithStrokedPath()
          $0.fillPath()
        }
        let covered = line.reduce(0) { $0 + Int($1) }
        let difference = zip(line, outline).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        #expect(covered > 50_000)
        // Edges between pixels differ a little, and a curve's dashes by its straight parts.
        #expect(difference < covered / (dashes.isEmpty ? 40 : 15), "\(join), \(dashes)")
      }
    }
  }

  @Test func aLayerIsDrawnAsWhatIsInIt() throws {
    func dab(_ context: CGContext, _ x: CGFloat, _ y: CGFloat) {
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: x, y: y, width: 6, height: 3))
      context.fill(CGRect(x: x, y: y, width: 2, height: 8))
    }
    let direct = try pixels {
      dab($0, 10, 12)
      dab($0, 40, 50)
    }
    let stamped = try pixels { context in
      let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
      layer?.context.map { dab($0, 0, 0) }
      context.draw(layer!, at: CGPoint(x: 10, y: 12))
      context.draw(layer!, in: CGRect(x: 40, y: 50, width: 10, height: 10))
    }
    #expect(direct == stamped)
  }
}
