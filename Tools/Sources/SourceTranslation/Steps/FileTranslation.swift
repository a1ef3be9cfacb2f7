import MarkupReading
import SwiftSyntax
import TranslationInterface

/// The state of a file's translation that all steps share: the facts and the place in it, which they are
/// given, and the changes, which each of them adds to.
///
/// Every change is a replacement of some bytes. What the runtime has to know of the file stands behind its
/// last line and before the closing braces of its types, so that no line moves.
struct FileTranslation {
  // MARK: The file

  let path: String
  /// The module's name.
  let module: String
  let index: ModuleIndex
  let conditions: BuildConditions
  private let lines: LineTable
  /// Whether the module is a library: what it does without Objective-C's runtime is its own.
  let isLibrary: Bool
  /// Whether the file parses: what does not is left to the compiler's own messages.
  let isWhole: Bool

  // MARK: The place in it

  /// The types around, the outermost first.
  var scopes: [TypeScope] = []
  /// The number of function bodies around.
  var functionDepth = 0
  /// The number of `#if` clauses around that do not hold.
  var inactiveDepth = 0

  // MARK: What is given

  var edits: SourceEdits
  private(set) var messages: [Diagnostic] = []
  /// The names of types and of values that the file mentions.
  var identifiers: Set<String> = []
  var imports: [String] = []
  /// The statements that the file's registrar runs.
  var registrations: [String] = []
  /// The declarations that follow the last line.
  var tail: [String] = []
  var needsRuntime = false
  /// Whether a deprecated member is entered into the table.
  var entersDeprecated = false
  private var numbers = 0

  init(_ file: SwiftFile, isWhole: Bool, module: ModuleDescription, index: ModuleIndex) {
    path = file.path
    self.module = module.name
    isLibrary = module.kind == .library
    self.isWhole = isWhole
    self.index = index
    conditions = BuildConditions(module, index.catalog)
    lines = LineTable(file.text)
    edits = SourceEdits(file.text)
  }

  /// Whether the compiler reads what is being visited.
  var isActive: Bool { inactiveDepth == 0 }
  /// Whether a function's body is being visited.
  var isInFunction: Bool { functionDepth > 0 }
  /// Whether the members of a type are being visited.
  var isInType: Bool { !scopes.isEmpty && !isInFunction }

  /// Returns a number that no other declaration of the file has.
  mutating func nextNumber() -> Int {
    defer { numbers += 1 }
    return numbers
  }

  /// Adds a message, unless the compiler does not read the place.
  mutating func report(
    _ severity: Diagnostic.Severity, at node: some SyntaxProtocol, cause: String, _ text: String,
    advice: String?
  ) {
    guard isActive else { return }
    let place = lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    messages.append(
      Diagnostic(
        severity, at: MarkupReading.SourceLocation(file: path, line: place.line, column: place.column), text,
        cause: cause, advice: advice))
  }

  /// Returns what is known of a member that overrides one of Objective-C's root class, where nothing declares
  /// that here.
  func rootOverride(_ member: Member) -> RootMethods.Entry? {
    guard let scope = scopes.last, member.isOverride else { return nil }
    return index.missingRootMember(member, above: scope.name)
  }
}
