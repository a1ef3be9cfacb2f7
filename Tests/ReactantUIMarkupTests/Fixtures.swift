import Testing

@testable import ReactantUIMarkup

/// Reads a component around a text.
func parse(_ body: String, path: String = "Sample.ui.xml", attributes: String = "") -> ParsedFile {
  ParsedFile("<Component\(attributes)>\(body)</Component>".utf8, path: path)
}

/// Returns the diagnostics of a file, links included, as texts.
func messages(_ text: String, path: String = "F.ui.xml", with others: [ParsedFile] = []) -> [String] {
  MarkupProject([ParsedFile(text.utf8, path: path)] + others).diagnostics.map(\.description)
}

/// Returns the first element of a component that has no errors.
func element(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> Element {
  let file = parse(text)
  #expect(!file.diagnostics.hasErrors, "\(file.diagnostics)", sourceLocation: sourceLocation)
  return try #require(file.component?.root.children.first, sourceLocation: sourceLocation)
}

/// Returns the value of an attribute, or the error's message.
func value(_ text: String, _ type: ValueType, templates: Bool = false) -> Result<Value, TextError> {
  do {
    return .success(try ValueParser.parse(text, as: type, templates: templates).value)
  } catch {
    #expect((0...text.utf8.count).contains(error.offset), "\(text): \(error)")
    return .failure(TextError(text: "\(error.offset): \(error.message)"))
  }
}

/// An error as text, so that results can be compared.
struct TextError: Error, Equatable { var text: String }

/// A place that takes no part in comparisons.
let anywhere = Origin(SourceLocation(file: "", line: 1, column: 1))

/// Returns the constraints of an element in short form: `left == super.left + 8 @1000`.
func shortForms(_ element: Element) -> [String] { element.constraints.map(shortForm) }

func shortForm(_ constraint: LayoutConstraint) -> String {
  func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
  var text = "\(constraint.anchor.rawValue) \(constraint.relation.rawValue) "
  switch constraint.target {
  case nil: text += number(constraint.constant)
  case .container: text += constraint.isRelativeToSuperview ? "superview." : "super."
  case .itself: text += "self."
  case .safeAreaLayoutGuide: text += "safeArea."
  case .readableContentGuide: text += "readable."
  case .id(let id): text += "id:\(id)."
  case .field(let field): text += "\(field)."
  }
  if constraint.target != nil {
    text += constraint.targetAnchor.rawValue
    if constraint.multiplier != 1 { text += " * \(number(constraint.multiplier))" }
    if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
  }
  if constraint.priority != 1000 { text += " @\(number(constraint.priority))" }
  if let name = constraint.name { text += " (\(name))" }
  return text
}
