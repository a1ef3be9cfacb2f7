/// Reads a `Podfile` as text: which pods each target has. It is a program in Ruby, which is not run.
package struct Podfile: Sendable, Equatable {
  /// A pod of a target.
  package struct Pod: Sendable, Hashable {
    /// The pod's name, with the part behind a slash.
    package var name: String
    /// The folder of one that is developed beside the app.
    package var path: String?
  }

  /// The pods that targets name themselves.
  package private(set) var targets: [String: [Pod]] = [:]
  /// The pods of all targets.
  package private(set) var common: [Pod] = []
  private var methods: [String: [Pod]] = [:]
  /// The targets around each one, whose pods it has, too.
  private var outer: [String: Set<String>] = [:]
  /// The methods that each target calls; those of all by an empty name.
  private var calls: [String: Set<String>] = [:]

  private enum Block {
    case target(String)
    case method(String)
    case other
  }

  /// The greatest number of blocks in each other that are followed.
  private static let maximumDepth = 64

  /// Reads a file's text.
  package init(_ text: String) {
    var blocks: [Block] = []
    for raw in text.lines {
      let line = Podfile.withoutComment(raw)
      let words = line.utf8.split { $0 == 32 || $0 == 40 || $0 == 9 }
      guard let word = words.first.map({ Substring($0) }) else { continue }
      let names = blocks.compactMap { if case .target(let name) = $0 { name } else { nil } }
      switch word {
      case "pod":
        guard let pod = Podfile.pod(line) else { continue }
        if case .method(let name)? = blocks.last(where: { if case .method = $0 { true } else { false } }) {
          methods[name, default: []].append(pod)
        } else if let name = names.last {
          targets[name, default: []].append(pod)
        } else {
          common.append(pod)
        }
      case "target", "abstract_target":
        let name = Podfile.quoted(line).first ?? ""
        if targets[name] == nil { targets[name] = [] }
        if let around = names.last { outer[name, default: []].insert(around) }
        if line.hasSuffix("do"), blocks.count < Podfile.maximumDepth { blocks.append(.target(name)) }
      case "def":
        let name = words.dropFirst().first.map { String(Substring($0)) } ?? ""
        if blocks.count < Podfile.maximumDepth { blocks.append(.method(name)) }
      case "end": _ = blocks.popLast()
      case "if", "unless", "case", "begin", "while":
        if blocks.count < Podfile.maximumDepth { blocks.append(.other) }
      default:
        if line.hasSuffix(" do") || line.utf8.contains(" do |") {
          if blocks.count < Podfile.maximumDepth { blocks.append(.other) }
        } else if !line.utf8.contains(32) {
          calls[names.last ?? "", default: []].insert(String(word))
        }
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    var quote: UInt8?
    for index in line.utf8.indices {
      let byte = line.utf8[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "#") {
        return line[..<index].trimmingBlanks()
      }
    }
    return line.trimmingBlanks()
  }

  /// The texts in quotes of a line.
  private static func quoted(_ line: String) -> [String] {
    var (texts, text, quote): ([String], String, Character?) = ([], "", nil)
    for character in line {
      if let open = quote {
        if character == open {
          texts.append(text)
          quote = nil
        } else {
          text.append(character)
        }
      } else if character == "'" || character == "\"" {
        quote = character
        text = ""
      } else if character == ":" {
        // A symbol such as `:path`; it is no text.
        continue
      }
    }
    return texts
  }

  private static func pod(_ line: String) -> Pod? {
    let texts = quoted(line)
    guard let name = texts.first, !name.isEmpty else { return nil }
    let names = [":path", "path:"]
    guard let key = names.lazy.compactMap({ line.range(of: $0) }).first else { return Pod(name: name) }
    return Pod(name: name, path: quoted(String(line[key.upperBound...])).first)
  }

  /// The parts of pods that are named, such as `Core` in `RxSwift/Core`, by the pods' names. A pod that is
  /// named as a whole has none.
  package var parts: [String: [String]] {
    let all = targets.values.joined() + common + methods.values.joined()
    let names = Set(all.map(\.name)).sorted()
    let whole = Set(names.filter { !$0.contains("/") })
    var parts: [String: [String]] = [:]
    for name in names {
      let pieces = name.split(separator: "/", maxSplits: 1).map(String.init)
      guard pieces.count == 2 else { continue }
      // The whole pod is its own choice, and what is named besides.
      if parts[pieces[0]] == nil, whole.contains(pieces[0]) { parts[pieces[0]] = [""] }
      parts[pieces[0], default: []].append(pieces[1])
    }
    return parts
  }

  /// The pods of a target, each once.
  package func pods(of target: String) -> [Pod] {
    func called(_ name: String) -> [Pod] { (calls[name] ?? []).sorted().flatMap { methods[$0] ?? [] } }
    var pods = common + called("")
    var (seen, open): (Set<String>, [String]) = ([], [target])
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      pods += (targets[name] ?? []) + called(name)
      open += (outer[name] ?? []).sorted()
    }
    return unique(pods)
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<String.Index>? { firstRange(of: part) }
}
