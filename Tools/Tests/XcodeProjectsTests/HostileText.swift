@testable import XcodeProjects

/// The bytes of a text with what its brackets stand for.
struct HostileText {
  /// The folders by their names.
  let places: [String: String]

  func expand(_ text: String) -> [UInt8] { expand(Array(text.utf8)[...]) }

  func expand(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let place = rest.firstPlace(of: "⟨") {
      result += rest.prefix(place)
      rest = rest.dropFirst(place + 3)
      let inner = rest.prefix(Self.length(ofInner: rest))
      result += meaning(inner)
      rest = rest.dropFirst(inner.count + 3)
    }
    return result + rest
  }

  /// The number of bytes up to the bracket that closes.
  private static func length(ofInner bytes: ArraySlice<UInt8>) -> Int {
    var (length, level) = (0, 1)
    while let close = bytes.dropFirst(length).firstPlace(of: "⟩") {
      let opened = bytes.dropFirst(length).prefix(close).firstPlace(of: "⟨")
      level += opened == nil ? -1 : 1
      length += opened ?? close
      if level == 0 { return length }
      length += 3
    }
    preconditionFailure("a bracket has no end: \(String(decoding: bytes.prefix(80), as: UTF8.self))")
  }

  private func meaning(_ inner: ArraySlice<UInt8>) -> [UInt8] {
    let digits = inner.prefix { (48...57).contains($0) }
    if !digits.isEmpty, inner[digits.endIndex...].starts(with: "×".utf8) {
      let body = expand(inner[(digits.endIndex + 2)...])
      return repeated(body, Int(String(decoding: digits, as: UTF8.self)) ?? 0)
    }
    let name = String(decoding: inner, as: UTF8.self)
    if let place = places[name] { return Array(place.utf8) }
    guard inner.count == 2, let byte = UInt8(name, radix: 16) else {
      preconditionFailure("⟨\(name)⟩ stands for nothing")
    }
    return [byte]
  }

  /// A text some times, with each one's number.
  func repeated(_ body: [UInt8], _ count: Int) -> [UInt8] {
    let pieces = body.parts(around: "№")
    var result: [UInt8] = []
    if pieces.count == 1 {
      // Twice as many each time, for a text of millions.
      result = body
      while result.count < body.count * count { result += result.prefix(body.count * count - result.count) }
      return result
    }
    for number in 0..<count {
      result += pieces[0]
      for piece in pieces.dropFirst() {
        let isNext = piece.first == UInt8(ascii: "+")
        result += Array("\(isNext ? number + 1 : number)".utf8)
        result += isNext ? piece.dropFirst() : piece
      }
    }
    return result
  }
}

extension Array<UInt8> {
  /// The bytes before, between and behind the occurrences of a text.
  func parts(around text: String) -> [ArraySlice<UInt8>] {
    var (parts, rest): ([ArraySlice<UInt8>], ArraySlice<UInt8>) = ([], self[...])
    while let place = rest.firstPlace(of: text) {
      parts.append(rest.prefix(place))
      rest = rest.dropFirst(place + text.utf8.count)
    }
    return parts + [rest]
  }

  /// The bytes with all occurrences of a text replaced.
  func replacing(_ text: String, with other: [UInt8]) -> [UInt8] {
    Array(parts(around: text).joined(separator: other))
  }
}
