import Foundation
import ShojiTestSupport
import Testing

/// Back and Forward among an app's screens. `SHOJI_HISTORY=500` takes that many random steps,
/// `SHOJI_HISTORY_SEED=3` others.
@Suite("History", .wholeApps) struct HistoryTests {
  private static let steps = ProcessInfo.processInfo.environment["SHOJI_HISTORY"].flatMap(Int.init) ?? 30
  private static let seed =
    ProcessInfo.processInfo.environment["SHOJI_HISTORY_SEED"].flatMap(UInt64.init) ?? 5
  private let size = CGSize(width: 375, height: 667)

  /// The screens as they should be: a stack, those presented over it, and what was left.
  private struct Model {
    final class Stack {
      var screens: [Int]
      init(_ screen: Int) { screens = [screen] }
    }
    enum Entry {
      case push(Int)
      case present(Stack)
    }
    var stacks = [Stack(0)]
    var ahead: [Entry] = []
    var count = 0

    var depth: Int { stacks.reduce(-1) { $0 + $1.screens.count } }
    var title: String { "Screen \(stacks.last!.screens.last!)" }

    mutating func perform(_ key: String) {
      let top = stacks.last!
      switch key {
      case "p":
        count += 1
        top.screens.append(count)
        ahead = []
      case "m":
        count += 1
        stacks.append(Stack(count))
        ahead = []
      case "o": if top.screens.count > 1 { ahead.insert(.push(top.screens.removeLast()), at: 0) }
      case "r": while top.screens.count > 1 { ahead.insert(.push(top.screens.removeLast()), at: 0) }
      case "d" where stacks.count > 1:
        stacks.removeLast()
        ahead = [.present(top)] + top.screens.dropFirst().map { .push($0) } + ahead
      default: break
      }
    }

    mutating func back() {
      if stacks.last!.screens.count > 1 { return perform("o") }
      perform("d")
    }

    mutating func forward() {
      guard !ahead.isEmpty else { return }
      switch ahead.removeFirst() {
      case .push(let screen): stacks.last!.screens.append(screen)
      case .present(let stack):
        stacks.append(stack)
        // What was pushed in it before it was dismissed is there again with it.
        ahead.removeFirst(stack.screens.count - 1)
      }
    }
  }

  @Test(
    "Random pushes, pops, presentations, dismissals, Backs and Forwards: address, history and screen agree")
  func random() async throws {
    let app = try await BrowserApp(built: "HistoryApp", size: size)
    var generator = SeededGenerator(seed: Self.seed)
    var model = Model()
    var done = ""
    for step in 1...Self.steps {
      let verb = ["p", "p", "p", "m", "o", "r", "d", "<", "<", "<", ">", ">", ">"].randomElement(
        using: &generator)!
      done += verb
      switch verb {
      case "<" where model.depth == 0: continue
      case "<":
        try await app.back()
        model.back()
      case ">":
        try await app.forward()
        model.forward()
      default:
        try await app.press(verb, modifiers: [])
        model.perform(verb)
      }
      let seen = try await app.page.evaluate(
        "[document.title, location.hash, String(history.state.ids.length - 1)]", as: [String].self)
      let depth = "\(model.depth)"
      let expected = [model.title, model.depth == 0 ? "" : "#" + depth, depth]
      #expect(seen == expected, "step \(step) of \(done)")
      if step % 10 == 0 { _ = try await app.view("This is \(model.title.lowercased())") }
      guard seen == expected else { break }
    }
    // Every entry before the present one is the app's, down to the first.
    while model.depth > 0 {
      try await app.back()
      model.back()
      #expect(try await app.page.evaluate("document.title") == model.title)
    }
    #expect(try await app.page.evaluate("document.title") == "Screen 0")
    try await app.quit()
  }

  /// Three stacks with tabs, whose selection is a step: what was done, one after the other, and what was left.
  private struct TabModel {
    enum Entry {
      case push(Int)
      case select(Int, from: Int)
    }
    var stacks = [[0], [100], [200]]
    var tab = 0
    var done: [Entry] = []
    var ahead: [Entry] = []
    var count = 0

    var depth: Int { done.count }
    var title: String { "Screen \(stacks[tab].last!)" }

    private mutating func perform(_ entry: Entry) {
      switch entry {
      case .push(let screen): stacks[tab].append(screen)
      case .select(let tab, _): self.tab = tab
      }
      done.append(entry)
    }

