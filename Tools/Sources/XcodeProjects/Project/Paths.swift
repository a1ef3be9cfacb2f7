/// A path without `.`, `..` and doubled slashes, as far as its own text says.
package func standardizedPath(_ path: String) -> String {
  var parts: [Substring] = []
  let isAbsolute = path.hasPrefix("/")
  for part in path.split(separator: "/") {
    switch part {
    case ".": break
    case ".." where parts.last != nil && parts.last != "..": parts.removeLast()
    case ".." where isAbsolute: break
    default: parts.append(part)
    }
  }
  return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
}

/// A path from a folder, unless it is absolute.
package func path(_ path: String, from folder: String) -> String {
  standardizedPath(path.hasPrefix("/") ? path : folder + "/" + path)
}

extension String {
  /// The last part of a path.
  package var fileName: String { split(separator: "/").last.map(String.init) ?? self }
  /// The path without its last part.
  package var folder: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
  /// The ending of a path, without its dot, in lowercase.
  package var fileExtension: String {
    let name = fileName
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
  /// The last part of a path without its ending.
  package var fileBase: String {
    let name = fileName
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
  /// Whether the path is that of a folder or of something in it.
  package func isInside(_ folder: String) -> Bool {
    self == folder || hasPrefix(folder == "/" ? folder : folder + "/")
  }
  /// The path from any folder, with `above` for each step upwards.
  package func path(above folder: String) -> String {
    let (parts, around) = (split(separator: "/"), folder.split(separator: "/"))
    let common = zip(parts, around).prefix { $0 == $1 }.count
    let steps = Array(repeating: "above", count: around.count - common)
    return (steps + parts.dropFirst(common).map(String.init)).joined(separator: "/")
  }
  /// The path from a folder around it.
  package func path(from folder: String) -> String? {
    guard isInside(folder), self != folder else { return nil }
    return String(dropFirst(folder == "/" ? 1 : folder.count + 1))
  }
}
