import DisplayProtocol
import Testing

@testable import UIKit

@MainActor struct UISliderTests {
  private func slider() -> UISlider { UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31)) }

  @Test func keepsItsValueBetweenItsBounds() {
    let slider = slider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 2
    #expect(slider.maximumValue == 2 && slider.value == 2)
    slider.value = .nan
    #expect(slider.value == 2)
  }

  @Test func theThumbStandsWhereTheValueIs() {
    let slider = slider()
    slider.value = 0.25
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 0, y: 13.5, width: 228, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    #expect(thumb == CGRect(x: 50, y: 1.5, width: 28, height: 28))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25).minX == 150)
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 31))
  }

  @Test func aFingerDragsTheThumbFromWhereItTookIt() {
    let slider = slider()
    let counter = EventCounter(at: slider)
    let finger = Finger(on: slider, at: CGPoint(x: 20, y: 15))
    #expect(slider.value == 0)
    finger.move(to: CGPoint(x: 120, y: 15))
    #expect(slider.value == 0.5 && counter.count == 1)
    finger.move(to: CGPoint(x: 500, y: 15))
    finger.lift()
    #expect(slider.value == 1 && counter.count == 2)
  }

  @Test func aFingerBesideTheThumbDoesNothing() {
    let slider = slider()
    let counter = EventCounter(at: slider)
    let finger = Finger(on: slider, at: CGPoint(x: 200, y: 15))
    finger.move(to: CGPoint(x: 220, y: 15))
    finger.lift()
    #expect(slider.value == 0 && counter.count == 0)
  }

  @Test func reportsOnlyTheEndWhereItIsNotContinuous() {
    let slider = slider()
    slider.isContinuous = false
    let counter = EventCounter(at: slider)
    let finger = Finger(on: slider, at: CGPoint(x: 14, y: 15))
    for x in stride(from: 24, through: 114, by: 10) { finger.move(to: CGPoint(x: x, y: 15)) }
    #expect(counter.count == 0 && slider.value == 0.5)
    finger.lift()
    #expect(counter.count == 1)
  }

  @Test func keysMoveIt() {
    let slider = slider()
    slider.maximumValue = 100
    let counter = EventCounter(at: slider)
    let keyboard = Keyboard(view: slider)
    keyboard.press("ArrowRight")
    #expect(slider.value == 5)
    keyboard.press("PageUp")
    #expect(slider.value == 30)
    keyboard.press("ArrowDown")
    #expect(slider.value == 25)
    keyboard.press("End")
    #expect(slider.value == 100)
    keyboard.press("ArrowUp")
    #expect(slider.value == 100 && counter.count == 4)
    keyboard.press("Home")
    #expect(slider.value == 0 && counter.count == 5)
    keyboard.press("ArrowRight", modifiers: .control)
    #expect(slider.value == 0)
    slider.semanticContentAttribute = .forceRightToLeft
    keyboard.press("ArrowLeft")
    #expect(slider.value == 5)
    slider.isEnabled = false
    keyboard.press("End")
    #expect(slider.value == 5)
  }

  @Test func keysItDoesNotUseGoOnToWhatHoldsIt() {
    final class Holder: UIView {
      var keys: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key?.characters)
      }
    }
    let holder = Holder()
    let slider = slider()
    holder.addSubview(slider)
    Keyboard(view: slider).press("x")
    Keyboard(view: slider).press("End")
    #expect(holder.keys == ["x"])
  }

  @Test func isASliderToScreenReaders() {
    let slider = slider()
    slider.maximumValue = 4
    slider.value = 1
    let semantics = slider.semantics
    #expect(semantics.role == .slider && semantics.value == "25%" && semantics.isFocusable)
    #expect(semantics.range == ValueRange(value: 1, minimum: 0, maximum: 4))
  }
}
