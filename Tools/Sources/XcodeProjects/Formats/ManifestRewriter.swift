/// Changes which packages a manifest names; all else of its text stays as it is.
enum ManifestRewriter {
  /// Names other packages in the places of some, and the rest by absolute paths, since the manifest is to
  /// stand elsewhere.
  ///
  /// - Parameter replacement: Returns the folder of the package that takes a package's place; nil for none.
  static func rewrite(
    _ text: String, root: String, replacement: (PackageReference) -> String?
  ) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let end = skip(bytes, place)
      if end > place {
        result += bytes[place..<end]
        place = end
        continue
      }
      guard let call = call(bytes, place) else {
        result.append(bytes[place])
        place += 1
        continue
      }
      result += (rewritten(call.text, root, replacement) ?? call.text).utf8
      place = call.end
    }
    return moved(String(decoding: result, as: UTF8.self), from: root)
  }

  /// A manifest's text that asks for the folder of the package, though it stands elsewhere.
  static func moved(_ text: String, from root: String) -> String {
    text.replacing("Context.packageDirectory", with: literal(root))
  }

  /// A manifest's text without comments and the contents of texts.
  static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var (result, place): ([UInt8], Int) = ([], 0)
    while place < bytes.count {
      let end = skip(bytes, place)
      if end == place { result.append(bytes[place]) }
      place = max(end, place + 1)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the end of the comment or text that begins at a place; the place itself where none does.
  private static func skip(_ bytes: [UInt8], _ start: Int) -> Int {
    func has(_ text: String, _ place: Int) -> Bool { bytes[place...].starts(with: text.utf8) }
    var place = start
    if has("//", place) {
      while place < bytes.count, bytes[place] != 10 { place += 1 }
    } else if has("/*", place) {
      place += 2
      while place < bytes.count, !has("*/", place) { place += 1 }
      place = min(place + 2, bytes.count)
    } else if has("\"\"\"", place) {
      place += 3
      while place < bytes.count, !has("\"\"\"", place) { place += 1 }
      place = min(place + 3, bytes.count)
    } else if bytes[place] == UInt8(ascii: "\"") {
      place += 1
      while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != 10 {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place = min(place + 1, bytes.count)
    }
    return place
  }

  /// Returns the call of `.package(…)` that begins at a place, and its end.
  private static func call(_ bytes: [UInt8], _ start: Int) -> (text: String, end: Int)? {
    let name = Array(".package".utf8)
    guard bytes[start...].starts(with: name) else { return nil }
    var place = start + name.count
    while place < bytes.count, bytes[place] == 32 || (9...13).contains(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    while place < bytes.count {
      let end = skip(bytes, place)
      if end > place {
        place = end
        continue
      }
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0 { return (String(decoding: bytes[start..<place], as: UTF8.self), place) }
    }
    return nil
  }

  private static func rewritten(
    _ call: String, _ root: String, _ replacement: (PackageReference) -> String?
  ) -> String? {
    let inner = call.drop { $0 != "(" }
    guard let read = try? ManifestReader.package(in: "Package" + inner) else { return nil }
    let own: PackageReference
    if let place = read["path"]?.string {
      own = PackageReference(path: path(place, from: root))
    } else if let url = read["url"]?.string {
      own = PackageReference(url: url, requirement: read.requirement)
    } else {
      return nil
    }
    let name = read["name"]?.string.map { "name: \(literal($0)), " } ?? ""
    if let folder = replacement(own) { return ".package(\(name)path: \(literal(folder)))" }
    guard let place = own.path, let written = read["path"]?.string, written != place else { return nil }
    return call.replacingFirst("\"\(written)\"", with: literal(place))
  }
}
