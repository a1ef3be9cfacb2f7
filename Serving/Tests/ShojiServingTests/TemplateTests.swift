import Foundation
import Testing
import VisitorMessages

@testable import ShojiServing

struct TemplateTests {
  @Test("What a template has started ends with it", arguments: [true, false])
  func rest(isKilled: Bool) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("rest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let script = "sleep 600 & echo $! >\(file.path); \(isKilled ? "wait" : "exit 3")"
    let template = try Template(app: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script]) { _ in }
    let rest = try #require(
      waitFor { (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int32($0.dropLast()) } })
    #expect(isThere(rest))
    if isKilled { template.kill() }
    var status: Int32 = 0
    while waitpid(template.process, &status, 0) < 0 && errno == EINTR {}
    template.end = ProcessEnd(status: status)
    #expect(waitFor { isThere(rest) ? nil : true } == true)
  }

  @Test(
    "Each template has a mark of its own, and its processes read the folder of the file it was loaded from")
  func environment() throws {
    let file = URL(fileURLWithPath: "/bin/true").resolvingSymlinksInPath()
    let templates = try (0..<2).map { _ in try Template(app: file, arguments: []) { _ in } }
    let marks = templates.map { $0.environment[VisitorVariable.series] }
    #expect(marks[0] != nil && marks[0] != marks[1])
    let readable = templates[0].environment[VisitorVariable.Limit.readable]?.split(separator: ":")
    #expect(readable?.contains { $0 == file.deletingLastPathComponent().path } == true)
    for template in templates {
      template.kill()
      var status: Int32 = 0
      while waitpid(template.process, &status, 0) < 0 && errno == EINTR {}
      template.end = ProcessEnd(status: status)
    }
  }

  /// Whether a process is there that has not ended.
  private func isThere(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return text.split(separator: ")").last?.hasPrefix(" Z") == false
  }

  /// Waits for a value, generously.
  private func waitFor<Value>(_ value: () -> Value?) -> Value? {
    for _ in 0..<3_000 {
      if let value = value() { return value }
      usleep(10_000)
    }
    return nil
  }
}
