import DisplayProtocol
import Testing

@testable import QuartzCore

/// Animated shapes: the changes that displays receive, and what shows on the way.
@MainActor struct ShapeAnimationTests {
  private func rect(_ width: CGFloat) -> CGPath { CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 10)) }

  @Test func aPathIsInterpolatedPointByPoint() throws {
    let (from, to) = (LayerShape(path: rect(10)), LayerShape(path: rect(30)))
    let middle = LayerProperty.content(.shape(from)).interpolated(to: .content(.shape(to)), progress: 0.5)
    guard case .content(.shape(let shape)) = middle else {
      Issue.record("no shape")
      return
    }
    #expect(shape.path.boundingBoxOfPath.width == 20)
  }

  @Test func pathsOfOtherElementsChangeHalfway() {
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let (from, to) = (LayerShape(path: rect(10)), LayerShape(path: oval))
    for (progress, path) in [(0.4, from.path), (0.6, oval)] {
      let value = LayerProperty.content(.shape(from)).interpolated(
        to: .content(.shape(to)), progress: progress)
      #expect(value.shape?.path == path)
    }
  }

  @Test func theLineAndItsColorMove() throws {
    var (from, to) = (LayerShape(path: rect(10)), LayerShape(path: rect(10)))
    (from.strokeEnd, to.strokeEnd) = (0, 1)
    (from.strokeColor, to.strokeColor) = (nil, .white)
    (from.dashes, to.dashes) = ([2, 2], [4, 6])
    let shape = try #require(
      LayerProperty.content(.shape(from)).interpolated(to: .content(.shape(to)), progress: 0.5).shape)
    #expect(shape.strokeEnd == 0.5)
    #expect(shape.strokeColor?.alpha == 0.5)
    #expect(shape.dashes == [3, 4])
  }

  @Test func anExplicitAnimationIsReportedAsTwoShapes() throws {
    let root = CALayer()
    let host = LayerHost(root: root)
    var changes: [SceneChange] = []
    host.onCommit = { changes = $0.changes }
    let layer = CAShapeLayer()
    layer.path = rect(10)
    root.addSublayer(layer)
    host.finishTurn()
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 0.8, 2)
    layer.add(animation, forKey: "line")
    host.finishTurn()
    guard case .animate(_, _, let reported)? = changes.first, changes.count == 1 else {
      Issue.record("\(changes)")
      return
    }
    #expect(
      reported.from.shape?.strokeEnd == 0 && reported.to.shape?.strokeEnd == 0.8 && reported.duration == 2)
    #expect(layer.strokeEnd == 1)
  }

  @Test func aChangeOfAFreeLayersLineMovesByItselfAndANewPathDoesNot() {
    let root = CALayer()
    let host = LayerHost(root: root)
    var animations = 0
    host.onCommit = { commit in
      for case .animate in commit.changes { animations += 1 }
    }
    let layer = CAShapeLayer()
    layer.path = rect(10)
    root.addSublayer(layer)
    host.finishTurn()
    layer.path = rect(20)
    host.finishTurn()
    #expect(animations == 0)
    layer.lineWidth = 4
    host.finishTurn()
    #expect(animations == 1)
    CATransaction.setDisableActions(true)
    layer.lineWidth = 8
    host.finishTurn()
    #expect(animations == 1)
  }

  @Test func badNumbersOfAShapeAreHeldToThePath() {
    var shape = LayerShape(path: rect(10))
    shape.strokeColor = .black
    (shape.strokeStart, shape.strokeEnd) = (-3, .nan)
    #expect(!shape.isTrimmed && shape.isStroked)
    shape.strokeStart = 2
    #expect(!shape.isStroked)
    shape.lineWidth = .infinity
    #expect(!shape.isStroked)
  }
}

extension LayerProperty {
  fileprivate var shape: LayerShape? {
    guard case .content(.shape(let shape)) = self else { return nil }
    return shape
  }
}
