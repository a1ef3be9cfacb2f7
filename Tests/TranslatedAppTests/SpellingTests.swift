import Testing

@testable import UIKit

/// Spellings of Objective-C in unusual places, in code that Shoji's tool has translated.
@MainActor @Suite("Translated spellings", .serialized) struct SpellingTests {
  @Test("Objects of documents awake by name, subclasses and extensions too") func awakening() {
    let awake = Selector("awakeFromNib")
    let (dealer, cheat, late) = (Dealer(), Cheat(), Late())
    for object in [dealer, cheat, late] as [NSObject] {
      #expect(object.responds(to: awake))
      object.perform(awake)
    }
    #expect(dealer.log == ["awake"] && cheat.log == ["awake", "cheated"] && late.log == ["late"])
    #expect(!Plain().responds(to: awake))
  }

  @Test("Members of the root class are the class's own") func rootMembers() {
    let dealer = Dealer()
    dealer.setValuesForKeys(["color": 1])
    #expect(dealer.log == ["several", "color"])
    #expect(!Dealer.accessInstanceVariablesDirectly)
    #expect(Dealer.description().hasPrefix("deals ") && Dealer.description().hasSuffix(".Dealer"))
    #expect(dealer.responds(to: Selector("anything")) && !dealer.responds(to: Selector("other")))
  }

  @Test("A layer keeps its own properties") func layers() {
    let ring = Ring()
    #expect(ring.progress == 0 && ring.tint == nil)
    ring.progress = 0.5
    ring.tint = .red
    #expect(ring.value(forKey: "progress") as? CGFloat == 0.5 && ring.progress == 0.5 && ring.tint == .red)
    #expect(Ring.needsDisplay(forKey: "progress") && !Ring.needsDisplay(forKey: "tint"))
  }

  @Test("A protocol's extension names its own requirements") func protocols() {
    let listener = Listener()
    listener.listen()
    NotificationCenter.default.post(name: Notification.Name("Hearing"), object: nil)
    #expect(listener.heard == 1)
    #expect(listener.colors.map(\.name) == ["backgroundColor", "setTitle:"])
    listener.block = { listener.heard += $0 }
    listener.block?(4)
    #expect(listener.heard == 5)
  }

  @Test("A wrapped property keeps its wrapper") func wrappers() {
    let dial = Dial()
    dial.setValue(12, forKey: "level")
    #expect(dial.level == 9 && dial.value(forKey: "level") as? Int == 9 && Dial.steps == 10)
  }

  @Test("DEBUG is what the module says") func conditions() { #expect(!isDebug) }
}
