import Diagnostics
import Foundation
import Persistence
import Testing

@testable import UIKit

/// A view controller that is made anew.
final class RestoredPage: UIViewController, UIViewControllerRestoration {
  var number = 0
  var finished = 0
  weak var friend: UIViewController?

  convenience init(_ number: Int) {
    self.init(nibName: nil, bundle: nil)
    self.number = number
    restorationIdentifier = "page"
    restorationClass = RestoredPage.self
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    RestorationTests.paths.append(identifierComponents.joined(separator: "/"))
    return coder.decodeInteger(forKey: "number") == 13 ? nil : RestoredPage(0)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "number")
    coder.encode("text \(number)", forKey: "text")
    coder.encode(friend, forKey: "friend")
    coder.encode(Date(timeIntervalSinceReferenceDate: 5), forKey: "date")
    coder.encode(view.description == "" ? nil : UIView(), forKey: "view")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    number = coder.decodeInteger(forKey: "number")
    friend = coder.decodeObject(forKey: "friend") as? UIViewController
    RestorationTests.paths.append(
      coder.decodeObject(of: NSString.self, forKey: "text").map { "\($0)" } ?? "none")
  }

  override func applicationFinishedRestoringState() { finished += 1 }
}

/// State as it was saved before there were scenes: view controllers, views and objects by their identifiers.
@MainActor @Suite(.serialized) struct RestorationTests {
  private final class Model: UIStateRestoring {
    var value = 0
    func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    func decodeRestorableState(with coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let navigation = UINavigationController()
    let model = Model()
    var wants = true
    var saved: String?

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      navigation.restorationIdentifier = "root"
      let first = RestoredPage(1)
      first.restorationClass = nil
      navigation.viewControllers = [first]
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = navigation
      window?.makeKeyAndVisible()
      UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
      return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
      wants
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    {
      coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) is Date
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
      coder.encode("mine", forKey: "own")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
      saved = coder.decodeObject(forKey: "own") as? String
    }
  }

  fileprivate static var paths: [String] = []

  /// Launches an app of a delegate with a file of state.
  private func launch(_ file: URL, _ body: (UIApplication, Delegate) throws -> Void) rethrows {
    let application = UIApplication.shared
    let former = application.delegate
    let delegate = Delegate()
    application.delegate = delegate
    application.stateRestoration = RestorableStateKeeper(application, file: file)
    Self.paths = []
    application.notifyLaunch(urls: [])
    application.becomeActive()
    UIScreen.main.finishTurn()
    defer {
      application.stateRestoration = nil
      application.enterBackground()
      application.disconnectScene()
      delegate.window?.isHidden = true
      delegate.window?.rootViewController = nil
      application.delegate = former
      SavingQueue.shared.finish(within: 10)
    }
    try body(application, delegate)
  }

  private func withFile(_ body: (URL) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appendingPathComponent("App.state.plist"))
  }

  @Test func aStackOfControllersIsMadeAnewWithWhatTheySaved() {
    withFile { file in
      let printed = loggedMessages {
        launch(file) { application, delegate in
          let (second, third) = (RestoredPage(7), RestoredPage(8))
          third.friend = second
          for page in [second, third] { delegate.navigation.pushViewController(page, animated: false) }
          delegate.model.value = 42
          application.enterBackground()
        }
      }
      #expect(printed.contains { $0.contains("“view” is not saved with the app's state: UIView") })
      launch(file) { _, delegate in
        let pages = delegate.navigation.viewControllers.compactMap { $0 as? RestoredPage }
        #expect(pages.map(\.number) == [1, 7, 8])
        guard pages.count == 3 else { return }
        #expect(pages[2].friend === pages[1] && pages.allSatisfy { $0.finished == 1 })
        #expect(delegate.model.value == 42 && delegate.saved == "mine")
        #expect(Self.paths == ["root/page", "root/page", "text 1", "text 7", "text 8"])
      }
    }
  }

  @Test func aControllerThatNobodyMakesIsLeftOutAndNothingIsSavedUnlessTheAppWants() throws {
    try withFile { file in
      launch(file) { application, delegate in
        delegate.navigation.pushViewController(RestoredPage(13), animated: false)
        application.enterBackground()
      }
      try launch(file) { application, delegate in
        #expect(delegate.navigation.viewControllers.count == 1)
        delegate.wants = false
        delegate.model.value = 1
        let before = try Data(contentsOf: file)
        application.enterBackground()
        #expect(try Data(contentsOf: file) == before)
      }
    }
  }

  @Test func aBrokenFileIsKeptAndNamedAndNothingIsRestored() throws {
    try withFile { file in
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("bplist00 broken".utf8).write(to: file)
      let printed = loggedMessages {
        launch(file) { _, delegate in #expect(delegate.navigation.viewControllers.count == 1) }
      }
      let kept = file.deletingLastPathComponent().appendingPathComponent("App.state.broken-1.plist")
      #expect(try Data(contentsOf: kept) == Data("bplist00 broken".utf8))
      #expect(printed.contains { $0.contains("cannot be read") && $0.contains(kept.path) })
    }
  }

  @Test func aStateOnWhichTheAppEndedIsNotRestoredAgain() throws {
    try withFile { file in
      launch(file) { application, delegate in
        delegate.navigation.pushViewController(RestoredPage(7), animated: false)
        application.enterBackground()
      }
      // As a process leaves it that was killed in the midst of restoring.
      let restoring = file.deletingLastPathComponent().appendingPathComponent("App.state.restoring.plist")
      try FileManager.default.moveItem(at: file, to: restoring)
      let printed = loggedMessages {
        launch(file) { _, delegate in #expect(delegate.navigation.viewControllers.count == 1) }
      }
      #expect(printed.contains { $0.contains("ended while its state was being restored") })
      let kept = file.deletingLastPathComponent().appendingPathComponent("App.state.restoring.broken-1.plist")
      #expect(FileManager.default.fileExists(atPath: kept.path))
    }
  }
}
