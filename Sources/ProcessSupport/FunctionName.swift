/// The demangled name of a function, as people write it: `closure #2 in FormView.load(from:)` of
/// `closure #2 (Swift.Int) -> () in App.FormView.load(from: Foundation.URL) throws -> ()`.
struct FunctionName {
  /// The name.
  let text: String

  /// Shortens a name.
  ///
  /// - Parameter module: The module that is left out where a name begins with it; nil for none.
  init(_ name: String, module: String?) {
    let parts = Self.split(name, at: " in ")
    text = parts.map { Self.shortened($0, module) }.joined(separator: " in ")
  }

  /// The parts of a name between separators that stand in no parentheses.
  private static func split(_ name: String, at separator: String) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = name.startIndex
    var index = start
    while index < name.endIndex {
      switch name[index] {
      case "(", "<": depth += 1
      case ")": depth -= 1
      case ">" where index == start || name[name.index(before: index)] != "-": depth -= 1
      case " " where depth == 0 && name[index...].hasPrefix(separator):
        parts.append(name[start..<index])
        start = name.index(index, offsetBy: separator.count)
      default: break
      }
      index = name.index(after: index)
    }
    return parts + [name[start...]]
  }

  private static func shortened(_ part: Substring, _ module: String?) -> String {
    var text = part
    // `(extension in App):UIKit.UIView.shake()`
    if text.hasPrefix("(extension in "), let end = text.firstRange(of: "):") {
      text = text[end.upperBound...]
    }
    let isClosure = text.hasPrefix("closure #") || text.hasPrefix("implicit closure #")
    if isClosure {
      return text.split(separator: " ").prefix(text.hasPrefix("i") ? 3 : 2).joined(separator: " ")
    }
    guard let open = opening(text) else { return withoutModule(text.prefix { $0 != ":" }, module) }
    let name = withoutModule(text[..<open], module)
    return name + "(" + labels(text[text.index(after: open)...]) + ")"
  }

  /// The parenthesis before the arguments; nil where there are none.
  private static func opening(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "<": depth += 1
      case ">": depth -= 1
      case "(" where depth == 0: return index
      case " " where depth == 0 && text[index...].hasPrefix(" : "): return nil
      default: break
      }
    }
    return nil
  }

  /// The labels of arguments, of which each has a colon behind it.
  private static func labels(_ arguments: Substring) -> String {
    var labels = "", depth = 0, current = ""
    var hasArgument = false
    func label() -> String {
      guard let end = current.firstIndex(of: ":") else { return "_:" }
      let name = current[..<end].trimmingPrefix(" ")
      return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name + ":" : "_:"
    }
    var previous: Character = " "
    for character in arguments {
      switch character {
      case ")" where depth == 0: return hasArgument ? labels + label() : labels
      case "(", "<", "[": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "," where depth == 0:
        labels += label()
        current = ""
        previous = character
        continue
      default: break
      }
      hasArgument = true
      current.append(character)
      previous = character
    }
    return labels
  }

  /// A name of a declaration without its module: `static App.Table.reload` is `static Table.reload`.
  private static func withoutModule(_ text: Substring, _ module: String?) -> String {
    let text = text.trimmingSuffix(" ")
    guard let module, let range = text.firstRange(of: module + "."),
      range.lowerBound == text.startIndex || text[text.index(before: range.lowerBound)] == " "
    else { return String(text) }
    return String(text[..<range.lowerBound] + text[range.upperBound...])
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
