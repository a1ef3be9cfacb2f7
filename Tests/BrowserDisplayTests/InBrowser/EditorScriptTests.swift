import Foundation
import ShojiTestSupport
import Testing

@testable import BrowserDisplay

/// The page's editors by themselves: a test is their connection, so that it says what comes from the app
/// before what.
@MainActor struct EditorScriptTests {
  /// Two editors, of which `a` has a text and the caret in it, and what they post.
  private static let fixture = """
    const {Editors} = await import('data:text/javascript;base64,\(script)');
    let count = 0;
    const posted = [], selections = [];
    const editors = new Editors({
      post(letter, ...values) { posted.push(values); return ++count; },
      coalesce(key, letter, values) { selections.push(values.slice(3)); },
      page: () => 0, exactly: (old, now) => now ?? {}, announce() {},
    });
    const make = id => {
      const inside = document.createElement('div');
      document.body.append(inside);
      const layer = {id, inside, px: 0, py: 0, attributes: {}};
      editors.set(layer, {m: 0, t: 'hello world', s: [5, 5, 1], r: 1, n: []});
      return {layer, element: inside.firstChild};
    };
    const a = make(1), b = make(2);
    a.element.focus();
    editors.set(a.layer, {f: 1, n: [[0, count]]});
    editors.updateFocus();
    const type = text => {
      a.element.setRangeText(text, a.element.selectionStart, a.element.selectionEnd, 'end');
      a.element.dispatchEvent(new Event('input'));
    };
    """

  private static let script = Data(Page.script("editor.js").bytes.readableBytesView).base64EncodedString()

  private func run(_ body: String) async throws -> [String] {
    let page = try await Chromium.shared(scale: 1).newPage()
    let found = try await page.evaluate(
      "(async () => { \(Self.fixture) \(body) })()", as: [String].self)
    await page.close()
    return found
  }

  @Test("The app moves the focus while what was typed is under way, and not past the person's own moves")
  func focus() async throws {
    let found = try await run(
      """
      const found = [];
      const report = () => found.push(document.activeElement === a.element ? 'a' : document.activeElement === b.element ? 'b' : '-');
      report();
      // Nothing of this is acknowledged: somebody types on and on, on a line that breaks again and again.
      for (const letter of 'abc') type(letter);
      editors.set(a.layer, {f: 0});
      editors.set(b.layer, {f: 1});
      editors.updateFocus();
      report();
      found.push(a.element.value, String(posted.length));
      // The person goes back, of which the app does not know yet.
      a.element.focus();
      editors.set(b.layer, {f: 1});
      editors.updateFocus();
      report();
      editors.set(a.layer, {n: [[0, count]]});
      editors.updateFocus();
      report();
      return found;
      """)
    #expect(found == ["a", "b", "helloabc world", "4", "a", "b"])
  }

  @Test(
    "What was just selected stays selected when something comes from the app before the browser reports it")
  func selection() async throws {
    let found = try await run(
      """
      const found = [];
      const report = () => found.push(`${a.element.value} ${a.element.selectionStart}-${a.element.selectionEnd}`);
      a.element.select();
      editors.set(a.layer, {n: [[0, count]]});
      report();
      a.element.setSelectionRange(0, 0);
      a.element.select();
      editors.set(a.layer, {d: [0, 5, 'goodbye'], r: 2});
      report();
      found.push(selections.join(' '));
      type('');
      report();
      return found;
      """)
    #expect(found == ["hello world 0-11", "goodbye world 0-13", "0,11", " 0-0"])
  }
}
