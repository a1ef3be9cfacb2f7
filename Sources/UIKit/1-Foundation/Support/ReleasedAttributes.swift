import CRuntimeSupport

/// The attributes of attributed strings that are gone. Foundation on Linux keeps them for ever, with the
/// fonts, attachments and paragraph styles in them, so that an app that sets a text again and again grows.
enum ReleasedAttributes {
  /// Whether attributes are released. Reading this sees to it, where Foundation does not do it itself and an
  /// attributed string has the form that is known.
  static let areReleased: Bool = {
    guard keepsAttributes() else { return true }
    let text = NSAttributedString(string: " ")
    let fields = Mirror(reflecting: text).children
    guard let attributes = fields.first(where: { $0.label == "_attributeArray" })?.value as? OpaquePointer,
      let characters = fields.first(where: { $0.label == "_string" })?.value as? NSString
    else { return false }
    shoji_release_attributes_like(
      UnsafeRawPointer(attributes), beside: Unmanaged.passUnretained(characters).toOpaque(),
      of: Unmanaged.passUnretained(text).toOpaque())
    return withExtendedLifetime((text, characters)) { !keepsAttributes() }
  }()

  /// Whether the attributes of an attributed string are there when it is gone.
  private static func keepsAttributes() -> Bool {
    weak var value: UIObject?
    do {
      let object = UIObject()
      value = object
      _ = NSAttributedString(string: " ", attributes: [NSAttributedString.Key("value"): object])
    }
    return value != nil
  }
}
