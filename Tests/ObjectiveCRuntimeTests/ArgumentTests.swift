import Foundation
import Testing

@testable import ObjectiveCRuntime

private enum Kind: Int { case plain, rich }

/// A value that is handed to a call by name, or to key-value coding, and the type that is asked for.
private struct Cast: CustomTestStringConvertible, Sendable {
  enum Outcome: Equatable { case value(String), none, mismatch }

  let testDescription: String
  let cast: Outcome
  let argument: Outcome
  let property: Outcome
  let wanted: Outcome
  let asArgument: Outcome
  let asProperty: Outcome

  /// - Parameters:
  ///   - wanted: What the bridge makes of it.
  ///   - argument: What a method gets, where that is something else.
  ///   - property: What key-value coding sets, where that is something else.
  init<Value>(
    _ value: Any?, _ type: Value.Type, _ wanted: Outcome, argument: Outcome? = nil, property: Outcome? = nil
  ) {
    testDescription = "\(value ?? "nil") as \(type)"
    cast = Self.outcome(Argument.cast(value, to: type))
    self.argument = Self.outcome(Argument.argument(value, as: type))
    self.property = Self.outcome(Argument.propertyValue(value, as: type))
    (self.wanted, asArgument, asProperty) = (wanted, argument ?? wanted, property ?? wanted)
  }

  private static func outcome<Value>(_ value: Value?) -> Outcome {
    guard let value else { return .mismatch }
    guard let box = value as? any OptionalBox else { return .value("\(value)") }
    return box.unwrapped.map { .value("\($0)") } ?? .none
  }

  /// Every value with the type and with the optional of it, which takes no more than nil beside it.
  static let all: [Cast] =
    both(3, Double.self, .value("3.0")) + both(NSNumber(value: 2.5), CGFloat.self, .value("2.5"))
    + both(CGFloat(4), Int.self, .value("4")) + both(1, Bool.self, .value("true"))
    + both(0, Bool.self, .value("false")) + both(1, Kind.self, .value("rich")) + both(7, Kind.self, .mismatch)
    + both(7, UInt.self, .value("7")) + both("a", String.self, .value("a"))
    + both(NSString("a"), String.self, .value("a")) + both("a", NSString.self, .value("a"))
    + both(NSArray(array: [1]), [Int].self, .value("[1]")) + both([1], [String].self, .mismatch)
    + both(NSURL(string: "a:b") as Any, URL.self, .value("a:b")) + both("a:b", URL.self, .mismatch)
    + both(3, String.self, .mismatch) + both(NSObject(), String.self, .mismatch)
    + both("text", NSArray.self, .mismatch) + both("text", Date.self, .mismatch)
    + both({ 1 } as () -> Int, String.self, .mismatch) + both([1: 2], [String: Int].self, .mismatch)
    + absent + ofTexts

  private static func both<Value>(_ value: Any, _ type: Value.Type, _ wanted: Outcome) -> [Cast] {
    [
      Cast(value, type, wanted, argument: wanted == .mismatch && type is Bool.Type ? .value("true") : nil),
      Cast(value, Value?.self, wanted), Cast(value, Value??.self, wanted),
    ]
  }

  /// Values that are nil: nil itself, null, and the nil of another type.
  private static let absent: [Cast] = [nil, NSNull(), Int?.none as Any, String?.none as Any].flatMap {
    (value: Any?) in
    [
      Cast(value, String.self, .mismatch), Cast(value, NSArray.self, .mismatch),
      Cast(value, Int.self, .mismatch), Cast(value, Kind.self, .mismatch),
      Cast(value, Bool.self, .mismatch, argument: .value("true")),
      Cast(value, String?.self, .none), Cast(value, NSArray?.self, .none), Cast(value, Bool?.self, .none),
      Cast(value, Kind?.self, .none), Cast(value, (() -> Void)?.self, .none),
    ]
  }

  /// Texts and objects, of which only key-value coding makes numbers.
  private static let ofTexts: [Cast] = [
    Cast("3", Int.self, .mismatch, property: .value("3")),
    Cast("-2.5", Double.self, .mismatch, property: .value("-2.5")),
    Cast("2.5 points", CGFloat.self, .mismatch, property: .value("2.5")),
    Cast("YES", Bool.self, .mismatch, argument: .value("true"), property: .value("true")),
    Cast("NO", Bool.self, .mismatch, argument: .value("true"), property: .value("false")),
    Cast("3", UInt.self, .mismatch), Cast("1", Kind.self, .mismatch), Cast("3", Int?.self, .mismatch),
    Cast(NSObject(), Bool.self, .mismatch, argument: .value("true")), Cast(NSObject(), Int.self, .mismatch),
    Cast(NSNull(), Any?.self, .value("<null>")), Cast(NSNull(), NSObject?.self, .value("<null>")),
  ]
}

@Suite("Arguments of calls by name") struct ArgumentTests {
  @Test("A value is what the bridge has it as, and never silently nil", arguments: Cast.all)
  fileprivate func table(cast: Cast) {
    #expect(cast.cast == cast.wanted)
    #expect(cast.argument == cast.asArgument)
    #expect(cast.property == cast.asProperty)
  }

  @Test("Pointers that are left out lead to zeros") func pointers() {
    #expect(Argument.argument(nil, as: UnsafeMutableRawPointer.self)?.load(as: Int.self) == 0)
    #expect(Argument.argument(nil, as: UnsafeRawPointer.self)?.load(as: Int.self) == 0)
    #expect(Argument.cast(nil, to: UnsafeRawPointer.self) == nil)
    #expect(Argument.argument(nil, as: UnsafeRawPointer?.self) == .some(nil))
  }
}
