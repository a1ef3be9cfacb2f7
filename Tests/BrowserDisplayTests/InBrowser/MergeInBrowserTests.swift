import Foundation
import ShojiTestSupport
import Testing

/// The page's script merges edits by the same rules as `TextChange`: it runs the same vectors.
@Suite struct MergeInBrowserTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private struct Outcome: Decodable {
    var count: Int
    var faults: [String]
  }

  @Test func theScriptGivesWhatTheVectorsSay() async throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }
    let page = try await Chromium.shared(scale: 1).newPage()
    let script = Data(try text("Sources/BrowserDisplay/Client/textchange.js").utf8).base64EncodedString()
    let vectors = try text("Tests/DisplayProtocolTests/Editing/merges.json")
    let outcome = try await page.evaluate(
      """
      (async () => {
        const {applied, between, movedRange, aligned, clamped, transformedEdit, transformedChange} =
          await import('data:text/javascript;base64,\(script)');
        const faults = [];
        const vectors = \(vectors);
        const same = (name, found, expected, vector) => {
          const key = c => c?.text !== undefined ? [c.from, c.to, c.text] : c ?? null;
          if (JSON.stringify(key(found)) !== JSON.stringify(key(expected)))
            faults.push(`${name}: ${JSON.stringify(found)} in ${JSON.stringify(vector)}`);
        };
        for (const vector of vectors) {
          const {text, app, edit, selection} = vector;
          const changed = applied(app, text), edited = applied(edit, text);
          same('changed', changed, vector.changed, vector);
          same('edited', edited, vector.edited, vector);
          const shifted = transformedEdit(edit, app, text, changed);
          same('shifted', shifted, vector.shifted, vector);
          const both = applied(shifted, changed);
          same('both', both, vector.both, vector);
          const before = transformedChange(app, edit, shifted, edited, both);
          // The script writes no change as an empty one.
          same('preceded', before.from || before.to || before.text ? before : null, vector.preceded, vector);
          same('moved', aligned(clamped(movedRange(app, selection, text.length), changed.length), changed),
            vector.moved, vector);
          same('between', between(text, both), vector.between, vector);
        }
        return {count: vectors.length, faults};
      })()
      """, as: Outcome.self)
    #expect(outcome.count > 200)
    #expect(outcome.faults.isEmpty, "\(outcome.faults.prefix(3).joined(separator: "\n"))")
    await page.close()
  }
}
