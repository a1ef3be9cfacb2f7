import Foundation

/// Texts as bytes: characters of several code points cost much to find, and mean nothing to the formats here.
extension String {
  /// The lines, empty ones among them; each ends with a line feed, a carriage return, or both.
  var lines: [Substring] {
    var lines: [Substring] = []
    var start = utf8.startIndex
    var place = start
    while place != utf8.endIndex {
      let byte = utf8[place]
      let next = utf8.index(after: place)
      if byte == 10 || byte == 13 {
        lines.append(self[start..<place])
        let isBoth = byte == 13 && next != utf8.endIndex && utf8[next] == 10
        start = isBoth ? utf8.index(after: next) : next
        place = start
      } else {
        place = next
      }
    }
    lines.append(self[start...])
    return lines
  }

  /// The text with another in the place of the first occurrence of a part.
  func replacingFirst(_ part: String, with other: String) -> String {
    guard let place = utf8.firstPlace(of: part) else { return self }
    let start = utf8.index(startIndex, offsetBy: place)
    return self[..<start] + other + self[utf8.index(start, offsetBy: part.utf8.count)...]
  }
}

extension StringProtocol {
  /// The text without blanks around it.
  func trimmingBlanks() -> String {
    func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    let bytes = Substring(self).utf8
    guard let first = bytes.firstIndex(where: { !isBlank($0) }),
      let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(Substring(bytes[first...last]))
  }
}

extension Collection where Element == UInt8 {
  /// Returns the offset of the first occurrence of a text's bytes; nil where there is none.
  func firstPlace(of part: String) -> Int? {
    var part = part
    let found = part.withUTF8 { part in
      withContiguousStorageIfAvailable { bytes -> Int? in
        guard let start = bytes.baseAddress, let wanted = part.baseAddress, !part.isEmpty else {
          return part.isEmpty ? 0 : nil
        }
        var place = 0
        while place + part.count <= bytes.count {
          let room = bytes.count - part.count + 1 - place
          guard let found = memchr(start + place, Int32(wanted[0]), room) else { return nil }
          place = UnsafeRawPointer(start).distance(to: found)
          if memcmp(found, wanted, part.count) == 0 { return place }
          place += 1
        }
        return nil
      }
    }
    return found ?? Array(self).firstPlace(of: part)
  }

  /// Whether a text's bytes occur.
  func contains(_ part: String) -> Bool { firstPlace(of: part) != nil }
}
