import Foundation

/// Formats of Foundation's `String(format:)`, which apps often take from tables of strings: whoever writes
/// those does not see the values. What a place has no value for would read memory that is none of its own.
extension StringFormat {
  /// Returns a format in which each place has a value of its kind; nil where the format has that already, and
  /// can be left as it is.
  ///
  /// A value of another kind is shown as its description, a number as the number that the place needs. A
  /// place without a value stays as it is written, and widths end at 1,000. Numbered places become places in
  /// order, since Foundation counts those that a format names.
  static func checked(_ format: String, _ values: [any CVarArg]) -> FormatParts? {
    var parts = FormatParts()
    var (rest, next, fits) = (format.utf8[...], 0, true)
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      parts.add(rest[..<start])
      rest = rest[start...]
      guard let place = FormatPlace(&rest, next: &next) else {
        // A sign alone, which Foundation would read on from.
        parts.add("%%".utf8)
        fits = false
        continue
      }
      if place.letter == UInt8(ascii: "%") {
        parts.add("%%".utf8)
      } else {
        fits = place.add(values, to: &parts) && place.isFoundations && fits
      }
    }
    guard !fits || parts.count > FormatParts.mostPlaces else { return nil }
    parts.add(rest)
    return parts
  }
}

/// A place for a value in a format, from its percent sign to its letter.
private struct FormatPlace {
  /// A width or a precision: written, or that of a value.
  enum Size {
    case none
    case written(Int)
    case value(Int)
  }

  /// The greatest width and precision.
  private static let maximumWidth = 1_000

  private let written: [UInt8]
  private let flags: [UInt8]
  private let width: Size
  private let precision: Size
  /// The letters that give the size of a number.
  private let length: [UInt8]
  /// The letter that gives the kind of the value.
  let letter: UInt8
  /// The place of the value, counted from 0.
  private let index: Int
  /// Whether Foundation reads the place as it is written, as far as sizes and numbers go.
  let isFoundations: Bool

