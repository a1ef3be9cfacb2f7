import CPredicates
import Foundation

/// The values of a format's places, in order.
final class FormatArguments {
  private enum Source {
    case values([Any?])
    case list(CVaListPointer)
  }

  private var source: Source
  private var next = 0

  init(_ values: [Any?]) { source = .values(values) }
  init(_ list: CVaListPointer) { source = .list(list) }

  /// A place's kind of value: how a list of arguments has it in memory.
  enum Kind: Equatable {
    case object, int, unsignedInt, long, unsignedLong, real, character, text, shortText
  }

  /// Takes the next value: nil where there is none, a nil inside where the value is nil.
  func take(_ kind: Kind) -> Any?? {
    switch source {
    case .values(let values):
      guard next < values.count else { return .none }
      next += 1
      return .some(Self.converted(unwrapped(values[next - 1]), kind))
    case .list(let list): return .some(Self.read(kind, from: list))
    }
  }

  /// Returns a value as its place needs it. An array of arguments may hold any value for any place, so one
  /// that does not fit stays.
  private static func converted(_ value: Any?, _ kind: Kind) -> Any? {
    switch kind {
    case .character:
      guard let number = Number(value), let code = UInt32(exactly: number.real),
        let scalar = Unicode.Scalar(code)
      else { return value }
      return String(scalar)
    case .real: return Number(value)?.real ?? value
    case .object, .int, .unsignedInt, .long, .unsignedLong, .text, .shortText: return value
    }
  }

  private static func read(_ kind: Kind, from list: CVaListPointer) -> Any? {
    var list = list
    return withUnsafeMutableBytes(of: &list) { bytes in
      guard let address = bytes.baseAddress else { return nil }
      // On x86-64 a list of Swift's is a pointer to the platform's own, elsewhere it is that itself.
      #if arch(x86_64)
        let place = address.load(as: UnsafeMutableRawPointer.self)
      #else
        let place = address
      #endif
      return read(kind, at: place)
    }
  }

  private static func read(_ kind: Kind, at place: UnsafeMutableRawPointer) -> Any? {
    switch kind {
    case .int: return Int(shoji_next_int(place))
    case .unsignedInt: return Int(UInt32(bitPattern: shoji_next_int(place)))
    case .long: return Int(shoji_next_long(place))
    case .unsignedLong: return UInt(bitPattern: Int(shoji_next_long(place)))
    case .real: return shoji_next_double(place)
    case .character:
      return Unicode.Scalar(UInt32(bitPattern: shoji_next_int(place))).map { String($0) }
    case .object:
      guard let pointer = shoji_next_pointer(place) else { return nil }
      let object = Unmanaged<NSObject>.fromOpaque(pointer).takeUnretainedValue()
      if let text = object as? NSString { return text._bridged }
      return object
    case .text:
      guard let pointer = shoji_next_pointer(place) else { return nil }
      return String(cString: pointer.assumingMemoryBound(to: CChar.self))
    case .shortText:
      guard let pointer = shoji_next_pointer(place) else { return nil }
      return String(decodingCString: pointer.assumingMemoryBound(to: UInt16.self), as: UTF16.self)
    }
  }
}

extension NSString {
  fileprivate var _bridged: String { String(describing: self) }
}
