import CVisitorProcess
import Foundation
import Testing
import VisitorMessages

@testable import ShojiServing

struct MessageChannelTests {
  /// The next file that is opened would have the number of a channel that had been closed.
  @Test("What is sent over a channel that has ended reaches no other file")
  func ended() throws {
    for _ in 0..<50 {
      let (own, other) = try #require(MessageChannel.makeEnds())
      let hasEnded = DispatchSemaphore(value: 0)
      let channel = MessageChannel(own) { if $0 == nil { hasEnded.signal() } }
      close(other)
      #expect(hasEnded.wait(timeout: .now() + 30) == .success)
      // Its reader lets go on a thread of its own.
      usleep(2_000)
      let (stranger, listener) = try #require(MessageChannel.makeEnds())
      #expect(stranger != own && listener != own)
      #expect(!channel.send(.end))
      var byte: UInt8 = 0
      #expect(recv(listener, &byte, 1, Int32(MSG_DONTWAIT)) < 0 && errno == EAGAIN)
      close(stranger)
      close(listener)
    }
  }

  @Test("A channel's descriptor is closed with it") func closing() throws {
    func count() -> Int { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0 }
    let (own, other) = try #require(MessageChannel.makeEnds())
    var channel: MessageChannel? = MessageChannel(own) { _ in }
    #expect(channel?.send(.end) == true)
    channel = nil
    // The other end learns of it once it has read what was sent.
    var bytes = [UInt8](repeating: 0, count: 4096)
    var files = [Int32](repeating: -1, count: Int(SHOJI_MOST_FILES))
    #expect(shoji_receive_message(other, &bytes, Int32(bytes.count), &files) > 0)
    #expect(shoji_receive_message(other, &bytes, Int32(bytes.count), &files) == 0)
    close(other)
  }

  @Test("Files beyond those that a message may have are closed") func files() throws {
    let (own, other) = try #require(MessageChannel.makeEnds())
    defer {
      close(own)
      close(other)
    }
    let sent = (0..<8).map { _ in open("/dev/null", O_RDONLY) }
    let space = 16 + 4 * sent.count
    var control = [UInt8](repeating: 0, count: space)
    control.withUnsafeMutableBytes { bytes in
      bytes.storeBytes(of: space, toByteOffset: 0, as: Int.self)
      bytes.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
      // SCM_RIGHTS
      bytes.storeBytes(of: 1, toByteOffset: 12, as: Int32.self)
      for (index, file) in sent.enumerated() {
        bytes.storeBytes(of: file, toByteOffset: 16 + 4 * index, as: Int32.self)
      }
    }
    var letter: UInt8 = 1
    let result = withUnsafeMutablePointer(to: &letter) { letter in
      var part = iovec(iov_base: letter, iov_len: 1)
      return withUnsafeMutablePointer(to: &part) { part in
        control.withUnsafeMutableBytes { control in
          var message = msghdr()
          message.msg_iov = part
          message.msg_iovlen = 1
          message.msg_control = control.baseAddress
          message.msg_controllen = control.count
          return sendmsg(other, &message, 0)
        }
      }
    }
    #expect(result == 1)
    sent.forEach { close($0) }
    var bytes = [UInt8](repeating: 0, count: 16)
    var files = [Int32](repeating: -1, count: Int(SHOJI_MOST_FILES))
    #expect(shoji_receive_message(own, &bytes, 16, &files) == 1)
    #expect(files.allSatisfy { $0 >= 0 })
    // The number of a file that is left open is the next one that is not taken.
    let next = open("/dev/null", O_RDONLY)
    #expect(next < sent[0] + Int32(SHOJI_MOST_FILES) + 1, "\(next), \(files)")
    (files + [next]).forEach { close($0) }
  }
}
