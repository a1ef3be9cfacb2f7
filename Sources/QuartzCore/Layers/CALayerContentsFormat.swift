/// A storage format of what a layer draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The format's name.
  public let rawValue: String

  /// Names a format.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Eight bits each for red, green, blue and opacity.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Half-precision numbers; displays here show what they draw with eight bits, as ``RGBA8Uint``.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Eight bits of gray: what is drawn shows without its colors.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// The format of what ``draw(in:)`` and the delegate draw; `RGBA8Uint` by default. Pictures that are set as
  /// ``contents`` keep their own.
  public var contentsFormat: CALayerContentsFormat {
    get { uncommonProperties?.contentsFormat ?? .RGBA8Uint }
    set {
      guard newValue != contentsFormat else { return }
      ensureUncommonProperties().contentsFormat = newValue
      if contents != nil || displayContent != .none { setNeedsDisplay() }
    }
  }
}
