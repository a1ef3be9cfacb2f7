/// The part in which two texts differ, in bytes of UTF-8: what lies between their common start and their
/// common end.
package struct TextDifference: Equatable, Sendable {
  /// The first byte that differs.
  package var start: Int
  /// The end of the part in the old text.
  package var oldEnd: Int
  /// The end of the part in the new text.
  package var newEnd: Int

  /// The number of bytes by which the text grows.
  var growth: Int { newEnd - oldEnd }

  /// Compares two texts by bytes, many at once, so that a small change of a long text is found soon; nil
  /// where they are equal. No character of several bytes is cut.
  package init?(_ old: String, _ new: String) {
    var (before, after) = (old, new)
    let difference = before.withUTF8 { old in after.withUTF8 { new in TextDifference(old, new) } }
    guard let difference else { return nil }
    self = difference
  }

  private init?(_ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>) {
    if old.count == new.count, old.baseAddress == new.baseAddress { return nil }
    let shorter = min(old.count, new.count)
    func isCut(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
      place < bytes.count && bytes[place] & 0xC0 == 0x80
    }
    func agree(_ oldStart: Int, _ newStart: Int, _ count: Int) -> Bool {
      count == 0 || memcmp(old.baseAddress! + oldStart, new.baseAddress! + newStart, count) == 0
    }
    var (start, step) = (0, 1 << 16)
    while step > 0 {
      while start + step <= shorter, agree(start, start, step) { start += step }
      step /= 2
    }
    if start == old.count, start == new.count { return nil }
    while start > 0, isCut(old, at: start) || isCut(new, at: start) { start -= 1 }
    var end = 0
    step = 1 << 16
    while step > 0 {
      while end + step <= shorter - start, agree(old.count - end - step, new.count - end - step, step) {
        end += step
      }
      step /= 2
    }
    while end > 0, isCut(old, at: old.count - end) || isCut(new, at: new.count - end) { end -= 1 }
    (self.start, oldEnd, newEnd) = (start, old.count - end, new.count - end)
  }

  /// Compares two styled texts: what differs in style counts as well. Nil where they are equal.
  init?(_ old: [TextSpan], _ new: [TextSpan]) {
    let shorter = min(old.count, new.count)
    var (front, back) = (0, 0)
    while front < shorter, old[front] == new[front] { front += 1 }
    if front == old.count, front == new.count { return nil }
    while back < shorter - front, old[old.count - 1 - back] == new[new.count - 1 - back] { back += 1 }
    func length(_ spans: ArraySlice<TextSpan>) -> Int { spans.reduce(0) { $0 + $1.text.utf8.count } }
    let base = length(new[..<front])
    let (before, after) = (old[front..<old.count - back], new[front..<new.count - back])
    if before.count == 1, after.count == 1, let first = before.first, let second = after.first,
      first.style == second.style, first.paragraph == second.paragraph,
      let inner = TextDifference(first.text, second.text)
    {
      (start, oldEnd, newEnd) = (base + inner.start, base + inner.oldEnd, base + inner.newEnd)
    } else {
      (start, oldEnd, newEnd) = (base, base + length(before), base + length(after))
    }
  }
}
