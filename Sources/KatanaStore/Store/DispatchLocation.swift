/// The place in an app's source where something was dispatched, in 8 bytes, because a million of them wait in
/// queues.
struct DispatchLocation: Hashable, Sendable {
  /// The address of the literal's bytes, up to a zero, which live as long as the program, and above it the
  /// line.
  private let bits: UInt64

  private static let addressBits: UInt64 = 48
  private static let addressMask: UInt64 = (1 << addressBits) - 1

  /// No place: what came through a closure.
  static let unknown = DispatchLocation(bits: 0)

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Takes `#fileID` and `#line`. Lines past 65,535 count as that one.
  init(_ file: StaticString, _ line: UInt) {
    guard file.hasPointerRepresentation else {
      bits = 0
      return
    }
    let address = UInt64(UInt(bitPattern: file.utf8Start))
    let place = UInt64(min(line, 65_535)) << Self.addressBits
    bits = address & Self.addressMask == address ? address | place : 0
  }

  /// The file, such as `Shop/Cart.swift`; nil where the place is not known.
  var file: String? {
    UnsafePointer<UInt8>(bitPattern: UInt(bits & Self.addressMask)).map { String(cString: $0) }
  }

  /// The line, from 1; 0 where the place is not known.
  var line: Int { Int(bits >> Self.addressBits) }

  /// The file and line, such as `Shop/Cart.swift:12`; nil where the place is not known.
  var text: String? { file.map { "\($0):\(line)" } }
}
