import Testing

@testable import UIKit

/// Methods of any number of arguments, of code that Shoji's tool has translated.
@MainActor @Suite("Arguments of translated methods") struct ArgumentTests {
  enum Effect: String, CaseIterable {
    case plain = "Plain"
    case throwing = "Throwing"
    case waiting = "Waiting"
    case both = "Both"
    var isWaiting: Bool { self == .waiting || self == .both }
    var isThrowing: Bool { self == .throwing || self == .both }
  }

  /// Returns the name of one of `Taker`'s methods.
  private func selector(_ word: String, _ effect: Effect, _ count: Int) -> Selector {
    var name = "\(word)\(effect.rawValue)\(count)" + String(repeating: ":", count: count)
    if effect != .plain {
      let last = effect.isWaiting ? "completionHandler:" : "error:"
      name += count > 0 ? last : effect.isWaiting ? "WithCompletionHandler:" : "AndReturnError:"
    }
    return Selector(name)
  }

  @Test("Every number is handed over, whatever the method does", arguments: Effect.allCases, 0...8)
  func numbers(effect: Effect, count: Int) async throws {
    let wanted = (0..<count).map(String.init).joined(separator: ",")
    for (word, target) in [("own", Taker()), ("all", ClassObject.receiver(Taker.self))]
      as [(String, AnyObject)]
    {
      let selector = selector(word, effect, count)
      try #require(selector.isMethod(of: target), "\(selector)")
      let arguments = (0..<count).map { $0 as Any? }
      guard effect.isWaiting else {
        #expect(selector.call(on: target, with: arguments).result as? String == wanted, "\(selector)")
        continue
      }
      let result = await withCheckedContinuation { continuation in
        let handler: (String?, (any Error)?) -> Void = { result, _ in continuation.resume(returning: result) }
        _ = selector.call(on: target, with: arguments + [handler])
      }
      #expect(result == wanted, "\(selector)")
    }
  }

  @Test("An error gives nothing, and one argument of another type is no call") func failures() async throws {
    for count in 1...8 {
      var arguments = (0..<count).map { $0 as Any? }
      arguments[count - 1] = -1
      let throwing = selector("own", .throwing, count).call(on: Taker(), with: arguments)
      #expect(throwing.isDone && throwing.result == nil)
      arguments[count - 1] = "text"
      for (word, target) in [("own", Taker()), ("all", ClassObject.receiver(Taker.self))]
        as [(String, AnyObject)]
      {
        for effect in Effect.allCases {
          #expect(!selector(word, effect, count).call(on: target, with: arguments).isDone)
        }
      }
    }
  }

  @Test("Optional requirements of any number of arguments are called") func optionalRequirements() {
    let asker = LongAsker()
    #expect(asker.ask() == [nil, nil, nil, nil, nil, nil])
    let (all, none) = (LongDelegateOfAll(), LongDelegateOfNone())
    asker.delegate = none
    #expect(asker.ask() == [nil, nil, nil, nil, nil, nil])
    asker.delegate = all
    #expect(asker.ask() == ["", "0", "0,1,2,3", "0,1,2,3,4", "0,1,2,3,4,5,6", "1,2,3,4,5,6!"])
  }

  @Test("Selectors name methods of any number of arguments") func selectors() {
    #expect(
      LongAsker().selectors().map(\.name) == [
        "ownPlain7:::::::", "allBoth5:::::completionHandler:", "ownBoth8::::::::completionHandler:",
      ])
  }
}
