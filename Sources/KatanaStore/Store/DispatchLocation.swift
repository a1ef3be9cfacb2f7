/// The place in an app's source where something was dispatched, in 16 bytes, because a million of them wait in queues.
struct DispatchLocation: @unchecked Sendable {
  /// The literal's bytes, which live as long as the program.
  private let name: UnsafePointer<UInt8>?
  private let nameLength: UInt32
  private let number: UInt32

  /// No place: what came through a closure.
  static let unknown = DispatchLocation()

  private init() {
    (name, nameLength, number) = (nil, 0, 0)
  }

  /// Takes `#fileID` and `#line`.
  init(_ file: StaticString, _ line: UInt) {
    guard file.hasPointerRepresentation, file.utf8CodeUnitCount > 0 else {
      (name, nameLength, number) = (nil, 0, 0)
      return
    }
    name = file.utf8Start
    nameLength = UInt32(truncatingIfNeeded: file.utf8CodeUnitCount)
    number = UInt32(truncatingIfNeeded: line)
  }

  /// The file, such as `Shop/Cart.swift`; nil where the place is not known.
  var file: String? {
    name.map { String(decoding: UnsafeBufferPointer(start: $0, count: Int(nameLength)), as: UTF8.self) }
  }

  /// The bytes of the file's name, by which places are told apart.
  var bytes: UnsafePointer<UInt8>? { name }

  /// The line, from 1; 0 where the place is not known.
  var line: Int { Int(number) }

  /// The file and line, such as `Shop/Cart.swift:12`; nil where the place is not known.
  var text: String? { file.map { "\($0):\(line)" } }
}
