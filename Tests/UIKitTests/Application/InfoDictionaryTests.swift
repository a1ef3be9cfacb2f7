import DisplayProtocol
import Foundation
import Testing

@testable import CoreGraphics
@testable import UIKit

/// The entries of an `Info.plist` that an app's run follows.
@MainActor @Suite(.serialized) struct InfoDictionaryTests {
  /// Runs `body` in an app with these entries.
  private func withEntries<Result>(_ entries: [String: Any], _ body: () throws -> Result) rethrows -> Result {
    let old = InfoDictionary.main
    InfoDictionary.main = InfoDictionary(entries)
    defer { InfoDictionary.main = old }
    return try body()
  }

  private func inStyle(_ style: UIUserInterfaceStyle, _ body: () throws -> Void) rethrows {
    let screen = UIScreen.main
    let (old, traits) = (screen.options, screen.traitCollection)
    var options = old
    options.style = style
    screen.update(options: options)
    defer {
      screen.update(appearance: traits.userInterfaceStyle == .dark ? .dark : .light, options: old)
    }
    try body()
  }

  @Test(arguments: [
    ("Light", UIUserInterfaceStyle.light), ("Dark", .dark), ("dark", .dark), ("Automatic", .unspecified),
    ("", .unspecified),
  ]) func stylesAreReadByName(name: String, style: UIUserInterfaceStyle) {
    #expect(InfoDictionary(["UIUserInterfaceStyle": name]).interfaceStyle == style)
  }

  @Test func valuesOfOtherKindsCountAsAbsent() {
    let odd: [Any] = [3, ["a", 3], ["k": 1], Data()]
    for value in odd {
      let keys = [
        "UIUserInterfaceStyle", "UIAppFonts", "UIStatusBarStyle", "UIApplicationSceneManifest",
        "UISupportedInterfaceOrientations", "CFBundleDisplayName", "CFBundleName",
      ]
      let dictionary = InfoDictionary(Dictionary(uniqueKeysWithValues: keys.map { ($0, value) }))
      #expect(dictionary.interfaceStyle == .unspecified && dictionary.statusBarStyle == .default)
      #expect(dictionary.orientations == nil && dictionary.displayName == nil)
      #expect(dictionary.scenes(role: UISceneSession.Role.windowApplication.rawValue).isEmpty)
    }
  }

  @Test func anAppKeepsItsStyleWhateverTheDisplayHas() {
    inStyle(.light) {
      let controller = UIViewController()
      inWindow(controller) { window in
        let label = UILabel()
        controller.view.addSubview(label)
        for appearance in [Appearance.dark, .light, .dark] {
          UIScreen.main.update(appearance: appearance)
          #expect(window.traitCollection.userInterfaceStyle == .light)
          #expect(label.traitCollection.userInterfaceStyle == .light)
          #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
          #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
        // A view's own choice goes before it.
        controller.overrideUserInterfaceStyle = .dark
        #expect(label.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .unspecified
        #expect(label.traitCollection.userInterfaceStyle == .light)
      }
    }
  }

  @Test func theStatusBarFollowsTheListWhereControllersDoNot() {
    final class Page: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    }
    onScreen(400, 800, safeArea: UIEdgeInsets(50, 0, 30, 0)) {
      inWindow(Page()) { window in
        let bar = window.windowScene?.statusBarManager
        #expect(bar?.isStatusBarHidden == true && bar?.statusBarStyle == .darkContent)
        withEntries([
          "UIViewControllerBasedStatusBarAppearance": false,
          "UIStatusBarStyle": "UIStatusBarStyleLightContent",
        ]) {
          #expect(bar?.isStatusBarHidden == false && bar?.statusBarStyle == .lightContent)
        }
        withEntries(["UIViewControllerBasedStatusBarAppearance": "NO", "UIStatusBarHidden~iphone": true]) {
          #expect(bar?.isStatusBarHidden == true && bar?.statusBarStyle == .default)
        }
        withEntries(["UIViewControllerBasedStatusBarAppearance": true, "UIStatusBarHidden": false]) {
          #expect(bar?.isStatusBarHidden == true)
        }
      }
    }
  }

