import Foundation
import ObjectiveCRuntime

/// The storyboard with which an app or a scene begins.
enum MainStoryboard {
  /// The document of a name in the app's bundle.
  case named(String)
  /// One that is read already.
  case read(UIStoryboard)
}

/// The entries of an Info.plist that say how an app begins.
@MainActor struct AppInformation {
  private let values: [String: Any]

  /// Reads entries.
  init(_ values: [String: Any]) { self.values = values }

  /// Those of the app itself: of the file beside the program, or of the one among its resources.
  static let main: AppInformation = {
    if let own = Bundle.main.infoDictionary, own["UIApplicationSceneManifest"] != nil || own[mainFile] != nil
    {
      return AppInformation(own)
    }
    let file = Bundle.main.url(forResource: "Info", withExtension: "plist")
    let values = file.flatMap { try? Data(contentsOf: $0) }.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    return AppInformation(values ?? [:])
  }()

  private static let mainFile = "UIMainStoryboardFile"

  private var manifest: [String: Any]? { values["UIApplicationSceneManifest"] as? [String: Any] }

  /// The main storyboard of an app without scenes.
  var mainStoryboard: MainStoryboard? {
    guard manifest == nil else { return nil }
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    let name = isPad ? values["\(Self.mainFile)~ipad"] ?? values[Self.mainFile] : values[Self.mainFile]
    return (name as? String).flatMap(Self.storyboard)
  }

  /// Sets what a configuration leaves open by the entry of its name, or by the first one of its role. Returns the storyboard that the scene
  /// begins with.
  func complete(_ configuration: UISceneConfiguration) -> MainStoryboard? {
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = roles?[configuration.role.rawValue] as? [[String: Any]] ?? []
    let entry =
      entries.first {
        configuration.name != nil && $0["UISceneConfigurationName"] as? String == configuration.name
      }
      ?? (configuration.name == nil ? entries.first : nil)
    if configuration.delegateClass == nil {
      configuration.delegateClass = type(entry?["UISceneDelegateClassName"])
    }
    if configuration.sceneClass == nil { configuration.sceneClass = type(entry?["UISceneClassName"]) }
    if let storyboard = configuration.storyboard { return .read(storyboard) }
    return (entry?["UISceneStoryboardFile"] as? String).flatMap(Self.storyboard)
  }

  private func type(_ name: Any?) -> AnyClass? {
    (name as? String).flatMap(ObjectiveCMembers.NSClassFromString)
  }

  private static func storyboard(_ name: String) -> MainStoryboard? {
    let bare = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    return bare.isEmpty ? nil : .named(bare)
  }
}
