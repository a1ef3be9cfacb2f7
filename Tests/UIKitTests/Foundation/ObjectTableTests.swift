import Testing
import UIKit

/// Tables of objects that may not keep them alive.
@MainActor struct ObjectTableTests {
  private final class Listener {}

  @Test func aWeakSetDropsWhatIsGone() {
    let listeners = NSHashTable<Listener>.weakObjects()
    let stays = Listener()
    listeners.add(stays)
    listeners.add(stays)
    do {
      let goes = Listener()
      listeners.add(goes)
      #expect(listeners.count == 2)
      #expect(listeners.contains(goes))
    }
    #expect(listeners.count == 1)
    #expect(listeners.allObjects.first === stays)
    listeners.remove(stays)
    #expect(listeners.anyObject == nil)
  }

  @Test func setsCompareByEqualityUnlessConfiguredOtherwise() {
    let equal = NSHashTable<NSString>()
    let same = NSHashTable<NSString>(options: .objectPointerPersonality)
    for table in [equal, same] {
      for _ in 0..<3 { table.add(NSMutableString(string: "a")) }
    }
    #expect(equal.count == 1)
    #expect(same.count == 3)
    #expect(equal.member("a") == "a")
  }

  @Test func setsAreUnitedAndCut() {
    let (first, second) = (NSHashTable<NSNumber>(), NSHashTable<NSNumber>())
    for number in [1, 2, 3] { first.add(number as NSNumber) }
    for number in [3, 4] { second.add(number as NSNumber) }
    #expect(first.intersects(second))
    let copy = first.copy() as! NSHashTable<NSNumber>
    copy.intersect(second)
    #expect(copy.allObjects == [3])
    #expect(copy.isSubset(of: first))
    first.minus(second)
    #expect(Set(first.allObjects) == [1, 2])
    first.union(second)
    #expect(first.count == 4)
  }

  @Test func aTableOfWeakKeysDropsTheirValuesAndKeepsThoseOfOthers() {
    let table = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let stays = Listener()
    weak var value: NSString?
    do {
      let goes = Listener()
      let text = NSMutableString(string: "gone")
      value = text
      table.setObject(text, forKey: goes)
      table.setObject("there", forKey: stays)
      #expect(table.object(forKey: goes) == "gone")
    }
    #expect(table.count == 1)
    #expect(value == nil)
    #expect(table.object(forKey: stays) == "there")
    #expect(table.keyEnumerator().allObjects.count == 1)
    table.removeObject(forKey: stays)
    #expect(table.objectEnumerator() == nil)
  }

  @Test func aTableOfWeakValuesDropsThem() {
    let table = NSMapTable<NSString, Listener>.strongToWeakObjects()
    do {
      let goes = Listener()
      table.setObject(goes, forKey: "a")
      #expect(table.object(forKey: "a") === goes)
    }
    #expect(table.object(forKey: "a") == nil)
    #expect(table.dictionaryRepresentation().isEmpty)
  }

  /// Objects that go one after the other leave their entries, which are swept as new ones come.
  @Test func whatIsGoneTakesNoRoom() {
    let table = NSMapTable<Listener, NSNumber>.weakToStrongObjects()
    for number in 0..<10_000 { table.setObject(number as NSNumber, forKey: Listener()) }
    #expect(table.description.count < 2_000)
    #expect(table.count == 0)
  }

  @Test func synchronizedThreadsTakeTurns() async {
    let object = Listener()
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let key = object
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<1_000 {
            objc_sync_enter(key)
            objc_sync_enter(key)
            count += 1
            objc_sync_exit(key)
            objc_sync_exit(key)
          }
        }
      }
    }
    #expect(count == 4_000)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func valuesHaveTextsThatAreReadAgain() {
    let rect = CGRect(x: 1, y: -2.5, width: 300, height: 0.1)
    #expect(NSCoder.string(for: rect) == "{{1, -2.5}, {300, 0.1}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{3,4}") == CGPoint(x: 3, y: 4))
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
    #expect(NSCoder.cgSize(for: "{1, 2, 3}") == .zero)
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }

  @Test func attributedStringsBeginEmpty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
    #expect(NSAttributedString().length == 0)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }
}
