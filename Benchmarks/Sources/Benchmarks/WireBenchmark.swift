import Foundation

/// What travels to a tab: one changed label, and the client script before anything else.
enum WireBenchmark {
  @MainActor static func run() throws -> [BenchmarkResult] {
    let app = try ChildProcess(
      ChildProcess.program("HelloShoji"), ["--display", "browser", "--port", "0"])
    defer { app.end() }
    let page = try app.readPageAddress()
    let client = try WireClient(page: page)
    _ = try client.nextChanges(saying: "Hello World")

    // The label below the button counts presses beside it.
    var change = ""
    for press in 1...3 {
      client.input("p", #""down",1,"mouse",20,20,\#(press * 100),0,false"#)
      client.input("p", #""up",1,"mouse",20,20,\#(press * 100 + 50),0,false"#)
      change = try client.nextChanges(saying: "pressed \(press)")
    }
    return [
      BenchmarkResult("one changed label over the wire", change.utf8.count, unit: "bytes", under: 100),
      BenchmarkResult(
        "the page’s scripts at first, gzipped", try gzippedScript(of: page), unit: "bytes", under: 15_000),
    ]
  }

  /// The size of all scripts that the page loads at first, as `gzip -9` packs them.
  private static func gzippedScript(of page: String) throws -> Int {
    let document = try String(contentsOf: URL(string: page)!, encoding: .utf8)
    var scripts = Data()
    for match in document.matches(of: /<script(?: src="([^"]+)")?[^>]*>([\s\S]*?)<\/script>/) {
      scripts += Data(match.2.utf8)
      guard let source = match.1, let address = URL(string: String(source), relativeTo: URL(string: page))
      else {
        continue
      }
      scripts += try Data(contentsOf: address)
    }
    guard !scripts.isEmpty else { throw ChildProcess.Failure(description: "the page has no script") }
    let script = NSTemporaryDirectory() + "shoji-client.js"
    try scripts.write(to: URL(fileURLWithPath: script))
    let gzip = try ChildProcess("/bin/sh", ["-c", "gzip -9c \(script) | wc -c"])
    defer { gzip.end() }
    guard let size = Int(try gzip.readLine()) else {
      throw ChildProcess.Failure(description: "gzip did not say how large the script is")
    }
    return size
  }
}
