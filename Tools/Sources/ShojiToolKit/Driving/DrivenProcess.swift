import ChildProcesses
import Containment
import Foundation

/// An app that shows an image, spoken to in the driver's language: one JSON request a line, one answer a
/// line.
public final class DrivenProcess {
  private let process: ChildProcess
  private let requests, answers: FileHandle
  private let confinement: Confinement?
  private let errors: URL
  private let name: String
  private var received: [UInt8] = []

  /// The most bytes of an answer, and of a file that a confined app writes.
  private static let (longestAnswer, largestFile) = (1 << 26, UInt64(1 << 28))
  /// The most bytes of standard error that are shown: the last ones.
  private static let longestOutput = 1 << 16
  /// The timeout of an answer, in seconds.
  static let patience = 60.0

  /// The display's configuration.
  public struct Display: Sendable, Equatable {
    /// The size in points, such as `393x852`.
    public var size = "393x852"
    /// Pixels to a point.
    public var scale = 2.0
    /// `light` or `dark`.
    public var appearance = "light"

    /// A phone's display, two pixels to a point, light.
    public init() {}
  }

  /// The time that an app has to end, in seconds.
  private static let grace = 2.0

  /// Starts a program with an image for a display.
  ///
  /// - Parameter confinement: The bounds of what it may touch; nil for what the person may.
  package init(
    _ program: URL, display: Display = Display(), arguments: [String] = [],
    environment: [String: String] = [:], confinement: Confinement? = nil
  ) throws {
    name = program.lastPathComponent
    errors = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString).log")
    let log = try OutputFile.begin(errors.path)
    self.confinement = confinement
    let scale = "\(display.scale)"
    var settings = ChildProcess.Settings(
      program.path,
      [
        "--display", "image", "--size", try Argument(own: display.size), "--scale", try Argument(own: scale),
        "--appearance", try Argument(own: display.appearance),
      ] + (try arguments.map { try Argument(own: $0) }))
    settings.confinement = confinement
    if confinement != nil { settings.largestFile = Self.largestFile }
    settings.confinement?.variables.merge(environment) { $1 }
    settings.environment.merge(environment) { $1 }
    (settings.input, settings.output, settings.errors) = (.pipe, .pipe, .descriptor(log.fileDescriptor))
    signal(SIGPIPE, SIG_IGN)
    process = try ChildProcess(settings)
    try log.close()
    guard let input = process.input, let output = process.output else {
      throw ToolError("\(name) cannot be driven")
    }
    (requests, answers) = (input, output)
  }

  deinit {
    process.beginEnd(within: Self.grace)
    OutputFile.remove(errors.path)
  }

  /// The end of the app's standard error so far.
  public var errorOutput: String {
    guard let file = try? FileHandle(forReadingFrom: errors), let size = try? file.seekToEnd() else {
      return ""
    }
    defer { try? file.close() }
    let start = size - min(size, UInt64(Self.longestOutput))
    guard (try? file.seek(toOffset: start)) != nil, let data = try? file.read(upToCount: Self.longestOutput)
    else { return "" }
    return (start > 0 ? "…" : "")
      + String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Throws what the app shows in the place of a component that it cannot preview.
  public func checkPreview() throws(ToolError) {
    let answer = try exchange(#"{"tree": true}"#)
    guard let value = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any],
      let root = value["tree"] as? [String: Any]
    else { throw ToolError("\(name) answered without a tree: \(answer)") }
    var rest = [root]
    while let node = rest.popLast() {
      if let text = node["text"] as? String,
        text.hasPrefix("There is no component `") || text.hasPrefix("There is no scene ")
      {
        throw ToolError(text)
      }
      rest += node["children"] as? [[String: Any]] ?? []
    }
  }

  /// Sends a request and waits for its answer. Throws what the app answers as an error, or how it ended.
  public func ask(_ line: String) throws(ToolError) {
    let answer = try exchange(line)
    let value = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    if let error = value?["error"] as? String { throw ToolError(error) }
    guard value != nil else { throw ToolError("\(name) answered \(line) with \(answer)") }
  }

  private func exchange(_ line: String) throws(ToolError) -> String {
    do { try requests.write(contentsOf: Data((line + "\n").utf8)) } catch {
      throw ended(at: line)
    }
    let descriptor = answers.fileDescriptor
    let deadline = ProcessInfo.processInfo.systemUptime + Self.patience
    var part = [UInt8](repeating: 0, count: 1 << 14)
    var seen = 0
    while true {
      if let end = received[seen...].firstIndex(of: 10) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      seen = received.count
      guard seen <= Self.longestAnswer else {
        process.beginEnd(within: Self.grace)
        throw ToolError("\(name) has answered \(line) with more than \(Self.longestAnswer >> 20) MiB")
      }
      let left = deadline - ProcessInfo.processInfo.systemUptime
      guard left > 0 else {
        process.beginEnd(within: Self.grace)
        throw ToolError("\(name) has not answered \(line) in \(Int(Self.patience)) seconds")
      }
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, Int32(left * 1_000) + 1) > 0 else { continue }
      let count = read(descriptor, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw ended(at: line) }
      received += part[..<count]
    }
  }

  private func ended(at line: String) -> ToolError {
    // One that closes its output has not ended by that.
    let end = process.wait(seconds: Self.patience) ?? process.end(within: Self.grace)
    let usual =
      switch end {
      case .signal(SIGXFSZ): "was ended at a file of more than \(Self.largestFile >> 20) MiB"
      case .signal(let number): "crashed with signal \(number)"
      case .code: end.words
      }
    let how = process.excess ?? usual
    let words = errorOutput
    return ToolError("\(name) \(how) at \(line)\(words.isEmpty ? "" : "; it wrote:\n\(words)")")
  }

  /// Runs the requests of a script, a line each; empty lines and lines that begin with # are left out. Throws
  /// the first error with the line's number.
  public func run(script: String, named file: String) throws(ToolError) {
    for (number, line) in script.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let request = line.trimmingCharacters(in: .whitespaces)
      guard !request.isEmpty, !request.hasPrefix("#") else { continue }
      do throws(ToolError) { try ask(request) } catch {
        throw ToolError("\(file):\(number + 1): \(error.message)")
      }
    }
  }

  /// Writes a picture of the window: PNG, PDF or SVG, by the file's ending.
  public func snapshot(_ file: URL) throws(ToolError) {
    let own = confinement.flatMap(\.temporaryFolder).map {
      URL(fileURLWithPath: "\($0)/\(UUID().uuidString).\(file.pathExtension)")
    }
    let made = own ?? file
    let data = try? JSONSerialization.data(
      withJSONObject: ["snapshot": made.path], options: .withoutEscapingSlashes)
    try ask(String(decoding: data ?? Data(), as: UTF8.self))
    guard FileManager.default.fileExists(atPath: made.path) else {
      throw ToolError("\(name) has not written \(file.path)")
    }
    guard own != nil else { return }
    // A confined app writes where it may; a link that it leaves there leads nowhere.
    defer { OutputFile.remove(made.path) }
    do throws(ContainmentError) { try OutputFile.write(PlainFile.read(made), to: file.path) } catch {
      throw ToolError("\(file.path) cannot be written: \(error)")
    }
  }

  /// Closes the app's window, and waits until it has ended well.
  public func quit() throws(ToolError) {
    try ask(#"{"quit": true}"#)
    guard (process.wait(seconds: Self.patience) ?? process.end(within: Self.grace)).succeeded else {
      throw ended(at: #"{"quit": true}"#)
    }
  }
}
