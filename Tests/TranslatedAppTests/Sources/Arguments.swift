// swift-format-ignore-file
import UIKit

/// Methods of every number of arguments, of objects and of classes, that throw, wait, or both.
class Taker: NSObject {
  static func joined(_ numbers: Int...) -> String { numbers.map(String.init).joined(separator: ",") }
  static func checked(_ numbers: Int...) throws -> String {
    if numbers.contains(where: { $0 < 0 }) { throw CocoaError(.featureUnsupported) }
    return numbers.map(String.init).joined(separator: ",")
  }
  @objc func ownPlain0() -> String { Taker.joined() }
  @objc func ownThrowing0() throws -> String { try Taker.checked() }
  @objc func ownWaiting0() async -> String { Taker.joined() }
  @objc func ownBoth0() async throws -> String { try Taker.checked() }
  @objc class func allPlain0() -> String { Taker.joined() }
  @objc class func allThrowing0() throws -> String { try Taker.checked() }
  @objc class func allWaiting0() async -> String { Taker.joined() }
  @objc class func allBoth0() async throws -> String { try Taker.checked() }
  @objc func ownPlain1(_ a0: Int) -> String { Taker.joined(a0) }
  @objc func ownThrowing1(_ a0: Int) throws -> String { try Taker.checked(a0) }
  @objc func ownWaiting1(_ a0: Int) async -> String { Taker.joined(a0) }
  @objc func ownBoth1(_ a0: Int) async throws -> String { try Taker.checked(a0) }
  @objc class func allPlain1(_ a0: Int) -> String { Taker.joined(a0) }
  @objc class func allThrowing1(_ a0: Int) throws -> String { try Taker.checked(a0) }
  @objc class func allWaiting1(_ a0: Int) async -> String { Taker.joined(a0) }
  @objc class func allBoth1(_ a0: Int) async throws -> String { try Taker.checked(a0) }
  @objc func ownPlain2(_ a0: Int, _ a1: Int) -> String { Taker.joined(a0, a1) }
  @objc func ownThrowing2(_ a0: Int, _ a1: Int) throws -> String { try Taker.checked(a0, a1) }
  @objc func ownWaiting2(_ a0: Int, _ a1: Int) async -> String { Taker.joined(a0, a1) }
  @objc func ownBoth2(_ a0: Int, _ a1: Int) async throws -> String { try Taker.checked(a0, a1) }
  @objc class func allPlain2(_ a0: Int, _ a1: Int) -> String { Taker.joined(a0, a1) }
  @objc class func allThrowing2(_ a0: Int, _ a1: Int) throws -> String { try Taker.checked(a0, a1) }
  @objc class func allWaiting2(_ a0: Int, _ a1: Int) async -> String { Taker.joined(a0, a1) }
  @objc class func allBoth2(_ a0: Int, _ a1: Int) async throws -> String { try Taker.checked(a0, a1) }
  @objc func ownPlain3(_ a0: Int, _ a1: Int, _ a2: Int) -> String { Taker.joined(a0, a1, a2) }
  @objc func ownThrowing3(_ a0: Int, _ a1: Int, _ a2: Int) throws -> String { try Taker.checked(a0, a1, a2) }
  @objc func ownWaiting3(_ a0: Int, _ a1: Int, _ a2: Int) async -> String { Taker.joined(a0, a1, a2) }
  @objc func ownBoth3(_ a0: Int, _ a1: Int, _ a2: Int) async throws -> String { try Taker.checked(a0, a1, a2) }
  @objc class func allPlain3(_ a0: Int, _ a1: Int, _ a2: Int) -> String { Taker.joined(a0, a1, a2) }
  @objc class func allThrowing3(_ a0: Int, _ a1: Int, _ a2: Int) throws -> String { try Taker.checked(a0, a1, a2) }
  @objc class func allWaiting3(_ a0: Int, _ a1: Int, _ a2: Int) async -> String { Taker.joined(a0, a1, a2) }
  @objc class func allBoth3(_ a0: Int, _ a1: Int, _ a2: Int) async throws -> String { try Taker.checked(a0, a1, a2) }
  @objc func ownPlain4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) -> String { Taker.joined(a0, a1, a2, a3) }
  @objc func ownThrowing4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) throws -> String { try Taker.checked(a0, a1, a2, a3) }
  @objc func ownWaiting4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) async -> String { Taker.joined(a0, a1, a2, a3) }
  @objc func ownBoth4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3) }
  @objc class func allPlain4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) -> String { Taker.joined(a0, a1, a2, a3) }
  @objc class func allThrowing4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) throws -> String { try Taker.checked(a0, a1, a2, a3) }
  @objc class func allWaiting4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) async -> String { Taker.joined(a0, a1, a2, a3) }
  @objc class func allBoth4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3) }
  @objc func ownPlain5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) -> String { Taker.joined(a0, a1, a2, a3, a4) }
  @objc func ownThrowing5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4) }
  @objc func ownWaiting5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4) }
  @objc func ownBoth5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4) }
  @objc class func allPlain5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) -> String { Taker.joined(a0, a1, a2, a3, a4) }
  @objc class func allThrowing5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4) }
  @objc class func allWaiting5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4) }
  @objc class func allBoth5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4) }
  @objc func ownPlain6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5) }
  @objc func ownThrowing6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5) }
  @objc func ownWaiting6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5) }
  @objc func ownBoth6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5) }
  @objc class func allPlain6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5) }
  @objc class func allThrowing6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5) }
  @objc class func allWaiting6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5) }
  @objc class func allBoth6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5) }
  @objc func ownPlain7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6) }
  @objc func ownThrowing7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6) }
  @objc func ownWaiting7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6) }
  @objc func ownBoth7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6) }
  @objc class func allPlain7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6) }
  @objc class func allThrowing7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6) }
  @objc class func allWaiting7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6) }
  @objc class func allBoth7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6) }
  @objc func ownPlain8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6, a7) }
  @objc func ownThrowing8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6, a7) }
  @objc func ownWaiting8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6, a7) }
  @objc func ownBoth8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6, a7) }
  @objc class func allPlain8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6, a7) }
  @objc class func allThrowing8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6, a7) }
  @objc class func allWaiting8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6, a7) }
  @objc class func allBoth8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6, a7) }
}

