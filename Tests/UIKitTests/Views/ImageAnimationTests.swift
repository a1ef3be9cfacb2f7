import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ImageAnimationTests {
  private let colors = [UIColor.red, .green, .blue]

  /// Works with an image view in a window, on a clock that stands still.
  private func onClock(_ work: (ManualClock, UIImageView) throws -> Void) rethrows {
    let (clock, old) = (ManualClock(now: 100), SystemClock.current)
    SystemClock.current = clock
    defer { SystemClock.current = old }
    let shown = ShownWindow(UIViewController())
    defer { shown.close() }
    let view = UIImageView(image: picture(4, 4, color: .white))
    shown.window.addSubview(view)
    try work(clock, view)
  }

  private var pictures: [UIImage] { colors.map { picture(4, 4, color: $0) } }

  /// The color that a view shows.
  private func color(_ view: UIImageView) -> CGColor? {
    guard case .image(let image) = view.makeContent() else { return nil }
    return image.image.color(x: 0, y: 0)
  }

  @Test func picturesAreShownOneAfterAnotherForEver() {
    onClock { clock, view in
      view.animationImages = pictures
      view.animationDuration = 0.3
      #expect(color(view) == UIColor.white.cgColor && !view.isAnimating)
      view.startAnimating()
      for round in 0..<3 {
        for (index, color) in colors.enumerated() {
          #expect(self.color(view) == color.cgColor, "picture \(index) of round \(round)")
          clock.advance(0.1)
          #expect(view.layer.needsDisplay())
          UIScreen.main.finishTurn()
        }
      }
      view.stopAnimating()
      #expect(color(view) == UIColor.white.cgColor && !view.isAnimating)
      clock.advance(1)
      #expect(clock.waiting == 0)
    }
  }

  @Test func afterSoManyRoundsTheImageIsShownAgain() {
    onClock { clock, view in
      view.animationImages = pictures
      view.animationRepeatCount = 2
      view.startAnimating()
      // Without a duration each is there for a thirtieth of a second.
      clock.advance(5.5 / 30)
      #expect(view.isAnimating && color(view) == UIColor.blue.cgColor)
      clock.advance(1.0 / 30)
      #expect(!view.isAnimating && color(view) == UIColor.white.cgColor && clock.waiting == 0)
    }
  }

  @Test func anAnimatedImageRunsByItself() throws {
    try onClock { clock, view in
      let image = try #require(UIImage.animatedImage(with: pictures, duration: 3))
      #expect(image.images?.count == 3 && image.duration == 3 && image.size == CGSize(width: 4, height: 4))
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
      #expect(UIImage.animatedImage(with: pictures, duration: .nan)?.duration == 0.1)
      view.image = image
      #expect(view.isAnimating && color(view) == UIColor.red.cgColor)
      clock.advance(1.5)
      #expect(color(view) == UIColor.green.cgColor)
      view.image = pictures[2]
      #expect(!view.isAnimating && color(view) == UIColor.blue.cgColor)
    }
  }

  @Test func whatNobodySeesWakesNobody() {
    onClock { clock, view in
      view.animationImages = pictures
      view.animationDuration = 0.3
      let window = view.superview!
      view.removeFromSuperview()
      view.startAnimating()
      #expect(view.isAnimating && clock.waiting == 0)
      window.addSubview(view)
      #expect(clock.waiting == 1)
      view.removeFromSuperview()
      #expect(clock.waiting == 0)
      // Time has gone on.
      clock.advance(0.1)
      window.addSubview(view)
      #expect(color(view) == UIColor.green.cgColor)
    }
  }

  @Test func oddValuesDoNoHarm() {
    onClock { clock, view in
      view.animationImages = []
      view.startAnimating()
      #expect(!view.isAnimating)
      view.animationImages = pictures
      view.animationDuration = 1e-12
      view.animationRepeatCount = -3
      view.startAnimating()
      clock.advance(0.1)
      #expect(view.isAnimating && color(view) != nil && clock.waiting == 1)
    }
  }

  @Test func aRunningViewIsLetGo() {
    onClock { _, view in
      weak var gone: UIImageView?
      do {
        let other = UIImageView()
        other.animationImages = pictures
        view.superview?.addSubview(other)
        other.startAnimating()
        gone = other
        other.removeFromSuperview()
      }
      #expect(gone == nil)
    }
  }
}
