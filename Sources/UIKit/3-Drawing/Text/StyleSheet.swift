import Foundation

/// The declarations of a rule or of an attribute `style`: of each property the last.
struct StyleDeclarations {
  private(set) var values: [(property: String, value: String)] = []

  /// Reads declarations. Those of properties that text does not have are left out, so that there are few.
  init(_ source: String) {
    var places: [String: Int] = [:]
    for declaration in source.utf8.split(separator: UInt8(ascii: ";")) {
      guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let property = String(Substring(declaration[..<colon])).trimmingCharacters(in: .whitespacesAndNewlines)
        .lowercased()
      guard HTMLStyle.properties.contains(property) else { continue }
      let value = String(Substring(declaration[declaration.index(after: colon)...]))
        .replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
      if let place = places[property] {
        values[place].value = value
      } else {
        places[property] = values.count
        values.append((property, value))
      }
    }
  }
}

/// The rules of style sheets for elements, classes and identifiers. Others are passed over.
struct StyleSheet {
  /// A value that a selector gives a property, and the number of its rule, by which later ones win.
  private struct Value {
    var rule: Int
    var place: Int
    var text: String
  }

  /// By selectors in lower case, the value of each property. There are as many in each as text has
  /// properties, so that an element costs the same however many rules name it.
  private var rules: [String: [String: Value]] = [:]
  private var count = 0

  /// Whether there are no rules.
  var isEmpty: Bool { rules.isEmpty }

  /// Adds the rules of a sheet.
  mutating func add(_ source: String) {
    var rest = StyleSheet.withoutComments(Array(source.utf8))[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let selectors = rest[..<open].split(separator: UInt8(ascii: ","))
      let body = rest[(open + 1)...]
      let close = body.firstIndex(of: UInt8(ascii: "}")) ?? body.endIndex
      let declarations = StyleDeclarations(String(decoding: body[..<close], as: UTF8.self))
      count += 1
      for selector in selectors {
        add(
          declarations,
          to: String(decoding: selector, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            .lowercased())
      }
      rest = body[min(close + 1, body.endIndex)...]
    }
  }

  private mutating func add(_ declarations: StyleDeclarations, to selector: String) {
    for (place, declaration) in declarations.values.enumerated() {
      rules[selector, default: [:]][declaration.property] = Value(
        rule: count, place: place, text: declaration.value)
    }
  }

  private static func withoutComments(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = 0
    func isMark(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
      source[index] == UInt8(ascii: first) && index + 1 < source.count
        && source[index + 1] == UInt8(ascii: second)
    }
    while index < source.count {
      guard isMark("/", "*") else {
        result.append(source[index])
        index += 1
        continue
      }
      index += 2
      while index < source.count, !isMark("*", "/") { index += 1 }
      index = min(index + 2, source.count)
    }
    return result
  }

  /// The declarations for an element, those that are more specific behind the others.
  func declarations(
    for name: String, _ attributes: [String: String]
  ) -> [(property: String, value: String)] {
    guard !rules.isEmpty else { return [] }
    let classes = Set((attributes["class"] ?? "").lowercased().split { $0.isWhitespace })
    let id = attributes["id"]?.lowercased()
    var found: [(specificity: Int, property: String, value: Value)] = []
    func add(_ selector: String, _ specificity: Int) {
      guard let values = rules[selector] else { return }
      for (property, value) in values { found.append((specificity, property, value)) }
    }
    add("*", 0)
    add(name, 1)
    for word in classes {
      add(".\(word)", 2)
      add("\(name).\(word)", 3)
    }
    if let id {
      add("#\(id)", 4)
      add("\(name)#\(id)", 4)
    }
    found.sort {
      ($0.specificity, $0.value.rule, $0.value.place) < ($1.specificity, $1.value.rule, $1.value.place)
    }
    return found.map { ($0.property, $0.value.text) }
  }
}
