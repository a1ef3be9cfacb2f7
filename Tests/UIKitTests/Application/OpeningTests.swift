import Foundation
import Testing

@testable import UIKit

/// Addresses that an app opens, and that it is given to open.
@MainActor @Suite("Opening addresses", .serialized) struct OpeningTests {
  private static var calls: [String] = []

  private final class Continuing: UIResponder, UIApplicationDelegate {
    var continues = true
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      OpeningTests.calls.append("continue \(userActivity.webpageURL?.absoluteString ?? "")")
      restorationHandler([Restored()])
      return continues
    }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      OpeningTests.calls.append("open \(url.absoluteString)")
      return true
    }
  }

  private final class Restored: UIResponder {
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      OpeningTests.calls.append("restore \(activity.webpageURL?.path ?? "")")
    }
  }

  private final class Older: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
      OpeningTests.calls.append("older \(url.absoluteString)")
      return true
    }
  }

  private final class Oldest: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
      OpeningTests.calls.append("oldest \(url.absoluteString)")
      return true
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      OpeningTests.calls += URLContexts.map { "scene \($0.url.absoluteString)" }
    }
  }

  /// The calls of a delegate that is given addresses to open.
  private func calls(
    of delegate: any UIApplicationDelegate, scene: (any UISceneDelegate)? = nil, _ addresses: [String]
  ) -> [String] {
    let application = UIApplication.shared
    let (oldDelegate, oldSceneDelegate) = (application.delegate, application.sceneSession.scene?.delegate)
    application.delegate = delegate
    application.sceneSession.scene?.delegate = scene
    Self.calls = []
    defer {
      application.delegate = oldDelegate
      application.sceneSession.scene?.delegate = oldSceneDelegate
    }
    for address in addresses { application.receive(URL(string: address)!) }
    return Self.calls
  }

  @Test("Pages of the web are continued, other addresses opened, in every form of the method")
  func delegates() {
    let addresses = ["https://example.org/a", "notes://a"]
    let delegate = Continuing()
    #expect(
      calls(of: delegate, addresses) == ["continue https://example.org/a", "restore /a", "open notes://a"])
    delegate.continues = false
    #expect(calls(of: delegate, addresses).contains("open https://example.org/a"))
    #expect(calls(of: Older(), addresses) == addresses.map { "older " + $0 })
    #expect(calls(of: Oldest(), addresses) == addresses.map { "oldest " + $0 })
  }

  @Test("A scene that is connected gets pages of the web as activities, and other addresses as such")
  func connection() {
    let addresses = ["notes://a", "https://example.org/a", "HTTP://example.org/b"]
    let options = UIScene.ConnectionOptions(urls: addresses.map { URL(string: $0)! })
    #expect(options.urlContexts.map(\.url.absoluteString) == ["notes://a"])
    #expect(options.userActivities.allSatisfy { $0.activityType == NSUserActivityTypeBrowsingWeb })
    #expect(Set(options.userActivities.map(\.webpageURL?.path)) == ["/a", "/b"])
  }

  @Test("The schemes of Info.plist are the app's own", arguments: [true, false])
  func ownSchemes(isOwn: Bool) async {
    let old = InfoDictionary.main
    let types: [Any] = [
      ["CFBundleURLName": "org.example", "CFBundleURLSchemes": ["Notes", "notes-beta"]], 7,
      ["CFBundleURLSchemes": "single"], ["CFBundleURLSchemes": [3]],
    ]
    InfoDictionary.main = InfoDictionary(isOwn ? ["CFBundleURLTypes": types] : ["CFBundleURLTypes": "odd"])
    defer { InfoDictionary.main = old }
    let application = UIApplication.shared
    for address in ["notes://a", "NOTES-beta:a", "single://x?y=z"] {
      #expect(application.canOpenURL(URL(string: address)!) == isOwn, "\(address)")
    }
    #expect(!application.canOpenURL(URL(string: "others://a")!))
    #expect(application.canOpenURL(URL(string: "https://example.org")!))
    let oldDelegate = application.delegate
    let delegate = Oldest()
    application.delegate = delegate
    let oldSceneDelegate = application.sceneSession.scene?.delegate
    application.sceneSession.scene?.delegate = nil
    Self.calls = []
    let isOpen = await withCheckedContinuation { done in
      application.open(URL(string: "notes://a/b?c=d")!, options: [.universalLinksOnly: true]) {
        done.resume(returning: $0)
      }
    }
    application.delegate = oldDelegate
    application.sceneSession.scene?.delegate = oldSceneDelegate
    #expect(isOpen == isOwn)
    #expect(Self.calls == (isOwn ? ["oldest notes://a/b?c=d"] : []))
  }
}
