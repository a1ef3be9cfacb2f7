import ReactantUIMarkup

/// Writes the page about elements, attributes and values.
public enum ReferenceEmitter {
  /// Returns the page in Markdown. The same tables give the same text.
  public static func page() -> String {
    var lines = [
      "# The language of `ui.xml`", "",
      "Made from the tables of module `ReactantUIMarkup`; `scripts/reference` writes it again.", "",
      "A file `Name.ui.xml` has one `Component`; its class is `Name` unless attribute `type` gives another. A file",
      "`*.styles.xml` has one `styleGroup`, global styles. A file `Application.xml` or `*.hyperdrive.xml` has one",
      "`Application`, the themes. Attributes with prefix `layout:` place a view; all others set its properties. The",
      "prefixes `layout` and `tools` need no declaration.", "",
    ]
    let limits = MarkupReader.Limits()
    lines += [
      "A file has at most \(limits.bytes) bytes and \(limits.elements) elements, which lie at most \(limits.depth) deep in",
      "each other and have at most \(limits.attributes) attributes. Document types, and entities beyond `&amp;`, `&lt;`,",
      "`&gt;`, `&quot;` and `&apos;`, are refused.", "",
    ]
    lines += dialect() + elements() + common() + tables() + values() + enumerations() + layout()
    return lines.joined(separator: "\n") + "\n"
  }

