import Foundation
import TranslationInterface

/// Finds the files of a library that need a framework of Apple's that is absent, so that the rest of the
/// library is built without them.
enum LeftOutFiles {
  /// Returns the paths of the files that import an absent module, and of those that name a type which only
  /// such files declare; none where that is more than half of the library.
  ///
  /// - Parameter isAbsent: Whether a module is absent.
  static func paths(among files: [SwiftFile], isAbsent: (String) -> Bool) -> Set<String> {
    var left = Set(
      files.filter { file in
        ImportScanner.imports(in: file.text).contains {
          isAbsent($0.module) && !ImportScanner.asks(for: $0.module, in: file.text)
        }
      }.map(\.path))
    guard !left.isEmpty else { return [] }
    let known = files.map { Names(of: $0) }
    while true {
      let kept = known.filter { !left.contains($0.path) }
      let gone = known.filter { left.contains($0.path) }.reduce(into: Set<Substring>()) {
        $0.formUnion($1.declared)
      }.subtracting(kept.lazy.flatMap(\.declared))
      let next = kept.filter { !$0.all.isDisjoint(with: gone) }
      if next.isEmpty { break }
      left.formUnion(next.map(\.path))
    }
    return left.count * 2 > files.count ? [] : left
  }

  /// The names in a file, without those in comments.
  private struct Names {
    let path: String
    /// The types that it declares.
    var declared: Set<Substring> = []
    var all: Set<Substring> = []

    private static let keywords: Set<Substring> = [
      "class", "struct", "enum", "protocol", "actor", "typealias",
    ]

    init(of file: SwiftFile) {
      path = file.path
      var last: Substring = ""
      for line in ManifestRewriter.withoutComments(file.text).split(whereSeparator: \.isNewline) {
        for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          if word.first?.isUppercase ?? false {
            all.insert(word)
            if Self.keywords.contains(last) { declared.insert(word) }
          }
          last = word
        }
      }
    }
  }
}
