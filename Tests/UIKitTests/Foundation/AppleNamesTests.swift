import Foundation
import ObjectiveCRuntime
import Testing
import UIKit
import os

/// Names of Apple's that libraries and projects use and that stand beside those of Foundation and UIKit.
@Suite @MainActor struct AppleNamesTests {
  @Test func formattersReadIntoAPlace() {
    let place = AutoreleasingUnsafeMutablePointer<AnyObject?>(UnsafeMutablePointer<Int>.allocate(capacity: 1))
    let error = AutoreleasingUnsafeMutablePointer<NSString?>(UnsafeMutablePointer<Int>.allocate(capacity: 1))
    let formatter = NumberFormatter()
    #expect(formatter.getObjectValue(place, for: "42", errorDescription: nil))
    #expect((place.pointee as? NSNumber)?.intValue == 42)
    #expect(!formatter.getObjectValue(place, for: "what", errorDescription: error))
    #expect((place.pointee as? NSNumber)?.intValue == 42 && error.pointee != nil)
  }

  @Test func aPatternIsItsMeanColor() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 4, y: 0, width: 4, height: 8))
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(patternImage: picture).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(abs(red - 0.5) < 0.03 && abs(blue - 0.5) < 0.03 && green < 0.03 && alpha > 0.97)
  }

  @Test func aConstraintOutsideOfAWindowChangesItsPriority() {
    let view = UIView()
    let constraint = view.heightAnchor.constraint(equalToConstant: 40)
    constraint.isActive = true
    constraint.priority = .defaultHigh
    #expect(constraint.priority == .defaultHigh && constraint.isActive)
    constraint.priority = .required
    #expect(constraint.priority == .required)
  }

  @Test func aBarButtonItemTellsItsView() {
    let custom = UIView()
    #expect(UIBarButtonItem(customView: custom).value(forKey: "view") as? UIView === custom)
    let item = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
    #expect(item.value(forKey: "view") == nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect((item.value(forKey: "view") as? UIView)?.isDescendant(of: bar) == true)
  }

  private final class Way: UIStoryboardSegue {
    var name: String { "way" }
  }

  @Test func aSegueOfAClassInAVariable() {
    let type: UIStoryboardSegue.Type = Way.self
    let (from, to) = (UIViewController(), UIViewController())
    let segue = ObjectiveCMembers.make(type, identifier: "a", source: from, destination: to)
    #expect((segue as? Way)?.name == "way" && segue.destination === to && segue.identifier == "a")
  }

  @Test func aLockOfC() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  private final class Picture: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func pictureViewsOverrideTheirInitializer() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
    #expect(Picture(image: image).frame.size == CGSize(width: 3, height: 2))
  }
}
