import ShojiTestSupport
import Testing

/// Every page of the gallery as people have it who do not see, or point, or who chose their own colors.
@Suite(
  "Everybody",
  .onlyInChromium("It reads Chromium’s accessibility tree and simulates settings by its protocol."),
  .wholeApps)
struct AccessibilityTests {
  /// As high as the longest page, so that nothing has to be scrolled to be seen.
  private static let size = CGSize(width: 375, height: 1_700)
  /// The browser's roles of controls. Cells are left out: one of a table is reached, and arrow keys go on.
  private static let controls: Set<String> = [
    "button", "link", "switch", "slider", "checkbox", "radio", "textbox", "searchbox", "spinbutton",
    "menuitem",
    "menuitemcheckbox", "combobox", "tab",
  ]

  /// The gallery's pages, as the list names them.
  private func titles() async throws -> [String] {
    let app = try await TestDisplay.image.start("Gallery", size: Self.size)
    let rows = try await app.tree().all.filter { $0.className == "PageRow" }
    try await app.quit()
    return rows.compactMap { $0.children.first { $0.role == .label }?.text }
  }

  @Test("can tell and reach every control of every page, in an order that does not jump up")
  func pages() async throws {
    let titles = try await titles()
    #expect(titles.count >= 20)
    var count = 0
    for title in titles {
      let app = try await BrowserApp(built: "Gallery", size: Self.size, arguments: ["--page", title])
      let controls = try await app.chromiumPage.accessibleElements(of: Self.controls)
      count += controls.count
      for control in controls {
        #expect(!control.name.isEmpty, "\(title): \(control) has no name")
        // Of choices and tabs, the chosen one is reached, of several chosen days one, from which arrows lead
        // to the others; a stepper is reached itself, and its buttons are its arrow keys'.
        let isTab = control.role == "tab"
        let isDay = control.role == "radio" && control.name.contains(", 20")
        let isReached =
          control.isFocusable || control.isDisabled || control.role == "radio" && control.isChecked != true
          || isDay && controls.contains { $0.role == "radio" && $0.isFocusable }
          || isTab && controls.contains { $0.role == "tab" && $0.isFocusable }
          || ["Decrement", "Increment"].contains(control.name)
        #expect(isReached, "\(title): the keyboard does not get to \(control)")
      }
      let jumps = try await app.page.evaluate(Self.jumps, as: [String].self)
      #expect(jumps.isEmpty, "\(title): Tab goes up: \(jumps)")
      try await app.quit()
    }
    #expect(count > 100)
  }

  /// The steps of the Tab key that go up although what comes next does not lie beside what came before.
  private static let jumps = """
    (() => {
      const found = [];
      const order = shoji.tabOrder;
      for (let i = 1; i < order.length; i++) {
        const [a, b] = [order[i - 1].getBoundingClientRect(), order[i].getBoundingClientRect()];
        const isBeside = b.left >= a.right - 1 || a.left >= b.right - 1;
        if (b.bottom <= a.top + 1 && !isBeside) {
          found.push(`${order[i - 1].ariaLabel ?? order[i - 1].innerText} → ${order[i].ariaLabel ?? order[i].innerText}`);
        }
      }
      return found;
    })()
    """

  @Test("sees every control of every page in colors of their own")
  func forcedColors() async throws {
    for title in try await titles() {
      let app = try await BrowserApp(built: "Gallery", size: Self.size, arguments: ["--page", title])
      for appearance in [Appearance.light, .dark] {
        try await app.chromiumPage.setMedia([
          "forced-colors": "active", "prefers-color-scheme": appearance.rawValue,
        ])
        try await app.page.nextFrame()
        let picture = try await app.snapshot(scale: 1)
        for control in try await app.chromiumPage.accessibleElements(of: Self.controls) {
          guard let box = control.box?.intersection(CGRect(origin: .zero, size: Self.size)), !box.isEmpty,
            try await app.page.evaluate(Self.isSeen(at: CGPoint(x: box.midX, y: box.midY)), as: Bool.self)
          else { continue }
          #expect(
            picture.colors(in: box.insetBy(dx: -1, dy: -1)).count > 1,
            "\(title): nothing is to be seen of \(control)")
        }
      }
      try await app.quit()
    }
  }

  /// Whether a control is seen at a point, and not cut off by what it scrolls in.
  private static func isSeen(at point: CGPoint) -> String {
    "document.elementsFromPoint(\(point.x), \(point.y)).some(e => e.closest('.l[role]:not([role=list]), .e'))"
  }

  @Test(
    "has alerts that fade where less movement is asked for, and grow elsewhere", arguments: [true, false])
  func reducedMotion(isReduced: Bool) async throws {
    let app = try await BrowserApp(built: "Gallery", size: Self.size, arguments: ["--page", "Alerts"])
    try await app.chromiumPage.setMedia(["prefers-reduced-motion": isReduced ? "reduce" : "no-preference"])
    try await app.page.nextFrame()
    try await app.page.run(
      """
      window.animated = new Set();
      const animate = Element.prototype.animate;
      Element.prototype.animate = function(frames, options) {
        for (const frame of frames) for (const name in frame) animated.add(name);
        return animate.call(this, frames, options);
      };
      """)
    try await app.tap("Two buttons")
    let animated = try await app.page.evaluate("[...animated]", as: [String].self)
    #expect(animated.contains("opacity"))
    #expect(animated.contains("transform") == !isReduced, "\(animated)")
    // The alert has the focus, so that it is read; Tab goes to its buttons, and Escape closes it.
    let role = "document.activeElement.getAttribute('role')"
    #expect(try await app.page.evaluate(role, as: String?.self) == "alertdialog")
    try await app.press("Tab")
    #expect(try await app.page.evaluate(role, as: String?.self) == "button")
    try await app.quit()
  }
}

extension CGImage {
  /// The colors of the pixels along the two lines through the middle of a rectangle.
  fileprivate func colors(in box: CGRect) -> Set<CGColor> {
    let (xs, ys) = (Int(box.minX)..<Int(box.maxX), Int(box.minY)..<Int(box.maxY))
    let (middleX, middleY) = (Int(box.midX), Int(box.midY))
    let points = xs.map { ($0, middleY) } + ys.map { (middleX, $0) }
    return Set(
      points.filter { (0..<width).contains($0.0) && (0..<height).contains($0.1) }.map {
        color(x: $0.0, y: $0.1)
      })
  }
}
