import ReactantUIMarkup

/// Writes values, attributes, conditions and constraints as Swift.
public struct SwiftEmitter {
  /// The expression that gives the theme inside the code that is written.
  var theme = "ApplicationTheme.current"
  /// The styles that attributed texts refer to.
  var scope = StyleScope(groups: [])

  /// Makes an emitter.
  public init() {}

  // MARK: Values

  /// Returns a value as an expression of the type that an attribute needs.
  ///
  /// Attributed text is no expression; ``statements(for:to:)`` writes it.
  public func expression(_ value: Value, as type: ValueType) -> String {
    func number(_ value: Double) -> String { SwiftLiterals.number(value) }
    switch value {
    case .bool(let value): return "\(value)"
    case .integer(let value): return "\(value)"
    case .number(let value): return number(value)
    case .color(let color):
      let written = self.color(color)
      if type == .cgColor {
        return written.isOptional ? "\(written.text)?.cgColor" : "\(written.text).cgColor"
      }
      return written.text
    case .font(let font): return self.font(font)
    case .image(.asset(let name)): return "UIImage(named: \(SwiftLiterals.string(name)))"
    case .image(.theme(let name)): return "\(theme).images.\(SwiftLiterals.name(name))"
    case .text(let text): return self.text(text)
    case .insets(let insets):
      return "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
        + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
    case .point(let x, let y): return "CGPoint(x: \(number(x)), y: \(number(y)))"
    case .size(let width, let height): return "CGSize(width: \(number(width)), height: \(number(height)))"
    case .rect(let x, let y, let width, let height):
      return "CGRect(x: \(number(x)), y: \(number(y)), width: \(number(width)), height: \(number(height)))"
    case .transform(let steps): return transform(steps)
    case .rowHeight(let height): return height.map(number) ?? "UITableView.automaticDimension"
    case .visualEffect(let effect):
      let blur = "UIBlurEffect(style: .\(effect.style.swiftName ?? "regular"))"
      return effect.kind == .blur ? blur : "UIVibrancyEffect(blurEffect: \(blur))"
    case .tabStops(let stops):
      let list = stops.map {
        "NSTextTab(textAlignment: .\($0.alignment.swiftName ?? "left"), location: \(number($0.location)), options: [:])"
      }
      return "[\(list.joined(separator: ", "))]"
    case .url(let address): return "URL(string: \(SwiftLiterals.string(address)))!"
    case .enumeration(let word):
      if let name = word.swiftName { return ".\(name)" }
      if case .enumeration(let enumeration) = type, enumeration.swiftType == "NSUnderlineStyle" {
        return "[]"
      }
      return "nil"
    case .attributedText: return "NSAttributedString()"
    case .state(let path):
      return (["state"] + path.split(separator: ".").map { SwiftLiterals.name(String($0)) }).joined(
        separator: ".")
    }
  }

  /// Returns a color and whether its expression is optional.
  func color(_ color: ColorValue) -> (text: String, isOptional: Bool) {
    var isOptional = false
    var result: String
    switch color.base {
    case .rgba(let red, let green, let blue, let alpha):
      result = "UIColor(red: \(red) / 255, green: \(green) / 255, blue: \(blue) / 255, alpha: \(alpha) / 255)"
    case .system(let name): result = "UIColor.\(name)"
    case .asset(let name):
      result = "UIColor(named: \(SwiftLiterals.string(name)))"
      isOptional = true
    case .theme(let name): result = "\(theme).colors.\(SwiftLiterals.name(name))"
    }
    for (index, modifier) in color.modifiers.enumerated() {
      result += isOptional && index == 0 ? "?" : ""
      let amount = SwiftLiterals.number(modifier.amount)
      result +=
        modifier.kind == .alpha
        ? ".withAlphaComponent(\(amount))" : ".\(modifier.kind.rawValue)(by: \(amount))"
    }
    return (result, isOptional)
  }

