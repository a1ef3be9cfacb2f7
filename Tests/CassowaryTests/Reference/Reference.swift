import Foundation
import ShojiTestSupport

/// SciPy's linear programs, in a process of their own.
final class Reference {
  /// A system, with the values that somebody found for it, and the variables that are asked about.
  struct Question: Encodable {
    var variableCount: Int
    var rows: [Problem.Row]
    var values: [Double] = []
    var asked: [Int] = []
  }

  /// The results of the linear programs; `Reference/reference.py` documents the parts.
  struct Answer: Decodable {
    var errors: [[Double]]
    var ties: [[Double]]
    var spread: [[Double]]
  }

  struct Failure: Error {
    var message: String
  }

  private struct Request: Encodable {
    var systems: [Question]
    var ties: Bool
  }

  private struct Complaint: Decodable {
    var problem: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  init() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "reference.py")
    // Debian's, which has Debian's SciPy.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script.path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Solves some systems at once, with the ties if requested.
  func ask(_ systems: [Question], ties: Bool = false) throws -> Answer {
    var line = try JSONEncoder().encode(Request(systems: systems, ties: ties))
    line.append(UInt8(ascii: "\n"))
    try input.fileHandleForWriting.write(contentsOf: line)
    let reply = try readLine()
    if let answer = try? JSONDecoder().decode(Answer.self, from: reply) { return answer }
    let problem = try? JSONDecoder().decode(Complaint.self, from: reply)
    throw Failure(message: problem?.problem ?? "python3 gave no answer; is python3-scipy installed?")
  }

  private func readLine() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = unread[unread.startIndex..<end]
        unread = Data(unread[(end + 1)...])
        return Data(line)
      }
      let more = PipeReader.next(output.fileHandleForReading.fileDescriptor)
      guard !more.isEmpty else { return unread }
      unread.append(more)
    }
  }
}
