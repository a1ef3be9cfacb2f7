import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite("Arguments of calls by name") struct ArgumentTests {
  private enum Kind: Int { case plain, rich }

  @Test("Numbers are read as the type that is asked for") func numbers() {
    #expect(Argument.cast(3, to: Double.self) == 3)
    #expect(Argument.cast(NSNumber(value: 2.5), to: CGFloat.self) == 2.5)
    #expect(Argument.cast(CGFloat(4), to: Int.self) == 4)
    #expect(Argument.cast(1, to: Bool.self) == true)
    #expect(Argument.cast(0, to: Bool.self) == false)
    #expect(Argument.cast(3, to: Double?.self) == .some(3))
    #expect(Argument.cast(1, to: Kind.self) == .rich)
    #expect(Argument.cast(7, to: Kind.self) == nil)
  }

  @Test("Nothing is nothing where that is allowed") func absent() {
    #expect(Argument.cast(nil, to: String?.self) == .some(nil))
    #expect(Argument.cast(nil, to: String.self) == nil)
    #expect(Argument.cast(nil, to: Any?.self) != nil)
    #expect(Argument.cast(NSObject(), to: Bool.self) == true)
  }

  @Test("Another type is not cast") func others() {
    #expect(Argument.cast("3", to: Int.self) == nil)
    #expect(Argument.cast(NSObject(), to: String.self) == nil)
    #expect(Argument.cast("a" as Any, to: String?.self) == "a")
  }
}
