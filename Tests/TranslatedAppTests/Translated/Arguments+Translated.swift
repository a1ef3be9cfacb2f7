// swift-format-ignore-file
import ObjectiveCRuntime
#sourceLocation(file: "Tests/TranslatedAppTests/Sources/Arguments.swift", line: 1)
// swift-format-ignore-file
import UIKit

/// Methods of every number of arguments, of objects and of classes, that throw, wait, or both.
class Taker: NSObject {
  static func joined(_ numbers: Int...) -> String { numbers.map(String.init).joined(separator: ",") }
  static func checked(_ numbers: Int...) throws -> String {
    if numbers.contains(where: { $0 < 0 }) { throw CocoaError(.featureUnsupported) }
    return numbers.map(String.init).joined(separator: ",")
  }
        func ownPlain0() -> String { Taker.joined() }
        func ownThrowing0() throws -> String { try Taker.checked() }
        func ownWaiting0() async -> String { Taker.joined() }
        func ownBoth0() async throws -> String { try Taker.checked() }
        class func allPlain0() -> String { Taker.joined() }
        class func allThrowing0() throws -> String { try Taker.checked() }
        class func allWaiting0() async -> String { Taker.joined() }
        class func allBoth0() async throws -> String { try Taker.checked() }
        func ownPlain1(_ a0: Int) -> String { Taker.joined(a0) }
        func ownThrowing1(_ a0: Int) throws -> String { try Taker.checked(a0) }
        func ownWaiting1(_ a0: Int) async -> String { Taker.joined(a0) }
        func ownBoth1(_ a0: Int) async throws -> String { try Taker.checked(a0) }
        class func allPlain1(_ a0: Int) -> String { Taker.joined(a0) }
        class func allThrowing1(_ a0: Int) throws -> String { try Taker.checked(a0) }
        class func allWaiting1(_ a0: Int) async -> String { Taker.joined(a0) }
        class func allBoth1(_ a0: Int) async throws -> String { try Taker.checked(a0) }
        func ownPlain2(_ a0: Int, _ a1: Int) -> String { Taker.joined(a0, a1) }
        func ownThrowing2(_ a0: Int, _ a1: Int) throws -> String { try Taker.checked(a0, a1) }
        func ownWaiting2(_ a0: Int, _ a1: Int) async -> String { Taker.joined(a0, a1) }
        func ownBoth2(_ a0: Int, _ a1: Int) async throws -> String { try Taker.checked(a0, a1) }
        class func allPlain2(_ a0: Int, _ a1: Int) -> String { Taker.joined(a0, a1) }
        class func allThrowing2(_ a0: Int, _ a1: Int) throws -> String { try Taker.checked(a0, a1) }
        class func allWaiting2(_ a0: Int, _ a1: Int) async -> String { Taker.joined(a0, a1) }
        class func allBoth2(_ a0: Int, _ a1: Int) async throws -> String { try Taker.checked(a0, a1) }
        func ownPlain3(_ a0: Int, _ a1: Int, _ a2: Int) -> String { Taker.joined(a0, a1, a2) }
        func ownThrowing3(_ a0: Int, _ a1: Int, _ a2: Int) throws -> String { try Taker.checked(a0, a1, a2) }
        func ownWaiting3(_ a0: Int, _ a1: Int, _ a2: Int) async -> String { Taker.joined(a0, a1, a2) }
        func ownBoth3(_ a0: Int, _ a1: Int, _ a2: Int) async throws -> String { try Taker.checked(a0, a1, a2) }
        class func allPlain3(_ a0: Int, _ a1: Int, _ a2: Int) -> String { Taker.joined(a0, a1, a2) }
        class func allThrowing3(_ a0: Int, _ a1: Int, _ a2: Int) throws -> String { try Taker.checked(a0, a1, a2) }
        class func allWaiting3(_ a0: Int, _ a1: Int, _ a2: Int) async -> String { Taker.joined(a0, a1, a2) }
        class func allBoth3(_ a0: Int, _ a1: Int, _ a2: Int) async throws -> String { try Taker.checked(a0, a1, a2) }
        func ownPlain4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) -> String { Taker.joined(a0, a1, a2, a3) }
        func ownThrowing4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) throws -> String { try Taker.checked(a0, a1, a2, a3) }
        func ownWaiting4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) async -> String { Taker.joined(a0, a1, a2, a3) }
        func ownBoth4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3) }
        class func allPlain4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) -> String { Taker.joined(a0, a1, a2, a3) }
        class func allThrowing4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) throws -> String { try Taker.checked(a0, a1, a2, a3) }
        class func allWaiting4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) async -> String { Taker.joined(a0, a1, a2, a3) }
        class func allBoth4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3) }
        func ownPlain5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) -> String { Taker.joined(a0, a1, a2, a3, a4) }
        func ownThrowing5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4) }
        func ownWaiting5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4) }
        func ownBoth5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4) }
        class func allPlain5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) -> String { Taker.joined(a0, a1, a2, a3, a4) }
        class func allThrowing5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4) }
        class func allWaiting5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4) }
        class func allBoth5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4) }
        func ownPlain6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5) }
        func ownThrowing6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5) }
        func ownWaiting6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5) }
        func ownBoth6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5) }
        class func allPlain6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5) }
        class func allThrowing6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5) }
        class func allWaiting6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5) }
        class func allBoth6(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5) }
        func ownPlain7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6) }
        func ownThrowing7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6) }
        func ownWaiting7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6) }
        func ownBoth7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6) }
        class func allPlain7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6) }
        class func allThrowing7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6) }
        class func allWaiting7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6) }
        class func allBoth7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6) }
        func ownPlain8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6, a7) }
        func ownThrowing8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6, a7) }
        func ownWaiting8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6, a7) }
        func ownBoth8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6, a7) }
        class func allPlain8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6, a7) }
        class func allThrowing8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6, a7) }
        class func allWaiting8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) async -> String { Taker.joined(a0, a1, a2, a3, a4, a5, a6, a7) }
        class func allBoth8(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int, _ a7: Int) async throws -> String { try Taker.checked(a0, a1, a2, a3, a4, a5, a6, a7) }
 fileprivate nonisolated static func _objc0(_ m: ObjectiveCMembers) { m.add("ownPlain0") { (o: Self) in o.ownPlain0() }; m.add("ownThrowing0AndReturnError:") { (o: Self) in try? o.ownThrowing0() }; m.add(async: "ownWaiting0WithCompletionHandler:") { (o: Self) in await o.ownWaiting0() }; m.add(async: "ownBoth0WithCompletionHandler:") { (o: Self) in try await o.ownBoth0() }; m.add(class: "allPlain0") { (o: Self.Type) in o.allPlain0() }; m.add(class: "allThrowing0AndReturnError:") { (o: Self.Type) in try? o.allThrowing0() }; m.add(asyncClass: "allWaiting0WithCompletionHandler:") { (o: Self.Type) in await o.allWaiting0() }; m.add(asyncClass: "allBoth0WithCompletionHandler:") { (o: Self.Type) in try await o.allBoth0() }; m.add("ownPlain1:") { (o: Self, a0: Int) in o.ownPlain1(a0) }; m.add("ownThrowing1:error:") { (o: Self, a0: Int) in try? o.ownThrowing1(a0) }; m.add(async: "ownWaiting1:completionHandler:") { (o: Self, a0: Int) in await o.ownWaiting1(a0) }; m.add(async: "ownBoth1:completionHandler:") { (o: Self, a0: Int) in try await o.ownBoth1(a0) }; m.add(class: "allPlain1:") { (o: Self.Type, a0: Int) in o.allPlain1(a0) }; m.add(class: "allThrowing1:error:") { (o: Self.Type, a0: Int) in try? o.allThrowing1(a0) }; m.add(asyncClass: "allWaiting1:completionHandler:") { (o: Self.Type, a0: Int) in await o.allWaiting1(a0) }; m.add(asyncClass: "allBoth1:completionHandler:") { (o: Self.Type, a0: Int) in try await o.allBoth1(a0) }; m.add("ownPlain2::") { (o: Self, a0: Int, a1: Int) in o.ownPlain2(a0, a1) }; m.add("ownThrowing2::error:") { (o: Self, a0: Int, a1: Int) in try? o.ownThrowing2(a0, a1) }; m.add(async: "ownWaiting2::completionHandler:") { (o: Self, a0: Int, a1: Int) in await o.ownWaiting2(a0, a1) }; m.add(async: "ownBoth2::completionHandler:") { (o: Self, a0: Int, a1: Int) in try await o.ownBoth2(a0, a1) }; m.add(class: "allPlain2::") { (o: Self.Type, a0: Int, a1: Int) in o.allPlain2(a0, a1) }; m.add(class: "allThrowing2::error:") { (o: Self.Type, a0: Int, a1: Int) in try? o.allThrowing2(a0, a1) }; m.add(asyncClass: "allWaiting2::completionHandler:") { (o: Self.Type, a0: Int, a1: Int) in await o.allWaiting2(a0, a1) }; m.add(asyncClass: "allBoth2::completionHandler:") { (o: Self.Type, a0: Int, a1: Int) in try await o.allBoth2(a0, a1) }; m.add("ownPlain3:::") { (o: Self, a0: Int, a1: Int, a2: Int) in o.ownPlain3(a0, a1, a2) }; m.add("ownThrowing3:::error:") { (o: Self, a0: Int, a1: Int, a2: Int) in try? o.ownThrowing3(a0, a1, a2) }; m.add(async: "ownWaiting3:::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int) in await o.ownWaiting3(a0, a1, a2) }; m.add(async: "ownBoth3:::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int) in try await o.ownBoth3(a0, a1, a2) }; m.add(class: "allPlain3:::") { (o: Self.Type, a0: Int, a1: Int, a2: Int) in o.allPlain3(a0, a1, a2) }; m.add(class: "allThrowing3:::error:") { (o: Self.Type, a0: Int, a1: Int, a2: Int) in try? o.allThrowing3(a0, a1, a2) }; m.add(asyncClass: "allWaiting3:::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int) in await o.allWaiting3(a0, a1, a2) }; m.add(asyncClass: "allBoth3:::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int) in try await o.allBoth3(a0, a1, a2) }; m.add("ownPlain4::::") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int) in o.ownPlain4(a0, a1, a2, a3) }; m.add("ownThrowing4::::error:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int) in try? o.ownThrowing4(a0, a1, a2, a3) }; m.add(async: "ownWaiting4::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int) in await o.ownWaiting4(a0, a1, a2, a3) }; m.add(async: "ownBoth4::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int) in try await o.ownBoth4(a0, a1, a2, a3) }; m.add(class: "allPlain4::::") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int) in o.allPlain4(a0, a1, a2, a3) }; m.add(class: "allThrowing4::::error:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int) in try? o.allThrowing4(a0, a1, a2, a3) }; m.add(asyncClass: "allWaiting4::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int) in await o.allWaiting4(a0, a1, a2, a3) }; m.add(asyncClass: "allBoth4::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int) in try await o.allBoth4(a0, a1, a2, a3) }; m.add("ownPlain5:::::") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int) in o.ownPlain5(a0, a1, a2, a3, a4) }; m.add("ownThrowing5:::::error:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int) in try? o.ownThrowing5(a0, a1, a2, a3, a4) }; m.add(async: "ownWaiting5:::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int) in await o.ownWaiting5(a0, a1, a2, a3, a4) }; m.add(async: "ownBoth5:::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int) in try await o.ownBoth5(a0, a1, a2, a3, a4) }; m.add(class: "allPlain5:::::") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int) in o.allPlain5(a0, a1, a2, a3, a4) }; m.add(class: "allThrowing5:::::error:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int) in try? o.allThrowing5(a0, a1, a2, a3, a4) }; m.add(asyncClass: "allWaiting5:::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int) in await o.allWaiting5(a0, a1, a2, a3, a4) }; m.add(asyncClass: "allBoth5:::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int) in try await o.allBoth5(a0, a1, a2, a3, a4) }; m.add("ownPlain6::::::") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int) in o.ownPlain6(a0, a1, a2, a3, a4, a5) }; m.add("ownThrowing6::::::error:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int) in try? o.ownThrowing6(a0, a1, a2, a3, a4, a5) }; m.add(async: "ownWaiting6::::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int) in await o.ownWaiting6(a0, a1, a2, a3, a4, a5) }; m.add(async: "ownBoth6::::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int) in try await o.ownBoth6(a0, a1, a2, a3, a4, a5) }; m.add(class: "allPlain6::::::") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int) in o.allPlain6(a0, a1, a2, a3, a4, a5) }; m.add(class: "allThrowing6::::::error:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int) in try? o.allThrowing6(a0, a1, a2, a3, a4, a5) }; m.add(asyncClass: "allWaiting6::::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int) in await o.allWaiting6(a0, a1, a2, a3, a4, a5) }; m.add(asyncClass: "allBoth6::::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int) in try await o.allBoth6(a0, a1, a2, a3, a4, a5) }; m.add("ownPlain7:::::::") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int) in o.ownPlain7(a0, a1, a2, a3, a4, a5, a6) }; m.add("ownThrowing7:::::::error:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int) in try? o.ownThrowing7(a0, a1, a2, a3, a4, a5, a6) }; m.add(async: "ownWaiting7:::::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int) in await o.ownWaiting7(a0, a1, a2, a3, a4, a5, a6) }; m.add(async: "ownBoth7:::::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int) in try await o.ownBoth7(a0, a1, a2, a3, a4, a5, a6) }; m.add(class: "allPlain7:::::::") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int) in o.allPlain7(a0, a1, a2, a3, a4, a5, a6) }; m.add(class: "allThrowing7:::::::error:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int) in try? o.allThrowing7(a0, a1, a2, a3, a4, a5, a6) }; m.add(asyncClass: "allWaiting7:::::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int) in await o.allWaiting7(a0, a1, a2, a3, a4, a5, a6) }; m.add(asyncClass: "allBoth7:::::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int) in try await o.allBoth7(a0, a1, a2, a3, a4, a5, a6) }; m.add("ownPlain8::::::::") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int) in o.ownPlain8(a0, a1, a2, a3, a4, a5, a6, a7) }; m.add("ownThrowing8::::::::error:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int) in try? o.ownThrowing8(a0, a1, a2, a3, a4, a5, a6, a7) }; m.add(async: "ownWaiting8::::::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int) in await o.ownWaiting8(a0, a1, a2, a3, a4, a5, a6, a7) }; m.add(async: "ownBoth8::::::::completionHandler:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int) in try await o.ownBoth8(a0, a1, a2, a3, a4, a5, a6, a7) }; m.add(class: "allPlain8::::::::") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int) in o.allPlain8(a0, a1, a2, a3, a4, a5, a6, a7) }; m.add(class: "allThrowing8::::::::error:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int) in try? o.allThrowing8(a0, a1, a2, a3, a4, a5, a6, a7) }; m.add(asyncClass: "allWaiting8::::::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int) in await o.allWaiting8(a0, a1, a2, a3, a4, a5, a6, a7) }; m.add(asyncClass: "allBoth8::::::::completionHandler:") { (o: Self.Type, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int) in try await o.allBoth8(a0, a1, a2, a3, a4, a5, a6, a7) } } }

      protocol LongDelegate: AnyObject {
                 func take0() -> String
                 func take1(_ a0: Int) -> String
                 func take4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) -> String
                 func take5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) -> String
                 func take7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) -> String
                 func long(_ a0: Int, b a1: Int, c a2: Int, d a3: Int, e a4: Int, f a5: Int, g a6: String?) throws -> String
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
 fileprivate nonisolated static func _objc2(_ m: ObjectiveCMembers) { m.add("take0") { (o: Self) in o.take0() }; m.add("take1:") { (o: Self, a0: Int) in o.take1(a0) }; m.add("take4::::") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int) in o.take4(a0, a1, a2, a3) }; m.add("take5:::::") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int) in o.take5(a0, a1, a2, a3, a4) }; m.add("take7:::::::") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int) in o.take7(a0, a1, a2, a3, a4, a5, a6) }; m.add("long:b:c:d:e:f:g:error:") { (o: Self, a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: String?) in try? o.long(a0, b: a1, c: a2, d: a3, e: a4, f: a5, g: a6) } } }

