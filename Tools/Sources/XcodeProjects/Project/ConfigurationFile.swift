/// Reads `.xcconfig` files: assignments, includes, comments.
package enum ConfigurationFile {
  /// The greatest number of files that one may include, directly or by others.
  static let maximumFiles = 64
  /// The greatest number of bytes of these files together, each as often as it is included.
  static let maximumBytes = 4 << 20

  /// An assignment or an include.
  enum Line: Equatable {
    case setting(String, String)
    /// A file; whether it may be missing.
    case include(String, isOptional: Bool)
  }

  /// The lines of a file that say something.
  static func lines(_ text: String) -> [Line] {
    var lines: [Line] = []
    var rest = ""
    for raw in text.lines {
      var line = rest + withoutComment(raw)
      rest = ""
      // A backslash at the end joins the next line.
      if line.last == "\\" {
        line.removeLast()
        rest = line.utf8.count < 1 << 16 ? line : ""
        continue
      }
      if let found = self.line(line.trimmingBlanks()) { lines.append(found) }
    }
    if let found = line(rest.trimmingBlanks()) { lines.append(found) }
    return lines
  }

  private static func withoutComment(_ line: Substring) -> String {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return String(line[..<line.index(before: index)]) }
      previous = line[index]
    }
    return String(line)
  }

  private static func line(_ line: String) -> Line? {
    for (word, isOptional) in [("#include?", true), ("#include", false)] where line.hasPrefix(word) {
      let name = line.dropFirst(word.count).trimmingBlanks()
      guard name.count > 2, name.first == "\"", name.last == "\"" else { return nil }
      return .include(String(name.dropFirst().dropLast()), isOptional: isOptional)
    }
    // The sign of the assignment is not one in a condition's brackets.
    var level = 0
    for index in line.indices {
      switch line[index] {
      case "[": level += 1
      case "]": level = max(0, level - 1)
      case "=" where level == 0:
        let key = line[..<index].trimmingBlanks()
        guard !key.isEmpty, !key.contains(where: \.isWhitespace) || key.contains("[") else { return nil }
        return .setting(key, line[line.index(after: index)...].trimmingBlanks())
      default: break
      }
    }
    return nil
  }

  /// The settings of a file, with those of the files that it includes below its own. Files that cannot be
  /// read are named.
  ///
  /// - Parameter read: Returns the text of a path; nil where there is none.
  package static func settings(
    of file: String, missing: inout [String], read: (String) -> String?
  ) -> [String: String] {
    var (settings, taken): ([String: String], Taken) = ([:], Taken())
    collect(file, isOptional: false, open: [], &settings, &taken, &missing, read)
    return settings
  }

  /// The files that were read, each as often as it was included.
  private struct Taken {
    var files = 0
    var bytes = 0
  }

  private static func collect(
    _ file: String, isOptional: Bool, open: Set<String>, _ settings: inout [String: String],
    _ taken: inout Taken, _ missing: inout [String], _ read: (String) -> String?
  ) {
    guard !open.contains(file), taken.files < maximumFiles, taken.bytes < maximumBytes else { return }
    taken.files += 1
    guard let text = read(file) else {
      if !isOptional { missing.append(file) }
      return
    }
    taken.bytes += text.utf8.count
    guard taken.bytes <= maximumBytes else { return }
    for line in lines(text) {
      switch line {
      case .include(let name, let isOptional):
        collect(
          path(name, from: file.folder), isOptional: isOptional, open: open.union([file]), &settings, &taken,
          &missing, read)
      case .setting(let key, let value):
        // `$(inherited)` of an included file's value.
        settings[key] = value.replacingInherited(with: settings[key])
      }
    }
  }
}

extension String {
  /// The text with `$(inherited)` replaced, where there is something to inherit in the same layer.
  fileprivate func replacingInherited(with value: String?) -> String {
    guard let value, utf8.count + value.utf8.count < 1 << 16 else { return self }
    return replacingFirst("$(inherited)", with: value).replacingFirst("${inherited}", with: value)
  }
}
