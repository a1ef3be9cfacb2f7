/// The files that this process's code was loaded from.
///
/// `dladdr` names a program by the word that it was started with, which leads nowhere after a change of
/// folder.
package enum LoadedFile {
  /// The path of the file that an address of code or constants was loaded from; nil for other memory.
  package static func path(of address: UnsafeRawPointer) -> String? {
    // Each line: `7f0a-7f0c r--p 00000000 fe:00 1234      /path`.
    guard let map = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    let place = UInt(bitPattern: address)
    for line in map.split(separator: "\n") {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, (ends[0]..<ends[1]).contains(place) else { continue }
      return line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return nil
  }
}
