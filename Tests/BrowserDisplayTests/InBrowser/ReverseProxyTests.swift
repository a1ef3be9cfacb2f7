import BrowserDisplay
import Foundation
import NIOPosix
import ShojiTestSupport
import Testing

/// A page behind a server that ends TLS.
@Suite(.serialized, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/sbin/nginx")))
@MainActor struct ReverseProxyTests {
  /// nginx with a certificate of its own, in front of a port.
  private final class Proxy {
    let port: Int
    private let folder: URL
    private let process = Process()

    init(to target: Int, port: Int, headers: String) throws {
      self.port = port
      folder = FileManager.default.temporaryDirectory.appending(path: "shoji-proxy-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let certificate = Process()
      certificate.executableURL = URL(filePath: "/usr/bin/openssl")
      certificate.arguments =
        "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost".split(
          separator: " "
        ).map(String.init) + ["-keyout", folder.path + "/key.pem", "-out", folder.path + "/certificate.pem"]
      certificate.standardError = FileHandle.nullDevice
      try certificate.run()
      certificate.waitUntilExit()
      let settings = """
        daemon off; master_process off; pid \(folder.path)/pid; error_log stderr;
        events {}
        http {
          access_log off; client_body_temp_path \(folder.path)/a; proxy_temp_path \(folder.path)/b;
          fastcgi_temp_path \(folder.path)/c; uwsgi_temp_path \(folder.path)/d; scgi_temp_path \(folder.path)/e;
          server {
            listen 127.0.0.1:\(port) ssl;
            ssl_certificate \(folder.path)/certificate.pem; ssl_certificate_key \(folder.path)/key.pem;
            location / {
              proxy_pass http://127.0.0.1:\(target); proxy_http_version 1.1;
              proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";
              \(headers)
            }
          }
        }
        """
      try settings.write(to: folder.appending(path: "nginx.conf"), atomically: true, encoding: .utf8)
      process.executableURL = URL(filePath: "/usr/sbin/nginx")
      process.arguments = ["-p", folder.path, "-c", folder.path + "/nginx.conf", "-e", "stderr"]
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    func stop() {
      process.terminate()
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// A port that nobody listens on.
  private static func freePort() async throws -> Int {
    let group = MultiThreadedEventLoopGroup.singleton
    let channel = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
    defer { channel.close(promise: nil) }
    return channel.localAddress!.port!
  }

  @Test(
    "the page speaks wss, whichever host the proxy names",
    arguments: ["", "proxy_set_header Host $http_host;"])
  func encrypted(headers: String) async throws {
    let app = try TestApp(hosts: ["app.localhost"])
    defer { app.display.stop() }
    let port = try await Self.freePort()
    let proxy = try Proxy(to: app.url.port!, port: port, headers: headers)
    defer { proxy.stop() }
    let editing = EditingApp(app, text: "ab")
    let page = TestPage(page: try await Chromium.shared().newPage())
    try await page.page.trustAllCertificates()
    let address = URL(string: "https://app.localhost:\(port)\(app.url.path(percentEncoded: true))")!
    // The proxy listens as soon as it has started.
    for _ in 0..<200 where (try? await RawConnection(port: port)) == nil { await Task.yield() }
    try await page.page.open(address)
    try await page.sync()
    #expect(try await page.page.evaluate("location.protocol") == "https:")
    try await page.page.run("document.querySelector('.e').focus()")
    try await page.page.type("x")
    for _ in 0..<3 { try await page.sync() }
    #expect(editing.text.contains("x"))
    await page.close()
  }
}