  func font(_ font: FontValue) -> String {
    switch font {
    case .system(let weight, let size):
      let name = FontValue.weights.first { $0.name == weight }?.swiftName ?? weight
      return "UIFont.System.\(name).font(size: \(SwiftLiterals.number(size)))"
    case .named(let name, let size):
      return "UIFont(\(SwiftLiterals.string(name)), \(SwiftLiterals.number(size)))"
    case .theme(let name): return "\(theme).fonts.\(SwiftLiterals.name(name))"
    }
  }

  /// Returns text with its transforms; arguments of templates are names in scope.
  func text(_ text: TextValue) -> String {
    switch text {
    case .literal(let literal): SwiftLiterals.string(literal)
    case .transformed(let transform, let inner):
      transform == .capitalized
        ? "(\(self.text(inner))).capitalized" : "(\(self.text(inner))).\(transform.rawValue)()"
    case .localized(let key):
      "Bundle.main.localizedString(forKey: \(self.text(key)), value: nil, table: nil)"
    case .argument(let name): SwiftLiterals.name(name)
    case .joined(let parts): "[\(parts.map(self.text).joined(separator: ", "))].joined()"
    }
  }

  private func transform(_ steps: [TransformStep]) -> String {
    let written = steps.compactMap { step -> String? in
      switch step {
      case .identity: nil
      case .rotate(let degrees):
        "CGAffineTransform(rotationAngle: \(SwiftLiterals.number(degrees)) * .pi / 180)"
      case .scale(let x, let y):
        "CGAffineTransform(scaleX: \(SwiftLiterals.number(x)), y: \(SwiftLiterals.number(y)))"
      case .translate(let x, let y):
        "CGAffineTransform(translationX: \(SwiftLiterals.number(x)), y: \(SwiftLiterals.number(y)))"
      }
    }
    guard let first = written.first else { return "CGAffineTransform.identity" }
    return written.dropFirst().reduce(first) { "\($0).concatenating(\($1))" }
  }

  // MARK: Attributes

  /// Returns the statements that set an attribute of a view; none for attributes without effect.
  ///
  /// - Parameters:
  ///   - attribute: the attribute.
  ///   - view: the expression of the view.
  public func statements(for attribute: Attribute, to view: String) -> [String] {
    let states = Self.states(attribute.states)
    if case .attributedText(let text) = attribute.value {
      let target =
        switch attribute.type.accessor {
        case .perState(let setter, _): "\(view).\(setter)(text, for: \(states))"
        case .property(let path): "\(view).\(path) = text"
        default: "_ = text"
        }
      return ["do {"] + attributedText(text, into: "text").map { "  " + $0 } + ["  " + target, "}"]
    }
    let value = expression(attribute.value, as: attribute.type.value)
    switch attribute.type.accessor {
    case .property(let path): return ["\(view).\(path) = \(value)"]
    case .rawValue(let path, let type): return ["\(view).\(path) = \(type)(rawValue: \(value))"]
    case .perState(let setter, _): return ["\(view).\(setter)(\(value), for: \(states))"]
    case .missing, .attributedKey, .shadow, .paragraphStyle: return []
    }
  }

  /// Returns control states as Swift has them.
  static func states(_ states: [String]) -> String {
    switch states.count {
    case 0: ".normal"
    case 1: ".\(states[0])"
    default: "[\(states.map { ".\($0)" }.joined(separator: ", "))]"
    }
  }

  // MARK: Attributed text

  /// Returns statements that make a mutable attributed string.
  func attributedText(_ text: AttributedText, into name: String) -> [String] {
    var lines = ["let \(name) = NSMutableAttributedString(string: \"\")"]
    for (index, run) in scope.runs(of: text).enumerated() {
      let (statements, list) = attributes(run.attributes, prefix: "run\(index)")
      lines += statements
      lines.append("\(name).append((\(self.text(run.text))).attributed(\(list)))")
    }
    return lines
  }

