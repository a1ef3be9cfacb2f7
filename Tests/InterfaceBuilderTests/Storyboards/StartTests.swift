import Testing

@testable import UIKit

/// A scene's delegate that an Info.plist names.
final class PlistSceneDelegate: UIResponder, UIWindowSceneDelegate {
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
    #expect(name(AppInformation(["UIMainStoryboardFile": "Main"]).mainStoryboard) == "Main")
    #expect(name(AppInformation([:]).mainStoryboard) == nil)
    let both = AppInformation([
      "UIMainStoryboardFile": "Main", "UIApplicationSceneManifest": Self.manifest,
    ])
    #expect(name(both.mainStoryboard) == nil)
  }

  @Test("Scenes have the configuration of their name, or the first one") func scenes() {
    let information = AppInformation(["UIApplicationSceneManifest": Self.manifest])
    let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(name(information.complete(first)) == "Main")
    #expect(first.delegateClass == PlistSceneDelegate.self)
    let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
    #expect(name(information.complete(other)) == "Other")
    #expect(other.delegateClass == nil)
    let unknown = UISceneConfiguration(name: "Nowhere", sessionRole: .windowApplication)
    #expect(name(information.complete(unknown)) == nil)
  }
}
