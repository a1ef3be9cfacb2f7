import Foundation
import Synchronization
import Testing

@testable import UIKit

/// Values beside objects of any class, which live as long as these.
@MainActor @Suite("Associated objects") struct AssociatedObjectTests {
  private final class Value {}
  private class Own {}
  private class Derived: Own {}
  private final class Generic<Element> { var element: Element? }
  private final class OwnConstraint: NSLayoutConstraint { var label = "" }
  private final class OwnObject: NSObject {}
  private final class Going {
    let atEnd: (Going) -> Void
    init(atEnd: @escaping (Going) -> Void) { self.atEnd = atEnd }
    deinit { atEnd(self) }
  }
  private actor Counter {}

  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 2))
  nonisolated(unsafe) private static let other = key + 1

  nonisolated private static let makers: [@MainActor @Sendable () -> AnyObject] = [
    { NSObject() }, { CALayer() }, { CAShapeLayer() }, { NSLayoutConstraint() }, { OwnConstraint() },
    { OwnObject() },
    { Own() }, { Derived() }, { Generic<Int>() }, { Generic<String>() }, { Counter() }, { UIImage() },
    { UIView() },
    { UIViewController() }, { UIBarButtonItem() }, { UITapGestureRecognizer() }, { NSMutableArray() },
    { NSMutableDictionary() }, { NSMutableAttributedString(string: "a") }, { NSDate() }, { Formatter() },
    { UIBezierPath() }, { UITraitCollection() }, { UILayoutGuide() }, { Bundle.main },
    { NotificationCenter() },
    { CABasicAnimation() }, { UIFont.systemFont(ofSize: 3) }, { UIAction { _ in } }, { NSTextStorage() },
    { UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) },
  ]

  @Test("Values stay with an object of any class and go with it", arguments: makers.indices)
  func everyClass(index: Int) {
    weak var kept: Value?
    weak var owner: AnyObject?
    autoreleasepool {
      let object = Self.makers[index]()
      owner = object
      #expect(objc_getAssociatedObject(object, Self.key) == nil)
      let value = Value()
      kept = value
      objc_setAssociatedObject(object, Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, Self.other, 7, .OBJC_ASSOCIATION_COPY)
      let twin = Self.makers[index]()
      if twin !== object { #expect(objc_getAssociatedObject(twin, Self.key) == nil) }
    }
    if let owner {
      // One that others keep as well.
      #expect(objc_getAssociatedObject(owner, Self.key) as? Value === kept)
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, Self.other) == nil)
    }
    #expect(kept == nil)
  }

  @Test("The class of an object with values is the same") func theClassStays() {
    let object: Own = Derived()
    objc_setAssociatedObject(object, Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(type(of: object) == Derived.self && object is Derived && "\(object)".contains("Derived"))
  }

  @Test("A weak value is not kept, nil takes a value away") func policies() {
    let object = NSObject()
    var value: Value? = Value()
    objc_setAssociatedObject(object, Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, Self.key) as? Value === value)
    value = nil
    #expect(objc_getAssociatedObject(object, Self.key) == nil)
    objc_setAssociatedObject(object, Self.key, "a", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(object, Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, Self.key) == nil)
  }

  @Test("An object's deinit reads its values, which are released after it, and what it sets is not kept")
  func deinitializers() {
    var read: [String?] = []
    weak var late: Value?
    for isNamed in [true, false, true] {
      let object = Going { going in
        read.append(objc_getAssociatedObject(going, Self.key) as? String)
        let value = Value()
        late = value
        objc_setAssociatedObject(going, Self.other, value, .OBJC_ASSOCIATION_RETAIN)
      }
      if isNamed { objc_setAssociatedObject(object, Self.key, "name", .OBJC_ASSOCIATION_RETAIN) }
    }
    #expect(read == ["name", nil, "name"] && late == nil)
  }

  @Test("A value that owns another owner goes with the first") func chains() {
    weak var last: Own?
    do {
      let first = Own()
      var owner = first
      for _ in 0..<100 {
        let next = Own()
        objc_setAssociatedObject(owner, Self.key, next, .OBJC_ASSOCIATION_RETAIN)
        owner = next
      }
      last = owner
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test("A class has values of its own") func classes() {
    defer { objc_removeAssociatedObjects(Own.self) }
    objc_setAssociatedObject(Own.self, Self.key, "class", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(Own.self, Self.key) as? String == "class")
    #expect(objc_getAssociatedObject(Derived.self, Self.key) == nil)
    #expect(objc_getAssociatedObject(Own(), Self.key) == nil)
    #expect(objc_getAssociatedObject(5, Self.key) == nil)
  }

  @Test("Objects that are made and go on many threads have only their own values") func threads() {
    let wrong = Atomic(0)
    nonisolated(unsafe) let key = Self.key
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<2_000 {
        let object = OwnObject()
        if objc_getAssociatedObject(object, key) != nil { wrong.add(1, ordering: .relaxed) }
        guard number.isMultiple(of: 3) else { continue }
        objc_setAssociatedObject(object, key, thread * 10_000 + number, .OBJC_ASSOCIATION_RETAIN)
        if objc_getAssociatedObject(object, key) as? Int != thread * 10_000 + number {
          wrong.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
  }
}
