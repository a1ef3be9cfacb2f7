import Testing

@testable import UIKit

@MainActor @Suite("Zooming a scroll view")
struct ZoomingTests {
  /// A scroll view of 400×400 in a window that zooms a view of 400×400 between half and four times its size.
  @MainActor final class Fixture: UIScrollViewDelegate {
    let touches: TouchFixture
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var calls: [String] = []
    var centers = false

    init(_ touches: TouchFixture) {
      self.touches = touches
      scrollView.contentSize = photo.frame.size
      scrollView.delegate = self
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 4
      scrollView.addSubview(photo)
      touches.window.addSubview(scrollView)
    }

    private func note(_ call: String) { if call != "zoom" || calls.last != "zoom" { calls.append(call) } }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      note(view === photo ? "begin" : "begin without the view")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      note("zoom")
      guard centers else { return }
      let size = scrollView.contentSize
      scrollView.contentInset = UIEdgeInsets(
        top: max(0, (400 - size.height) / 2), left: max(0, (400 - size.width) / 2), bottom: 0, right: 0)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      note("end \((scale * 100).rounded() / 100)")
    }

    /// Two fingers around a point, whose distance changes from one to another.
    func pinch(_ x: CGFloat, _ y: CGFloat, from start: CGFloat, to end: CGFloat, lifts: Bool = true) {
      touches.down(x - start / 2, y, finger: 0)
      touches.down(x + start / 2, y, finger: 1)
      for step in 1...10 {
        let distance = start + (end - start) * CGFloat(step) / 10
        touches.wait(0.02)
        touches.move(x - distance / 2, y, finger: 0)
        touches.move(x + distance / 2, y, finger: 1)
      }
      guard lifts else { return }
      touches.up(finger: 0)
      touches.up(finger: 1)
    }
  }

  private func run(_ work: (Fixture) throws -> Void) rethrows {
    try TouchFixture.run { touches in
      let fixture = Fixture(touches)
      try work(fixture)
      fixture.touches.liftAll()
      fixture.touches.wait(1)
    }
  }

  @Test("has UIKit's defaults, and a pinch only where the limits differ")
  func defaults() {
    let view = UIScrollView()
    #expect(
      view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1 && view.bouncesZoom)
    #expect(view.pinchGestureRecognizer == nil && !view.isZooming && !view.isZoomBouncing)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer?.view === view)
    view.zoomScale = 2
    #expect(view.zoomScale == 1, "Nothing zooms without a view for it.")
    view.maximumZoomScale = 1
    #expect(view.pinchGestureRecognizer == nil && view.gestureRecognizers?.count == 1)
  }

  @Test("scales the view and its content's size about the middle, within the limits")
  func programmatic() {
    run { fixture in
      let view = fixture.scrollView
      view.zoomScale = 2
      #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 800, height: 800))
      #expect(fixture.photo.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
      #expect(fixture.photo.bounds.size == CGSize(width: 400, height: 400))
      #expect(view.contentOffset == CGPoint(x: 200, y: 200) && fixture.calls == ["zoom"])
      view.setZoomScale(100, animated: false)
      #expect(view.zoomScale == 4 && view.contentSize.width == 1_600)
      view.zoomScale = .nan
      #expect(view.zoomScale == 4)
      view.zoomScale = -3
      #expect(view.zoomScale == 0.5 && view.contentOffset == .zero && view.contentSize.width == 200)
      view.zoomScale = 1
      #expect(view.contentSize == CGSize(width: 400, height: 400))
    }
  }

  @Test("shows a rectangle of the zoomed view as large as fits")
  func rectangle() {
    run { fixture in
      let view = fixture.scrollView
      view.zoom(to: CGRect(x: 100, y: 200, width: 100, height: 50), animated: false)
      #expect(view.zoomScale == 4 && view.contentOffset == CGPoint(x: 400, y: 700))
      view.zoom(to: CGRect(x: 300, y: 300, width: 200, height: 200), animated: false)
      #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 400, y: 400))
      view.zoom(to: .null, animated: false)
      #expect(view.zoomScale == 2)
    }
  }

  @Test("animates over 0.3 seconds, and the delegate hears of its beginning and end")
  func animated() {
    run { fixture in
      let view = fixture.scrollView
      view.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 200), animated: true)
      #expect(view.zoomScale == 1)
      fixture.touches.wait(0.15)
      #expect(view.zoomScale > 1.2 && view.zoomScale < 1.8 && !view.isZooming)
      fixture.touches.wait(0.3)
      #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 200, y: 200))
      #expect(fixture.calls == ["begin", "zoom", "end 2.0"])
    }
  }

  @Test("keeps what is between two fingers there")
  func pinch() {
    run { fixture in
      let view = fixture.scrollView
      fixture.pinch(100, 300, from: 50, to: 150, lifts: false)
      #expect(view.isZooming && view.zoomScale > 2 && view.zoomScale <= 3)
      let point = fixture.photo.convert(CGPoint(x: 100, y: 300), from: nil)
      #expect(abs(point.x - 100) < 0.5 && abs(point.y - 300) < 0.5)
      let scale = view.zoomScale
      fixture.touches.up(finger: 0)
      fixture.touches.up(finger: 1)
      fixture.touches.wait(1)
      #expect(!view.isZooming && view.zoomScale == scale && !view.isDragging)
      #expect(fixture.calls.first == "begin" && fixture.calls.last?.hasPrefix("end") == true)
    }
  }

  @Test("goes past a limit by a band, from which it springs back")
  func bounce() {
    run { fixture in
      let view = fixture.scrollView
      view.maximumZoomScale = 1.5
      fixture.pinch(200, 200, from: 40, to: 240, lifts: false)
      #expect(view.zoomScale > 1.5 && view.zoomScale < 4)
      fixture.touches.up(finger: 0)
      fixture.touches.up(finger: 1)
      #expect(view.isZoomBouncing && !fixture.calls.contains { $0.hasPrefix("end") })
      fixture.touches.wait(1)
      #expect(view.zoomScale == 1.5 && !view.isZoomBouncing && fixture.calls.last == "end 1.5")
      view.bouncesZoom = false
      fixture.pinch(200, 200, from: 40, to: 240, lifts: false)
      #expect(view.zoomScale == 1.5)
    }
  }

  @Test("lets the delegate keep small content in the middle")
  func centering() {
    run { fixture in
      fixture.centers = true
      fixture.pinch(200, 200, from: 200, to: 60)
      fixture.touches.wait(1)
      let view = fixture.scrollView
      #expect(view.zoomScale < 0.8)
      let middle = fixture.photo.convert(CGPoint(x: 200, y: 200), to: fixture.touches.window)
      #expect(abs(middle.x - 200) < 0.5 && abs(middle.y - 200) < 0.5)
    }
  }

  @Test("goes on as a drag of the finger that is left")
  func oneFingerLeft() {
    run { fixture in
      let view = fixture.scrollView
      fixture.pinch(200, 200, from: 60, to: 180, lifts: false)
      fixture.touches.up(finger: 1)
      #expect(!view.isZooming)
      let before = view.contentOffset
      fixture.touches.drag(to: 90, 180, finger: 0)
      // The first points decide that it is a drag.
      #expect(view.contentOffset.x > before.x + 5 && view.contentOffset.x <= before.x + 20)
      #expect(view.isDragging && fixture.calls.last == "end \((view.zoomScale * 100).rounded() / 100)")
    }
  }

  @Test("follows a trackpad's pinch, which ends when no more steps come")
  func trackpad() {
    run { fixture in
      let view = fixture.scrollView
      for _ in 0..<4 {
        fixture.touches.magnify(100, 100, by: 1.2)
        fixture.touches.wait(0.016)
      }
      #expect(view.isZooming && abs(view.zoomScale - 2.0736) < 0.001)
      let point = fixture.photo.convert(CGPoint(x: 100, y: 100), from: nil)
      #expect(abs(point.x - 100) < 0.5)
      fixture.touches.wait(0.5)
      #expect(!view.isZooming && fixture.calls.last == "end 2.07")
      fixture.touches.magnify(100, 100, by: 0)
      fixture.touches.magnify(100, 100, by: .nan)
      #expect(!view.isZooming)
    }
  }

  @Test("gives a trackpad's pinch to an app's own recognizer")
  func ownRecognizer() {
    TouchFixture.run { touches in
      let view = touches.view(0, 0, 100, 100)
      let pinch = UIPinchGestureRecognizer()
      let log = GestureLog()
      log.follow(pinch, as: "pinch")
      view.addGestureRecognizer(pinch)
      #expect(view.semantics.takesPinch)
      touches.magnify(50, 50, by: 2)
      #expect(pinch.scale == 2 && pinch.location(in: view) == CGPoint(x: 50, y: 50))
      touches.magnify(50, 50, by: 1.5)
      #expect(pinch.scale == 3)
      touches.wait(1)
      #expect(log.lines == ["pinch began", "pinch changed", "pinch ended"] && pinch.scale == 1)
      view.removeGestureRecognizer(pinch)
      #expect(!view.semantics.takesPinch)
    }
  }

  @Test("scales what a delegate that comes later names, within the limits of that time")
  func laterDelegate() {
    run { fixture in
      let view = fixture.scrollView
      view.delegate = nil
      view.zoomScale = 9
      view.layoutIfNeeded()
      #expect(view.zoomScale == 1)
      view.delegate = fixture
      view.layoutIfNeeded()
      #expect(view.zoomScale == 4 && view.contentSize == CGSize(width: 1600, height: 1600))
      // It counts once.
      view.zoomScale = 2
      view.delegate = nil
      view.delegate = fixture
      view.layoutIfNeeded()
      #expect(view.zoomScale == 2)
    }
  }

  @Test("scales what constraints place, and the size they give the content")
  func constraints() {
    run { fixture in
      let view = fixture.scrollView
      let photo = fixture.photo
      photo.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        photo.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
        photo.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
        photo.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
        photo.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
        photo.widthAnchor.constraint(equalToConstant: 300),
        photo.heightAnchor.constraint(equalToConstant: 200),
      ])
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 300, height: 200))
      view.zoomScale = 2
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 600, height: 400))
      #expect(photo.frame == CGRect(x: 0, y: 0, width: 600, height: 400))
    }
  }
}
