import ObjectiveCRuntime
import Testing

@testable import UIKit

/// A scene's delegate that an Info.plist names.
final class PlistSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

/// An app's delegate, whose module is that of names without one.
final class PlistAppDelegate: UIResponder, UIApplicationDelegate {}

/// An app's delegate, which a nib makes.
final class NibAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

@MainActor @Suite("An Info.plist says how an app begins") struct StartTests {
  private static let manifest: [String: Any] = [
    "UISceneConfigurations": [
      "UIWindowSceneSessionRoleApplication": [
        [
          "UISceneConfigurationName": "Default Configuration", "UISceneStoryboardFile": "Main",
          "UISceneDelegateClassName": "InterfaceBuilderTests.PlistSceneDelegate",
        ],
        ["UISceneConfigurationName": "Other", "UISceneStoryboardFile": "Other.storyboard"],
      ]
    ]
  ]

  private func name(_ storyboard: MainStoryboard?) -> String? {
    if case .named(let name)? = storyboard { name } else { nil }
  }

  @Test("Apps without scenes have a main storyboard") func main() {
    #expect(InfoDictionary(["UIMainStoryboardFile": "Main"]).mainStoryboard == "Main")
    #expect(InfoDictionary([:]).mainStoryboard == nil)
    let both = InfoDictionary([
      "UIMainStoryboardFile": "Main", "UIApplicationSceneManifest": Self.manifest,
    ])
    #expect(both.mainStoryboard == nil)
    #expect(name(MainStoryboard(entry: "Main.storyboard")) == "Main")
  }

  @Test("Scenes have the configuration of their name, or the first one") func scenes() {
    let old = InfoDictionary.main
    defer { InfoDictionary.main = old }
    InfoDictionary.main = InfoDictionary(["UIApplicationSceneManifest": Self.manifest])
    func complete(_ configuration: UISceneConfiguration) -> String? {
      name(configuration.complete(besides: PlistAppDelegate.self))
    }
    let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(complete(first) == "Main")
    #expect(first.delegateClass == PlistSceneDelegate.self)
    let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
    #expect(complete(other) == "Other")
    #expect(other.delegateClass == nil)
    let unknown = UISceneConfiguration(name: "Nowhere", sessionRole: .windowApplication)
    #expect(complete(unknown) == nil)
  }

  @Test("Apps of before there were storyboards have a main nib") func nibs() throws {
    #expect(InfoDictionary(["UIMainNibFile": "MainWindow"]).mainNib == "MainWindow")
    #expect(InfoDictionary(["NSMainNibFile": "MainWindow.xib"]).mainNib == "MainWindow.xib")
    #expect(InfoDictionary([:]).mainNib == nil)
    #expect(InfoDictionary(["UIMainNibFile": "A", "UIMainStoryboardFile": "B"]).mainNib == nil)
    #expect(
      InfoDictionary(["UIMainNibFile": "A", "UIApplicationSceneManifest": Self.manifest]).mainNib == nil)
  }

  @Test("A main nib has the app’s delegate and its windows", arguments: ["MainWindow", "MainWindow.xib"])
  func mainNib(_ entry: String) throws {
    ObjectiveCMembers.register { m in
      m.add(
        property: "window", get: { (o: NibAppDelegate) in o.window },
        set: { (o: NibAppDelegate, v) in o.window = v })
    }
    let folder = DocumentFolder()
    _ = folder.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"><connections><outlet property="delegate" destination="d" id="a"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <customObject id="d" customClass="NibAppDelegate" customModule="InterfaceBuilderTests"><connections><outlet property="window" destination="w" id="b"/></connections></customObject>
      <window visibleAtLaunch="YES" resizesToFullScreen="YES" id="w"><rect key="frame" x="0" y="0" width="20" height="20"/><connections><outlet property="rootViewController" destination="c" id="e"/></connections></window>
      <viewController title="Root" id="c"><view key="view" tag="4" id="v"/></viewController>
      """, name: "MainWindow")
    let (application, before) = (UIApplication.shared, UIApplication.shared.delegate)
    defer { application.delegate = before }
    let nib = MainNib()
    let window = try #require(nib.load(entry, of: application, bundle: folder.bundle))
    let delegate = try #require(application.delegate as? NibAppDelegate)
    #expect(delegate.window === window)
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.rootViewController?.title == "Root")
    #expect(window.rootViewController?.view.tag == 4)
    window.isHidden = true
  }
}
