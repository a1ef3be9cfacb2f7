import CoreGraphics

/// A description of a font, from which others are derived. Immutable, and usable from any thread.
open class UIFontDescriptor: UIObject, @unchecked Sendable {
  let font: Font
  let textStyle: UIFont.TextStyle?
  let styleLineHeight: CGFloat

  init(font: Font, textStyle: UIFont.TextStyle? = nil, styleLineHeight: CGFloat = 0) {
    self.font = font
    self.textStyle = textStyle
    self.styleLineHeight = styleLineHeight
    super.init()
  }

  /// Describes the system font with what the attributes say. Attributes that no face here can follow are
  /// left out.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let system = SystemFace.interface.font(size: UIFont.smallSystemFontSize, weight: .regular)
    self.init(font: system.applying(attributes))
  }

  /// Describes a font by name and size; an unknown name describes the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Describes the system font for a purpose, in the size for the traits; nil means
  /// ``UITraitCollection/current``.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    let metrics = TextStyleMetrics(style)
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFontDescriptor(
      font: SystemFace.interface.font(size: metrics.size(for: category), weight: metrics.weight),
      textStyle: style, styleLineHeight: metrics.lineHeight(for: category))
  }

  /// The size in points.
  open var pointSize: CGFloat { font.size }

  /// Bold, italic and the like.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    // A font made by its face's name has the family's without spaces.
    let family = font.family.filter { $0 != " " }
    if family == SystemFace.monospaced.rawValue.filter({ $0 != " " }) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Family, size and traits, as ``addingAttributes(_:)`` takes them.
  open var fontAttributes: [AttributeName: Any] {
    [
      .family: font.family,
      .size: font.size,
      .traits: [
        TraitKey.weight: UIFont.Weight(openType: font.weight).rawValue,
        TraitKey.symbolic: symbolicTraits.rawValue,
      ] as [TraitKey: Any],
    ]
  }

  /// The value of one attribute, or nil.
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// The same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changing { $0.size = newPointSize }
  }

  /// The same size and style in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same font with other traits: bold and italic are as `symbolicTraits` says. Never nil: every face
  /// here can be bold or slanted.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changing { $0.apply(symbolicTraits) }
  }

  /// The system font in another design. There is no rounded face here: the ordinary one stands for it.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let face: SystemFace =
      switch design {
      case .serif: .serif
      case .monospaced: .monospaced
      default: .interface
      }
    return changing {
      $0.family = face.rawValue
      $0.usesSystemMetrics = face.usesSystemMetrics
    }
  }

  /// The font with what the attributes say; they win over what it had.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changing { $0 = $0.applying(attributes) }
  }

  private func changing(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var changed = font
    change(&changed)
    let keepsStyle = changed.size == font.size
    return UIFontDescriptor(
      font: changed, textStyle: keepsStyle ? textStyle : nil,
      styleLineHeight: keepsStyle ? styleLineHeight : 0)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font == font
  }

  open override var hash: Int { font.hashValue }
}

extension Font {
  /// The font with what the attributes say.
  fileprivate func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Font {
    var font = self
    if let name = attributes[.name] as? String, let named = FontLibrary.shared.font(named: name, size: size) {
      font = named
    }
    if let family = attributes[.family] as? String {
      font.family = family
      font.usesSystemMetrics = SystemFace(rawValue: family)?.usesSystemMetrics ?? false
    }
    if let size = attributes[.size] as? CGFloat
      ?? (attributes[.size] as? NSNumber).map({ CGFloat($0.doubleValue) })
    {
      font.size = size
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      switch traits[.weight] {
      case let weight as UIFont.Weight: font.weight = weight.openType
      case let weight as CGFloat: font.weight = UIFont.Weight(weight).openType
      default: break
      }
      switch traits[.symbolic] {
      case let symbolic as UIFontDescriptor.SymbolicTraits: font.apply(symbolic)
      case let symbolic as UInt32: font.apply(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
      default: break
      }
    }
    return font
  }

  /// Makes the font bold, italic, monospaced, or not.
  fileprivate mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      weight = max(weight, UIFont.Weight.bold.openType)
    } else if weight >= UIFont.Weight.semibold.openType {
      weight = UIFont.Weight.regular.openType
    }
    if traits.contains(.traitMonoSpace) { family = SystemFace.monospaced.rawValue }
  }
}
