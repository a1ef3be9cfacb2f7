import DisplayProtocol
import Foundation
import ShojiTestSupport

/// A page of the app under test in a real browser.
struct TestPage {
  let page: ChromiumPage

  /// Opens the app's page and waits until it shows what the app shows.
  @MainActor static func open(
    _ url: URL, size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1
  ) async throws -> TestPage {
    let page = TestPage(page: try await Chromium.shared(scale: scale).newPage())
    try await page.page.setSize(size, scale: scale)
    try await page.page.open(url)
    try await page.sync()
    return page
  }

  /// Waits until the page shows all that the app has shown and answered; gives the last commit's number.
  @discardableResult
  func sync() async throws -> Int { try await page.evaluate("shoji.sync()") }

  /// Everything the page shows, in a form that does not depend on how it came to be.
  func scene() async throws -> String {
    try await page.evaluate(
      """
      (() => {
        const write = e => {
          if (e.nodeType === Node.TEXT_NODE) return JSON.stringify(e.data);
          const attributes = [...e.attributes].filter(a => a.name !== 'style').map(a => `${a.name}=${a.value}`);
          const styles = [...e.style].map(name => `${name}:${e.style.getPropertyValue(name)}`);
          return `<${e.tagName} ${attributes.sort().join(' ')} {${styles.sort().join(';')}}\\n`
            + [...e.childNodes].map(write).join('') + '>';
        };
        return write(document.querySelector('[data-id="0"]'));
      })()
      """)
  }

  /// An expression about the element of a layer, which is called `e`.
  func layer<Value: Decodable>(_ id: Int, _ expression: String) async throws -> Value {
    try await page.evaluate(
      "(() => { const e = shoji.element(\(id)); return \(expression); })()")
  }

  func close() async { await page.close() }
}
