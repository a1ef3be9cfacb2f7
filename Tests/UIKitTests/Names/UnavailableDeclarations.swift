import Foundation

/// The declarations of absent names, by the path of the file that they are committed in.
///
/// Types and functions are declared in a module below UIKit, and members in extensions of one protocol that
/// the types conform to: a declaration that is added to UIKit, or in an app, then always goes before them,
/// and no subclass can be taken to override them.
struct UnavailableDeclarations {
  var status: NameStatus
  var symbols: PublicSymbols

  /// Lines before the formatter, which takes four for a property.
  private let longestFile = 250

  /// The files' texts by their paths below `Sources`.
  var files: [String: String] {
    var files = chapters(of: types(in:), folder: "UnavailableNames", name: "Types", imports: ["Foundation"])
    files.merge(
      chapters(of: members(in:), folder: "UIKit/Unavailable", name: "Members", imports: [])
    ) { $1 }
    files["UIKit/Unavailable/Conformances.swift"] = file(conformances, imports: [])
    return files
  }

  private func chapters(
    of declarations: ([NameStatus.TypeStatus]) -> [String], folder: String, name: String, imports: [String]
  ) -> [String: String] {
    var files: [String: String] = [:]
    var parts: [[String]] = [[]]
    var length = 0
    for declaration in status.chapters.flatMap({ declarations($0.types) }) {
      let lines = declaration.split(separator: "\n", omittingEmptySubsequences: false).count + 1
      if length + lines > longestFile {
        parts.append([])
        length = 0
      }
      parts[parts.count - 1].append(declaration)
      length += lines
    }
    for (index, part) in parts.enumerated() where !part.isEmpty {
      files["\(folder)/\(name)\(index + 1).swift"] = file(part, imports: imports)
    }
    return files
  }

  private func file(_ declarations: [String], imports: [String]) -> String {
    """
    // swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
    // Written by `scripts/names` from the table in Tests/Names: do not edit.

    \(imports.map { "import \($0)\n\n" }.joined())\(declarations.joined(separator: "\n\n"))

    """
  }
}

extension UnavailableDeclarations {
  /// The declarations of absent types, and of functions and constants outside types.
  private func types(in types: [NameStatus.TypeStatus]) -> [String] {
    types.flatMap { status -> [String] in
      if status.type.isGlobal {
        return status.absent.compactMap { global in
          global.declaration.map { declaration(of: $0, attributes: attribute(global, nil), isMember: false) }
        }
      }
      guard !status.isPresent, !status.type.name.contains(".") else { return [] }
      let name = status.type.name
      let keyword = name.hasSuffix("Delegate") || name.hasSuffix("DataSource") ? "protocol" : "final class"
      return ["\(attribute(name, status.type.hint))\npublic \(keyword) \(name) {}"]
    }
  }

  /// An extension for each type that is there and lacks members.
  private func members(in types: [NameStatus.TypeStatus]) -> [String] {
    let first = Dictionary(
      status.chapters.flatMap(\.types).map { ($0.type.name, $0.type.members) },
      uniquingKeysWith: { first, _ in first })
    return types.compactMap { status in
      guard let clause = clause(for: status) else { return nil }
      var lines = status.absent.compactMap { member in
        swift(member, kind: symbols.kinds[symbols.resolved(status.type.name)]).map {
          declaration(of: $0, attributes: attribute(member, status.type), isMember: true)
        }
      }
      let isFirst = first[status.type.name] == status.type.members
      lines += (isFirst ? nestedTypes(of: status.type.name) : []).map {
        "\(attribute($0.type.name, $0.type.hint))\npublic typealias \(leaf($0.type.name)) = Never"
      }
      guard !lines.isEmpty else { return nil }
      let body = lines.joined(separator: "\n").split(separator: "\n").map { "  \($0)" }.joined(
        separator: "\n")
      return "extension _UnavailableNames where \(clause) {\n\(body)\n}"
    }
  }

  /// The conformances that the extensions of `members` need: each base class once, and each other type.
  private var conformances: [String] {
    var names: Set<String> = []
    for status in status.chapters.flatMap(\.types) where clause(for: status) != nil {
      let needs =
        status.absent.contains { $0.declaration != nil } || !nestedTypes(of: status.type.name).isEmpty
      if needs { names.insert(symbols.baseClass(of: symbols.resolved(status.type.name))) }
    }
    return names.sorted().map { "extension \($0): _UnavailableNames {}" }
  }

  /// The condition on `Self` under which an extension has members for a type, if there can be one.
  private func clause(for status: NameStatus.TypeStatus) -> String? {
    let name = symbols.resolved(status.type.name)
    guard status.isPresent, !status.type.isGlobal, !symbols.isGeneric(name) else { return nil }
    switch symbols.kinds[name] {
    case .class: return "Self: \(name)"
    case .struct, .enum: return "Self == \(name)"
    default: return nil
    }
  }

  /// The absent types in a type of ours. Those of one name in two types would be declared twice in the
  /// protocol.
  private func nestedTypes(of type: String) -> [NameStatus.TypeStatus] {
    let absent = status.chapters.flatMap(\.types).filter { !$0.isPresent && $0.type.name.contains(".") }
    return absent.filter { nested in
      nested.type.name == "\(type).\(leaf(nested.type.name))"
        && absent.filter { leaf($0.type.name) == leaf(nested.type.name) }.count == 1
    }
  }

  private func leaf(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension UnavailableDeclarations {
  /// A member's declaration as the table has it: whole, or only the type of a property.
  private func swift(_ member: NameTable.Member, kind: PublicSymbols.Kind?) -> String? {
    guard let text = member.declaration else { return nil }
    let starts = ["func ", "var ", "init", "static ", "convenience init", "subscript", "@"]
    if starts.contains(where: text.hasPrefix) { return text }
    return "var \(member.name): \(text)"
  }

  private func attribute(_ member: NameTable.Member, _ type: NameTable.TypeNames?) -> String {
    attribute(member.name, member.hint ?? type?.hint)
  }

  private func attribute(_ name: String, _ hint: String?) -> String {
    let message = (hint ?? "\(name) is absent here; docs/what-is-there.md lists what there is")
      .replacingOccurrences(of: "`", with: "").trimmingCharacters(in: CharacterSet(charactersIn: "."))
      .replacingOccurrences(of: "\"", with: "'")
    let line = "@available(*, unavailable, message: \"\(message)\")"
    return line.count <= 106 ? line : "@available(\n  *, unavailable,\n  message: \"\(message)\"\n)"
  }

  private func declaration(of swift: String, attributes: String, isMember: Bool) -> String {
    var head = swift
    if let brace = head.range(of: " {", options: .backwards) { head = String(head[..<brace.lowerBound]) }
    let isVariable = head.hasPrefix("var ") || head.hasPrefix("static var ")
    let setter = isMember && !head.hasPrefix("static ") ? "nonmutating set" : "set"
    let body =
      isVariable ? "{ get { fatalError() } \(setter) { fatalError() } }" : "{ fatalError() }"
    return "\(attributes)\npublic \(head) \(body)"
  }
}