  /// Reads a place, whose percent sign is the first byte, and goes past it; nil, past the sign alone, where
  /// there is no end.
  init?(_ rest: inout Substring.UTF8View, next: inout Int) {
    let start = rest
    var isPlain = true
    func digits(_ text: inout Substring.UTF8View) -> Int? {
      let digits = text.prefix { $0.isASCIIDigit }
      guard !digits.isEmpty else { return nil }
      text = text[digits.endIndex...]
      return digits.count > 9 ? .max : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    // The number before a dollar sign.
    func position(_ text: inout Substring.UTF8View) -> Int? {
      var ahead = text
      guard let number = digits(&ahead), ahead.first == UInt8(ascii: "$") else { return nil }
      text = ahead.dropFirst()
      isPlain = false
      return max(number, 0) - 1
    }
    func size(_ text: inout Substring.UTF8View, _ next: inout Int) -> Size {
      if text.first == UInt8(ascii: "*") {
        text = text.dropFirst()
        isPlain = false
        if let index = position(&text) { return .value(index) }
        next += 1
        return .value(next - 1)
      }
      guard let number = digits(&text) else { return .none }
      if number > Self.maximumWidth { isPlain = false }
      return .written(number)
    }
    var text = rest.dropFirst()
    let index = position(&text)
    flags = Array(text.prefix { $0.isOne(of: "-+ #0'") })
    text = text.dropFirst(flags.count)
    width = size(&text, &next)
    if text.first == UInt8(ascii: ".") {
      text = text.dropFirst()
      let found = size(&text, &next)
      if case .none = found { precision = .written(0) } else { precision = found }
    } else {
      precision = .none
    }
    length = Array(text.prefix { $0.isOne(of: "hlqLzjt") })
    text = text.dropFirst(length.count)
    guard let letter = text.popFirst(), letter < 0x80 else {
      rest = rest.dropFirst()
      return nil
    }
    self.letter = letter
    if index == nil, letter != UInt8(ascii: "%") { next += 1 }
    self.index = index ?? next - 1
    isFoundations = isPlain
    written = Array(start[..<text.startIndex])
    rest = text
  }

  /// Adds the place and its value; returns whether that is of its kind.
  func add(_ values: [any CVarArg], to parts: inout FormatParts) -> Bool {
    guard values.indices.contains(index) else { return addAsWritten(to: &parts) }
    let value = values[index]
    var options: [UInt8] = []
    func add(_ size: Size, after mark: String) {
      switch size {
      case .none: break
      case .written(let number): options += (mark + "\(min(number, Self.maximumWidth))").utf8
      case .value(let index):
        guard values.indices.contains(index), let number = values[index] as? any BinaryInteger else { break }
        let limit = Self.maximumWidth
        let size = min(max(Int(clamping: number), -limit), limit)
        // A negative width is on the left, a negative precision is none.
        if size >= 0 || mark.isEmpty { options += (mark + "\(size)").utf8 }
      }
    }
    add(width, after: "")
    add(precision, after: ".")
    let start = [UInt8(ascii: "%")] + flags + options
    switch letter {
    case _ where letter.isOne(of: "dDiuUxXoOcC"):
      if value is any BinaryInteger || value is Bool {
        parts.add(start + length + [letter], value)
        return true
      }
      guard let number = Self.real(value) else { break }
      parts.add(start + "ll".utf8 + [letter], Int(clamping: number))
      return false
    case _ where letter.isOne(of: "aAeEfFgG"):
      if Self.real(value) != nil {
        parts.add(start + length + [letter], value)
        return true
      }
      guard let number = value as? any BinaryInteger else { break }
      parts.add(start + [letter], Double(number))
      return false
    case UInt8(ascii: "@") where Self.isObject(value):
      parts.add(start + [letter], value)
      return true
    case UInt8(ascii: "s") where Self.isPointer(value), UInt8(ascii: "S") where Self.isPointer(value),
      UInt8(ascii: "p") where Self.isPointer(value) || Self.isObject(value) || value is any BinaryInteger:
      parts.add(start + length + [letter], value)
      return true
    case _ where letter.isOne(of: "@sSp"): break
    // `%n` would write; no other letter is a place.
    default: return addAsWritten(to: &parts)
    }
    parts.add(start.filter { !$0.isOne(of: "+ #0'") } + "@".utf8, NSString(string: "\(value)"))
    return false
  }

  /// Adds the place as text.
  private func addAsWritten(to parts: inout FormatParts) -> Bool {
    parts.add(written.flatMap { $0 == UInt8(ascii: "%") ? [$0, $0] : [$0] })
    return false
  }

  private static func isObject(_ value: any CVarArg) -> Bool {
    value is String || type(of: value) is AnyClass
  }

  private static func isPointer(_ value: any CVarArg) -> Bool {
    value is OpaquePointer || value is UnsafePointer<CChar> || value is UnsafeMutablePointer<CChar>
      || value is UnsafePointer<UInt8> || value is UnsafeMutablePointer<UInt8>
      || value is UnsafePointer<UInt16> || value is UnsafeMutablePointer<UInt16>
  }

  private static func real(_ value: any CVarArg) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    default: nil
    }
  }
}

// MARK: Foundation's functions

/// Foundation's own `String(format:locale:arguments:)`.
@_silgen_name("shoji_foundation_format")
private func foundationFormat(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String

/// Puts values into a format. `CRuntimeSupport` has Foundation's functions come here.
private func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  guard let checked = StringFormat.checked(format, arguments) else {
    return foundationFormat(format, locale, arguments)
  }
  return checked.text { foundationFormat($0, locale, $1) }
}

@_silgen_name("shoji_format_values")
func formatValues(_ format: String, _ arguments: __owned [any CVarArg]) -> String {
  formatted(format, nil, arguments)
}

@_silgen_name("shoji_format_list")
func formatList(_ format: String, _ arguments: [any CVarArg]) -> String { formatted(format, nil, arguments) }

@_silgen_name("shoji_format_values_locale")
func formatValues(_ format: String, _ locale: Locale?, _ arguments: __owned [any CVarArg]) -> String {
  formatted(format, locale, arguments)
}

@_silgen_name("shoji_format_list_locale")
func formatList(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  formatted(format, locale, arguments)
}

@_silgen_name("shoji_format_localized")
func formatLocalized(_ format: String, _ arguments: [any CVarArg]) -> String {
  formatted(format, .current, arguments)
}
