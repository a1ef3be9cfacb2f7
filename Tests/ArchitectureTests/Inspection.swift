/// A rule of the rules that a line of code breaks.
struct Violation: CustomStringConvertible {
  var file: String
  var line: Int
  var rule: String

  var description: String { "\(file):\(line): \(rule)" }
}

extension LayeringRules {
  /// The violations of the rules in the files.
  func violations(in files: [SourceFile]) -> [Violation] {
    files.flatMap { violations(in: $0) }
  }

  /// The scripts with too many lines, and the functions with too many in those of pages, which no other rule looks into.
  func violations(inScripts files: [SourceFile]) -> [Violation] {
    files.flatMap { file in
      let isOfPage = file.module == "BrowserDisplay"
      let functions = isOfPage ? ScriptFunctions(in: file.lines.joined(separator: "\n")).all : []
      return [tooLong(file)].compactMap { $0 }
        + tooLong(functions.filter { $0.length > longestFunction }, in: file)
    }
  }

  private func tooLong(_ file: SourceFile) -> Violation? {
    guard file.lines.count > longestFile else { return nil }
    return Violation(
      file: file.path, line: longestFile + 1,
      rule: "\(file.lines.count) lines in one file, at most \(longestFile) are: divide it by idea")
  }

  private func tooLong(_ functions: [SourceFile.Function], in file: SourceFile) -> [Violation] {
    functions.map { function in
      Violation(
        file: file.path, line: function.line,
        rule: "\(function.length) lines in one function, at most \(longestFunction) are: name its steps")
    }
  }

  private func wideComments(in file: SourceFile) -> [Violation] {
    file.lines.enumerated().compactMap { index, line in
      guard line.utf8.count > widestComment, line.count > widestComment else { return nil }
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("//"), !text.drop(while: { $0 == "/" || $0 == " " }).hasPrefix("`") else {
        return nil
      }
      return Violation(
        file: file.path, line: index + 1,
        rule: "a comment of \(line.count) columns, at most \(widestComment) are: wrap it")
    }
  }

  /// The files, functions and comments that are too long.
  func violations(inFormOf file: SourceFile) -> [Violation] {
    [tooLong(file)].compactMap { $0 } + tooLong(file.longFunctions(past: longestFunction), in: file)
      + wideComments(in: file)
  }

  private func violations(in file: SourceFile) -> [Violation] {
    var found = violations(inFormOf: file)
    for entry in file.imports {
      if let rule = ruleBroken(byImporting: entry.module, into: file.module) {
        found.append(Violation(file: file.path, line: entry.line, rule: rule))
      }
    }
    return found
  }

  private func ruleBroken(byImporting imported: String, into module: String) -> String? {
    // The standard library is imported by name where it is asked for what it does not offer to everybody.
    if imported == "Swift" { return nil }
    if !mayImport(imported, into: module) {
      return "\(module) imports \(imported), which does not stand below it"
    }
    if let users = reserved[imported], !users.contains(module) {
      return "\(module) imports \(imported), which only \(users.sorted().joined(separator: ", ")) may"
    }
    if let allowed = restricted[module], !allowed.contains(imported) {
      return "\(module) imports \(imported), but keeps to \(allowed.sorted().joined(separator: ", "))"
    }
    return nil
  }

  /// The rules that the modules and the package's products break together: a module without a floor, and one
  /// that users cannot reach.
  func violations(ofModules modules: Set<String>, products: Set<String>) -> [Violation] {
    var found: [Violation] = []
    for module in modules.sorted() {
      if floor(of: module) == nil {
        found.append(
          Violation(
            file: "Sources/\(module)", line: 1, rule: "\(module) stands on no floor of LayeringRules.floors"))
      }
      if !internals.contains(module), !products.contains(module) {
        found.append(
          Violation(
            file: "Package.swift", line: 1, rule: "\(module) is not among the library products"))
      }
    }
    for product in products.subtracting(modules).sorted() {
      found.append(
        Violation(file: "Package.swift", line: 1, rule: "the product \(product) has no folder in Sources"))
    }
    return found
  }
}