class LongDelegateOfNone: NSObject, LongDelegate {}

class LongAsker {
  weak var delegate: LongDelegate?
  func ask() -> [String?] {
    [
      delegate?.take0_optional?(),
      delegate?.take1__optional?(0),
      delegate?.take4_____optional?(0, 1, 2, 3),
      delegate?.take5______optional?(0, 1, 2, 3, 4),
      delegate?.take7________optional?(0, 1, 2, 3, 4, 5, 6),
      try? delegate?.long__b_c_d_e_f_g_optional?(1,    2,    3,    4,    5,    6,    "!"),
    ]
  }
  func selectors() -> [Selector] {
    [Selector(named: "ownPlain7:::::::", in: Taker.ownPlain7(_:_:_:_:_:_:_:)), Selector(named: "allBoth5:::::completionHandler:", bound: Taker.allBoth5), Selector(named: "ownBoth8::::::::completionHandler:", in: Taker.ownBoth8(_:_:_:_:_:_:_:_:))]
  }
}
extension LongDelegate { func take0() -> String { ObjectiveCMembers.unimplemented(self, "take0") }; var take0_optional: (() -> String)? { ObjectiveCMembers.implements(self, "take0") ? { self.take0() } : nil }; func take1(_ a0: Int) -> String { ObjectiveCMembers.unimplemented(self, "take1:") }; var take1__optional: ((Int) -> String)? { ObjectiveCMembers.implements(self, "take1:") ? { self.take1($0) } : nil }; func take4(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int) -> String { ObjectiveCMembers.unimplemented(self, "take4::::") }; var take4_____optional: ((Int, Int, Int, Int) -> String)? { ObjectiveCMembers.implements(self, "take4::::") ? { self.take4($0, $1, $2, $3) } : nil }; func take5(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int) -> String { ObjectiveCMembers.unimplemented(self, "take5:::::") }; var take5______optional: ((Int, Int, Int, Int, Int) -> String)? { ObjectiveCMembers.implements(self, "take5:::::") ? { self.take5($0, $1, $2, $3, $4) } : nil }; func take7(_ a0: Int, _ a1: Int, _ a2: Int, _ a3: Int, _ a4: Int, _ a5: Int, _ a6: Int) -> String { ObjectiveCMembers.unimplemented(self, "take7:::::::") }; var take7________optional: ((Int, Int, Int, Int, Int, Int, Int) -> String)? { ObjectiveCMembers.implements(self, "take7:::::::") ? { self.take7($0, $1, $2, $3, $4, $5, $6) } : nil }; func long(_ a0: Int, b a1: Int, c a2: Int, d a3: Int, e a4: Int, f a5: Int, g a6: String?) throws -> String { ObjectiveCMembers.unimplemented(self, "long:b:c:d:e:f:g:error:") }; var long__b_c_d_e_f_g_optional: ((Int, Int, Int, Int, Int, Int, String?) throws -> String)? { ObjectiveCMembers.implements(self, "long:b:c:d:e:f:g:error:") ? { try self.long($0, b: $1, c: $2, d: $3, e: $4, f: $5, g: $6) } : nil } }
private nonisolated func _objcFile() { ObjectiveCMembers.register { m in Taker._objc0(m); LongDelegateOfAll._objc2(m) } }
private enum _ObjCFile { @section(".init_array") @used static nonisolated let start: @convention(c) () -> Void = _objcFile }
