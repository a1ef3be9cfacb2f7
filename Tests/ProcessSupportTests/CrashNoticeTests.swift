import CProcessSupport
import Foundation
import ProcessSupport
import Testing

/// The last frame of a connection, which reaches a page that writes at the same time.
struct CrashNoticeTests {
  @Test func aPageHasTimeToCloseAndIsReadMeanwhile() async {
    await #expect(processExitsWith: .success) {
      try closeAnsweredConnection()
    }
  }

  @Test func aPageThatDoesNotCloseIsNotWaitedForLong() async {
    await #expect(processExitsWith: .success) {
      try closeUnansweredConnection()
    }
  }

  /// A page learns how the app has ended by itself, whichever thread called `exit`.
  @Test func anExitTellsThePage() async {
    await #expect(processExitsWith: .exitCode(0)) { try exit(0, isOnMainThread: true) }
    await #expect(processExitsWith: .exitCode(0)) { try exit(0, isOnMainThread: false) }
    await #expect(processExitsWith: .exitCode(3)) { try exit(3, isOnMainThread: true) }
    await #expect(processExitsWith: .exitCode(3)) { try exit(3, isOnMainThread: false) }
  }
}

nonisolated(unsafe) private var exitedLine: Line?
nonisolated(unsafe) private var exitFrame: [UInt8] = []

/// Ends the process with a status; with 99 where the page has not been told so.
private func exit(_ status: Int32, isOnMainThread: Bool) throws {
  // Those that are registered first are called last.
  atexit { if exitedLine?.frame() != exitFrame { _exit(99) } }
  exitedLine = try Line()
  exitFrame = status == 0 ? Line.end : [0x88, 2, 0x0F, 0xA2]
  if isOnMainThread { DispatchQueue.main.async { Foundation.exit(status) } }
  Thread.detachNewThread {
    if !isOnMainThread { Foundation.exit(status) }
  }
  sleep(60)
}

private func closeAnsweredConnection() throws {
  let line = try Line()
  #expect(write(line.page, "before", 6) == 6)
  let page = Thread {
    let frame = line.frame()
    // Nothing else may be written once a page can answer.
    let hasEnded = line.hasEnded()
    // What fails here ends the process with another code than success.
    guard frame == Line.end, hasEnded, write(line.page, "after", 5) == 5 else { exit(1) }
    close(line.page)
  }
  page.start()
  shoji_close_connections(SHOJI_END_SUCCESS)
  while !page.isFinished { usleep(1000) }
  // A connection with unread bytes would be reset.
  #expect(line.unread() == 0)
}

private func closeUnansweredConnection() throws {
  let line = try Line()
  let start = Date()
  shoji_close_connections(SHOJI_END_SUCCESS)
  #expect((0.15..<60).contains(Date().timeIntervalSince(start)))
  #expect(line.frame() == Line.end)
}

/// A connection between a server of this process, which is told of crashes, and a page.
private struct Line {
  /// The frame that says that the app has ended.
  static let end: [UInt8] = [0x88, 2, 0x0F, 0xA1]

  let page: Int32
  private let server: Int32

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    page = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let page = page
    try withUnsafeMutableBytes(of: &address) { bytes in
      let pointer = try #require(bytes.bindMemory(to: sockaddr.self).baseAddress)
      try #require(bind(listener, pointer, size) == 0)
      try #require(listen(listener, 1) == 0)
      try #require(getsockname(listener, pointer, &size) == 0)
      try #require(connect(page, pointer, size) == 0)
    }
    server = accept(listener, nil, nil)
    CrashNotice.add(
      port: Int(UInt16(bigEndian: address.sin_port)), crash: 0x0FA0, failure: 0x0FA2, success: 0x0FA1)
  }

  /// Reads four bytes at the page.
  func frame() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    let count = read(page, &bytes, 4)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Whether the page knows that nothing more will come.
  func hasEnded() -> Bool {
    var byte: UInt8 = 0
    return recv(page, &byte, 1, Int32(MSG_DONTWAIT)) == 0
  }

  /// The number of bytes that the server has not read.
  func unread() -> Int32 {
    var count: Int32 = -1
    _ = ioctl(server, UInt(FIONREAD), &count)
    return count
  }
}
