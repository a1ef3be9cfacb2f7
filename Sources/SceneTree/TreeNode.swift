import DisplayProtocol

/// One view of the tree for tests: its frame, its text, its semantics. The driver's `tree` request
/// answers with the root of a tree of these.
public struct TreeNode: Hashable, Sendable {
  /// The class that made the view, such as `UIButton`.
  public var className: String
  /// The upright rectangle around the view, in points of the window.
  public var frame: CGRect
  /// The text the view shows, whole.
  public var text: String?
  /// The view's value, such as a slider's.
  public var value: String?
  /// The text that the view shows while it is empty.
  public var placeholder: String?
  /// The accessibility identifier.
  public var identifier: String?
  /// The accessibility label.
  public var label: String?
  /// The role of the view.
  public var role: Semantics.Role
  /// Whether the view can be used.
  public var isEnabled: Bool
  /// Whether the view is the chosen one.
  public var isSelected: Bool
  /// Whether the view itself is hidden; what lies in a hidden view is not marked again.
  public var isHidden: Bool
  /// The view's own opacity, 0…1.
  public var alpha: Double
  /// The color behind the view's content as `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  public var backgroundColor: String?
  /// The views in it, from the back to the front.
  public var children: [TreeNode]
  /// The layer behind the view, where the display has it. Not part of the answer.
  package var layer: LayerID?

  /// Describes a view.
  public init(
    className: String, frame: CGRect, text: String? = nil, value: String? = nil, placeholder: String? = nil,
    identifier: String? = nil, label: String? = nil, role: Semantics.Role = .none, isEnabled: Bool = true,
    isSelected: Bool = false, isHidden: Bool = false, alpha: Double = 1, backgroundColor: String? = nil,
    children: [TreeNode] = []
  ) {
    self.className = className
    self.frame = frame
    self.text = text
    self.value = value
    self.placeholder = placeholder
    self.identifier = identifier
    self.label = label
    self.role = role
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isHidden = isHidden
    self.alpha = alpha
    self.backgroundColor = backgroundColor
    self.children = children
  }

  /// The name by which the user would refer to the view: its identifier, label or text.
  public var name: String? { identifier ?? label ?? text }

  /// This view and everything in it, each before what lies in it.
  public var all: [TreeNode] { [self] + children.flatMap(\.all) }
}

extension TreeNode: Codable {
  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case frame, text, value, placeholder, identifier, label, role
    case isEnabled = "enabled"
    case isSelected = "selected"
    case isHidden = "hidden"
    case alpha, backgroundColor, children
  }

  /// Reads the form that the driver answers with.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let numbers = try values.decode([Double?].self, forKey: .frame).map { $0 ?? .nan }
    guard numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: values, debugDescription: "a frame has four numbers, not \(numbers.count)")
    }
    let roleName = try values.decode(String.self, forKey: .role)
    guard let role = Semantics.Role(rawValue: roleName) else {
      throw DecodingError.dataCorruptedError(
        forKey: .role, in: values, debugDescription: "there is no role \"\(roleName)\"")
    }
    self.init(
      className: try values.decode(String.self, forKey: .className),
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      text: try values.decodeIfPresent(String.self, forKey: .text),
      value: try values.decodeIfPresent(String.self, forKey: .value),
      placeholder: try values.decodeIfPresent(String.self, forKey: .placeholder),
      identifier: try values.decodeIfPresent(String.self, forKey: .identifier),
      label: try values.decodeIfPresent(String.self, forKey: .label),
      role: role,
      isEnabled: try values.decode(Bool.self, forKey: .isEnabled),
      isSelected: try values.decode(Bool.self, forKey: .isSelected),
      isHidden: try values.decode(Bool.self, forKey: .isHidden),
      alpha: try values.decode(Double?.self, forKey: .alpha) ?? .nan,
      backgroundColor: try values.decodeIfPresent(String.self, forKey: .backgroundColor),
      children: try values.decode([TreeNode].self, forKey: .children))
  }

  /// Writes the form that the driver answers with; a number that is not finite becomes null.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func finite(_ number: Double) -> Double? { number.isFinite ? number : nil }
    try values.encode(className, forKey: .className)
    try values.encode(
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { finite(Double($0)) },
      forKey: .frame)
    try values.encodeIfPresent(text, forKey: .text)
    try values.encodeIfPresent(value, forKey: .value)
    try values.encodeIfPresent(placeholder, forKey: .placeholder)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encode(role.rawValue, forKey: .role)
    try values.encode(isEnabled, forKey: .isEnabled)
    try values.encode(isSelected, forKey: .isSelected)
    try values.encode(isHidden, forKey: .isHidden)
    try values.encode(finite(alpha), forKey: .alpha)
    try values.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
    try values.encode(children, forKey: .children)
  }
}

extension Semantics.Role {
  /// The role in a sentence.
  package var inWords: String {
    switch self {
    case .none: "a plain view"
    case .image, .alert: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}
