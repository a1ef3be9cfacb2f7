import Foundation
import ShojiTestSupport
import Testing

@testable import UIKit

/// Scenes: connection, life cycle, and its notifications.
@MainActor @Suite(.serialized) struct SceneTests {
  /// What was called, in order.
  @MainActor private static var calls: [String] = []

  private class DelegateBase: UIResponder {
    var makesWindow = false
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("launched, \(application.connectedScenes.count) scenes")
      if makesWindow {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("app active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("app resigns") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("app terminates") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("app background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("app foreground") }
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      calls.append("app opens \(url)")
      return true
    }
  }

  private final class Delegate: DelegateBase, UIApplicationDelegate {}

  private final class ConfiguringDelegate: DelegateBase, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      calls.append("configure \(connectingSceneSession.role == .windowApplication)")
      let configuration = UISceneConfiguration(name: "Own", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = OwnSceneDelegate.self
      configuration.sceneClass = OwnScene.self
      return configuration
    }
  }

  private final class OwnScene: UIWindowScene {}

  private final class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      let state = session.stateRestorationActivity?.userInfo?["page"] as? Int
      let urls = options.urlContexts.map(\.url.absoluteString)
      calls.append(
        "connect \(scene.activationState) \(session.configuration.name ?? "") \(urls) \(state ?? -1)")
      window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active \(scene.activationState)") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("resign \(scene.activationState)") }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background \(scene.activationState)") }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "page")
      activity.userInfo = ["page": 7, "at": URL(string: "https://example.org")!, "view": UIView()]
      return activity
    }
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      calls.append(
        "update \(Int(previousCoordinateSpace.bounds.width)) \(previousInterfaceOrientation.isPortrait) "
          + "\(windowScene.interfaceOrientation.isPortrait)")
    }
  }

  /// Runs `body` on the application with a delegate, whose windows are gone afterwards.
  private func withDelegate(_ delegate: any UIApplicationDelegate, _ body: (UIApplication) throws -> Void)
    rethrows
  {
    let application = UIApplication.shared
    let (oldDelegate, oldScene) = (application.delegate, application.sceneSession.scene)
    let oldWindows = application.windows
    oldWindows.forEach { application.remove($0) }
    application.delegate = delegate
    application.sceneSession.scene = nil
    application.connectedScenes = []
    application.applicationState = .inactive
    SceneTests.calls = []
    defer {
      for window in application.windows {
        window.rootViewController = nil
        window.isHidden = true
      }
      oldWindows.forEach { application.add($0) }
      application.disconnectScene()
      application.delegate = oldDelegate
      application.sceneSession.scene = oldScene
      if let oldScene { application.connectedScenes = [oldScene] }
      application.stateStore = nil
    }
    try body(application)
  }

  @Test func aConfiguredSceneIsConnectedAfterTheLaunchAndNotifiedOfItsLife() throws {
    withDelegate(ConfiguringDelegate()) { application in
      application.notifyLaunch(urls: [URL(string: "example://page")!])
      application.becomeActive()
      #expect(
        SceneTests.calls == [
          "launched, 0 scenes", "configure true", #"connect unattached Own ["example://page"] -1"#,
          "foreground", "active foregroundActive",
        ])
      let scene = application.connectedScenes.first as? UIWindowScene
      #expect(scene is OwnScene)
      #expect(scene?.windows.count == 1)
      #expect(scene?.keyWindow?.windowScene === scene)
      #expect(scene?.keyWindow?.rootViewController?.view.window?.windowScene === scene)
      #expect(scene?.keyWindow?.next === scene)
      #expect(application.openSessions.first === scene?.session)
      SceneTests.calls = []
      application.enterBackground()
      application.becomeActive()
      #expect(
        SceneTests.calls == [
          "resign foregroundActive", "background background", "foreground", "active foregroundActive",
        ])
    }
  }

  @Test func anAppDelegateWithAWindowOfItsOwnIsNotifiedItselfAndStillHasAScene() {
    let delegate = Delegate()
    delegate.makesWindow = true
    withDelegate(delegate) { application in
      application.notifyLaunch(urls: [URL(string: "example://page")!])
      application.becomeActive()
      application.enterBackground()
      application.becomeActive()
      #expect(
        SceneTests.calls.dropFirst() == [
          "app opens example://page", "app active", "app resigns", "app background", "app foreground",
          "app active",
        ])
      let scene = delegate.window?.windowScene
      #expect(scene != nil && application.connectedScenes == [scene!])
      #expect(scene?.activationState == .foregroundActive)
      #expect(scene?.delegate == nil)
    }
  }

  /// An app that ends is told what one is told that a person leaves, where apps save.
  @Test func anAppThatEndsGoesToTheBackgroundFirst() {
    withDelegate(ConfiguringDelegate()) { application in
      application.notifyLaunch(urls: [])
      application.becomeActive()
      SceneTests.calls = []
      application.notifyEnd()
      #expect(
        SceneTests.calls == [
          "resign foregroundActive", "background background", "disconnect", "app terminates",
        ])
    }
    withDelegate(ConfiguringDelegate()) { application in
      application.notifyLaunch(urls: [])
      application.becomeActive()
      application.enterBackground()
      SceneTests.calls = []
      application.notifyEnd()
      #expect(SceneTests.calls == ["disconnect", "app terminates"])
    }
    let delegate = Delegate()
    delegate.makesWindow = true
    withDelegate(delegate) { application in
      application.notifyLaunch(urls: [])
      application.becomeActive()
      SceneTests.calls = []
      application.notifyEnd()
      #expect(SceneTests.calls == ["app resigns", "app background", "app terminates"])
    }
  }

  @Test func observersAreNotifiedOfAScenesLife() {
    var names: [String] = []
    let all = [
      UIScene.willConnectNotification, UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
      UIScene.didDisconnectNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    withDelegate(ConfiguringDelegate()) { application in
      application.notifyLaunch(urls: [])
      application.becomeActive()
      application.enterBackground()
      application.disconnectScene()
    }
    #expect(
      names == [
        "UISceneWillConnectNotification", "UISceneWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UISceneWillDeactivateNotification",
        "UISceneDidEnterBackgroundNotification", "UISceneDidDisconnectNotification",
      ])
  }

  @Test func aDelegateIsNotifiedWhenItsSceneTurns() {
    withDelegate(ConfiguringDelegate()) { application in
      onScreen(400, 800) {
        application.notifyLaunch(urls: [])
        SceneTests.calls = []
        onScreen(800, 400) { #expect(SceneTests.calls == ["update 400 true false"]) }
      }
    }
  }

  @Test func theActivityOfASceneIsThereAtTheNextLaunchWithoutWhatCannotBeSaved() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    try withDelegate(ConfiguringDelegate()) { application in
      application.stateStore = SceneStateStore(file: file)
      application.notifyLaunch(urls: [])
      application.becomeActive()
      application.enterBackground()
      application.sceneSession.stateRestorationActivity = nil
      application.disconnectScene()
      SceneTests.calls = []
      application.notifyLaunch(urls: [])
      #expect(SceneTests.calls.contains("connect unattached Own [] 7"))
      let info = try #require(application.sceneSession.stateRestorationActivity?.userInfo)
      #expect(info["at"] as? URL == URL(string: "https://example.org"))
      #expect(info["view"] == nil)
    }
  }

  @Test func aBrokenFileOfStateRestoresNothing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("scene.plist")
    try Data("bplist00 broken".utf8).write(to: file)
    withDelegate(ConfiguringDelegate()) { application in
      application.stateStore = SceneStateStore(file: file)
      application.notifyLaunch(urls: [])
      #expect(application.sceneSession.stateRestorationActivity == nil)
    }
  }

  @Test func aFieldIsTappedByItsPlaceholderAndTypedIntoAndASymbolsItemHasItsName() async throws {
    let app = try AppProcess(built: "SceneTemplate", size: CGSize(width: 393, height: 852))
    try await app.tap(.name("Name"))
    #expect(try await app.answer(to: #"{"type": "Ann"}"#).contains("true"))
    #expect(try await app.tree().view(named: "Ann").className == "UITextField")
    try await app.tap(.name("trash"))
    #expect(try await app.tree().view(named: "Empty").className == "UITextField")
    try await app.quit()
  }

  @Test func whatAServedAppPrintsAtItsEndIsNotLost() throws {
    let process = Process()
    process.executableURL = BuildFolder.program("SceneTemplate")
    process.arguments = ["--display", "browser", "--port", "0"]
    process.standardInput = FileHandle.nullDevice
    // What goes into a pipe is kept in the process until it is written out, where a terminal shows each line.
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var printed = Data()
    func read() -> Bool {
      let part = PipeReader.next(output.fileHandleForReading.fileDescriptor)
      printed += part
      return !part.isEmpty
    }
    // The address of the page is the first line.
    while !printed.contains(10), read() {}
    process.terminate()
    while read() {}
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: printed, as: UTF8.self).hasSuffix("\nThe app ends\n"))
  }

  @Test func xcodesTemplateRunsAndItsStateOutlivesIt() async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    for count in [0, 2] {
      let app = try AppProcess(
        built: "SceneTemplate", size: CGSize(width: 393, height: 852), arguments: ["--state", "on"],
        environment: ["XDG_CONFIG_HOME": home.path])
      try await app.tap(.name("Count \(count)"))
      try await app.tap(.name("Count \(count + 1)"))
      try await app.quit()
    }
  }
}
