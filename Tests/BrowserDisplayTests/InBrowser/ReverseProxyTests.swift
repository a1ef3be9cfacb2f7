import BrowserDisplay
import Foundation
import ShojiTestSupport
import Testing

/// A page behind a server that ends TLS.
@Suite(
  .serialized, .timeLimit(.minutes(1)),
  .enabled(if: FileManager.default.isExecutableFile(atPath: NginxProxy.program)))
@MainActor struct ReverseProxyTests {
  @Test(
    "The page speaks wss, whichever host the proxy names",
    arguments: [
      "", "proxy_set_header Host $http_host;",
      "proxy_set_header X-Forwarded-Host $http_host; proxy_set_header X-Forwarded-Proto https;",
    ])
  func encrypted(headers: String) async throws {
    let app = try TestApp(hosts: ["app.localhost"])
    defer { app.display.stop() }
    let proxy = try await NginxProxy.start(to: app.url.port!, headers: headers)
    defer { proxy.stop() }
    let editing = EditingApp(app, text: "ab")
    let page = TestPage(page: try await Chromium.shared(scale: 1).newPage())
    let path = app.url.path(percentEncoded: true)
    try await page.page.open(URL(string: "https://app.localhost:\(proxy.port)\(path)")!)
    try await page.sync()
    #expect(try await page.page.evaluate("location.protocol") == "https:")
    try await page.page.run("document.querySelector('.e').focus()")
    try await page.page.type("x")
    for _ in 0..<3 { try await page.sync() }
    #expect(editing.text.contains("x"))
    #expect(app.log.all.isEmpty, "\(app.log.all)")
    await page.close()
  }
}
