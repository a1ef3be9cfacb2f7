import CoreText
import Foundation
import Security
import Testing
import UIKit

private class AwakeView: UIView {
  var wasAwoken = false
  override func awakeFromNib() {
    super.awakeFromNib()
    wasAwoken = true
  }
}

private class Loader: NSObject, @unchecked Sendable {
  nonisolated(unsafe) var wasOnMain: Bool?
  nonisolated(unsafe) var argument: String?
  nonisolated let done = DispatchSemaphore(value: 0)

  nonisolated func load() {
    wasOnMain = Thread.isMainThread
    done.signal()
  }
  nonisolated func load(_ name: String) {
    (wasOnMain, argument) = (Thread.isMainThread, name)
    done.signal()
  }
}

/// A controller as lessons have it: it loads in the background, and goes on on the main thread.
private class PetitionsController: UIViewController {
  var log: [String] = []
  let done = DispatchSemaphore(value: 0)
  func fetch() {
    done.signal()
  }
  func show() { log.append("shown on main: \(Thread.isMainThread)") }
}

private let loading = Selector("load", Loader.load as (Loader) -> () -> Void)
private let loadingByName = Selector("load:", Loader.load(_:) as (Loader) -> (String) -> Void)
private let fetching = Selector("fetch", PetitionsController.fetch)
private let showing = Selector("show", PetitionsController.show)

struct AppCodeTests {
  // MARK: Lists

  private func change(_ table: UITableView, _ collection: UICollectionView, _ updates: () -> Void) {
    table.performBatchUpdates(updates)
    collection.performBatchUpdates(updates, completion: { _ in })
  }

  @Test func batchUpdatesTakeAClosureThatDoesNotEscape() {
    class Table: UITableView {
      var overridden = 0
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        overridden += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let table = Table(frame: .zero, style: .plain)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var calls = 0
    change(table, collection) { calls += 1 }
    table.performBatchUpdates { calls += 1 }
    table.performBatchUpdates(nil)
    #expect(calls == 3 && table.overridden == 3)
  }

  // MARK: Foundation

  @Test func defaultsHaveKeyValueCoding() throws {
    let name = "AppCodeTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue("a", forKey: "text")
    defaults.setValue(3, forKey: "number")
    defaults.setValue(["inner": ["deep": 5]], forKey: "outer")
    #expect(defaults.value(forKey: "text") as? String == "a")
    #expect(defaults.integer(forKey: "number") == 3)
    #expect(defaults.value(forKeyPath: "outer.inner.deep") as? Int == 5)
    defaults.setValue(nil, forKey: "text")
    #expect(defaults.value(forKey: "text") == nil && defaults.string(forKey: "text") == nil)
  }

  @Test func aTimerMayBeMadeBeforeItIsSet() {
    var timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1000, repeats: false) { _ in }
    #expect(timer.isValid)
    timer.invalidate()
  }

  @Test func stringsOfObjectiveCDrawThemselves() throws {
    let size = CGSize(width: 60, height: 40)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
    let rect = CGRect(origin: .zero, size: size)
    let ours = renderer.image { _ in
      NSString(string: "One two three").draw(
        with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    }
    let plain = renderer.image { _ in
      "One two three".draw(with: rect, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    }
    #expect(ours.pngData() == plain.pngData())
    #expect(ours.pngData() != renderer.image { _ in }.pngData())
  }

  // MARK: Threads

  @Test func aMethodRunsInTheBackground() {
    let loader = Loader()
    loader.performSelector(inBackground: loading, with: nil)
    #expect(loader.done.wait(timeout: .now() + 30) == .success)
    #expect(loader.wasOnMain == false)
    loader.performSelector(inBackground: loadingByName, with: "list")
    #expect(loader.done.wait(timeout: .now() + 30) == .success)
    #expect(loader.argument == "list")
  }

  @Test func aControllersMethodRunsInTheBackgroundAndGoesOnOnTheMainThread() async {
    let controller = PetitionsController()
    controller.performSelector(inBackground: fetching, with: nil)
    #expect(controller.done.wait(timeout: .now() + 30) == .success)
    controller.performSelector(
      onMainThread: showing, with: nil, waitUntilDone: true)
    #expect(controller.log.count == 1)
    controller.performSelector(
      onMainThread: showing, with: nil, waitUntilDone: false)
    #expect(controller.log.count == 1)
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    #expect(controller.log.count == 2)
  }

  // MARK: Objects

  @Test func respondersAndDocumentsRestoreActivities() {
    class Restoring: UIViewController {
      var title2: String?
      override func restoreUserActivityState(_ activity: NSUserActivity) { title2 = activity.title }
    }
    func restore(_ handler: ([any UIUserActivityRestoring]?) -> Void, _ object: any UIUserActivityRestoring) {
      handler([object])
    }
    let controller = Restoring()
    let activity = NSUserActivity(activityType: "a")
    activity.title = "T"
    restore({ $0?.forEach { $0.restoreUserActivityState(activity) } }, controller)
    #expect(controller.title2 == "T")
    let view = AwakeView()
    #expect(!view.wasAwoken)
    view.awakeFromNib()
    #expect(view.wasAwoken)
  }

  @Test func plainObjectsHaveAccessibility() {
    class Bar: NSObject {}
    let (one, other) = (Bar(), Bar())
    #expect(!one.isAccessibilityElement && one.accessibilityLabel == nil)
    one.isAccessibilityElement = true
    one.accessibilityLabel = "March"
    one.accessibilityValue = "12"
    one.accessibilityIdentifier = "bar-3"
    one.accessibilityTraits = [.button]
    one.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(one.accessibilityLabel == "March" && one.accessibilityValue == "12")
    #expect(one.accessibilityIdentifier == "bar-3" && one.accessibilityTraits == .button)
    #expect(one.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(other.accessibilityLabel == nil)
  }

  @Test func objectsHaveAssociatedValues() {
    let view = UIView()
    let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    objc_setAssociatedObject(view, key, "value", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, key) as? String == "value")
    #expect(autoreleasepool { 3 } == 3)
  }

  // MARK: Colors and fonts

  @Test func colorsOfCoreImageGoBothWays() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let other = CIColor(color: color)
    #expect(other.red == 0.25 && other.green == 0.5 && other.blue == 0.75 && other.alpha == 0.5)
    #expect(UIColor(ciColor: other) == color)
    #expect(CIColor(string: other.stringRepresentation) == other)
    #expect(color.ciColor == other && CIColor.red == CIColor(red: 1, green: 0, blue: 0))
    #expect(color.cgColor.colorSpace?.model == .rgb)
  }

