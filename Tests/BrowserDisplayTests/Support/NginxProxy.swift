import Foundation
import NIOPosix

/// nginx with a certificate of its own, in a folder of its own, in front of a port. It runs as one process in
/// the foreground, and ends by a signal that it cannot delay.
final class NginxProxy {
  static let program = "/usr/sbin/nginx"

  /// The port that is listened on.
  let port: Int
  private let folder: URL
  private let process = Process()

  /// Starts one on a free port, or on another where somebody else takes that meanwhile.
  static func start(to target: Int, headers: String) async throws -> NginxProxy {
    for _ in 0..<4 {
      if let proxy = try? await NginxProxy(to: target, headers: headers) { return proxy }
    }
    return try await NginxProxy(to: target, headers: headers)
  }

  /// Starts it and waits until it listens; throws when it does not within seconds.
  private init(to target: Int, headers: String) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "shoji-nginx-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    port = try await Self.freePort()
    try await Self.makeCertificate(in: folder)
    let settings = """
      daemon off; master_process off; pid \(folder.path)/pid; error_log \(folder.path)/error.log;
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
    let file = folder.appending(path: "nginx.conf")
    try settings.write(to: file, atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: Self.program)
    process.arguments = ["-p", folder.path, "-c", file.path, "-e", folder.path + "/error.log"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It writes this once it listens. That the port answers would say less: somebody else may have taken it
    // meanwhile.
    let pid = folder.appending(path: "pid").path
    for _ in 0..<200 {
      if FileManager.default.fileExists(atPath: pid) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    stop()
    throw CocoaError(.executableLoad)
  }

  func stop() {
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  private static func makeCertificate(in folder: URL) async throws {
    let maker = Process()
    maker.executableURL = URL(filePath: "/usr/bin/openssl")
    maker.arguments = [
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
      "-subj",
      "/CN=localhost", "-keyout", folder.path + "/key.pem", "-out", folder.path + "/certificate.pem",
    ]
    maker.standardInput = FileHandle.nullDevice
    maker.standardError = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { continuation in
      maker.terminationHandler = { _ in continuation.resume() }
      do { try maker.run() } catch { continuation.resume(throwing: error) }
    }
  }

  /// A port that nobody listens on.
  private static func freePort() async throws -> Int {
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: "127.0.0.1", port: 0).get()
    let port = channel.localAddress!.port!
    try await channel.close()
    return port
  }
}
