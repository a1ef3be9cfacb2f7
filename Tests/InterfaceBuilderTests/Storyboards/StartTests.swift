import Testing

@testable import UIKit

/// A scene's delegate that an Info.plist names.
final class PlistSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

/// An app's delegate, whose module is that of names without one.
final class PlistAppDelegate: UIResponder, UIApplicationDelegate {}

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
}
