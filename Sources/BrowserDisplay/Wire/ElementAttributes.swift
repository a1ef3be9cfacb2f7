import DisplayProtocol

/// The semantics of a layer as attributes of its element: ARIA for screen readers, and `data-` for the
/// driver.
enum ElementAttributes {
  /// The attributes of a layer; those that a plain layer has are left out.
  static func attributes(of layer: LayerProperties) -> AttributeList {
    var attributes = AttributeList()
    let (hasLine, hasShape) = (LayerStyle.hasLine(layer.border), layer.shadow?.path != nil)
    if hasLine || hasShape { attributes["class"] = "l\(hasLine ? " b" : "")\(hasShape ? " h" : "")" }
    if let semantics = layer.semantics {
      describe(semantics, content: layer.content, in: &attributes)
    }
    return attributes
  }

  private static func describe(
    _ semantics: Semantics, content: LayerContent, in attributes: inout AttributeList
  ) {
    attributes["data-class"] = semantics.className
    attributes["data-identifier"] = semantics.identifier
    if semantics.role != .none { attributes["data-role"] = semantics.role.rawValue }
    // Text that is written out needs no second copy.
    if semantics.textIsEdited {
      attributes["data-edited"] = ""
    } else if !semantics.text.hasSameBytes(as: content.writtenText) {
      if let text = semantics.text { attributes["data-text"] = text } else { attributes["data-silent"] = "" }
    }
    if !semantics.acceptsTouches { attributes["data-passes"] = "" }
    attributes["data-value"] = semantics.value
    attributes["data-label"] = semantics.label
    attributes["data-placeholder"] = semantics.placeholder
    if semantics.isSelected { attributes["data-selected"] = "" }
    if !semantics.isEnabled { attributes["aria-disabled"] = "true" }
    if semantics.isFocusable && semantics.isEnabled { attributes["tabindex"] = "0" }
    if semantics.isAccessibilityHidden { attributes["aria-hidden"] = "true" }
    if semantics.focusRequest > 0 { attributes["data-focus"] = String(semantics.focusRequest) }
    if semantics.takesWheel { attributes["data-wheel"] = "" }
    if semantics.takesHolds { attributes["data-hold"] = "" }
    if semantics.takesFind { attributes["data-find"] = "" }
    if semantics.takesPinch { attributes["data-pinch"] = "" }
    if semantics.isCovered { attributes["inert"] = "" }
    if let look = semantics.pressedLook { attributes[PressedLook.attribute] = look.encoded }
    if semantics.opensMenu { attributes["aria-haspopup"] = "menu" }
    if !semantics.actions.isEmpty { attributes["aria-keyshortcuts"] = "Shift+F10" }
    let hints = [semantics.hint].compactMap { $0 } + semantics.actions
    if !hints.isEmpty { attributes["aria-description"] = hints.joined(separator: ", ") }
    attributes["lang"] = semantics.language
    name(semantics, in: &attributes)
    if let range = semantics.range {
      attributes["aria-valuemin"] = JSONWriter.decimal(range.minimum)
      attributes["aria-valuemax"] = JSONWriter.decimal(range.maximum)
      attributes["aria-valuenow"] = JSONWriter.decimal(range.value)
    }
  }

  /// The role, name and state that a screen reader gets.
  private static func name(_ semantics: Semantics, in attributes: inout AttributeList) {
    switch semantics.role {
    case .none where semantics.range != nil:
      attributes["role"] = "progressbar"
      attributes["aria-label"] = semantics.label
      attributes["aria-valuetext"] = semantics.value
    case .textfield, .textview:
      // The editor in it has the name.
      break
    case .none, .window:
      if let label = semantics.label {
        attributes["role"] = "group"
        attributes["aria-label"] = label
      }
    case .label:
      // Written text is read as it stands; other words are given as a picture's are.
      if let label = semantics.label, !semantics.label.hasSameBytes(as: semantics.text) {
        attributes["role"] = "img"
        attributes["aria-label"] = label
      }
    case .image:
      attributes["role"] = semantics.label == nil ? "presentation" : "img"
      attributes["aria-label"] = semantics.label
    default:
      guard let role = PlainRole(semantics.role) else { return }
      attributes["role"] = role.name
      attributes["aria-label"] = semantics.label ?? (role.isNamedByText ? semantics.text : nil)
      state(semantics, in: &attributes)
    }
  }

  private static func state(_ semantics: Semantics, in attributes: inout AttributeList) {
    switch semantics.role {
    case .button: if semantics.isSelected { attributes["aria-pressed"] = "true" }
    case .radio, .menuItemCheckbox: attributes["aria-checked"] = semantics.isSelected ? "true" : "false"
    case .tab: attributes["aria-selected"] = semantics.isSelected ? "true" : "false"
    case .switch:
      attributes["aria-checked"] = semantics.isSelected || semantics.value == "1" ? "true" : "false"
    case .header: attributes["aria-level"] = "2"
    case .slider: attributes["aria-valuetext"] = semantics.value
    case .alert: attributes["aria-modal"] = "true"
    default: break
    }
  }
}

extension PressedLook {
  /// The attribute that has the look.
  static let attribute = "data-press"

  /// The kind's letter and its value, as `presses.js` reads them.
  var encoded: String {
    switch self {
    case .faded(let factor): "f" + LayerStyle.opacity(factor)
    case .darkened(let factor): "d" + LayerStyle.opacity(factor)
    case .background(let color): "c" + LayerStyle.color(color)
    case .ground(let color): "g" + LayerStyle.color(color)
    }
  }
}

/// A role that ARIA has too.
private struct PlainRole {
  var name: String
  /// Whether the text that shows names the element where it has no label.
  var isNamedByText: Bool

  init?(_ role: Semantics.Role) {
    switch role {
    case .button: (name, isNamedByText) = ("button", true)
    case .link: (name, isNamedByText) = ("link", true)
    case .radio: (name, isNamedByText) = ("radio", true)
    case .radioGroup: (name, isNamedByText) = ("radiogroup", false)
    case .tab: (name, isNamedByText) = ("tab", true)
    case .tabList: (name, isNamedByText) = ("tablist", false)
    case .header: (name, isNamedByText) = ("heading", true)
    case .table: (name, isNamedByText) = ("list", false)
    case .cell: (name, isNamedByText) = ("listitem", false)
    case .switch: (name, isNamedByText) = ("switch", true)
    case .slider: (name, isNamedByText) = ("slider", true)
    case .bar: (name, isNamedByText) = ("toolbar", false)
    case .alert: (name, isNamedByText) = ("alertdialog", true)
    case .menu: (name, isNamedByText) = ("menu", false)
    case .menuItem: (name, isNamedByText) = ("menuitem", true)
    case .menuItemCheckbox: (name, isNamedByText) = ("menuitemcheckbox", true)
    case .none, .window, .label, .image, .textfield, .textview: return nil
    }
  }
}

extension LayerContent {
  /// The text as the lines show it, joined as the client joins it; nil for other content.
  fileprivate var writtenText: String? {
    guard case .text(let text, _) = self else { return nil }
    if text.lines.count == 1, text.lines[0].runs.count == 1 { return text.lines[0].runs[0].text }
    return text.lines.map { $0.runs.map(\.text).joined() }.joined()
  }
}
