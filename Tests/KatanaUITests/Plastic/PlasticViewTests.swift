import Testing
import UIKit

@testable import KatanaUI

/// Stand-ins at a multiplier of 0.66 beside another view at (20, 50, 400, 400).
@Suite struct PlasticViewTests {
  let other = PlasticView(
    key: "other", frame: CGRect(x: 20, y: 50, width: 400, height: 400), multiplier: 0.66)
  func view(_ frame: CGRect = .zero) -> PlasticView {
    PlasticView(key: "view", frame: frame, multiplier: 0.66)
  }

  /// One assignment to the horizontal axis, by name.
  enum Step: String { case left, right, centerX, width }

  static func place(_ steps: [Step], left: CGFloat = 100, right: CGFloat = 300, centerX: CGFloat = 200)
    -> [CGFloat]
  {
    func at(_ x: CGFloat) -> Anchor {
      PlasticView(key: "", frame: CGRect(x: x, y: x, width: 0, height: 0), multiplier: 1).left
    }
    let view = PlasticView(key: "", frame: CGRect(x: 10, y: 0, width: 80, height: 0), multiplier: 1)
    for step in steps {
      switch step {
      case .left: view.left = at(left)
      case .right: view.right = at(right)
      case .centerX: view.centerX = at(centerX)
      case .width: view.width = .fixed(120)
      }
    }
    return [view.frame.origin.x, view.frame.width]
  }

  @Test(
    arguments: [
      ([Step.left, .right], [100, 200]), ([.left, .centerX], [100, 200]), ([.left, .width], [100, 120]),
      ([.right, .left], [100, 200]), ([.right, .centerX], [100, 200]), ([.right, .width], [180, 120]),
      ([.centerX, .left], [100, 200]), ([.centerX, .right], [100, 200]), ([.centerX, .width], [140, 120]),
      ([.width, .left], [100, 120]), ([.width, .right], [180, 120]), ([.width, .centerX], [140, 120]),
      ([.left, .left], [100, 80]), ([.right, .right], [220, 80]), ([.centerX, .centerX], [160, 80]),
      ([.left, .right, .width], [180, 120]), ([.left, .width, .right], [180, 120]),
      ([.width, .left, .right], [100, 200]), ([.right, .width, .left], [100, 120]),
      ([.width, .centerX, .left], [100, 200]),
    ] as [([Step], [CGFloat])])
  func theLastTwoAssignmentsWin(steps: [Step], expected: [CGFloat]) {
    #expect(Self.place(steps) == expected)
  }

  @Test func contradictionsEndInNoLength() {
    #expect(Self.place([.left, .right], left: 300, right: 100) == [100, 0])
    #expect(Self.place([.right, .left], left: 300, right: 100) == [300, 0])
    #expect(Self.place([.left, .centerX], left: 300, centerX: 100) == [100, 0])
    let view = view(CGRect(x: 10, y: 0, width: 80, height: 0))
    view.left = other.left
    view.width = .fixed(-5)
    #expect(view.frame == CGRect(x: 20, y: 0, width: 0, height: 0))
  }

  @Test func bothAxesFollowTheSameRules() {
    for steps in [[Step.left, .right], [.right, .centerX], [.centerX, .width], [.width, .right]] {
      let view = view(CGRect(x: 7, y: 7, width: 33, height: 33))
      for step in steps {
        switch step {
        case .left: (view.left, view.top) = (other.left + 3, other.top + 3)
        case .right: (view.right, view.bottom) = (other.right, other.bottom)
        case .centerX: (view.centerX, view.centerY) = (other.centerX, other.centerY)
        case .width: view.size = .scalable(120, 120)
        }
      }
      #expect(view.frame.width == view.frame.height)
      #expect(view.frame.origin.y - view.frame.origin.x == 30)
    }
  }

  @Test func lengthsAreFixedScalableOrCopied() {
    let view = view()
    view.height = .fixed(300)
    view.width = .fixed(300)
    #expect(view.frame.size == CGSize(width: 300, height: 300))
    view.height = .scalable(300)
    #expect(view.frame.height == 198)
    view.height = other.height
    view.width = other.width
    #expect(view.frame.size == CGSize(width: 400, height: 400))
    view.size = .scalable(300, 300)
    #expect(view.frame.size == CGSize(width: 198, height: 198))
  }

  @Test func anchorsMoveByFixedScalableAndBareNumbers() {
    let view = view(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.left = other.left + .fixed(50)
    view.top = other.top + .scalable(50)
    #expect(view.frame == CGRect(x: 70, y: 83, width: 10, height: 10))
    view.left = other.left - .scalable(50)
    view.top = other.top + 150
    #expect(view.frame == CGRect(x: -13, y: 149, width: 10, height: 10))
    view.centerY = other.centerY - 150
    #expect(view.frame.midY == 151)
  }

  @Test func theFirstVersionsSpellingIsTheSame() {
    let (old, new) = (view(), view())
    old.setLeft(other.left, offset: .scalable(1))
    old.setRight(other.right, offset: .fixed(-2))
    old.setTop(other.top)
    old.setBottom(other.bottom, offset: .scalable(3))
    new.left = other.left + .scalable(1)
    new.right = other.right - .fixed(2)
    new.top = other.top
    new.bottom = other.bottom + 3
    #expect(old.frame == new.frame)
    old.setCenterX(other.centerX, offset: .fixed(1))
    old.setCenterY(other.centerY, offset: .fixed(1))
    new.centerX = other.centerX + .fixed(1)
    new.centerY = other.centerY + .fixed(1)
    #expect(old.frame == new.frame)
  }

  @Test func anAnchorIsReadWhenItIsAssigned() {
    let (first, second) = (view(), view())
    second.left = first.right
    first.width = .fixed(100)
    #expect(second.frame.origin.x == 0)
    second.left = first.right
    #expect(second.frame.origin.x == 100)
  }

  @Test func anchorsAreEqualWhateverTheirOffset() {
    #expect(other.left + 5 == other.left)
    #expect(other.left != other.right)
    #expect(other.left != view().left)
  }

  @Test func framesAreRelativeToTheDirectParent() {
    let native = PlasticView(
      key: "", frame: CGRect(x: 20, y: 20, width: 1000, height: 800), multiplier: 1, isFixed: true)
    let outer = PlasticView(key: "outer", frame: .zero, multiplier: 1, parent: native)
    let inner = PlasticView(
      key: "inner", frame: .zero, multiplier: 1, parent: outer, offset: CGPoint(x: 10, y: 10))
    outer.coverRight(native)
    outer.width = .fixed(400)
    #expect(outer.frame == CGRect(x: 600, y: 0, width: 400, height: 800))
    inner.left = outer.left
    inner.right = outer.left + .fixed(900)
    #expect(inner.frame.origin.x == -10)
    #expect(inner.frame.width == 900)
  }

  @Test func aSizeAloneMovesNothing() {
    let native = PlasticView(key: "", frame: CGRect(x: 20, y: 20, width: 100, height: 100), multiplier: 1)
    let child = PlasticView(
      key: "child", frame: CGRect(x: 5, y: 5, width: 0, height: 0), multiplier: 1, parent: native)
    child.size = .fixed(30, 40)
    #expect(child.frame == CGRect(x: 5, y: 5, width: 30, height: 40))
    #expect(child.right.coordinate == 55)
  }

  @Test func assigningTheNativeViewIsRefusedWithWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let native = PlasticView(key: "", frame: .zero, multiplier: 1, isFixed: true)
      native.width = .fixed(1)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("native view's frame"))
  }
}
