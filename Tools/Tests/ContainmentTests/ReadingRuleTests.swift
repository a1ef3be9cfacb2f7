import Foundation
import Testing

/// The rule of the house that what a stranger's program may have left or named is read by `PlainFile` and
/// `FileAccess`, which wait for no pipe and end with no device.
@Suite struct ReadingRuleTests {
  private static let methods = [
    "Data(contentsOf", "String(contentsOf", "contents(atPath:", "NSData(contentsOf", "InputStream(",
  ]
  private static let folders = ["AgentTools/", "ShojiToolKit/Checking/", "ShojiToolKit/Testing/"]

  @Test func `no other function reads what a program has left`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources").path
    var (found, count): ([String], Int) = ([], 0)
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources).sorted()
    where name.hasSuffix(".swift") && Self.folders.contains(where: name.hasPrefix) {
      count += 1
      let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      for line in text.split(separator: "\n") where Self.methods.contains(where: line.contains) {
        found.append("\(name): \(line)")
      }
    }
    #expect(count > 30)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
