import SwiftParser
import SwiftSyntax
import TranslationInterface

/// Finds the pieces of sources that absent modules make errors of.
struct OmissionFinder {
  private let absent: AbsentModules
  private let known: [Omission]
  private let texts: [String: String]
  /// The names that the modules' own sources declare.
  private let declared: Set<String>
  /// The names that were left out, each with the omission.
  private var gone: [String: [Omission]] = [:]
  /// The types of which something was left out.
  private var altered: [String: Omission] = [:]

  init(_ files: [SwiftFile], known: [Omission], absent: AbsentModules) {
    self.absent = absent
    self.known = known
    texts = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    declared = files.reduce(into: []) { $0.formUnion(DeclaredNames.names(in: $1.text)) }
    for omission in known {
      for name in omission.declares { gone[name, default: []].append(omission) }
      guard [.declaration, .conformance, .outletClass].contains(omission.kind),
        omission.place.contains("/")
          || omission.kind == .conformance
      else { continue }
      altered[Self.typeName(of: omission.place)] = omission
    }
  }

  /// The name of the outermost type of a place.
  private static func typeName(of place: String) -> String {
    let first = place.split(separator: "/").first ?? ""
    guard first.hasPrefix("extension ") else { return String(first) }
    return String(first.dropFirst("extension ".count).prefix { $0 != ":" && $0 != "<" && $0 != "." })
  }

  /// Returns the pieces for errors, each once.
  func omissions(for faults: [SourceFault]) -> [Omission] {
    var found: [Omission] = []
    for (path, faults) in Dictionary(grouping: faults, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let text = texts[path], SourceBounds.exceeded(by: text) == nil else { continue }
      let isLibrary = absent.libraryFiles.contains(path)
      let file = ParsedFile(text)
      let imports = file.imports.filter { absent.substitutes[$0] != nil }
      var own: [Omission] = []
      let knownHere = known.filter { $0.file == path }
      for fault in faults {
        // What is in a piece that is left out, and still an error, is so for the piece's reason.
        var inner: Omission?
        let piece = file.piece(at: fault) { piece in
          let found = knownHere.first {
            $0.kind == piece.kind && $0.place == piece.place && $0.text == piece.text
          }
          inner = inner ?? found
          return found != nil
        }
        guard let piece,
          let reason = inner.map({ ($0.module, $0.name) })
            ?? self.reason(of: fault, piece, imports: imports, path)
            ?? (isLibrary ? Self.reason(inLibrary: fault, piece) : nil)
        else { continue }
        own.append(
          Omission(
            piece.kind, file: path, place: piece.place, text: piece.text,
            line: file.line(of: piece.node), module: reason.module, name: reason.name,
            declares: piece.declares))
      }
      for omission in own
      where !(found + known).contains(where: { $0.isSamePiece(as: omission) }) { found.append(omission) }
    }
    return found
  }

  // MARK: Reasons

  private typealias Reason = (module: String, name: String)

