import Foundation

extension AttributeScopes {
  /// The attributes of Swift's attributed strings that UIKit draws, beside Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// A `UIFont`.
    public let font: FontAttribute
    /// A `UIColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// A `UIColor` behind the glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// Points between characters.
    public let kern: KernAttribute
    /// Points between characters beside the font's own kerning.
    public let tracking: TrackingAttribute
    /// A line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points by which the glyphs are raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The purposes of a text, such as emphasis.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The blocks that a text lies in.
    public let presentationIntent: PresentationIntentAttribute
    /// Foundation's own attributes, such as links.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIFont
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The color of the glyphs.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind the glyphs.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = UIColor
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Points between characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Points between characters beside the font's own kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// A line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The purposes of a text.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }

    /// The blocks that a text lies in.
    public enum PresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = PresentationIntent
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
    }

    /// Points by which the glyphs are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The attribute's name in `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets UIKit's attributes be written as members of attributed strings.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// Makes an attributed string of a Swift one, with the attributes that UIKit draws.
  public convenience init(_ string: AttributedString) {
    self.init(attributedString: StyledText(string).attributedString)
  }
}

extension AttributeContainer {
  /// The attributes that UIKit draws, as `NSAttributedString` has them.
  var dictionary: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[AttributeScopes.UIKitAttributes.FontAttribute.self]
    values[.foregroundColor] = self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
    values[.kern] = self[AttributeScopes.UIKitAttributes.KernAttribute.self]
    values[.tracking] = self[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
    values[.underlineStyle] = self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] =
      self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
    values[.baselineOffset] = self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
    values[.inlinePresentationIntent] =
      self[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self]
      .map { NSNumber(value: $0.rawValue) }
    values[.presentationIntentAttributeName] =
      self[AttributeScopes.UIKitAttributes.PresentationIntentAttribute.self]
    values[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return values
  }
}
