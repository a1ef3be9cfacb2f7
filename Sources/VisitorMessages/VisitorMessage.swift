import CVisitorProcess

/// A message between the server for many visitors, the app's template, and a visitor's process.
///
/// A message is a line of words. For a connection, what was read of it follows; for a start, variables that
/// end with null bytes. `Sources/CVisitorProcess/visitor.c` speaks for the template in the same words.
public enum VisitorMessage: Equatable, Sendable {
  // MARK: From the server to a visitor's process

  /// A connection of the visitor's, which comes with its open socket: a number, the cookie that its first
  /// answer sets for a visitor who had none, and the bytes that were read of it.
  case connection(number: Int, newCookie: String?, bytes: [UInt8])
  /// The process is to end where no page is connected.
  case end
  /// What the process has done up to this second is kept where no lost machine takes it along.
  case kept

  // MARK: From a visitor's process to the server

  /// The process has a connection of this number.
  case took(Int)
  /// The process answers that connection, or has closed it: the server needs its own socket no more.
  case answered(Int)
  /// So many pages are connected.
  case pages(Int)
  /// The visitor has used the app within this second.
  case used
  /// The app does not answer.
  case busy
  /// It does again.
  case free
  /// The process goes on, for a page has come since it was asked to end.
  case staying
  /// What it did since the last time: commits, bytes, and the microseconds from each press to its commit.
  case did([Int64])

  // MARK: From the server to the template

  /// A process is to be forked, with these variables of its environment. Its channel, the file of its output
  /// and the lock of its folder come along.
  case start(number: Int, variables: [String: String])

  // MARK: From the template to the server

  /// It is loaded.
  case ready
  /// The order of this number has a process.
  case started(number: Int, process: Int32)
  /// It has none, for an error.
  case failed(number: Int, error: Int32)
  /// A process has ended, as `waitpid` says it.
  case ended(process: Int32, status: Int32)

  /// The most bytes of a message.
  public static let longest = Int(SHOJI_LONGEST_MESSAGE)

  /// The message as it is sent.
  public var bytes: [UInt8] {
    switch self {
    case .connection(let number, let newCookie, let bytes):
      return Array("connection \(number)\(newCookie.map { " " + $0 } ?? "")\n".utf8) + bytes
    case .end: return Array("end".utf8)
    case .kept: return Array("kept".utf8)
    case .took(let number): return Array("took \(number)".utf8)
    case .answered(let number): return Array("answered \(number)".utf8)
    case .pages(let count): return Array("pages \(count)".utf8)
    case .used: return Array("used".utf8)
    case .busy: return Array("busy".utf8)
    case .free: return Array("free".utf8)
    case .staying: return Array("staying".utf8)
    case .did(let numbers): return Array("did \(numbers.map(String.init).joined(separator: " "))".utf8)
    case .start(let number, let variables):
      let entries = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\0" }
      return Array("start \(number)\0\(entries.joined())".utf8)
    case .ready: return Array("ready".utf8)
    case .started(let number, let process): return Array("started \(number) \(process)".utf8)
    case .failed(let number, let error): return Array("failed \(number) \(error)".utf8)
    case .ended(let process, let status): return Array("ended \(process) \(status)".utf8)
    }
  }

  /// Reads a message; nil for one that is none. The other side may run an app's own code, so it may send
  /// anything.
  public init?(_ bytes: some Collection<UInt8>) {
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == 0 }
    let head = bytes.prefix { !isEnd($0) }
    let rest = bytes[head.endIndex...].dropFirst()
    let words = String(decoding: head, as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard let word = words.first else { return nil }
    let number = words.count > 1 ? Int(words[1]) : nil
    let second = words.count > 2 ? Int32(words[2]) : nil
    switch (word, number) {
    case ("connection", let number?):
      self = .connection(
        number: number, newCookie: words.count > 2 ? String(words[2]) : nil, bytes: Array(rest))
    case ("end", nil): self = .end
    case ("kept", nil): self = .kept
    case ("took", let number?): self = .took(number)
    case ("answered", let number?): self = .answered(number)
    case ("pages", let count?) where count >= 0: self = .pages(count)
    case ("used", nil): self = .used
    case ("busy", nil): self = .busy
    case ("free", nil): self = .free
    case ("staying", nil): self = .staying
    case ("did", _?):
      let numbers = words.dropFirst().flatMap { $0.split(separator: " ") }.map { Int64($0) }
      guard numbers.allSatisfy({ $0 != nil }) else { return nil }
      self = .did(numbers.compactMap { $0 })
    case ("start", let number?):
      self = .start(number: number, variables: Self.variables(in: rest))
    case ("ready", nil): self = .ready
    case ("started", let number?):
      guard let second else { return nil }
      self = .started(number: number, process: second)
    case ("failed", let number?):
      guard let second else { return nil }
      self = .failed(number: number, error: second)
    case ("ended", let process?):
      guard let second, let process = Int32(exactly: process) else { return nil }
      self = .ended(process: process, status: second)
    default: return nil
    }
  }

  private static func variables(in bytes: some Collection<UInt8>) -> [String: String] {
    var variables: [String: String] = [:]
    for entry in bytes.split(separator: 0) {
      let parts = String(decoding: entry, as: UTF8.self).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    }
    return variables
  }
}
