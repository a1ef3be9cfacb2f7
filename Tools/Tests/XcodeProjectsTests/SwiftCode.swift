/// The code of a text in Swift: what is left of it without comments and without the texts in its literals,
/// but with what is between the brackets of interpolations.
enum SwiftCode {
  static func code(of text: String) -> String {
    var reader = Reader(bytes: Array(text.utf8))
    reader.read(untilBracket: false)
    return String(decoding: reader.code, as: UTF8.self)
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0
    var code: [UInt8] = []
    var depth = 0

    func has(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard place + count <= bytes.count else { return false }
      return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    mutating func read(untilBracket: Bool) {
      var level = 0
      while place < bytes.count {
        if has("//") {
          while place < bytes.count, bytes[place] != 10 { place += 1 }
        } else if has("/*") {
          comment()
        } else if has("\"") {
          literal(has("\"\"\"") ? 3 : 1)
        } else {
          if untilBracket, has("(") { level += 1 }
          if untilBracket, has(")") {
            if level == 0 { return }
            level -= 1
          }
          code.append(bytes[place])
          place += 1
        }
      }
    }

    mutating func comment() {
      var level = 0
      repeat {
        if has("/*") {
          level += 1
          place += 2
        } else if has("*/") {
          level -= 1
          place += 2
        } else {
          place += 1
        }
      } while level > 0 && place < bytes.count
    }

    mutating func literal(_ quotes: Int) {
      place += quotes
      code += Array("\"\"".utf8)
      while place < bytes.count {
        if quotes == 3 ? has("\"\"\"") : has("\"") {
          place += quotes
          return
        }
        if quotes == 1, bytes[place] == 10 { return }
        if has("\\("), depth < 100 {
          place += 2
          depth += 1
          read(untilBracket: true)
          depth -= 1
          place += 1
        } else {
          place += has("\\") ? 2 : 1
        }
      }
    }
  }
}
