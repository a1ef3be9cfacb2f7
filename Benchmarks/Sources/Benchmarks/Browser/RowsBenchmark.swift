import Foundation
import ShojiTestSupport

/// The nine operations of js-framework-benchmark in one headless Chromium: React 18's production build, and
/// rows of ours made by hand, as keyed Katana descriptions and as the cells of a table.
///
/// Each time is the median of so many fresh pages, from the trusted click's time stamp to the task in which
/// the DOM shows the result, and to the second frame after it.
enum RowsBenchmark {
  @MainActor static func run() async throws -> [BenchmarkResult] {
    var rows: [BenchmarkResult] = []
    for operation in RowOperation.all {
      let react = try await median(of: operation, in: .react)
      for side in [RowsSide.hand, .katana, .table] {
        let ours = try await median(of: operation, in: side)
        let name = "\(side.rawValue): \(operation.name)"
        rows.append(
          BenchmarkResult(
            name + ", to the DOM (page's part \(digits(ours.page)) ms)", beside: "React", ours: ours.dom,
            rival: react.dom, unit: "ms", atMost: side.limit(of: operation)))
        rows.append(
          BenchmarkResult(
            name + ", painted", beside: "React", ours: ours.painted, rival: react.painted, unit: "ms",
            atMost: 1))
        FileHandle.standardError.write(Data("measured \(name)\n".utf8))
      }
    }
    return rows
  }

  /// Milliseconds after the click.
  private struct Times: Decodable {
    /// The task that changed the DOM.
    var dom: Double
    /// The second frame after it.
    var painted: Double
    /// Of the time to the changed DOM, what passed after the message with the change had come.
    var page: Double
  }

  private static var rounds: Int { ProcessInfo.processInfo.environment["ROUNDS"].flatMap(Int.init) ?? 10 }

  @MainActor private static func median(of operation: RowOperation, in side: RowsSide) async throws -> Times {
    var all: [Times] = []
    for _ in 0..<rounds { all.append(try await measure(operation, in: side)) }
    func middle(_ value: (Times) -> Double) -> Double { all.map(value).sorted()[all.count / 2] }
    return Times(dom: middle(\.dom), painted: middle(\.painted), page: middle(\.page))
  }

  @MainActor private static func measure(_ operation: RowOperation, in side: RowsSide) async throws -> Times {
    let app = try side.app()
    defer { app?.end() }
    let address = try app?.readPageAddress() ?? side.page
    let page = try await Chromium.shared().newPage()
    try await page.setSize(CGSize(width: 1280, height: 800), scale: 1)
    try await page.open(URL(string: address)!)
    let _: Bool = try await page.evaluate(Self.buttonsAreThere)
    try await page.run(side.script + Self.script)
    for step in operation.before { _ = try await perform(step, on: page) }
    try await page.collectGarbage()
    let times = try await perform(operation.measured, on: page)
    await page.close()
    return times
  }

  @MainActor private static func perform(_ step: String, on page: ChromiumPage) async throws -> Times {
    let place: [Double] = try await page.evaluate("expectChange('\(step)')")
    let point = CGPoint(x: place[0], y: place[1])
    try await page.mouse(.move, at: point, isDown: false)
    // As a hand does, which rests before it presses, and holds for a moment: what shows that the pointer has
    // come, or presses, is painted by then. Right behind a frame the browser keeps messages back until the
    // next one.
    try await page.rest(milliseconds: 100)
    try await page.mouse(.down, at: point, isDown: true)
    try await page.rest(milliseconds: 60)
    try await page.mouse(.up, at: point, isDown: false)
    return try await page.evaluate("changed", patience: 120)
  }

  /// A promise of the first rendering.
  private static let buttonsAreThere = """
    new Promise(resolve => {
      const timer = setInterval(() => {
        if (!document.querySelector('nav button, [data-identifier="create"]')) return;
        clearInterval(timer);
        resolve(true);
      }, 10);
    })
    """

  /// `expectChange` gives where to click for a step, and lets `changed` be the times of the change that the
  /// click makes.
  private static let script = """
    let arrived = 0;
    const parse = JSON.parse;
    JSON.parse = text => { arrived = performance.now(); return parse(text); };
    window.expectChange = step => {
      const isDone = expectation(step);
      window.changed = new Promise(resolve => {
        let start = 0;
        addEventListener('click', event => { start = event.timeStamp; }, {capture: true, once: true});
        const observer = new MutationObserver(() => {
          if (!start || !isDone()) return;
          observer.disconnect();
          const now = performance.now(), dom = now - start, page = arrived > start ? now - arrived : dom;
          requestAnimationFrame(() => requestAnimationFrame(() =>
            resolve({dom, page, painted: performance.now() - start})));
        });
        observer.observe(document.body, {childList: true, subtree: true, characterData: true, attributes: true,
          attributeFilter: ['style', 'class', 'data-identifier']});
      });
      const {left, top, width, height} = target(step).getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };

    """
}

