import DisplayProtocol
import Testing

@testable import UIKit

@MainActor struct UIStepperTests {
  @Test func stepsByTapsBetweenItsBounds() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    let counter = EventCounter(at: stepper)
    for _ in 0..<4 { Finger(on: stepper, at: CGPoint(x: 80, y: 16)).lift() }
    #expect(stepper.value == 2 && counter.count == 2)
    Finger(on: stepper, at: CGPoint(x: 10, y: 16)).lift()
    #expect(stepper.value == 1 && counter.count == 3)
    stepper.value = 50
    #expect(stepper.value == 2 && counter.count == 3)
  }

  @Test func goesOnAtTheOtherBoundWhereItWraps() {
    let stepper = UIStepper()
    stepper.maximumValue = 3
    stepper.stepValue = 2
    stepper.wraps = true
    var values: [Double] = []
    stepper.addAction(UIAction { values.append(($0.sender as! UIStepper).value) }, for: .valueChanged)
    for _ in 0..<3 { Finger(on: stepper, at: CGPoint(x: 80, y: 16)).lift() }
    Finger(on: stepper, at: CGPoint(x: 10, y: 16)).lift()
    #expect(values == [2, 0, 2, 0])
  }

  @Test func keysStepIt() {
    let stepper = UIStepper()
    let counter = EventCounter(at: stepper)
    let keyboard = Keyboard(view: stepper)
    keyboard.press("ArrowUp")
    keyboard.press("ArrowRight")
    keyboard.press("ArrowDown")
    #expect(stepper.value == 1)
    keyboard.press("End")
    #expect(stepper.value == 100 && counter.count == 4)
  }

  @Test func itsHalvesAreButtonsToScreenReaders() {
    let stepper = UIStepper()
    stepper.layoutIfNeeded()
    let buttons = stepper.subviews.filter { $0.semantics.role == .button }
    #expect(buttons.map(\.semantics.label) == ["Decrement", "Increment"])
    #expect(buttons.map(\.semantics.isEnabled) == [false, true])
    #expect(buttons[1].accessibilityActivate())
    #expect(stepper.value == 1)
    #expect(stepper.semantics.range == ValueRange(value: 1, minimum: 0, maximum: 100))
  }
}

@MainActor struct UIProgressViewTests {
  @Test func keepsToZeroAndOne() {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.bounds.height == 4)
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 4))
    bar.progress = 1.5
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: true)
    #expect(bar.progress == 0)
    bar.progress = .nan
    #expect(bar.progress == 0)
    #expect(bar.semantics.range == ValueRange(value: 0, minimum: 0, maximum: 1))
  }

  @Test func isAsHighAsItsStyleAndFilledByWholePoints() {
    let bar = UIProgressView(frame: CGRect(x: 10, y: 20, width: 101, height: 40))
    #expect(bar.frame == CGRect(x: 10, y: 20, width: 101, height: 4))
    bar.bounds.size = CGSize(width: 101, height: 12)
    #expect(bar.bounds.height == 4)
    func fill(_ progress: Float) -> CGFloat {
      bar.progress = progress
      bar.layoutIfNeeded()
      return bar.subviews[1].frame.width
    }
    #expect(fill(0.5) == 51 && fill(0.333) == 34 && fill(1) == 101)
    #expect(fill(0.01) == 8 && fill(0) == 0)
    bar.progressViewStyle = .bar
    #expect(bar.frame.height == 2.5)
  }

  @Test func takesUpAProgressThatItObserves() {
    let bar = UIProgressView(progressViewStyle: .default)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    bar.observedProgress = progress
    #expect(bar.progress == 0.25)
    #expect(bar.semantics.value == "25%")
  }
}

@MainActor struct UIActivityIndicatorViewTests {
  @Test func isHiddenUntilItIsStarted() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden && !wheel.isAnimating)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
  }
}

@MainActor struct UIPageControlTests {
  private func control() -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 5
    return control
  }

  @Test func tapsOnItsSidesTurnOnePage() {
    let control = control()
    let counter = EventCounter(at: control)
    Finger(on: control, at: CGPoint(x: 150, y: 13)).lift()
    Finger(on: control, at: CGPoint(x: 150, y: 13)).lift()
    #expect(control.currentPage == 2 && counter.count == 2)
    Finger(on: control, at: CGPoint(x: 50, y: 13)).lift()
    #expect(control.currentPage == 1)
    control.semanticContentAttribute = .forceRightToLeft
    Finger(on: control, at: CGPoint(x: 50, y: 13)).lift()
    #expect(control.currentPage == 2)
  }

  @Test func slidingGoesThroughThePages() {
    let control = control()
    let counter = EventCounter(at: control)
    let finger = Finger(on: control, at: CGPoint(x: 60, y: 13))
    finger.move(to: CGPoint(x: 78, y: 13))
    #expect(control.currentPage == 1)
    finger.move(to: CGPoint(x: 111, y: 13))
    #expect(control.currentPage == 3 && counter.count == 2)
    finger.lift()
    #expect(control.currentPage == 3 && counter.count == 2)
  }

  @Test func staysWithinItsPages() {
    let control = control()
    control.currentPage = 99
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -3
    #expect(control.currentPage == 0)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0)
    #expect(control.semantics.isFocusable == false)
  }

  @Test func keysTurnPages() {
    let control = control()
    let keyboard = Keyboard(view: control)
    keyboard.press("ArrowRight")
    keyboard.press("End")
    keyboard.press("ArrowLeft")
    #expect(control.currentPage == 3)
    #expect(control.semantics.value == "page 4 of 5")
  }
}