  @Test func fontsOfCoreTextAreUIKits() throws {
    let font = CTFontCreateWithName("Inter", 20, nil)
    #expect(CTFontGetSize(font) == 20)
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontCopyFamilyName(font) == font.familyName)
    let characters = Array("Ah \u{10FFFF}".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: characters.count)
    #expect(!CTFontGetGlyphsForCharacters(font, characters, &glyphs, characters.count))
    #expect(glyphs[0] != 0 && glyphs[1] != 0 && glyphs[0] != glyphs[1] && glyphs[3] == 0)
    #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
    let outline = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
    // A capital letter stands on the baseline and is as high as the font says; y grows upward.
    #expect(abs(outline.boundingBoxOfPath.minY) < 0.2)
    #expect(abs(outline.boundingBoxOfPath.height - font.capHeight) < 0.5)
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = CTFontGetAdvancesForGlyphs(font, .default, glyphs, &advances, 2)
    #expect(sum > 0 && sum == advances[0].width + advances[1].width)
    let box = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, nil, 1)
    #expect(abs(box.width - outline.boundingBoxOfPath.width) < 0.2)
  }

  @Test func geometryPrintsAsOnApplesSystems() {
    #expect("\(CGRect(x: 40, y: 100, width: 200, height: 100))" == "(40.0, 100.0, 200.0, 100.0)")
    #expect("\(CGPoint(x: 1.5, y: -2))" == "(1.5, -2.0)")
    #expect(String(describing: CGSize(width: 3, height: 4)) == "(3.0, 4.0)")
    #expect("\([CGPoint(x: 1, y: 2)])" == "[(1.0, 2.0)]")
    #expect(
      "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    #expect(
      "\(CGAffineTransform(scaleX: 2, y: 3))"
        == "CGAffineTransform(a: 2.0, b: 0.0, c: 0.0, d: 3.0, tx: 0.0, ty: 0.0)")
    #expect("\(CGVector(dx: 1, dy: 2))" == "CGVector(dx: 1.0, dy: 2.0)")
    #expect("\(UIOffset(horizontal: 1, vertical: 2))" == "UIOffset(horizontal: 1.0, vertical: 2.0)")
  }

  // MARK: Security

  @Test func keychainsAreClearedClassByClass() {
    for kind in [
      kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate, kSecClassKey,
      kSecClassIdentity,
    ] {
      let query = [kSecClass: kind, kSecAttrLabel: "AppCodeTests.none"]
      #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
    }
    #expect(SecItemAdd([kSecClass: kSecClassCertificate] as CFDictionary, nil) == errSecParam)
    #expect(errSecSuccess == noErr)
  }

  @Test func aPersistentReferenceFindsItsItem() throws {
    let account = "AppCodeTests.\(UUID().uuidString)"
    let item: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecValueData: Data("secret".utf8),
      kSecAttrAccessible: kSecAttrAccessibleAlwaysThisDeviceOnly, kSecReturnPersistentRef: true,
    ]
    var result: CFTypeRef?
    #expect(SecItemAdd(item as CFDictionary, &result) == noErr)
    defer {
      _ = SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary)
    }
    let reference = try #require(result as? Data)
    var found: CFTypeRef?
    let query: [CFString: Any] = [
      kSecValuePersistentRef: reference, kSecReturnAttributes: true, kSecReturnData: true,
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == noErr)
    let attributes = try #require(found as? [String: Any])
    #expect(attributes[kSecAttrAccount] as? String == account)
    #expect(attributes[kSecValueData] as? Data == Data("secret".utf8))
    #expect(attributes[kSecAttrCreationDate] is Date)
    var upper: CFTypeRef?
    let loose: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: account.lowercased(),
      kSecMatchCaseInsensitive: true,
      kSecReturnData: true,
    ]
    #expect(SecItemCopyMatching(loose as CFDictionary, &upper) == noErr)
  }
}
