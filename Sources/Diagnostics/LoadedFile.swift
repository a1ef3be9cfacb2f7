import Foundation

/// The files that this process's code was loaded from.
///
/// `dladdr` names a program by the word that it was started with, which leads nowhere after a change of
/// folder.
package enum LoadedFile {
  /// The path of the file that an address of code or constants was loaded from; nil for other memory.
  package static func path(of address: UnsafeRawPointer) -> String? {
    // Read by lines: the kernel gives it in pieces, of which Foundation takes the first one for all.
    guard let map = fopen("/proc/self/maps", "re") else { return nil }
    defer { fclose(map) }
    var line: UnsafeMutablePointer<CChar>?
    defer { free(line) }
    var capacity = 0
    let place = UInt(bitPattern: address)
    while getline(&line, &capacity, map) > 0, let line {
      // Each line: `7f0a-7f0c r--p 00000000 fe:00 1234      /path`.
      let text = String(cString: line)
      let ends = text.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, (ends[0]..<ends[1]).contains(place) else { continue }
      return text.firstIndex(of: "/").map { String(text[$0...].prefix { $0 != "\n" }) }
    }
    return nil
  }
}
