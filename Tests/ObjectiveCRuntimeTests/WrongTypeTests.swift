import Foundation
import Testing

@testable import ObjectiveCRuntime

@MainActor private final class Profile: NSObject {
  var title: String = "title"
  var subtitle: String? = "subtitle"
  var owner: NSArray! = ["owner"]
  var count = 1
  var calls = 0
  func rename(_ name: String?) { calls += 1 }
  func move(_ from: Int, _ to: [Int]?) { calls += 1 }

  static let registered: Void = ObjectiveCMembers.register { members in
    members.add(property: "title", get: { (o: Profile) in o.title }, set: { $0.title = $1 })
    members.add(property: "subtitle", get: { (o: Profile) in o.subtitle }, set: { $0.subtitle = $1 })
    members.add(property: "owner", get: { (o: Profile) in o.owner }, set: { $0.owner = $1 })
    members.add(property: "count", get: { (o: Profile) in o.count }, set: { $0.count = $1 })
    members.add("rename:") { (o: Profile, name: String?) in o.rename(name) }
    members.add("move:to:") { (o: Profile, from: Int, to: [Int]?) in o.move(from, to) }
  }

  init(registering: Void = registered) { super.init() }

  var values: [String] { [title, subtitle ?? "nil", "\(owner.map { "\($0)" } ?? "nil")", "\(count)"] }
}

/// Values of another type than a property or an argument has, whether that is optional or not.
@MainActor @Suite("Values of a wrong type") struct WrongTypeTests {
  @Test("change no property") func properties() {
    let wrong: [Any] = [NSObject(), Date(), ["a": 1], { 1 } as () -> Int]
    for key in ["title", "subtitle", "owner", "count"] {
      for value in wrong + (key == "count" ? [] : [3]) + (key == "owner" ? ["text"] : []) {
        let profile = Profile()
        let before = profile.values
        guard case .mismatched = ObjectiveCMembers.assign(value, to: key, of: profile) else {
          Issue.record("\(key) takes \(value)")
          continue
        }
        #expect(profile.values == before)
        let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
        #expect(!setter.call(on: profile, with: [value]).isDone, "\(setter) takes \(value)")
        #expect(profile.values == before)
      }
    }
    let profile = Profile()
    for key in ["subtitle", "owner"] { profile.setValue(nil, forKey: key) }
    #expect(profile.values == ["title", "nil", "nil", "1"])
    profile.setValuesForKeys(["subtitle": "a", "owner": ["b"]])
    profile.setValuesForKeys(["subtitle": NSNull(), "owner": NSNull(), "count": "7"])
    #expect(profile.values == ["title", "nil", "nil", "7"])
    guard case .mismatched = ObjectiveCMembers.assign(nil, to: "count", of: profile) else {
      Issue.record("A number takes nil")
      return
    }
  }

  @Test("call no method") func arguments() {
    let profile = Profile()
    profile.perform(Selector("rename:"), with: 3)
    profile.perform(Selector("move:to:"), with: 3, with: "text")
    profile.perform(Selector("move:to:"), with: nil, with: [1])
    #expect(profile.calls == 0)
    profile.perform(Selector("rename:"), with: nil)
    profile.perform(Selector("rename:"), with: NSString("name"))
    profile.perform(Selector("move:to:"), with: 3)
    profile.perform(Selector("move:to:"), with: 3, with: NSArray(array: [1]))
    #expect(profile.calls == 4)
    let handed = Selector("handed:", { (o: Profile) in o.rename })
    #expect(!handed.call(on: profile, with: [3]).isDone)
    #expect(handed.call(on: profile, with: [nil]).isDone)
  }

  @Test("stop the program in key-value coding, with the types") func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Profile().setValue(3, forKey: "subtitle") }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("setValue:forKey:]: subtitle does not take a Int, 3."), "\(said)")
  }

  @Test("stop the program in an optional property of a protocol") func optionalProperties() async {
    let title: String? = ObjectiveCMembers.optionalValue(Profile(), "title")
    let subtitle: String?? = ObjectiveCMembers.optionalValue(Profile(), "subtitle")
    let missing: String? = ObjectiveCMembers.optionalValue(Profile(), "missing")
    #expect(title == "title" && subtitle == "subtitle" && missing == nil)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ObjectiveCMembers.optionalValue(Profile(), "count") as String? }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("count of Profile is a Int, where a String is required."), "\(said)")
  }
}
