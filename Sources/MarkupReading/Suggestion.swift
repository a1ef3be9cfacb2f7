/// Finds what an unknown word was likely meant to be.
public enum Suggestion {
  /// Longer words are not compared.
  static let longestWord = 64
  /// Only so many words are compared and listed.
  static let mostWords = 200

  /// Returns the allowed word nearest to `word`, or nil when none is near: at most a third of its letters
  /// differ. Letters that only differ in case count half; ties go to the first.
  public static func nearest(to word: String, among allowed: [String]) -> String? {
    guard !word.isEmpty, word.utf8.count <= longestWord else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in allowed.prefix(mostWords) where candidate.utf8.count <= longestWord {
      let distance = doubledDistance(Array(word.unicodeScalars), Array(candidate.unicodeScalars))
      let limit = max(3, 2 * max(word.count, candidate.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Returns "; did you mean `x`?" when a word is near, then ". Allowed: " and every word.
  ///
  /// - Parameters:
  ///   - word: the unknown word.
  ///   - allowed: the words among which the nearest is looked for.
  ///   - listed: the words to list, when they are not `allowed` itself.
  public static func hint(for word: String, among allowed: [String], listing listed: [String]? = nil)
    -> String
  {
    let listing = listing(listed ?? allowed)
    guard let near = nearest(to: word, among: allowed) else { return listing }
    return "; did you mean `\(near)`?" + listing.dropFirst(listing.isEmpty ? 0 : 1)
  }

  /// Returns "; allowed: " and the words, or nothing when there are none.
  package static func listing(_ allowed: [String]) -> String {
    guard !allowed.isEmpty else { return "" }
    return "; allowed: " + allowed.prefix(mostWords).joined(separator: ", ")
      + (allowed.count > mostWords ? ", …" : "")
  }

  /// Returns twice the number of letters to insert, remove, replace or swap with their neighbor to make one
  /// word the other (optimal string alignment); letters that only differ in case count half.
  package static func doubledDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var older: [Int] = []
    var old = (0...b.count).map { $0 * 2 }
    for i in 0..<a.count {
      var new = [(i + 1) * 2]
      for j in 0..<b.count {
        let sameLetter = a[i].properties.lowercaseMapping == b[j].properties.lowercaseMapping
        let replaced = old[j] + (a[i] == b[j] ? 0 : sameLetter ? 1 : 2)
        var least = min(replaced, old[j + 1] + 2, new[j] + 2)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, older[j - 1] + 2) }
        new.append(least)
      }
      older = old
      old = new
    }
    return old[b.count]
  }
}
