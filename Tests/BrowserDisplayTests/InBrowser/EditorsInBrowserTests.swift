import BrowserDisplay
import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// Text that is edited in a real browser, over good and bad connections.
@Suite(.serialized) @MainActor struct EditorsInBrowserTests {
  private static let value = "document.querySelector('.e').value"

  private func open(_ app: TestApp, through proxy: CuttingProxy? = nil) async throws -> TestPage {
    guard let proxy else { return try await TestPage.open(app.url) }
    proxy.lead(to: app.url.port!)
    var address = URLComponents(url: app.url, resolvingAgainstBaseURL: false)!
    address.port = proxy.port
    return try await TestPage.open(address.url!)
  }

  /// Gives the input the focus and puts the caret between two of its characters, as a person does: once the
  /// page shows what there is.
  private func place(_ caret: Int, in page: TestPage) async throws {
    try await settle(page)
    try await page.page.run(
      "const e = document.querySelector('.e'); e.focus(); e.setSelectionRange(\(caret), \(caret))")
  }

  private func settle(_ page: TestPage) async throws {
    for _ in 0..<3 { try await page.sync() }
  }

  @Test func whatIsTypedArrivesKeyByKey() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "ac")
    let page = try await open(app)
    try await place(1, in: page)
    for character in "b😀ß" { try await page.page.type(character) }
    try await page.page.press("Backspace")
    try await settle(page)
    #expect(editing.text == "ab😀c" && editing.isFocused)
    #expect(try await page.page.evaluate(Self.value) == "ab😀c")
    #expect(editing.editor.selection == 4..<4)
    #expect(
      editing.actions.contains(.replace(1..<1, with: "b", selection: 2..<2, marked: nil)))
    await page.close()
  }

  @Test(
    "ten keys a second over 300 ms more, with the caret in the middle, lose, double and reorder nothing",
    arguments: ["accepts", "upper-cases", "refuses digits"])
  func slowConnections(kind: String) async throws {
    let proxy = try await CuttingProxy()
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "left right") { before, asked in
      switch kind {
      case "upper-cases": asked.uppercased()
      case "refuses digits": asked.contains(where: \.isNumber) ? before : asked
      default: asked
      }
    }
    let page = try await open(app, through: proxy)
    try await place(5, in: page)
    try await settle(page)
    proxy.delay(milliseconds: 150)
    let keys = "the1quick2brown3fox4jumps"
    let start = ContinuousClock.now
    for (index, key) in keys.enumerated() {
      try await Task.sleep(until: start + .milliseconds(100 * (index + 1)))
      try await page.page.type(key)
    }
    try await settle(page)
    let kept = kind == "refuses digits" ? keys.filter { !$0.isNumber } : keys
    let expected = kind == "upper-cases" ? "left \(kept)right".uppercased() : "left \(kept)right"
    #expect(editing.text == expected)
    #expect(try await page.page.evaluate(Self.value) == expected)
    #expect(
      try await page.page.evaluate("document.querySelector('.e').selectionStart") == 5 + kept.count)
    await page.close()
    await proxy.stop()
  }

  @Test func aLineThatIsCutAnywhereLosesNoKey() async throws {
    let proxy = try await CuttingProxy()
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "[]") { $1.uppercased() }
    let page = try await open(app, through: proxy)
    try await place(1, in: page)
    let keys = String((0..<60).map { "abcdefghij"[String.Index(utf16Offset: $0 % 10, in: "abcdefghij")] })
    for (index, key) in keys.enumerated() {
      if index % 6 == 3 { proxy.cut(after: index * 7 % 97) }
      try await page.page.type(key)
    }
    try await settle(page)
    #expect(proxy.cuts >= 2)
    #expect(editing.text == "[\(keys.uppercased())]")
    #expect(try await page.page.evaluate(Self.value) == "[\(keys.uppercased())]")
    await page.close()
    await proxy.stop()
  }

  @Test func whatAnInputMethodComposesIsMarkedAndLeftAlone() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "ab") { $1.uppercased() }
    let page = try await open(app)
    try await place(1, in: page)
    try await page.page.compose("に")
    try await page.page.compose("にh")
    try await settle(page)
    #expect(try await page.page.evaluate(Self.value) == "aにhb")
    #expect(
      editing.actions.contains { action in
        if case .replace(_, _, _, marked: 1..<3) = action { true } else { false }
      })
    try await page.page.commit("日")
    try await settle(page)
    #expect(editing.text == "A日B")
    #expect(try await page.page.evaluate(Self.value) == "A日B")
    await page.close()
  }

  @Test func aLongTextIsPasted() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "<>", isMultiline: true)
    let page = try await open(app)
    try await place(1, in: page)
    let pasted = String(repeating: "0123456789😀", count: 20_000)
    try await page.page.run(
      "document.execCommand('insertText', false, '0123456789😀'.repeat(20000))")
    try await settle(page)
    #expect(editing.text.utf16.count == 2 + pasted.utf16.count)
    #expect(editing.text == "<\(pasted)>")
    #expect(try await page.page.evaluate(Self.value + ".length") == 2 + pasted.utf16.count)
    // However long it is, it is one edit.
    let edits = editing.actions.filter { if case .replace = $0 { true } else { false } }
    #expect(edits.count == 1)
    await page.close()
  }

  @Test func aTextThatIsPastedWhileNobodyAnswersArrivesWhole() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "<>", isMultiline: true)
    let page = try await open(app)
    try await place(1, in: page)
    // So many keys wait that only what is typed is kept, however much more.
    try await page.page.run(
      """
      shoji.disconnect();
      for (let i = 0; i < 1100; i++) document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'F5', bubbles: true}));
      document.execCommand('insertText', false, '0123456789'.repeat(2000));
      """)
    try await settle(page)
    #expect(editing.text == "<\(String(repeating: "0123456789", count: 2000))>")
    await page.close()
  }

  @Test func aConnectionThatIsGivenUpIsReplacedByOne() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await open(app)
    // Nothing is sent any more, the clock goes on by as much as a connection may be silent, and the end of
    // the old one is reported.
    let connections: Int = try await page.page.evaluate(
      """
      new Promise(done => {
        let scheduled = 0;
        const {setTimeout} = window, {close, send} = WebSocket.prototype, now = performance.now.bind(performance);
        window.setTimeout = (work, ...rest) => {
          if (work.name === 'connect') scheduled++;
          return setTimeout(work, ...rest);
        };
        WebSocket.prototype.close = function() {
          this.addEventListener('close', () => done(scheduled));
          WebSocket.prototype.send = send;
          close.call(this);
        };
        WebSocket.prototype.send = () => {};
        let later = 0;
        performance.now = () => now() + (later += 6000);
      })
      """)
    #expect(connections == 1)
    try await page.sync()
    await page.close()
  }

  @Test func moreTextThanABrowserCanEditIsRefusedWithWords() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "<>", isMultiline: true)
    let page = try await open(app)
    try await place(1, in: page)
    for (count, isRefused) in [(1_999_998, false), (1_999_999, true)] {
      let refused: Bool = try await page.page.evaluate(
        """
        !document.querySelector('.e').dispatchEvent(new InputEvent('beforeinput', {
          data: 'x'.repeat(\(count)), inputType: 'insertFromPaste', cancelable: true,
        }))
        """)
      #expect(refused == isRefused)
    }
    try await settle(page)
    #expect(editing.text == "<>")
    let words: String = try await page.page.evaluate(
      "new Promise(done => setTimeout(() => done(document.querySelector('[role=status]').textContent)))")
    #expect(words == "This is too much text: 2,000,000 characters can be edited here.")
    await page.close()
  }

  @Test func halvesOfCharactersBecomeWholeOnes() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app)
    let page = try await open(app)
    try await place(0, in: page)
    try await page.page.run("document.execCommand('insertText', false, 'a\\ud83d!')")
    try await settle(page)
    #expect(editing.text == "a\u{FFFD}!")
    #expect(try await page.page.evaluate(Self.value) == editing.text)
    await page.close()
  }

  @Test func twoTabsThatTypeAtOnceShowOneText() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "0123456789")
    let (one, two) = (try await open(app), try await open(app))
    try await place(2, in: one)
    try await place(7, in: two)
    for _ in 0..<5 {
      try await one.page.type("a")
      try await two.page.type("b")
    }
    try await settle(one)
    try await settle(two)
    #expect(editing.text == "01aaaaa23456bbbbb789")
    for page in [one, two] { #expect(try await page.page.evaluate(Self.value) == editing.text) }
    await one.close()
    await two.close()
  }

  @Test func theFocusIsTheAppsToGiveAndToTake() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "a")
    let page = try await open(app)
    let hasFocus = "document.activeElement === document.querySelector('.e')"
    editing.focus(true)
    try await settle(page)
    #expect(try await page.page.evaluate(hasFocus))
    editing.focus(false)
    try await settle(page)
    #expect(try await page.page.evaluate(hasFocus) == false)
    #expect(editing.actions.isEmpty)
    editing.allowsFocus = false
    try await page.page.run("document.querySelector('.e').focus()")
    try await settle(page)
    #expect(editing.actions == [.focus, .blur] || editing.actions.first == .focus)
    #expect(try await page.page.evaluate(hasFocus) == false && !editing.isFocused)
    await page.close()
  }

  @Test(arguments: [1, 2] as [CGFloat], [false, true])
  func nothingMovesWhenEditingBegins(scale: CGFloat, isMultiline: Bool) async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let text =
      isMultiline ? "The quick brown fox jumps over the lazy dog, again and again.\nTwice" : "Jumping quickly"
    let editing = EditingApp(app, text: text, isMultiline: isMultiline)
    editing.editor.tint = .clear
    editing.set(text)
    let page = try await TestPage.open(app.url, scale: scale)
    let before = try CGImage(data: try await page.page.screenshot())
    editing.focus(true)
    try await settle(page)
    let after = try CGImage(data: try await page.page.screenshot())
    let difference = ImageDifference(before, after)
    #expect(difference == nil || difference!.noticeableShare < 0.0005, "\(String(describing: difference))")
    await page.close()
  }

  @Test func editsOfLayersThatAreGoneDoNoHarm() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "a")
    let page = try await open(app)
    try await place(1, in: page)
    let answer = app.answer
    app.answer = { input in
      let changes = answer(input)
      return editing.text == "ab" && !changes.isEmpty ? changes + [.remove(EditingApp.layer)] : changes
    }
    // In one task of the page, so that the second edit is under way before the page can know that the first
    // removed the layer.
    try await page.page.run(
      """
      const e = document.querySelector('.e');
      for (const letter of 'bc') {
        e.setRangeText(letter, e.selectionStart, e.selectionEnd, 'end');
        e.dispatchEvent(new InputEvent('input', {data: letter}));
      }
      """)
    try await page.sync()
    let edits = app.inputs.compactMap { input in
      if case .edit(EditingApp.layer, let edit) = input, case .replace(_, let text, _, _) = edit.action {
        text
      } else {
        nil
      }
    }
    #expect(edits == ["b", "c"])
    #expect(try await page.page.evaluate("document.querySelectorAll('.e').length") == 0)
    #expect(editing.text == "ab")
    await page.close()
  }

  @Test func backspaceAtTheStartIsReportedToo() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "")
    let page = try await open(app)
    try await place(0, in: page)
    try await page.page.press("Backspace")
    try await settle(page)
    #expect(editing.actions.contains(.replace(0..<0, with: "", selection: 0..<0, marked: nil)))
    #expect(editing.text == "")
    editing.set("ab")
    try await place(1, in: page)
    try await page.page.press("Backspace")
    try await settle(page)
    #expect(editing.text == "b")
    #expect(
      editing.actions.filter { $0 == .replace(0..<0, with: "", selection: 0..<0, marked: nil) }.count == 1)
    await page.close()
  }

  @Test func whatIsPastedIsKnownAsCopied() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "")
    let page = try await open(app)
    try await place(0, in: page)
    try await page.page.run(
      """
      const data = new DataTransfer();
      data.setData('text/plain', 'from elsewhere');
      document.querySelector('.e').dispatchEvent(new ClipboardEvent('paste', {clipboardData: data}));
      """)
    try await settle(page)
    #expect(editing.actions.contains(.copied("from elsewhere")))
    await page.close()
  }

  @Test func whatTheAppCopiesAndOpensReachesThePageThatWasUsedLast() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    _ = EditingApp(app, text: "")
    let other = try await open(app)
    let page = try await open(app)
    for page in [other, page] {
      try await page.page.run(
        """
        window.asked = [];
        navigator.clipboard.writeText = async text => { asked.push('copy ' + text); };
        window.open = (address, target, features) => { asked.push(`open ${address} ${target} ${features}`); };
        """)
    }
    try await page.page.run("document.querySelector('.e').focus()")
    try await settle(page)
    #expect(app.display.perform(.copy("some “words” 😀")))
    #expect(app.display.perform(.open(URL(string: "https://example.org/?a=1")!)))
    try await settle(page)
    #expect(
      try await page.page.evaluate("asked.join('|')")
        == "copy some “words” 😀|open https://example.org/?a=1 _blank noopener")
    #expect(try await other.page.evaluate("asked.length") == 0)
    await other.close()
    await page.close()
  }

  @Test("a snapshot says which editor has not the focus, and which attributes are gone")
  func snapshotsAreWhole() async throws {
    let proxy = try await CuttingProxy()
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "first")
    let second = LayerID(9)
    var other = editing.editor
    other.text = "second"
    app.show([.insert(second, into: .root, before: nil), .set(second, .editor(other))])
    editing.editor.placeholder = "a name"
    editing.focus(true)
    let page = try await open(app, through: proxy)
    try await settle(page)
    #expect(try await page.layer(1, "document.activeElement.parentNode === e"))
    // While the line is down, the app moves the focus, and the first field loses an attribute.
    proxy.lead(to: 1)
    proxy.cut(after: 0)
    try await page.page.run("shoji.sync()")
    while proxy.cuts == 0 { try await page.page.nextFrame() }
    editing.editor.placeholder = nil
    other.isFocused = true
    app.show([.set(second, .editor(other))])
    editing.focus(false)
    proxy.lead(to: app.url.port!)
    try await settle(page)
    #expect(try await page.layer(9, "document.activeElement.parentNode === e"))
    #expect(try await page.layer(1, "e.querySelector('.e').hasAttribute('placeholder')") == false)
    // What is typed now goes where the caret is.
    app.answer = { input in
      if case .edit(let layer, _) = input { #expect(layer == second) }
      return []
    }
    try await page.page.type("x")
    try await settle(page)
    #expect(editing.text == "first")
    await page.close()
    await proxy.stop()
  }

  @Test func keysOfATabReachOnlyWhatThatTabHasFocused() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let editing = EditingApp(app, text: "a")
    let (first, second) = (try await open(app), try await open(app))
    try await place(1, in: first)
    try await first.page.type("b")
    try await settle(first)
    #expect(editing.isFocused && editing.text == "ab")
    // The other tab shows the text, and does not take it up.
    try await settle(second)
    #expect(try await second.page.evaluate(Self.value) == "ab")
    #expect(try await second.page.evaluate("document.activeElement === document.body"))
    try await second.page.press("c")
    try await settle(second)
    #expect(editing.text == "ab" && editing.isFocused)
    #expect(app.inputs.contains { if case .key(let key) = $0 { key.key == "c" } else { false } })
    // It is edited in the second too when its person goes there, and in the first all the same.
    try await place(2, in: second)
    try await second.page.type("d")
    try await settle(second)
    try await first.page.type("e")
    try await settle(first)
    #expect(editing.text.count == 4 && editing.text.contains("d") && editing.text.contains("e"))
    await first.close()
    await second.close()
  }
}