    mutating func perform(_ key: String) {
      switch key {
      case "p":
        count += 1
        perform(.push(count))
        ahead = []
      case "o" where stacks[tab].count > 1:
        let screen = stacks[tab].removeLast()
        if case .push(screen)? = done.last {
          ahead.insert(done.removeLast(), at: 0)
        } else {
          // A screen that was pushed before another tab was selected is no longer an entry.
          done.removeAll { if case .push(screen) = $0 { true } else { false } }
          ahead = []
        }
      case "1", "2", "3":
        let next = Int(key)! - 1
        guard next != tab else { return }
        // The tab that is ahead is gone forward to.
        if case .select(next, _)? = ahead.first { return forward() }
        perform(.select(next, from: tab))
        ahead = []
      default: break
      }
    }

    mutating func back() {
      guard let entry = done.popLast() else { return }
      switch entry {
      case .push: stacks[tab].removeLast()
      case .select(_, let former): tab = former
      }
      ahead.insert(entry, at: 0)
    }

    mutating func forward() {
      if !ahead.isEmpty { perform(ahead.removeFirst()) }
    }
  }

  @Test("Random selections of tabs, pushes, pops, Backs and Forwards: Back goes where the person was before")
  func randomTabs() async throws {
    let app = try await BrowserApp(built: "HistoryApp", size: size, arguments: ["--tabs"])
    var generator = SeededGenerator(seed: Self.seed + 1)
    var model = TabModel()
    var done = ""
    for step in 1...Self.steps {
      var verb = ["p", "p", "o", "1", "2", "3", "1", "2", "3", "<", "<", "<", ">", ">"].randomElement(
        using: &generator)!
      // Chromium keeps fifty entries and forgets the first of more, and takes two hundred new ones in half a
      // minute: a screen that is popped in a tab that was selected before has all behind it made anew.
      if model.depth > 20 { verb = "<" }
      if Self.steps > 100 { try await Task.sleep(for: .milliseconds(150)) }
      done += verb
      switch verb {
      case "<" where model.depth == 0: continue
      case "<":
        try await app.back()
        model.back()
      case ">":
        try await app.forward()
        model.forward()
      default:
        try await app.press(verb, modifiers: [])
        model.perform(verb)
      }
      let seen = try await app.page.evaluate(
        "[document.title, String(history.state ? history.state.ids.length - 1 : 0)]", as: [String].self)
      let expected = [model.title, "\(model.depth)"]
      #expect(seen == expected, "step \(step) of \(done)")
      guard seen == expected else { break }
    }
    while model.depth > 0 {
      try await app.back()
      model.back()
      #expect(try await app.page.evaluate("document.title") == model.title)
    }
    #expect(try await app.page.evaluate("document.title") == "Screen 0")
    try await app.quit()
  }

  @Test(
    "Addresses of the command line are opened at launch: pages of the web as activities, others as addresses",
    arguments: TestDisplay.allCases)
  func openedAtLaunch(display: TestDisplay) async throws {
    for (address, screen) in [("history://screens/31", 31), ("https://example.org/screens/32", 1_032)] {
      let app = try await display.start("HistoryApp", size: size, arguments: ["--open", address])
      _ = try await app.view("This is screen \(screen)")
      try await app.back()
      try await app.advance(1)
      _ = try await app.view("This is screen 0")
      try await app.quit()
    }
  }

  @Test(
    "Back and Forward pop and push again, and do nothing where there is nothing",
    arguments: TestDisplay.allCases)
  func backAndForward(display: TestDisplay) async throws {
    let app = try await display.start("HistoryApp", size: size)
    try await app.press("p")
    try await app.press("m")
    _ = try await app.view("This is screen 2")
    try await app.back()
    try await app.advance(1)
    _ = try await app.view("This is screen 1")
    await #expect(throws: DriverError.self) { try await app.view("This is screen 2") }
    try await app.back()
    try await app.advance(1)
    _ = try await app.view("This is screen 0")
    try await app.forward()
    try await app.forward()
    try await app.advance(1)
    _ = try await app.view("This is screen 2")
    try await app.forward()
    _ = try await app.view("This is screen 2")
    try await app.quit()
  }

  @Test(
    "Where a tab's selection is no step, Back and Forward go through the screens of the selected tab alone",
    arguments: TestDisplay.allCases)
  func plainTabs(display: TestDisplay) async throws {
    let app = try await display.start("HistoryApp", size: size, arguments: ["--plain-tabs"])
    func expect(_ screen: Int, after work: () async throws -> Void) async throws {
      try await work()
      try await app.advance(1)
      _ = try await app.view("This is screen \(screen)")
    }
    try await expect(1) { try await app.press("p") }
    try await expect(2) { try await app.press("p") }
    try await expect(100) { try await app.press("2") }
    try await expect(3) { try await app.press("p") }
    try await expect(100) { try await app.back() }
    try await expect(3) { try await app.forward() }
    try await expect(2) { try await app.press("1") }
    try await expect(1) { try await app.back() }
    try await expect(0) { try await app.back() }
    try await app.quit()
  }

