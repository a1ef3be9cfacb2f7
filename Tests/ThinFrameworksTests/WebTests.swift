import Foundation
import Testing
import WebKit

private final class Page: WKWebView {
  override init(frame: CGRect, configuration: WKWebViewConfiguration) {
    super.init(frame: frame, configuration: configuration)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Recorder: NSObject {
  var calls: [String] = []
  var error: (any Error)?
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    calls.append("start \(webView.isLoading)")
  }
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    calls.append("fail \(webView.isLoading)")
    self.error = error
  }
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
}

private final class Following: Recorder, WKNavigationDelegate {}

private final class Asking: Recorder, WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    calls.append("ask \(navigationAction.request.url?.host ?? "")")
    decisionHandler(navigationAction.request.url?.host == "good" ? .allow : .cancel)
  }
}

private final class AskingLater: Recorder, WKNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  {
    calls.append("ask")
    return .cancel
  }
}

/// Views of pages, which fail truthfully.
@Suite("Web views") struct WebTests {
  private func turns(until isDone: () -> Bool) async {
    for _ in 0..<2_000 where !isDone() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  @Test("A navigation starts, and fails with the address and a code of the system's") func failure()
    async throws
  {
    let (view, recorder) = (Page(frame: .zero, configuration: WKWebViewConfiguration()), Following())
    view.navigationDelegate = recorder
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(view.load(URLRequest(url: url)) != nil)
    #expect(view.isLoading && view.url == url && view.estimatedProgress == 0.1)
    await turns { recorder.error != nil }
    #expect(recorder.calls == ["start true", "fail false"])
    let error = try #require(recorder.error as? URLError)
    #expect(error.code == .resourceUnavailable && error.failingURL == url)
    #expect(view.url == nil && !view.canGoBack && view.title == "")
  }

  @Test("The delegate decides, by a handler or asynchronously", arguments: ["good", "bad"])
  func decisions(host: String) async throws {
    let (view, recorder) = (WKWebView(), Asking())
    view.navigationDelegate = recorder
    view.load(URLRequest(url: try #require(URL(string: "https://\(host)/"))))
    await turns { !view.isLoading }
    #expect(recorder.calls == (host == "good" ? ["ask good", "start true", "fail false"] : ["ask bad"]))
    let later = AskingLater()
    view.navigationDelegate = later
    view.load(URLRequest(url: try #require(URL(string: "https://\(host)/"))))
    await turns { !view.isLoading }
    #expect(later.calls == ["ask"])
  }

  @Test("A navigation that is stopped is cancelled") func stop() throws {
    let (view, recorder) = (WKWebView(), Following())
    view.navigationDelegate = recorder
    view.loadHTMLString("<p>", baseURL: nil)
    view.stopLoading()
    #expect(recorder.calls == ["fail false"])
    #expect((recorder.error as? URLError)?.code == .cancelled)
  }

  @Test("Properties are observed") func observation() {
    let view = WKWebView()
    var seen: [Double] = []
    let observation = view.observe(\.estimatedProgress, options: [.new]) { _, change in
      seen.append(change.newValue ?? -1)
    }
    view.loadHTMLString("", baseURL: nil)
    view.stopLoading()
    observation.invalidate()
    #expect(seen == [0.1, 0])
  }

  @Test("JavaScript fails with an error of WebKit's") func script() async {
    await #expect(throws: WKError(.unknown)) { try await WKWebView().evaluateJavaScript("1") }
    #expect((WKError(.unknown) as NSError).domain == "WKErrorDomain")
  }

  @Test("Cookies that an app sets are kept until it removes them") func cookies() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "1", .domain: "x.org", .path: "/"]))
    store.setCookie(cookie)
    store.setCookie(cookie)
    #expect(await store.allCookies().map(\.name) == ["a"])
    store.delete(cookie)
    #expect(await store.allCookies().isEmpty)
  }
}
