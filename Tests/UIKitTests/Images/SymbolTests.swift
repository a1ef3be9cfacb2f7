import DisplayProtocol
import Symbols
import Testing

@testable import UIKit

@MainActor struct SymbolColorTests {
  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImage {
    UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 48).applying(configuration))!
  }

  /// The opaque colors in a picture, with how many pixels each has.
  private func colors(_ image: UIImage) -> [String: Int] {
    guard let pixels = image.cgImage else { return [:] }
    var counts: [String: Int] = [:]
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let color = pixels.color(x: x, y: y)
        guard color.alpha > 0.99 else { continue }
        func byte(_ value: CGFloat) -> Int { Int((value * 255).rounded()) }
        counts["\(byte(color.red)) \(byte(color.green)) \(byte(color.blue))", default: 0] += 1
      }
    }
    return counts
  }

  @Test func aPaletteColorsTheSignAndItsFrame() {
    let image = symbol("heart.circle.fill", .init(paletteColors: [.red, .blue]))
    let found = colors(image)
    #expect(found["255 0 0", default: 0] > 100 && found["0 0 255", default: 0] > 500)
    #expect(!image.isTemplateByNature && image.isSymbolImage)
    #expect(symbol("heart.circle.fill", .init(scale: .medium)).isTemplateByNature)
    #expect(symbol("heart.circle.fill", .init(paletteColors: [])).isTemplateByNature)
  }

  @Test func aHierarchyIsPalerBehind() throws {
    let image = symbol("heart.circle.fill", .init(hierarchicalColor: .red))
    let pixels = try #require(image.cgImage)
    let edge = pixels.color(x: pixels.width / 2, y: pixels.height - pixels.height / 8)
    #expect(abs(edge.alpha - 0.5) < 0.02)
    #expect(colors(image)["255 0 0", default: 0] > 100)
  }

  @Test func someSymbolsHaveColorsOfTheirOwn() {
    #expect(!symbol("heart.fill", .preferringMulticolor()).isTemplateByNature)
    #expect(symbol("house", .preferringMulticolor()).isTemplateByNature)
    let back = UIImage.SymbolConfiguration.preferringMulticolor().applying(
      UIImage.SymbolConfiguration.preferringMonochrome())
    #expect(symbol("heart.fill", back).isTemplateByNature)
  }

  @Test func configurationsKeepColorsApartFromSizes() {
    let both = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold).applying(
      UIImage.SymbolConfiguration(paletteColors: [.red]))
    #expect(both.facts.pointSize == 30 && both.facts.coloring == .palette([.red]))
    let bare = both.configurationWithoutPointSizeAndWeight()
    #expect(bare.facts.pointSize == nil && bare.facts.coloring == .palette([.red]))
    #expect(bare == UIImage.SymbolConfiguration(paletteColors: [.red]))
  }

  @Test func dynamicColorsFollowTheAppearance() throws {
    let image = symbol("heart.fill", .init(hierarchicalColor: .label))
    let light = image.resolved(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = image.resolved(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(colors(light)["0 0 0", default: 0] > 0 && colors(dark)["255 255 255", default: 0] > 0)
  }

  @Test func aValueLightsLevels() throws {
    func opaque(_ value: Double) throws -> Int {
      let image = try #require(UIImage(systemName: "wifi", variableValue: value))
      return colors(image).values.reduce(0, +)
    }
    let counts = try [0, 0.25, 0.5, 0.75, 1].map(opaque)
    #expect(counts == counts.sorted() && Set(counts).count == 5 && counts[0] == 0)
    #expect(try opaque(-3) == counts[0] && opaque(.nan) == counts[0] && opaque(.infinity) == counts[4])
    let whole = try #require(UIImage(systemName: "wifi"))
    #expect(counts[4] == colors(whole).values.reduce(0, +))
    #expect(UIImage(systemName: "no such symbol", variableValue: 1) == nil)
  }

  @Test func tablesAreReadLineByLine() throws {
    let table = SymbolCatalog(
      reading: """
        # a comment
        bell 22
          solid M 1 2 L 3 4 Z
          slash
        bars
          stroke(0) O 12 12 3
          stroke R 1 2 3 4 1
          fill(1) E 1 2 3 4
        """)
    #expect(table.faults.isEmpty)
    let bell = try #require(table["bell"])
    #expect(bell.width == 22 && bell.marks.map(\.kind) == [.fill, .stroke, .hole, .stroke])
    let bars = try #require(table["bars"])
    #expect(bars.width == 24 && bars.marks.count == 3 && bars.levels == [[0], [2]])
  }

  @Test func whatIsNoMarkIsNamedWithItsLine() {
    let table = SymbolCatalog(
      reading: """
          stroke M 1 2
        bell wide
        bell
          stoke M 1 2
          stroke M 1
          stroke M 1 x
          stroke X 1 2
          stroke
          badge heart
          stroke(16) M 1 2
          stroke M 1 2
        bell
        """)
    #expect(
      table.faults.map { $0.split(separator: ":")[1] } == [
        "1", "2", "4", "5", "6", "7", "8", "9", "10", "12",
      ])
    #expect(table.faults.first == "symbols.txt:1:   stroke M 1 2")
    #expect(table["bell"]?.marks.count == 1)
  }

  @Test func theTableIsWhole() throws {
    #expect(SymbolCatalog.shared.faults.isEmpty && SymbolCatalog.shared.entries.count > 800)
    #expect(SymbolCatalog.shared["wifi"]?.levels == [[3], [2], [1], [0]])
  }
}