  private static func dialect() -> [String] {
    """
    ## Hyperdrive's dialect

    Where the outermost tag is a class's name, as `<FooterView …>`, the class is generated. Everything of this page
    holds, and beyond it:

    | written | meaning |
    |---|---|
    | `root="true"` | the same as `rootView` |
    | `id="name"` | the view's name in constraints, without `id:`; with `export="true"` a property of the class, too |
    | `<FooterView …/>` | a component, by its class |
    | `text="$title"`, `$kind.name` | shows a property of the state, `FooterView.State`, whose type is the attribute's |
    | `<state><kind type="Kind" default=".plain"/></state>` | declares a property of another type |
    | `state:kind="$kind"`, `state:kind=".loud"` | sets a property of an inner component's state |
    | `action:tap="save"`, `action="save"` | sends an action, a case of `FooterView.Action`; on tables `selected` and `refresh`, on components their own actions |
    | `<overrides didInit="prepare"/>` | calls a method once the view is made |
    | `<navigationItem>` | its items are actions; the bar's items are the controller's to set |

    Values of an action, `save(text: @field.text)`, are left out with a warning. Themes may be written by item:
    `<paper day="white" night="#101010"/>`, `<ink default="black"/>`.

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func elements() -> [String] {
    var lines = ["## Elements", "", "| element | class | children | attributes |", "|---|---|---|---|"]
    for element in ElementType.all {
      lines.append(
        "| `\(element.name)` | `\(className(element))` | \(children(element)) | \(element.tables.joined(separator: ", ")) |"
      )
    }
    lines += [""]
    for (name, reason) in ElementType.unavailable { lines.append("`\(name)` is refused: \(reason).") }
    return lines + [""]
  }

  private static func className(_ element: ElementType) -> String {
    guard !element.cellRoles.isEmpty else {
      return element.name == "Component" ? "the class that `type` names" : element.className
    }
    return "\(element.className)<\(element.cellRoles.map(\.rawValue).joined(separator: ", "))>"
  }

  private static func children(_ element: ElementType) -> String {
    switch element.content {
    case .none: "–"
    case .subviews: "views"
    case .arrangedSubviews: "views, arranged"
    case .contentView: "views, in `contentView`"
    case .attributedText: "`attributedText`"
    case .attributedTitles: "`attributedTitle`, one for each `state`"
    case .cells(let roles): roles.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    case .definition: "views, `styles`, `templates`"
    }
  }

  private static func common() -> [String] {
    [
      "## Attributes of every element", "", "| attribute | meaning |", "|---|---|",
      "| `field` | the component's property that holds the view |",
      "| `style` | names of styles, separated by blanks, applied from left to right before the own attributes |",
      "| `layout:id` | the name by which constraints refer to the view, as `id:name` |",
      "| `layout:compressionPriority`, `layout:huggingPriority`, both also with `.horizontal`, `.vertical` | "
        + "how a view holds on to its content's size: a number from 0 to 1000, "
        + LayoutConstraint.priorityNames.map { "`\($0.name)` (\(SwiftLiterals.number($0.value)))" }
        .joined(separator: ", ") + " |", "",
      "`Component` also has `type`, `rootView`, `extend` (\(ComponentDefinition.Edge.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", "))), "
        + "`anonymous`, `accessModifier` and `tools:preferredSize`; table views have `tools:exampleCount`, and "
        + "`tools:sectionCount` where they have sections.", "",
    ]
  }

  private static func tables() -> [String] {
    var lines = [
      "## Attributes", "",
      "An attribute marked † is accepted with a warning and has no effect; the reasons stand after the tables. One marked *",
      "takes states after its name: `titleColor.highlighted`, `image.selected.highlighted`; the states are \(AttributeType.stateNames.map { "`\($0)`" }.joined(separator: ", ")).",
      "",
    ]
    var written: Set<String> = []
    for element in ElementType.all {
      for table in element.tables where written.insert(table).inserted {
        lines += self.table(table, of: element)
      }
    }
    lines += ["### Attributed text", "", "On `attributedText`, `attributedTitle` and the tags in them.", ""]
    return lines + rows(ElementType.attributedTextAttributes) + withoutEffect()
  }

  /// The attributes marked †, each once, with the reason.
  private static func withoutEffect() -> [String] {
    var lines = [
      "### Attributes without effect", "",
      "Each is a warning, with the reason, unless its value is the one that says what is always so.", "",
      "| attribute | always so | reason |", "|---|---|---|",
    ]
    var written: Set<String> = []
    for attribute in ElementType.all.flatMap(\.attributes) {
      guard case .missing(let property, let reason, let always) = attribute.accessor else { continue }
      let name = property.split(separator: ".").last.map(String.init) ?? property
      if written.insert(name).inserted {
        let value: String? = if case .bool(let value)? = always { "`\(value)`" } else { nil }
        lines.append("| `\(name)` | \(value ?? "–") | \(reason) |")
      }
    }
    return lines + [""]
  }

  private static func table(_ name: String, of element: ElementType) -> [String] {
    let others = Set(
      ElementType.all.filter { other in !other.tables.contains(name) }.flatMap { $0.attributes.map(key) })
    let first = ElementType.all.first { $0.tables.last == name } ?? element
    let known = Set(
      first.tables.dropLast().flatMap { earlier in
        ElementType.all.first { $0.tables.last == earlier }?.attributes.map(key) ?? []
      })
    let own = first.attributes.filter {
      first.tables.last == name ? !known.contains(key($0)) : !others.contains(key($0))
    }
    return ["### \(name)", ""] + rows(own)
  }

  private static func key(_ attribute: AttributeType) -> String { "\(attribute.name) \(attribute.accessor)" }

  private static func rows(_ attributes: [AttributeType]) -> [String] {
    var lines = ["| type | attributes |", "|---|---|"]
    var order: [String] = []
    var names: [String: [String]] = [:]
    for attribute in attributes {
      let type = attribute.value.name
      if names[type] == nil { order.append(type) }
      names[type, default: []].append("`\(attribute.name)`\(marks(attribute))")
    }
    for type in order { lines.append("| \(type) | \(names[type]!.joined(separator: ", ")) |") }
    return lines + [""]
  }

  private static func marks(_ attribute: AttributeType) -> String {
    var marks = attribute.isPerState ? "*" : ""
    if case .missing = attribute.accessor { marks += "†" }
    if case .property(let path) = attribute.accessor, !attribute.name.contains("."), path != attribute.name {
      marks += " (sets `\(path)`)"
    }
    return marks
  }

  private static func values() -> [String] {
    let types: [ValueType] = [
      .bool, .integer, .cgFloat, .double, .color, .cgColor, .font, .image, .text, .insets, .point, .size,
      .rect,
      .transform, .rowHeight, .visualEffect, .tabStops, .url,
    ]
    return ["## Values", "", "| type | text |", "|---|---|"]
      + types.map { "| \($0.name) | \($0.syntax.replacing("|", with: "\\|")) |" } + [""]
  }

  private static func enumerations() -> [String] {
    ["## Enumerations", "", "| type | words | in Swift |", "|---|---|---|"]
      + EnumerationType.all.map { type in
        "| \(type.name) | \(type.cases.map { "`\($0.name)`" }.joined(separator: ", ")) | `\(type.swiftType)` |"
      } + [""]
  }

  private static func layout() -> [String] {
    var lines = [
      "## Constraints", "", "| attribute | own anchor | anchor of the target | `inset(n)` |",
      "|---|---|---|---|",
    ]
    for type in LayoutAttributeType.all {
      let own = type.parts.map { "`\($0.anchor.rawValue)`" }.joined(separator: ", ")
      let target = type.parts.map { "`\($0.targetAnchor.rawValue)`" }.joined(separator: ", ")
      let signs = Set(type.parts.map(\.insetSign))
      let sign = signs.count > 1 ? "each part's" : signs.first! > 0 ? "+n" : "−n"
      lines.append("| `layout:\(type.name)` | \(own) | \(target) | \(sign) |")
    }
    return lines + [
      "", "```", "value      := constraint ( ';' constraint )* [ ';' ]",
      "constraint := [ '[' condition ']' ] [ name '=' ] [ ':' relation ] ( number | target modifier* ) [ '@' priority ]",
      "relation   := \(LayoutConstraint.Relation.words.map(\.name).joined(separator: " | "))",
      "target     := [ 'super' | 'self' | 'safeAreaLayoutGuide' | 'readableContentGuide' | 'id:' name | field ] [ '.' anchor ]",
      "anchor     := \(LayoutAnchor.allCases.map(\.rawValue).joined(separator: " | ")) | size",
      "modifier   := ( 'offset' | 'inset' | 'multiplied' | 'divided' ) '(' [ 'by:' ] number ')'",
      "priority   := \(LayoutConstraint.priorityNames.map(\.name).joined(separator: " | ")) | number",
      "condition  := term ( 'or' term )*", "term       := comparison ( 'and' comparison )*",
      "comparison := factor ( ( '==' | '!=' | ':lt' | ':lte' | ':gt' | ':gte' ) factor )*",
      "factor     := '!' factor | '(' condition ')' | word | number",
      "word       := phone | iphone | pad | ipad | tv | appletv | carplay | horizontal | vertical | compact | regular",
      "            | landscape | portrait | width | height | true | false", "```", "",
      "Without a target a view is related to the view around it; `.anchor` alone is one of its own. A bare number is the",
      "measure itself for `width`, `height` and `size`, and a distance from the superview otherwise. In conditions",
      "`horizontal` and `vertical` are compared with `compact` or `regular`, and `width` and `height`, those of the topmost",
      "view in points, with numbers. Conditions are evaluated again when traits or the size change.",
    ]
  }
}