  @Test("Back goes through more screens than browsers keep entries, and not past the first")
  func deep() async throws {
    let app = try await BrowserApp(built: "HistoryApp", size: size)
    func shown() async throws -> String { try await app.page.evaluate("document.title", as: String.self) }
    for _ in 1...56 { try await app.press("p") }
    for screen in (35..<56).reversed() {
      try await app.back()
      #expect(try await shown() == "Screen \(screen)")
    }
    for screen in 36...39 {
      try await app.forward()
      #expect(try await shown() == "Screen \(screen)")
    }
    for _ in 1...14 { try await app.press("p") }
    try await app.press("o")
    #expect(try await shown() == "Screen 69")
    try await app.back()
    #expect(try await shown() == "Screen 68")
    try await app.press("r")
    #expect(try await app.page.evaluate("[document.title, location.hash]") == ["Screen 0", ""])
    #expect(try await app.page.evaluate("history.state.ids.length", as: Int.self) == 1)
    try await app.press("p")
    try await app.back()
    #expect(try await shown() == "Screen 0")
    for _ in 1...45 { try await app.press("p") }
    try await app.reload()
    #expect(try await shown() == "Screen 116")
    try await app.back()
    #expect(try await shown() == "Screen 115")
    try await app.quit()
  }

  @Test("Back stays in the app where the page was opened while the app showed a later screen")
  func openedLater() async throws {
    let app = try await BrowserApp(built: "HistoryApp", size: size)
    try await app.press("p")
    try await app.press("p")
    try await app.reload()
    _ = try await app.view("This is screen 2")
    for screen in [1, 0] {
      try await app.back()
      #expect(
        try await app.page.evaluate("[document.title, `${history.state.ids.length - 1}`]", as: [String].self)
          == ["Screen \(screen)", "\(screen)"])
    }
    try await app.forward()
    _ = try await app.view("This is screen 1")
    try await app.quit()
  }

  @Test("A move that the browser makes late is neither made twice nor taken for the person's")
  func late() async throws {
    let app = try await BrowserApp(built: "HistoryApp", size: size)
    try await app.press("p")
    try await app.page.run(
      """
      window.moved = new Promise(done => addEventListener('popstate', () => setTimeout(done, 300)));
      window.titles = [];
      new MutationObserver(() => titles.push(document.title)).observe(document.querySelector('title'), {childList: true});
      history.go = distance => void setTimeout(() => History.prototype.go.call(history, distance), 1200)
      """)
    try await app.press("o")
    try await app.page.run("await moved")
    #expect(try await app.page.evaluate("history.state.ids.length", as: Int.self) == 1)
    #expect(Set(try await app.page.evaluate("titles", as: [String].self)) == ["Screen 0"])
    _ = try await app.view("This is screen 0")
    try await app.quit()
  }

  @Test("An alert and a presentation that must be answered stay for Back", arguments: TestDisplay.allCases)
  func refused(display: TestDisplay) async throws {
    let app = try await display.start("HistoryApp", size: size)
    try await app.press("m")
    try await app.press("x")
    try await app.back()
    try await app.advance(1)
    _ = try await app.view("This is screen 1")
    try await app.press("x")
    try await app.press("a")
    try await app.back()
    try await app.advance(1)
    _ = try await app.view("Wait")
    try await app.tap("OK")
    try await app.advance(1)
    try await app.back()
    try await app.advance(1)
    _ = try await app.view("This is screen 0")
    try await app.quit()
  }

  @Test("A deep link opens its place in the app, and a page that is opened anew is where the app is")
  func deepLink() async throws {
    let app = try await BrowserApp(built: "HistoryApp", size: size)
    // An address of the page's own comes as a page of the web does, one with a scheme as it is.
    try await app.page.run("location.hash = '#history://screens/76'")
    try await app.wait(for: .name("This is screen 76", index: 0), seconds: 10)
    try await app.advance(0.2)
    try await app.back()
    try await app.page.run("location.hash = '#/77'")
    try await app.wait(for: .name("This is screen 1077", index: 0), seconds: 10)
    try await app.advance(0.2)
    #expect(try await app.page.evaluate("[document.title, location.hash]") == ["Screen 1077", "#1"])
    try await app.back()
    #expect(try await app.page.evaluate("[document.title, location.hash]") == ["Screen 0", ""])
    try await app.forward()
    try await app.reload()
    #expect(try await app.page.evaluate("[document.title, location.hash]") == ["Screen 1077", "#1"])
    try await app.quit()
  }
}