@MainActor struct SymbolEffectTests {
  private func view(_ symbol: String, on fixture: AnimationFixture) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: symbol))
    fixture.root.addSublayer(view.layer)
    fixture.finishTurn()
    return view
  }

  private func scale(_ view: UIView) -> CGFloat { view.layer.presentation()?.transform.m11 ?? .nan }
  private func opacity(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? .nan }

  @Test func aBounceEndsWhereItBegan() {
    AnimationFixture.run { fixture in
      let view = view("star.fill", on: fixture)
      var ends: [Bool] = []
      view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
      fixture.finishTurn()
      fixture.clock.advance(0.125)
      #expect(scale(view) > 1.1)
      fixture.clock.advance(1)
      fixture.finishTurn()
      #expect(scale(view) == 1 && ends == [true] && view.transform == .identity)
    }
  }

  @Test func aPulseLastsUntilItIsRemoved() {
    AnimationFixture.run { fixture in
      let view = view("heart.fill", on: fixture)
      var ends: [Bool] = []
      view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
      fixture.finishTurn()
      fixture.clock.advance(12.6)
      #expect(opacity(view) < 0.5 && ends.isEmpty)
      view.removeSymbolEffect(ofType: .pulse)
      fixture.finishTurn()
      #expect(opacity(view) == 1 && ends == [false])
    }
  }

  @Test func optionsSayHowOftenAndHowFast() {
    AnimationFixture.run { fixture in
      let view = view("heart.fill", on: fixture)
      var count = 0
      view.addSymbolEffect(.pulse, options: .repeat(2).speed(2)) { _ in count += 1 }
      fixture.finishTurn()
      fixture.clock.advance(1.1)
      #expect(count == 0)
      fixture.clock.advance(0.15)
      #expect(count == 1)
      #expect(
        SymbolEffectOptions.speed(-1).speed == 1 && SymbolEffectOptions.repeat(0).repetition == .times(1))
      #expect(SymbolEffectOptions.repeat(.periodic(3, delay: 1)).delay == 1)
    }
  }

  @Test func aScaleStaysAndGoesBack() {
    AnimationFixture.run { fixture in
      let view = view("leaf.fill", on: fixture)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      fixture.finishTurn()
      view.addSymbolEffect(.scale.up)
      fixture.finishTurn()
      fixture.clock.advance(2)
      fixture.finishTurn()
      #expect(abs(scale(view) - 2.25) < 0.01)
      view.removeAllSymbolEffects()
      fixture.finishTurn()
      #expect(abs(scale(view) - 2.25) < 0.05)
      fixture.clock.advance(1)
      fixture.finishTurn()
      #expect(scale(view) == 2)
    }
  }

  @Test func whatDisappearedAppears() {
    AnimationFixture.run { fixture in
      let view = view("leaf.fill", on: fixture)
      view.addSymbolEffect(.disappear)
      fixture.finishTurn()
      fixture.clock.advance(1)
      fixture.finishTurn()
      #expect(opacity(view) == 0)
      view.addSymbolEffect(.appear, animated: false)
      fixture.finishTurn()
      fixture.clock.advance(0.1)
      fixture.finishTurn()
      #expect(opacity(view) == 1)
    }
  }

  @Test func variableColorsLightLevelsInTurn() throws {
    let (window, view) = (
      UIWindow(frame: UIScreen.main.bounds), UIImageView(image: UIImage(systemName: "wifi"))
    )
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    let plain = try #require(view.shownImage)
    view.addSymbolEffect(.variableColor.cumulative)
    #expect(view.shownImage != plain && view.image == plain)
    view.removeAllSymbolEffects()
    #expect(view.shownImage == plain)
  }

  @Test func otherImagesAreLeftAlone() {
    let view = UIImageView(image: UIImage(cgImage: try! CGContext(width: 2, height: 2).makeImage()!))
    var ends: [Bool] = []
    view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
    #expect(ends == [false] && view.layer.animationKeys() == nil)
  }

  @Test func aReplacementIsTheImageAtOnceAndShowsLater() throws {
    try AnimationFixture.run { fixture in
      let (window, view) = (
        UIWindow(frame: UIScreen.main.bounds), UIImageView(image: UIImage(systemName: "play.fill"))
      )
      window.addSubview(view)
      window.isHidden = false
      defer { window.isHidden = true }
      let (play, pause) = (try #require(view.image), try #require(UIImage(systemName: "pause.fill")))
      var ends = 0
      view.setSymbolImage(pause, contentTransition: .replace) { context in
        ends += context.isFinished && context.contentTransition != nil ? 1 : 0
      }
      #expect(view.image == pause && view.shownImage == play)
      fixture.clock.advance(0.2)
      #expect(view.shownImage == pause && ends == 0)
      fixture.clock.advance(0.5)
      #expect(ends == 1)
    }
  }

  @Test func effectsAreValues() {
    #expect(BounceSymbolEffect.bounce.up == .bounce.up)
    #expect(BounceSymbolEffect.bounce.up != .bounce.down && BounceSymbolEffect.bounce != .bounce.byLayer)
    let effects: [SymbolEffectConfiguration] = [
      BounceSymbolEffect.bounce.configuration, PulseSymbolEffect.pulse.configuration,
      ScaleSymbolEffect.scale.configuration, ReplaceSymbolEffect.replace.configuration,
    ]
    #expect(Set(effects).count == 4)
  }
}