  @Test func appsForOneSideBeginOnIt() {
    let upright = CGSize(width: 393, height: 852)
    let side = CGSize(width: 852, height: 393)
    let landscape = ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"]
    #expect(InfoDictionary([:]).oriented(upright) == upright)
    #expect(InfoDictionary(["UISupportedInterfaceOrientations": landscape]).oriented(upright) == side)
    #expect(InfoDictionary(["UISupportedInterfaceOrientations": landscape]).oriented(side) == side)
    #expect(
      InfoDictionary(["UISupportedInterfaceOrientations": landscape + ["UIInterfaceOrientationPortrait"]])
        .oriented(upright) == upright)
    #expect(
      InfoDictionary(["UISupportedInterfaceOrientations": "UIInterfaceOrientationLandscapeLeft"])
        .orientations == .landscapeLeft)
  }

  // MARK: Scenes

  private func manifest(_ scenes: [[String: Any]]) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": scenes],
      ]
    ]
  }

  @Test(arguments: ["UIKitTests.ListedSceneDelegate", "ListedSceneDelegate"])
  func scenesHaveTheClassesOfTheList(name: String) {
    let scene = [
      "UISceneConfigurationName": "Default", "UISceneDelegateClassName": name,
      "UISceneClassName": "ListedScene",
    ]
    withEntries(manifest([["UISceneConfigurationName": "Other"], scene])) {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
      _ = configuration.complete(besides: ListedDelegate.self)
      #expect(configuration.delegateClass == ListedSceneDelegate.self)
      #expect(configuration.sceneClass == ListedScene.self)
      let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
      _ = other.complete(besides: ListedDelegate.self)
      #expect(other.delegateClass == nil)
      // The app's own choice goes before the list's.
      let own = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
      own.delegateClass = OtherSceneDelegate.self
      _ = own.complete(besides: ListedDelegate.self)
      #expect(own.delegateClass == OtherSceneDelegate.self)
    }
    withEntries(manifest([scene])) {
      let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      _ = first.complete(besides: ListedDelegate.self)
      #expect(first.delegateClass == ListedSceneDelegate.self)
    }
  }

  @Test func absentClassesAreLeftOut() {
    for name in ["UIKitTests.Absent", "Absent", "ListedDelegate"] {
      withEntries(manifest([["UISceneDelegateClassName": name]])) {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        _ = configuration.complete(besides: ListedDelegate.self)
        #expect(configuration.delegateClass == nil)
      }
    }
  }

  // MARK: Fonts

  /// A copy of an installed font under names of its own.
  private func renamedFont() throws -> URL {
    let source = try FontLibrary().face(for: Font(family: "Georgia", size: 10)).url
    var bytes = try Array(Data(contentsOf: source))
    for (old, new) in [("Libertine", "Xibertine")] {
      for spread in [false, true] {
        func units(_ text: String) -> [UInt8] { spread ? text.utf8.flatMap { [0, $0] } : Array(text.utf8) }
        let (from, to) = (units(old), units(new))
        var place = 0
        while place + from.count <= bytes.count {
          if bytes[place] == from[0], Array(bytes[place..<place + from.count]) == from {
            bytes.replaceSubrange(place..<place + from.count, with: to)
          }
          place += 1
        }
      }
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).otf")
    try Data(bytes).write(to: file)
    return file
  }

  @Test func fontsOfTheAppAreFoundByTheirNames() throws {
    let library = FontLibrary()
    let file = try renamedFont()
    defer { try? FileManager.default.removeItem(at: file) }
    let before = Set(library.families)
    #expect(library.register(file))
    let family = try #require(Set(library.families).subtracting(before).first)
    #expect(family.contains("Xibertine") && FontLibrary().font(named: family, size: 12) == nil)
    let font = try #require(library.font(named: family, size: 12))
    #expect(try library.face(for: font).url.path == file.path)
    #expect(library.families.contains(font.family))
    let face = try #require(library.faces(ofFamily: font.family).first)
    #expect(library.font(named: face.postScriptName, size: 12)?.family == font.family)
    #expect(!library.register(URL(fileURLWithPath: "/nowhere.ttf")))
    #expect(!library.register(URL(fileURLWithPath: #filePath)))
  }
}

final class ListedScene: UIWindowScene {}
final class ListedSceneDelegate: UIResponder, UIWindowSceneDelegate {}
final class OtherSceneDelegate: UIResponder, UIWindowSceneDelegate {}
final class ListedDelegate: UIResponder, UIApplicationDelegate {}
