/// The permission to read an interpolated value of a message.
public struct OSLogPrivacy: Sendable, Equatable {
  /// The form in which a value that may not be read is written.
  public enum Mask: Sendable, Equatable {
    /// As a number that is the same for equal values of one process.
    case hash
    /// As `<private>`.
    case none
  }

  private enum Reader {
    case auto, everybody, developer
  }

  private var reader: Reader
  private var mask = Mask.none

  /// Everybody for numbers, Booleans and types; the app's developer for all else.
  public static var auto: OSLogPrivacy { OSLogPrivacy(reader: .auto) }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(reader: .everybody) }
  /// The app's developer: shown in debug builds only.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(reader: .developer) }
  /// The app's developer: shown in debug builds only.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(reader: .developer) }

  /// As ``auto``, with a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .auto, mask: mask) }
  /// The app's developer, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .developer, mask: mask) }
  /// The app's developer, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .developer, mask: mask) }

  /// The value as everybody may read it.
  func redacted(_ value: () -> String, isPublicByDefault: Bool) -> String {
    if reader == .everybody || reader == .auto && isPublicByDefault { return value() }
    guard mask == .hash else { return "<private>" }
    var hasher = Hasher()
    hasher.combine(value())
    return "<mask.hash: '\(String(UInt(bitPattern: hasher.finalize()), radix: 16))'>"
  }
}
