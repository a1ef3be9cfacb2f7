import Testing
import UIKit.UIGestureRecognizerSubclass

/// A recognizer as tutorials write one, with their own import line.
@MainActor struct SubclassImportTests {
  @Test func aSubclassSetsItsState() {
    let press = Press()
    #expect(press.state == .possible)
    press.state = .began
    press.state = .changed
    press.state = .ended
    #expect(press.state == .possible && press.resets == 1)
  }
}

private final class Press: UIGestureRecognizer {
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }

  override func reset() {
    super.reset()
    resets += 1
  }
}