extension ChromiumPage {
  /// Lets time pass in the page.
  fileprivate func rest(milliseconds: Int) async throws {
    let _: Bool = try await evaluate(
      "new Promise(resolve => setTimeout(() => resolve(true), \(milliseconds)))")
  }
}

/// Something to measure, and what comes before it in a fresh page.
struct RowOperation {
  var name: String
  var before: [String]
  var measured: String
  /// Whether rows are created or replaced.
  var creates = false

  private static let twice = ["create", "clear", "create", "clear"]
  static let all = [
    RowOperation(name: "create 1,000 rows", before: twice, measured: "create", creates: true),
    RowOperation(
      name: "replace 1,000 rows", before: ["create", "create", "create"], measured: "create", creates: true),
    RowOperation(
      name: "update every tenth of 1,000 rows", before: ["create", "update", "update"], measured: "update"),
    RowOperation(name: "select a row", before: ["create", "select 5", "select 8"], measured: "select 1"),
    RowOperation(name: "swap two rows", before: ["create", "swap", "swap"], measured: "swap"),
    RowOperation(name: "remove a row", before: ["create", "remove 5", "remove 8"], measured: "remove 1"),
    RowOperation(
      name: "create 10,000 rows", before: ["create", "clear"], measured: "create many", creates: true),
    RowOperation(
      name: "append 1,000 rows to 1,000", before: twice + ["create"], measured: "append", creates: true),
    RowOperation(name: "clear 1,000 rows", before: twice + ["create"], measured: "clear"),
  ]
}

/// Who shows the rows.
enum RowsSide: String {
  case react = "React"
  case hand = "by hand"
  case katana = "Katana"
  case table = "a table"

  /// Starts an app of ours.
  @MainActor func app() throws -> ChildProcess? {
    let name: String
    switch self {
    case .react: return nil
    case .hand: name = "hand"
    case .katana: name = "katana"
    case .table: name = "table"
    }
    return try ChildProcess(
      ChildProcess.program("RowsShoji"), ["--display", "browser", "--port", "0"], environment: ["ROWS": name])
  }

  /// React's page, which `run` puts beside its scripts.
  var page: String { "file://" + (ProcessInfo.processInfo.environment["REACT_ROWS"] ?? "") }

  func limit(of operation: RowOperation) -> Double {
    switch self {
    case .react: 1
    case .hand: 1.5
    case .katana: 2
    case .table: operation.creates ? 0.5 : 2
    }
  }

  /// Defines `target`, where to click for a step, and `expectation`, a test whether the step is done.
  var script: String {
    switch self {
    case .react:
      """
      const row = index => document.querySelectorAll('tr')[index];
      const count = () => document.querySelectorAll('tr').length;
      const text = index => row(index)?.firstChild.textContent ?? '';
      const isSelected = index => row(index).className === 'danger';
      const target = step => {
        const [name, index] = step.split(' ');
        return index > 0 ? row(index).querySelector('.' + name) : document.getElementById(step);
      };
      """ + Self.expectations
    case .hand, .katana:
      // Rows are identified by their numbers: a move gives it another place, not another position in the
      // tree.
      """
      const all = () => [...document.querySelectorAll('[data-identifier^="row "]')];
      const top = e => parseFloat(e.style.top);
      const row = index => all().find(e => top(e) === index * 30) ?? null;
      const count = () => document.querySelectorAll('[data-identifier^="row "]').length;
      const text = index => row(index)?.textContent ?? '';
      const isSelected = index => !!row(index).style.backgroundColor;
      """ + Self.targets + Self.expectations
    case .table:
      """
      const row = index => document.elementFromPoint(100, 65 + index * 30)?.closest('[data-identifier^="row "]');
      const text = index => row(index)?.textContent ?? '';
      const isSelected = index => !!row(index).style.backgroundColor;
      const height = () => Math.max(...[...document.querySelectorAll('.x')].map(e => parseFloat(e.style.height) || 0));
      const count = () => row(0) ? Math.round(height() / 30) : 0;
      """ + Self.targets + Self.expectations
    }
  }

  private static let targets = """
    const target = step => {
      const [name, index] = step.split(' ');
      if (!(index > 0)) return document.querySelector(`[data-identifier="${step}"]`);
      return [...row(index).querySelectorAll('[role="button"]')].find(e => e.textContent === name);
    };
    """

  private static let expectations = """
    const expectation = step => {
      const [name, index] = step.split(' ');
      const first = text(0), second = text(index > 0 ? index : 1), rows = count();
      switch (name) {
        case 'create': return () => count() === (index === 'many' ? 10000 : 1000) && text(0) && text(0) !== first;
        case 'append': return () => count() === rows + 1000;
        case 'update': return () => text(0) !== first;
        case 'swap': return () => text(1) !== second;
        case 'clear': return () => count() === 0;
        case 'select': return () => isSelected(index);
        case 'remove': return () => text(index) !== second;
      }
    };

    """
}
