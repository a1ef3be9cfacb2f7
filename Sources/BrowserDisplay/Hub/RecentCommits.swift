import NIOCore

/// The commits that were sent last, for pages whose connection broke: what such a page missed is sent as on a
/// slow line, which takes fewer bytes than a snapshot, so that it arrives on a line that breaks again soon.
/// Bounded: a page that missed more gets a snapshot.
struct RecentCommits {
  /// The bytes and the number of commits that are kept.
  static let limits = (bytes: 64 * 1024, count: 500)

  private var messages = CircularBuffer<EncodedMessage>()
  private var bytes = 0
  /// The number of the last; nil where what came after it was not kept.
  private var last: Int?

  /// Adds the commit of a number.
  mutating func append(_ message: EncodedMessage, number: Int) {
    if last.map({ $0 + 1 }) != number { removeAll() }
    last = number
    messages.append(message)
    bytes += message.bytes.readableBytes
    while bytes > Self.limits.bytes || messages.count > Self.limits.count, let first = messages.popFirst() {
      bytes -= first.bytes.readableBytes
    }
  }

  /// Forgets all: what follows is not told by commits, or names styles by other numbers.
  mutating func removeAll() {
    messages.removeAll()
    bytes = 0
    last = nil
  }

  /// The commits after that of a number; nil where one of them is missing.
  func after(_ number: Int) -> [EncodedMessage]? {
    guard let last, last >= number, last - number <= messages.count else { return nil }
    return Array(messages.suffix(last - number))
  }
}
