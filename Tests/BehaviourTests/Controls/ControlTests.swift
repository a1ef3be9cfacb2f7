import ShojiTestSupport
import Testing

/// Every small control of the gallery, used with one kind of hand, on every display.
@Suite("Small controls can be used", .wholeApps)
struct ControlTests {
  static let pointers = [PointerInput.Kind.mouse, .touch]

  /// A point of a view, by parts of its size.
  private func point(_ app: any AppDriver, _ name: String, x: CGFloat, y: CGFloat = 0.5) async throws
    -> DriverTarget
  {
    let frame = try await app.view(name).frame
    return .point(CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y))
  }

  private func text(_ app: any AppDriver, _ name: String) async throws -> String? {
    try await app.view(name).text
  }

  @Test("a switch by taps and drags", arguments: TestDisplay.allCases, pointers)
  func switches(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Switches") { app in
      let name = "switch Airplane Mode"
      try await app.tap(.name(name), pointer: pointer)
      #expect(try await text(app, "answer") == "On, 1")
      #expect(try await app.view(name).isSelected)
      #expect(try await app.view(name).role == .switch)
      try await app.drag(
        from: point(app, name, x: 0.8), to: point(app, name, x: 0.1), seconds: 0.2, pointer: pointer)
      #expect(try await text(app, "answer") == "Off, 2")
      await #expect(throws: DriverError.self) { try await app.tap("switch On, disabled") }
    }
  }

  @Test("a switch by keys", arguments: TestDisplay.allCases)
  func switchByKeys(display: TestDisplay) async throws {
    try await display.open("Switches") { app in
      try await app.press("Tab")
      try await app.press("Space")
      #expect(try await text(app, "answer") == "On, 1")
      try await app.press("Enter")
      #expect(try await text(app, "answer") == "Off, 2")
    }
  }

  @Test("a slider by drags", arguments: TestDisplay.allCases, pointers)
  func sliders(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Sliders") { app in
      let frame = try await app.view("Continuous").frame
      // The thumb is 28 points wide; at 20 % its middle lies a fifth of the way.
      let start = CGPoint(x: frame.minX + 14 + (frame.width - 28) * 0.2, y: frame.midY)
      let end = CGPoint(x: frame.minX + 14 + (frame.width - 28) * 0.75, y: frame.midY + 9)
      try await app.drag(from: .point(start), to: .point(end), seconds: 0.2, pointer: pointer)
      let told = try #require(try await text(app, "Continuous value"))
      #expect(told.hasPrefix("75, told ") && told != "75, told 1×")
      #expect(try await app.view("Continuous").value == "75%")

      let offset = try await app.view("At the end only").frame.midY - frame.midY
      try await app.drag(
        from: .point(CGPoint(x: start.x, y: start.y + offset)),
        to: .point(CGPoint(x: end.x, y: end.y + offset)),
        seconds: 0.2, pointer: pointer)
      #expect(try await text(app, "At the end only value") == "75, told 1×")
    }
  }

  @Test("a slider by keys", arguments: TestDisplay.allCases)
  func sliderByKeys(display: TestDisplay) async throws {
    try await display.open("Sliders") { app in
      try await app.press("Tab")
      for (key, value) in [
        ("ArrowRight", 25), ("ArrowUp", 30), ("ArrowLeft", 25), ("PageUp", 50), ("End", 100), ("Home", 0),
      ] {
        try await app.press(key)
        #expect(try await app.view("Continuous").value == "\(value)%")
      }
      #expect(try await text(app, "Continuous value") == "0, told 6×")
    }
  }

  @Test("a slider from the right", arguments: TestDisplay.allCases)
  func sliderFromTheRight(display: TestDisplay) async throws {
    try await display.open("Sliders", arguments: ["--direction", "rtl"]) { app in
      try await app.press("Tab")
      try await app.press("ArrowLeft")
      #expect(try await app.view("Continuous").value == "25%")
      try await app.tap(try await point(app, "Continuous", x: 0.02), pointer: .mouse)
      #expect(try await app.view("Continuous").value == "100%")
    }
  }

  @Test("segments by taps and drags", arguments: TestDisplay.allCases, pointers)
  func segments(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Segments") { app in
      try await app.tap("Month", pointer: pointer)
      #expect(try await text(app, "chosen") == "Month")
      let month = try #require(try await app.tree().all.first { $0.text == "Month" && $0.role == .radio })
      #expect(month.isSelected)
      try await app.drag(
        from: point(app, "span", x: 0.6), to: point(app, "span", x: 0.1), seconds: 0.3, pointer: pointer)
      #expect(try await text(app, "chosen") == "Day")
      try await app.tap("Redo", pointer: pointer)
      #expect(try await text(app, "pressed") == "Redo")
      await #expect(throws: DriverError.self) { try await app.tap("Two") }
    }
  }

  @Test("segments by keys", arguments: TestDisplay.allCases)
  func segmentsByKeys(display: TestDisplay) async throws {
    try await display.open("Segments") { app in
      try await app.press("Tab")
      for (key, title) in [("ArrowRight", "Month"), ("End", "Year"), ("ArrowLeft", "Month"), ("Home", "Day")]
      {
        try await app.press(key)
        #expect(try await text(app, "chosen") == title)
      }
      try await app.press("Tab")
      try await app.press("Tab")
      try await app.press("Enter")
      #expect(try await text(app, "pressed") == "Redo")
    }
  }

  @Test("a stepper by taps, and by holding it", arguments: TestDisplay.allCases, pointers)
  func steppers(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Steppers") { app in
      try await app.tap(.name("Increment"), pointer: pointer)
      #expect(try await text(app, "Guests value") == "3")
      try await app.tap(.name("Decrement"), pointer: pointer)
      try await app.tap(.name("Decrement"), pointer: pointer)
      #expect(try await text(app, "Guests value") == "1")
      await #expect(throws: DriverError.self) { try await app.tap("Decrement") }
      try await app.tap(.name("Decrement", index: 1), pointer: pointer)
      #expect(try await text(app, "Wraps value") == "3")

      let plus = try await point(app, "Steps of 25", x: 0.75)
      try await app.pointer(.down, id: 1, kind: pointer, at: plus)
      try await app.advance(1.2)
      try await app.pointer(.up, id: 1, kind: pointer, at: plus)
      let value = Int(try await text(app, "Steps of 25 value") ?? "") ?? 0
      // The list waits a moment whether the finger scrolls it.
      if display == .image { #expect(value == 4 * 25) } else { #expect(value >= 3 * 25) }
    }
  }

  @Test("a stepper by keys", arguments: TestDisplay.allCases)
  func stepperByKeys(display: TestDisplay) async throws {
    try await display.open("Steppers") { app in
      try await app.press("Tab")
      for (key, value) in [
        ("ArrowUp", "3"), ("ArrowRight", "4"), ("ArrowDown", "3"), ("End", "8"), ("Home", "1"),
      ] {
        try await app.press(key)
        #expect(try await text(app, "Guests value") == value)
      }
    }
  }

  @Test("dots by taps and slides", arguments: TestDisplay.allCases, pointers)
  func dots(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Pages") { app in
      try await app.tap(point(app, "dots", x: 0.8), pointer: pointer)
      #expect(try await text(app, "page") == "2 of 5")
      try await app.tap(point(app, "dots", x: 0.1), pointer: pointer)
      #expect(try await text(app, "page") == "1 of 5")
      let middle = try await app.view("dots").frame
      try await app.drag(
        from: .point(CGPoint(x: middle.midX - 30, y: middle.midY)),
        to: .point(CGPoint(x: middle.midX + 21, y: middle.midY)), seconds: 0.3, pointer: pointer)
      #expect(try await text(app, "page") == "4 of 5")
    }
  }

  @Test("dots by keys", arguments: TestDisplay.allCases)
  func dotsByKeys(display: TestDisplay) async throws {
    try await display.open("Pages") { app in
      try await app.press("Tab")
      for (key, page) in [("ArrowRight", 2), ("End", 5), ("ArrowLeft", 4), ("Home", 1)] {
        try await app.press(key)
        #expect(try await text(app, "page") == "\(page) of 5")
      }
    }
  }

  @Test("bars that fill, and wheels that turn", arguments: TestDisplay.allCases)
  func progress(display: TestDisplay) async throws {
    try await display.open("Progress") { app in
      try await app.tap("Fill")
      try await app.tap("Fill")
      #expect(try await app.view("bar").value == "40%")
      try await app.tap("Work")
      try await app.advance(0.3)
      #expect(try await app.view("observing").value == "10%")
      await #expect(throws: DriverError.self) { try await app.view("wheel") }
      try await app.tap("Start")
      #expect(try await app.view("wheel").value == "1")
      try await app.tap("Stop")
      await #expect(throws: DriverError.self) { try await app.view("wheel") }
    }
  }

  @Test("configured buttons by taps and keys", arguments: TestDisplay.allCases, pointers)
  func configured(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Configurations") { app in
      #expect(try await text(app, "toggle") == "Not a favourite")
      try await app.tap("toggle", pointer: pointer)
      #expect(try await text(app, "toggle") == "Favourite")
      try await app.press("Tab")
      try await app.press("Enter")
      #expect(try await app.tree().all.contains { $0.className == "UIActivityIndicatorView" })
    }
  }
}