@objc protocol LongDelegate {
  @objc optional func take0() -> String
  @objc optional func take1(_ a0: Int) -> String
  @objc optional func take4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) -> String
  @objc optional func take5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) -> String
  @objc optional func take7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) -> String
  @objc optional func long(_ a0: Int, b a1: Int, c a2: Int, d a3: Int, e a4: Int, f a5: Int, g a6: String?) throws -> String
}

class LongDelegateOfAll: NSObject, LongDelegate {
  func take0() -> String { Taker.joined() }
  func take1(_ a0: Int) -> String { Taker.joined(a0) }
  func take4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) -> String { Taker.joined(a0, a1, a2, a3) }
  func take5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) -> String { Taker.joined(a0, a1, a2, a3, a4) }
  func take7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6) }
  func long(_ a0: Int, b a1: Int, c a2: Int, d a3: Int, e a4: Int, f a5: Int, g a6: String?) throws -> String {
    try Taker.checked(a0, a1, a2, a3, a4, a5) + (a6 ?? "")
  }
}

class LongDelegateOfNone: NSObject, LongDelegate {}

class LongAsker {
  weak var delegate: LongDelegate?
  func ask() -> [String?] {
    [
      delegate?.take0?(),
      delegate?.take1?(0),
      delegate?.take4?(0, 1, 2, 3),
      delegate?.take5?(0, 1, 2, 3, 4),
      delegate?.take7?(0, 1, 2, 3, 4, 5, 6),
      try? delegate?.long?(1, b: 2, c: 3, d: 4, e: 5, f: 6, g: "!"),
    ]
  }
  func selectors() -> [Selector] {
    [#selector(Taker.ownPlain7(_:_:_:_:_:_:_:)), #selector(Taker.allBoth5), #selector(Taker.ownBoth8(_:_:_:_:_:_:_:_:))]
  }
}
