import DisplayProtocol
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import ImageDisplay
@testable import KatanaElements

/// What the display shows while elements come and go.
@MainActor @Suite struct AnimatedPicturesTests {
  /// A container on a display of its own, on a clock that moves only when it is advanced.
  @MainActor private final class ViewFixture {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let clock = ManualClock(now: 1000)
    private let display: ImageDisplay
    private let host: LayerHost
    private let oldClock = SystemClock.current

    init() throws {
      let clock = clock
      display = try ImageDisplay(
        configuration: DisplayConfiguration(size: container.bounds.size, scale: 1, appearance: .light),
        now: { MainActor.assumeIsolated { clock.now } })
      let root = CALayer()
      root.anchorPoint = .zero
      root.bounds = container.bounds
      host = LayerHost(root: root)
      SystemClock.current = clock
      host.onCommit = { [display] in display.show($0) }
      container.backgroundColor = .white
      root.addSublayer(container.layer)
      host.finishTurn()
    }

    func end() {
      host.finishTurn()
      clock.advance(1000)
      SystemClock.current = oldClock
    }

    func advance(_ seconds: TimeInterval) {
      host.finishTurn()
      clock.advance(seconds)
      host.finishTurn()
    }

    func picture() throws -> CGImage {
      host.finishTurn()
      return try display.image()
    }

    /// The box around everything that is not white.
    func shownBox() throws -> CGRect {
      let image = try picture()
      var box = CGRect.null
      image.withPixels { bytes in
        for y in 0..<image.height {
          for x in 0..<image.width {
            let start = y * image.bytesPerRow + x * 4
            guard bytes[start..<start + 4].contains(where: { $0 < 250 }) else { continue }
            box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
          }
        }
      }
      return box
    }
  }

  private static let red: UIImage = {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }()

  private struct Slide: NodeDescription {
    struct Props: NodeDescriptionProps {
      var frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      var alpha: CGFloat = 1
      var key: String?
      var shows = true
    }

    enum Keys { case picture }
    var props: Props

    static func childrenDescriptions(
      props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] {
      guard props.shows else { return [] }
      return [
        Image(
          props: .build {
            $0.setKey(Keys.picture)
            $0.frame = CGRect(x: 50, y: 50, width: 80, height: 40)
            $0.backgroundColor = .clear
            $0.image = red
          })
      ]
    }

    static func updateChildrenAnimations(
      container: inout ChildrenAnimations<Keys>, currentProps: Props, nextProps: Props,
      currentState: EmptyState, nextState: EmptyState
    ) {
      container[.picture] = Animation(
        type: .linearWithOptions(duration: 1, options: .curveLinear),
        entryTransformers: [AnimationProps.scale(percentage: 0)],
        leaveTransformers: [AnimationProps.scale(percentage: 0)])
    }
  }

  @Test func aPictureThatIsAnimatedToNothingShrinks() throws {
    let fixture = try ViewFixture()
    defer { fixture.end() }
    let view = UIImageView(image: Self.red)
    view.frame = CGRect(x: 50, y: 50, width: 80, height: 40)
    fixture.container.addSubview(view)
    #expect(try fixture.shownBox() == CGRect(x: 50, y: 50, width: 80, height: 40))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 90, y: 70, width: 0, height: 0)
    }
    fixture.advance(0.5)
    #expect(try fixture.shownBox() == CGRect(x: 70, y: 60, width: 40, height: 20))
    fixture.advance(0.25)
    #expect(try fixture.shownBox() == CGRect(x: 80, y: 65, width: 20, height: 10))
    fixture.advance(0.25)
    #expect(try fixture.shownBox().isNull)
    view.frame = CGRect(x: 50, y: 50, width: 80, height: 40)
    #expect(try fixture.shownBox() == CGRect(x: 50, y: 50, width: 80, height: 40))
  }

  @Test func aPictureInItsMiddleShrinksInProportion() throws {
    let fixture = try ViewFixture()
    defer { fixture.end() }
    let view = UIImageView(image: Self.red)
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 50, y: 50, width: 80, height: 40)
    fixture.container.addSubview(view)
    #expect(try fixture.shownBox() == CGRect(x: 70, y: 50, width: 40, height: 40))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 90, y: 70, width: 0, height: 0)
    }
    fixture.advance(0.5)
    #expect(try fixture.shownBox() == CGRect(x: 80, y: 60, width: 20, height: 20))
  }

  @Test func aLayersContentsShrinkToo() throws {
    let fixture = try ViewFixture()
    defer { fixture.end() }
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 80, height: 40))
    view.layer.contents = Self.red.cgImage
    fixture.container.addSubview(view)
    _ = try fixture.picture()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 90, y: 70, width: 0, height: 0)
    }
    fixture.advance(0.5)
    #expect(try fixture.shownBox() == CGRect(x: 70, y: 60, width: 40, height: 20))
  }

  @Test func aViewWithoutASizeShowsNothing() throws {
    let fixture = try ViewFixture()
    defer { fixture.end() }
    let view = UIImageView(image: Self.red)
    fixture.container.addSubview(view)
    _ = try fixture.picture()
    view.frame = CGRect(x: 50, y: 50, width: 0, height: 0)
    #expect(try fixture.shownBox().isNull)
  }

  /// The frames of an element that goes and comes back, every tenth of a second: the boxes are exact, and a
  /// second run gives the same bytes.
  @Test func anElementThatGoesAndComesIsTheSameInEachRun() throws {
    func run() throws -> [Data] {
      let fixture = try ViewFixture()
      defer { fixture.end() }
      let renderer = Renderer(rootDescription: Slide(props: .init()), store: nil)
      renderer.render(in: fixture.container)
      (renderer.rootNode.container as! UIView).backgroundColor = .white
      var pictures: [Data] = []
      for shows in [false, true] {
        renderer.rootNode.update(with: Slide(props: .init(shows: shows)))
        for step in 0...10 {
          let part = CGFloat(shows ? step : 10 - step) / 10
          let box = try fixture.shownBox()
          if part > 0 {
            #expect(abs(box.width - 80 * part) <= 1 && abs(box.height - 40 * part) <= 1)
            #expect(abs(box.midX - 90) <= 0.5 && abs(box.midY - 70) <= 0.5)
          } else {
            #expect(box.isNull)
          }
          pictures.append(try fixture.picture().withPixels { Data($0) })
          fixture.advance(0.1)
        }
        #expect(renderer.rootNode.children.count == (shows ? 1 : 0))
      }
      return pictures
    }
    let first = try run()
    #expect(first == (try run()))
    #expect(Set(first).count > 10)
  }
}