@MainActor struct SymbolTests {
  @Test func namesGiveSymbolsInTheTintColor() throws {
    let symbol = try #require(UIImage(systemName: "star.fill"))
    #expect(symbol.isSymbolImage && symbol.renderingMode == .automatic)
    #expect(symbol.size.height == 22)
    let large = try #require(symbol.applyingSymbolConfiguration(.init(pointSize: 34)))
    #expect(large.size.height == 43)
    #expect(UIImage(systemName: "chevron.right")!.size.width < symbol.size.width)
    #expect(UIImage(systemName: "plus.circle.fill") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test func lettersAndNumbersStandInCirclesAndSquaresOnly() throws {
    for name in ["a.circle", "z.square.fill", "0.circle", "9.square", "10.circle.fill", "50.square"] {
      #expect(UIImage(systemName: name) != nil, "\(name)")
    }
    for name in ["a", "1", "50", "51.circle", "05.circle", "ab.circle", "A.circle", ".circle"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    let twelve = try #require(Symbol.named("12.circle"))
    let shifts = twelve.layers.map(\.shift)
    #expect(shifts.count == 3 && shifts[0] == 0 && shifts[1] < 0 && shifts[2] == -shifts[1])
  }

  @Test func whatFollowsReadingSaysSoInItsName() {
    for name in ["chevron.forward", "star.leadinghalf.filled", "rectangle.portrait.and.arrow.forward"] {
      #expect(Symbol.named(name)?.followsReading == true, "\(name)")
    }
    for name in ["forward.end", "goforward", "circle.lefthalf.filled"] {
      #expect(Symbol.named(name)?.followsReading == false, "\(name)")
    }
  }

  @Test func arcsGoAlongTheirCircle() {
    let quarter = SymbolMark.stroke("A 12 12 4 0 90").cgPath.boundingBoxOfPath
    #expect(abs(quarter.minX - 12) < 0.01 && abs(quarter.maxX - 16) < 0.01)
    #expect(abs(quarter.minY - 12) < 0.01 && abs(quarter.maxY - 16) < 0.01)
    let back = SymbolMark.stroke("A 12 12 4 0 -90").cgPath.boundingBoxOfPath
    #expect(abs(back.minY - 8) < 0.01 && abs(back.maxY - 12) < 0.01)
    #expect(
      SymbolMark.fill("E 12 12 4 2").cgPath.boundingBoxOfPath == CGRect(x: 8, y: 10, width: 8, height: 4))
  }

  @Test func noSymbolIsCutOffAtItsEdges() {
    for (name, entry) in SymbolCatalog.shared.entries {
      let around = CGRect(x: 12 - entry.width / 2, y: 0, width: entry.width, height: 24)
      for mark in entry.marks where mark.kind == .stroke || mark.kind == .fill {
        let line = UIImage.SymbolWeight.regular.lineWidth / 2
        let ink =
          mark.kind == .stroke
          ? mark.cgPath.boundingBoxOfPath.insetBy(dx: -line, dy: -line)
          : mark.cgPath.boundingBoxOfPath
        #expect(around.insetBy(dx: -0.5, dy: -0.5).contains(ink), "\(name) is cut off: \(ink)")
      }
    }
  }

  /// What is taken out at the edge of a filled part must take the edge along: half-covered pixels would be
  /// left as a hairline.
  @Test func noSymbolLeavesAHairlineAroundWhatIsTakenOut() {
    for (name, entry) in SymbolCatalog.shared.entries
    where entry.marks.contains(where: { $0.kind == .cut || $0.kind == .hole }) {
      let configuration = UIImage.SymbolConfiguration(pointSize: 96)
      let image = UIImage(systemName: name, withConfiguration: configuration)!.cgImage!
      let (width, height) = (image.width, image.height)
      var opacities: [UInt8] = []
      image.withPixels { bytes in
        for y in 0..<height {
          for x in 0..<width { opacities.append(bytes[y * image.bytesPerRow + x * 4 + 3]) }
        }
      }
      var faint = 0
      for y in 0..<height {
        for x in 0..<width where opacities[y * width + x] > 10 && opacities[y * width + x] < 120 {
          let isBesideInk = (max(y - 2, 0)...min(y + 2, height - 1)).contains { row in
            (max(x - 2, 0)...min(x + 2, width - 1)).contains { opacities[row * width + $0] > 160 }
          }
          if !isBesideInk { faint += 1 }
        }
      }
      #expect(faint <= 3, "\(name) has \(faint) faint pixels with no line beside them")
    }
  }

  /// Symbols that many apps use.
  @Test(arguments: [
    "figure.hiking", "figure.yoga", "figure.pool.swim", "clock.arrow.circlepath", "globe.americas.fill",
    "chevron.left.forwardslash.chevron.right", "brain.head.profile", "storefront", "wallet.pass.fill",
    "hare.fill", "cat", "dog", "truck.box.fill", "touchid", "cloud.sun.rain.fill", "pill.fill",
  ])
  func symbolsOfManyAppsAreThere(name: String) {
    #expect(UIImage(systemName: name) != nil)
  }

  @Test func everySymbolDrawsSomething() {
    for name in SymbolCatalog.shared.entries.keys {
      let image = UIImage(systemName: name)!.cgImage!
      var inked = 0
      image.withPixels { bytes in
        for index in stride(from: 3, to: bytes.count, by: 4) where bytes[index] > 40 { inked += 1 }
      }
      #expect(inked > 12, "\(name) is empty")
    }
  }
}
