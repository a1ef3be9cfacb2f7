import DisplayProtocol
import Testing

@Suite struct BackgroundBlurTests {
  @Test func whatDisplaysCannotShowIsBroughtToWhatTheyCan() {
    func limited(_ radius: CGFloat, _ saturation: CGFloat = 1) -> BackgroundBlur {
      BackgroundBlur(radius: radius, saturation: saturation).limited
    }
    #expect(limited(20, 1.8) == BackgroundBlur(radius: 20, saturation: 1.8))
    #expect(limited(.nan, .nan) == BackgroundBlur())
    #expect(limited(-3, -1) == BackgroundBlur(radius: 0, saturation: 0))
    #expect(limited(.infinity, .infinity) == BackgroundBlur(radius: 100, saturation: 10))
    #expect(limited(1e30).radius == BackgroundBlur.greatestRadius)
  }

  @Test func movesFromOneBlurToAnotherAndNeverBeyondNone() {
    let none = LayerProperty.backgroundBlur(BackgroundBlur())
    let soft = LayerProperty.backgroundBlur(BackgroundBlur(radius: 20, saturation: 2))
    #expect(
      none.interpolated(to: soft, progress: 0.5)
        == .backgroundBlur(BackgroundBlur(radius: 10, saturation: 1.5)))
    #expect(
      none.interpolated(to: soft, progress: -0.5)
        == .backgroundBlur(BackgroundBlur(radius: 0, saturation: 0.5)))
  }

  @Test func isPartOfASnapshot() throws {
    var scene = Scene()
    let blur = BackgroundBlur(radius: 12, saturation: 1.5)
    try scene.apply([
      .insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), .backgroundBlur(blur)),
    ])
    var copy = Scene()
    try copy.apply(scene.snapshot())
    #expect(copy[LayerID(1)]?.properties.backgroundBlur == blur)
  }
}
