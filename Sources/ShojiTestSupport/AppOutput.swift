import Foundation
import Synchronization

/// The text that an app has written, as far as it is kept: the last of it.
final class AppOutput: Sendable {
  /// The number of bytes that are kept at least.
  private static let mostKept = 1 << 20

  private let data = Mutex(Data())

  func append(_ more: Data) {
    data.withLock { data in
      data.append(more)
      if data.count > 2 * Self.mostKept { data = Data(data.suffix(Self.mostKept)) }
    }
  }

  /// The text that is kept.
  var text: String { String(decoding: data.withLock { $0 }, as: UTF8.self) }

  /// The last lines, to be appended to the message of an error; empty where nothing was written. Those of a
  /// crash begin a little before it: its report ends with all functions, or with registers and libraries.
  var lastLines: String {
    let text = self.text
    var words = text.suffix(2_000)
    let crashes = ["The app has crashed: ", "*** Signal "].compactMap {
      text.range(of: $0, options: .backwards)?.lowerBound
    }
    if let crash = crashes.min() {
      let start = text.index(crash, offsetBy: -500, limitedBy: text.startIndex) ?? text.startIndex
      words = text[start...].prefix(3_000)
    }
    return words.isEmpty ? "" : "; it wrote last:\n\(words)"
  }
}