  private func reason(of fault: SourceFault, _ piece: OmittedPiece, imports: [String], _ path: String)
    -> Reason?
  {
    let message = fault.message
    if message.contains("is unavailable") { return nil }
    let unknown =
      message.firstMatch(of: /cannot find (?:type |operator )?'([^']+)' in scope/)?.1
      ?? message.firstMatch(of: /unknown attribute '([^']+)'/)?.1
      ?? message.firstMatch(of: /no (?:type|macro) named '([^']+)'/)?.1
    if let unknown {
      let name = String(unknown)
      if let reason = left(name, piece, path) { return reason }
      if !declared.contains(name), let module = module(of: name, imports) { return (module, name) }
    }
    if let match = message.firstMatch(of: /type '([^']+)' has no (?:dynamic )?member '([^']+)'/) {
      let name = String(match.2.prefix { $0 != "(" })
      if let reason = left(name, piece, path) { return reason }
      let foreign = imports.first { absent.prefixes[$0] == nil }
      if !declared.contains(name), let foreign { return (foreign, "\(match.1).\(name)") }
    }
    let names = piece.reason.tokens(viewMode: .sourceAccurate).map { $0.text.trimmingBackticks }
    for name in names { if let reason = left(name, piece, path) { return reason } }
    let mentioned = names + message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    for name in mentioned {
      if let omission = altered[name], Self.isOfAltered(message) { return (omission.module, omission.name) }
    }
    return nil
  }

  /// The reason of an error in a library, which is right on iOS: what it names there is not here. Nil for
  /// what locks, checks trust, or encrypts: a library that goes on without it is not safe.
  private static func reason(inLibrary fault: SourceFault, _ piece: OmittedPiece) -> Reason? {
    let quoted = fault.message.firstMatch(of: /'([^']+)'/).map { String($0.1) }
    let name = quoted ?? String(piece.place.split(separator: "/").last ?? "")
    if [.body, .statement, .closure].contains(piece.kind), Self.guards(name) { return nil }
    return (Omission.system, name)
  }

  /// Whether a name is one of a function that others rely on without looking at its result.
  private static func guards(_ name: String) -> Bool {
    let words = name.replacing(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/) {
      "\($0.1 ?? $0.3 ?? "")_\($0.2 ?? $0.4 ?? "")"
    }.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
    return words.contains { word in
      ["lock", "unlock", "trylock", "mutex", "semaphore", "barrier", "trust", "encrypt", "decrypt"].contains(
        word)
    }
  }

  /// Whether a type of which something was left out can bring an error about.
  private static func isOfAltered(_ message: String) -> Bool {
    [
      "missing argument", "extra argument", "argument passed", "no exact matches", "cannot convert",
      "does not conform", "requires that", "argument label", "has no member", "cannot assign",
      "cannot be constructed", "has no initializers", "does not override", "no accessible initializers",
    ].contains { message.contains($0) }
  }

  /// The reason for which a name is left out, where it was.
  private func left(_ name: String, _ piece: OmittedPiece, _ path: String) -> Reason? {
    let omission = gone[name]?.first { omission in
      guard omission.kind == .statement, !omission.place.isEmpty else { return true }
      // A local name.
      return omission.file == path
        && (piece.place == omission.place || piece.place.hasPrefix(omission.place + "/"))
    }
    return omission.map { ($0.module, $0.name) }
  }

  /// The absent module that may declare a name; nil where Shoji lacks the name itself.
  private func module(of name: String, _ imports: [String]) -> String? {
    func begins(_ prefix: String) -> Bool {
      let next = name.hasPrefix(prefix) ? name.dropFirst(prefix.count).first : nil
      return next.map { $0.isUppercase || $0.isNumber || $0 == "_" } ?? false
    }
    if let module = imports.first(where: { absent.names[$0]?.contains(name) ?? false }) { return module }
    // The beginnings of a module's own names stand before those of what it exports.
    let beginnings = imports.compactMap { module in
      absent.prefixes[module]?.firstIndex(where: begins).map { (module, $0) }
    }
    if let nearest = beginnings.min(by: { $0.1 < $1.1 }) { return nearest.0 }
    if let foreign = imports.first(where: { absent.prefixes[$0] == nil }) { return foreign }
    if ["UI", "CA", "CG", "NS"].contains(where: begins) { return nil }
    // Those of which it is not known what their names begin with.
    return imports.first { absent.prefixes[$0]?.isEmpty ?? false }
  }
}

/// A file that is searched for pieces.
private struct ParsedFile {
  let tree: SourceFileSyntax
  private let lines: LineTable
  private var starts: [Int] = [0]
  private let count: Int

  init(_ text: String) {
    tree = SourceFileSyntax(parsing: text)
    lines = LineTable(text)
    count = text.utf8.count
    for (offset, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(offset + 1) }
  }

  var imports: [String] {
    final class Imports: SyntaxVisitor {
      var names: [String] = []
      override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name.text { names.append(name) }
        return .skipChildren
      }
    }
    let visitor = Imports(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  func line(of node: Syntax) -> Int { lines.position(of: node.byteRange.lowerBound).line }

  func piece(at fault: SourceFault, isKnown: (OmittedPiece) -> Bool) -> OmittedPiece? {
    guard fault.line > 0, fault.line <= starts.count else { return nil }
    let start = starts[fault.line - 1]
    let end = fault.line < starts.count ? starts[fault.line] - 1 : count
    let offset = min(max(start, start + fault.column - 1), max(start, end - 1))
    guard offset < count, let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    return OmittedPiece.around(token, message: fault.message, isKnown: isKnown)
  }
}

/// The names that a text declares, found without parsing it.
enum DeclaredNames {
  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
    "associatedtype",
  ]

  static func names(in text: String) -> Set<String> {
    var (names, last): (Set<String>, Substring) = ([], "")
    for line in text.split(whereSeparator: \.isNewline) {
      for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        if keywords.contains(last) { names.insert(String(word)) }
        last = word
      }
      last = ""
    }
    return names
  }
}
