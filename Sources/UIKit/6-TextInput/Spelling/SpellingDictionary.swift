import Foundation

/// One of Hunspell's dictionaries.
@MainActor final class SpellingDictionary {
  /// The folder in which Debian's packages have the dictionaries.
  static let folder = URL(fileURLWithPath: "/usr/share/hunspell")

  private static var loaded: [String: SpellingDictionary] = [:]

  /// The names of the dictionaries, such as `en_US`.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let words = Set(files.filter { $0.hasSuffix(".dic") }.map { $0.dropLast(4) })
    return files.filter { $0.hasSuffix(".aff") && words.contains($0.dropLast(4)) }.map {
      String($0.dropLast(4))
    }
    .sorted()
  }()

  /// The dictionary of a language, such as `en`, `en-GB` or `en_GB`: that of the same name, or one of the
  /// same language. Nil for none.
  static func dictionary(for language: String) -> SpellingDictionary? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    let prefix = wanted.prefix { $0 != "_" } + "_"
    guard !wanted.isEmpty, let library = SpellingLibrary.shared,
      let name = names.first(where: { $0 == wanted }) ?? names.first(where: { ($0 + "_").hasPrefix(prefix) })
    else { return nil }
    if let known = loaded[name] { return known }
    let made = SpellingDictionary(name, library)
    loaded[name] = made
    return made
  }

  private let name: String
  private let library: SpellingLibrary
  private let handle: SpellingLibrary.Handle
  private let encoding: String
  /// The base forms, in alphabetical order.
  private lazy var words = readWords()

  private init?(_ name: String, _ library: SpellingLibrary) {
    let base = Self.folder.appendingPathComponent(name).path
    guard let handle = library.create(base + ".aff", base + ".dic") else { return nil }
    (self.name, self.library, self.handle) = (name, library, handle)
    encoding = library.encoding(handle).map { String(cString: $0) } ?? "UTF-8"
  }

  /// Returns whether a word is spelt well. Answers are remembered, since the same words are checked at each
  /// key.
  func has(_ word: String) -> Bool {
    if let known = checked[word] { return known }
    let isKnown = find(word)
    if checked.count >= Self.mostChecked { checked = [:] }
    checked[word] = isKnown
    return isKnown
  }

  private var checked: [String: Bool] = [:]
  private static let mostChecked = 10_000

  private func find(_ word: String) -> Bool {
    // A word that the dictionary's encoding cannot hold is in none of its language's words, nor is it a
    // mistake in them.
    guard let bytes = convert(Array(word.utf8), from: "UTF-8", to: encoding) else { return true }
    return bytes.withCString { library.spell(handle, $0) != 0 }
  }

  /// Returns words that are spelt like another, the best first.
  func guesses(for word: String) -> [String] {
    guard let bytes = convert(Array(word.utf8), from: "UTF-8", to: encoding) else { return [] }
    var list: SpellingLibrary.List?
    let count = bytes.withCString { library.suggest(handle, &list, $0) }
    defer { library.freeList(handle, &list, count) }
    return (0..<Int(max(count, 0))).compactMap { index in
      guard let text = list?[index] else { return nil }
      return String(
        self.convert(
          Array(UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:))),
          from: self.encoding, to: "UTF-8") ?? [])
    }
  }

  /// Returns base forms that begin with some letters, the shortest first.
  func completions(of start: String, limit: Int = 20) -> [String] {
    let key = start.lowercased()
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].key < key { low = middle + 1 } else { high = middle }
    }
    let found = words[low...].prefix { $0.key.hasPrefix(key) }.map(\.word)
    return Array(found.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(limit))
  }

  private func readWords() -> [(key: String, word: String)] {
    let file = Self.folder.appendingPathComponent(name + ".dic")
    guard let data = try? Data(contentsOf: file),
      let bytes = convert(Array(data), from: encoding, to: "UTF-8")
    else { return [] }
    let lines = String(bytes).split(whereSeparator: \.isNewline).dropFirst()
    return lines.map { line in
      let word = String(line.prefix { $0 != "/" && $0 != "\t" })
      return (word.lowercased(), word)
    }.sorted { $0.key < $1.key }
  }

  /// Text in another encoding; nil where it cannot be written in that.
  private func convert(_ bytes: [UInt8], from source: String, to target: String) -> [UInt8]? {
    guard source.uppercased() != target.uppercased() else { return bytes }
    guard let converter = iconv_open(target, source), converter != iconv_t(bitPattern: -1) else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    // No encoding of one letter takes more than four bytes.
    var output = [CChar](repeating: 0, count: bytes.count * 4 + 4)
    let (inputCount, outputCount) = (input.count, output.count)
    return input.withUnsafeMutableBufferPointer { from in
      output.withUnsafeMutableBufferPointer { to in
        var (next, place) = (from.baseAddress, to.baseAddress)
        var (left, room) = (inputCount, outputCount)
        guard iconv(converter, &next, &left, &place, &room) != -1 else { return nil }
        return to.prefix(outputCount - room).map { UInt8(bitPattern: $0) }
      }
    }
  }
}

extension [UInt8] {
  fileprivate func withCString<Result>(_ work: (UnsafePointer<CChar>) -> Result) -> Result {
    (self.filter { $0 != 0 } + [0]).withUnsafeBytes { work($0.bindMemory(to: CChar.self).baseAddress!) }
  }
}

extension String {
  fileprivate init(_ bytes: [UInt8]) { self.init(decoding: bytes, as: UTF8.self) }
}
