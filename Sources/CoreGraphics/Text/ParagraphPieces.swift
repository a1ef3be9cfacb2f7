/// The places at which a long paragraph is cut into pieces, which are shaped one by one, so that an edit has
/// one or two of them shaped again, and a text of any length costs what its length says. They follow from the
/// text around them, so that an edit moves none of those that are far from it, and lie where shaping has
/// nothing to do with what lies on both sides: behind a space between words, behind a tab, or between
/// ideographs. Text that has no such place for long is cut between any two characters, and a character that
/// is longer than any of a language within itself.
struct ParagraphPieces {
  /// The least number of bytes of a piece.
  private static let least = 256
  /// The number of bytes from which on every place will do.
  private static let most = 2_048
  /// From so many bytes on, other characters than letters of one word are parted as well: at some places, and
  /// then at any.
  private static let (forced, forcedAnywhere) = (2_048, 3_072)
  /// From so many bytes on, letters of one word are parted as well.
  private static let utmost = 16_384
  /// From so many bytes on, a character is parted. Unicode's stream-safe text has no more than 30 marks on a
  /// letter (Unicode Standard Annex 15).
  private static let longestCharacter = 256
  /// The number of bytes on both sides of a place that decide whether a piece begins there.
  static let reach = 12

  /// Returns where the pieces of a text begin, from a piece that begins at `first` on. `mayStop` is asked at
  /// each that follows; answers what stopped it.
  static func starts(
    of text: UnsafeBufferPointer<UInt8>, from first: Int, unless mayStop: (Int) -> Bool = { _ in false }
  ) -> (starts: [Int], stop: Int?) {
    var starts = [first]
    var (last, place) = (first, first + least)
    /// The last place at which a character is known to begin.
    var boundary = place
    while place < text.count {
      if isStart(place, of: text, length: place - last, boundary: &boundary) {
        if mayStop(place) { return (starts, place) }
        starts.append(place)
        last = place
        place += least
        boundary = place
      } else {
        place += 1
      }
    }
    return (starts, nil)
  }

  private static func isStart(
    _ place: Int, of text: UnsafeBufferPointer<UInt8>, length: Int, boundary: inout Int
  ) -> Bool {
    let (before, next) = (text[place - 1], text[place])
    guard next & 0xC0 != 0x80 else { return false }
    if before == UInt8(ascii: " ") || before >= 0x80, next != UInt8(ascii: " "),
      length >= most || isChosen(text[(place - 6)..<place], oneIn: 4), allowsBreak(at: place, of: text)
    {
      return true
    }
    if before == tab, next == tab ? length >= 2 * least : allowsBreak(at: place, of: text) { return true }
    guard parts(before, next) || beginsCharacter(place, of: text) else {
      return place - boundary >= longestCharacter && !isInFlag(place, of: text, from: place - length)
    }
    boundary = place
    if isLetter(before), isLetter(next) { return length >= utmost }
    return length >= forcedAnywhere || length >= forced && isChosen(text[(place - reach)..<place], oneIn: 16)
  }

  /// Whether two bytes are of two characters, by themselves.
  private static func parts(_ before: UInt8, _ next: UInt8) -> Bool { before < 0x80 && next < 0x80 }

  /// Whether a character as people see it begins at a place, as far as the scalars on both sides tell.
  private static func beginsCharacter(_ place: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = scalar(before: place, of: text), let next = scalar(at: place, of: text) else {
      return false
    }
    switch next.value {
    // Vowels and final consonants of a Hangul syllable; the vowel am of Thai and Lao; tones of emoji; the
    // halves of flags.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x0E33, 0x0EB3, 0x1F3FB...0x1F3FF: return false
    case 0x1F1E6...0x1F1FF where 0x1F1E6...0x1F1FF ~= last.value: return false
    default: break
    }
    switch next.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return false
    default: break
    }
    // Behind a joiner, or a sign that joins two consonants.
    return last.value != 0x200D && (last.isASCII || last.properties.canonicalCombiningClass != .virama)
  }

  /// Whether a place lies between the halves of a flag, where no flag is cut before another place.
  private static func isInFlag(_ place: Int, of text: UnsafeBufferPointer<UInt8>, from first: Int) -> Bool {
    var (start, count) = (place, 0)
    while start - 4 >= first, let half = scalar(at: start - 4, of: text), 0x1F1E6...0x1F1FF ~= half.value {
      start -= 4
      count += 1
    }
    return !count.isMultiple(of: 2)
  }

  /// The starts of pieces but for those at digits, which are shaped as the letters before them are: these may
  /// be of another script, where directions change.
  static func withoutDigits(_ starts: [Int], of text: UnsafeBufferPointer<UInt8>) -> [Int] {
    var kept: [Int] = []
    for start in starts {
      let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[start]
      if let last = kept.last, isDigit, start - last < most / 2 { continue }
      kept.append(start)
    }
    return kept
  }

  private static let tab = UInt8(ascii: "\t")

  /// Whether some of all places, one in a power of two, is chosen.
  private static func isChosen(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, oneIn count: UInt32) -> Bool {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash >> 16 & (count - 1) == 0
  }

  /// Whether a line may end before a place at which a piece begins.
  static func allowsBreak(at place: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place > 1, let next = scalar(at: place, of: text) else { return false }
    if text[place - 1] == UInt8(ascii: " ") {
      guard let last = scalar(before: place - 1, of: text) else { return false }
      return endsWord(last) && beginsWord(next)
    }
    if text[place - 1] == tab { return beginsWord(next) }
    guard let last = scalar(before: place, of: text) else { return false }
    return isIdeograph(next) && (isIdeograph(last) || last.value == 0x3001 || last.value == 0x3002)
  }

  /// Whether there may be letters that read from the right, or marks that say so: most bytes say that there
  /// are none.
  static func mayReadFromRight(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte >= 0xD6 else { continue }
      switch byte {
      // Hebrew to Arabic; their extensions; marks of direction; presentation forms; the supplementary plane.
      case 0xD6...0xDF: return true
      case 0xE0 where index < text.count && text[index] < 0xA4: return true
      case 0xE2
      where index + 1 < text.count && (text[index] == 0x80 || text[index] == 0x81) && text[index + 1] >= 0x8B
        && !(0x90...0xA9 ~= text[index + 1] && text[index] == 0x80):
        return true
      case 0xEF
      where index < text.count && (text[index] == 0xAC || text[index] == 0xAD || text[index] >= 0xB7):
        return true
      case 0xF0 where index < text.count && (text[index] == 0x90 || text[index] == 0x9E): return true
      default: break
      }
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      return isLetter(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }
    return beginsWord(scalar)
  }

  private static func beginsWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isLetter(UInt8(scalar.value)) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return true
    default: return scalar.properties.isEmojiPresentation
    }
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { 0x4E00...0x9FFF ~= scalar.value }

  private static func scalar(at place: Int, of text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    guard place < text.count, text[place] & 0xC0 != 0x80 else { return nil }
    var end = place + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return String(decoding: text[place..<end], as: UTF8.self).unicodeScalars.first
  }

  private static func scalar(before place: Int, of text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    var start = place - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start >= 0 ? scalar(at: start, of: text) : nil
  }
}
