import CoreGraphics
import Foundation
import Persistence

/// The entries of the app's `Info.plist` that its run follows. A value of a kind that is not expected counts
/// as absent.
@MainActor struct InfoDictionary {
  /// A configuration of scenes, as `UIApplicationSceneManifest` lists it.
  struct Scene: Equatable {
    var name: String?
    var sceneClass: String?
    var delegateClass: String?
    var storyboard: String?

    init(
      name: String? = nil, sceneClass: String? = nil, delegateClass: String? = nil, storyboard: String? = nil
    ) {
      (self.name, self.sceneClass, self.delegateClass, self.storyboard) = (
        name, sceneClass, delegateClass, storyboard
      )
    }

    fileprivate init(_ entries: [String: Any]) {
      func text(_ key: String) -> String? { (entries[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
      name = text("UISceneConfigurationName")
      sceneClass = text("UISceneClassName")
      delegateClass = text("UISceneDelegateClassName")
      storyboard = text("UISceneStoryboardFile")
    }
  }

  /// Those of the app's bundle: of the file beside the program, or of the one among its resources.
  static var main: InfoDictionary = {
    let file = Bundle.main.url(forResource: "Info", withExtension: "plist")
    let resource = file.flatMap { try? Data(contentsOf: $0) }.flatMap {
      try? PropertyListReader.read($0) as? [String: Any]
    }
    return InfoDictionary(
      (resource ?? [:]).merging(Bundle.main.infoDictionary ?? [:]) { _, beside in beside })
  }()

  private let entries: [String: Any]

  init(_ entries: [String: Any]) { self.entries = entries }

  /// Returns the value for the kind of device, which a key with `~iphone` or `~ipad` behind it has alone.
  private func value(_ key: String) -> Any? {
    let device = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    return entries["\(key)~\(device)"] ?? entries[key]
  }

  private func texts(_ key: String) -> [String] {
    let value = value(key)
    return (value as? String).map { [$0] } ?? (value as? [Any])?.compactMap { $0 as? String } ?? []
  }

  private func flag(_ key: String) -> Bool? {
    let value = value(key)
    if let text = value as? String {
      return ["YES", "TRUE", "1"].contains(text.uppercased())
        ? true
        : ["NO", "FALSE", "0"].contains(text.uppercased()) ? false : nil
    }
    return value as? Bool ?? (value as? NSNumber)?.boolValue
  }

  /// The name that the person sees; nil where the app has none but its program's.
  var displayName: String? {
    [value("CFBundleDisplayName"), value("CFBundleName")].lazy.compactMap { $0 as? String }.first {
      !$0.isEmpty
    }
  }

  /// The style that the app keeps, whatever the display has; unspecified, the default, for the display's.
  var interfaceStyle: UIUserInterfaceStyle {
    switch (value("UIUserInterfaceStyle") as? String)?.lowercased() {
    case "light": .light
    case "dark": .dark
    default: .unspecified
    }
  }

  /// The files of the app's own fonts, from its bundle's folder.
  var fonts: [String] { texts("UIAppFonts") }

  /// Whether view controllers decide about the status bar; true by default. Otherwise the entries below do.
  var controllersDecideAboutStatusBar: Bool { flag("UIViewControllerBasedStatusBarAppearance") ?? true }

  /// The style of the status bar, where view controllers do not decide about it.
  var statusBarStyle: UIStatusBarStyle {
    switch value("UIStatusBarStyle") as? String {
    case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
      .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }

  /// Whether the status bar is hidden, where view controllers do not decide about it.
  var isStatusBarHidden: Bool { flag("UIStatusBarHidden") ?? false }

  /// The schemes of addresses that belong to the app, in small letters: those of `CFBundleURLTypes`.
  var addressSchemes: Set<String> {
    let types = (value("CFBundleURLTypes") as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
    let schemes = types.flatMap { type -> [String] in
      let value = type["CFBundleURLSchemes"]
      return (value as? String).map { [$0] } ?? (value as? [Any])?.compactMap { $0 as? String } ?? []
    }
    return Set(schemes.map { $0.lowercased() }.filter { !$0.isEmpty })
  }

  /// The ways of holding the device that the app is made for; nil where nothing is said.
  var orientations: UIInterfaceOrientationMask? {
    let names: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    let found = texts("UISupportedInterfaceOrientations").compactMap { names[$0] }
    return found.isEmpty ? nil : found.reduce([]) { $0.union($1) }
  }

  private var manifest: [String: Any]? { value("UIApplicationSceneManifest") as? [String: Any] }

  /// The name of the storyboard with which an app without scenes begins.
  var mainStoryboard: String? { manifest == nil ? value("UIMainStoryboardFile") as? String : nil }

  /// The name of the nib with which an app without scenes and without a storyboard begins.
  var mainNib: String? {
    guard manifest == nil, mainStoryboard == nil else { return nil }
    return value("UIMainNibFile") as? String ?? value("NSMainNibFile") as? String
  }

  /// The configurations of scenes of a role, the default one first.
  func scenes(role: String) -> [Scene] {
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    return (configurations?[role] as? [Any])?.compactMap { ($0 as? [String: Any]).map(Scene.init) } ?? []
  }

  /// A size that was chosen for no app in particular, on its side for an app that is made for nothing else.
  func oriented(_ size: CGSize) -> CGSize {
    guard let orientations, orientations.isDisjoint(with: [.portrait, .portraitUpsideDown]),
      size.width < size.height
    else { return size }
    return CGSize(width: size.height, height: size.width)
  }
}