  /// Returns an expression of Reactant's attributes and the statements that have to stand before it.
  func attributes(_ attributes: [Attribute], prefix: String) -> (statements: [String], list: String) {
    var statements: [String] = []
    var items: [String] = []
    var optionals: [String] = []
    var hasShadow = false
    var hasParagraph = false
    for attribute in attributes {
      let value = expression(attribute.value, as: attribute.type.value)
      switch attribute.type.accessor {
      case .shadow(let property):
        if !hasShadow {
          statements.append("let \(prefix)Shadow = NSShadow()")
          statements.append("\(prefix)Shadow.shadowOffset = .zero")
          statements.append("\(prefix)Shadow.shadowBlurRadius = 0")
        }
        hasShadow = true
        statements.append("\(prefix)Shadow.\(property) = \(value)")
      case .paragraphStyle(let property):
        if !hasParagraph { statements.append("let \(prefix)Paragraph = NSMutableParagraphStyle()") }
        hasParagraph = true
        statements.append("\(prefix)Paragraph.\(property) = \(value)")
      case .attributedKey(let key):
        switch (key, attribute.value) {
        case ("strikethroughStyle", _): items.append(".striketroughStyle(\(value))")
        case ("writingDirection", _): items.append(".writingDirection([\(value)])")
        case ("link", _): items.append(".linkURL(\(value))")
        case ("attachment", _):
          statements.append("let \(prefix)Attachment = NSTextAttachment()")
          statements.append("\(prefix)Attachment.image = \(value)")
          items.append(".attachment(\(prefix)Attachment)")
        case (_, .color(let color)) where self.color(color).isOptional:
          optionals.append("if let color = \(value) { \(prefix)Attributes.append(.\(key)(color)) }")
        default: items.append(".\(key)(\(value))")
        }
      case .property, .rawValue, .perState, .missing: break
      }
    }
    if hasShadow { items.append(".shadow(\(prefix)Shadow)") }
    if hasParagraph { items.append(".paragraphStyle(\(prefix)Paragraph)") }
    let list = "[\(items.joined(separator: ", "))]"
    guard !optionals.isEmpty else { return (statements, list) }
    statements.append("var \(prefix)Attributes: [Reactant.Attribute] = \(list)")
    return (statements + optionals, "\(prefix)Attributes")
  }

  // MARK: Conditions and constraints

  /// Returns a condition as an expression; `idiom`, `traits` and `size` are names in scope.
  public func condition(_ condition: Condition) -> String {
    func operand(_ operand: Condition.Operand) -> String {
      switch operand {
      case .number(let number): "CGFloat(\(SwiftLiterals.number(number)))"
      case .width: "size.width"
      case .height: "size.height"
      }
    }
    return switch condition {
    case .constant(let value): "\(value)"
    case .idiom(let idiom): "(idiom == .\(idiom.rawValue))"
    case .sizeClass(let axis, let sizeClass): "(traits.\(axis.rawValue)SizeClass == .\(sizeClass.rawValue))"
    case .landscape: "(size.width > size.height)"
    case .comparison(let left, let comparator, let right):
      "(\(operand(left)) \(comparator.rawValue) \(operand(right)))"
    case .not(let inner): "!\(self.condition(inner))"
    case .and(let left, let right): "(\(self.condition(left)) && \(self.condition(right)))"
    case .or(let left, let right): "(\(self.condition(left)) || \(self.condition(right)))"
    case .equal(let left, let right): "(\(self.condition(left)) == \(self.condition(right)))"
    }
  }

  /// Returns the call that adds a constraint to the builder named `layout`.
  func addition(of constraint: LayoutConstraint, to target: String?) -> String {
    var call = "layout.add(.\(constraint.anchor.rawValue), .\(constraint.relation)"
    if let target {
      call += ", to: \(target), .\(constraint.targetAnchor.rawValue)"
      if constraint.multiplier != 1 { call += ", multiplier: \(SwiftLiterals.number(constraint.multiplier))" }
    }
    if target == nil || constraint.constant != 0 {
      call += ", constant: \(SwiftLiterals.number(constraint.constant))"
    }
    if constraint.priority != 1000 { call += ", priority: \(SwiftLiterals.number(constraint.priority))" }
    if constraint.condition != nil { call += ", isConditional: true" }
    return call + ")"
  }
}
