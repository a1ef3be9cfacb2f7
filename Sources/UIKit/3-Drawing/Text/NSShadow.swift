import CoreGraphics

/// A shadow as attributed strings carry it.
open class NSShadow: UIObject, NSCopying {
  /// The offset of the shadow from the text, in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's color, a ``UIColor``; black at a third by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Makes a shadow with the default values.
  public override init() {
    super.init()
  }

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
