import Diagnostics

extension UISceneConfiguration {
  /// Takes the classes that the app has not chosen from the configuration of this name in the `Info.plist`,
  /// or the first one of the role. Returns the storyboard that the scene begins with.
  ///
  /// - Parameter delegateClass: The app delegate's class, whose module is that of names without one.
  func complete(besides delegateClass: any UIApplicationDelegate.Type) -> MainStoryboard? {
    let own = storyboard.map { MainStoryboard.read($0) }
    let scenes = InfoDictionary.main.scenes(role: role.rawValue)
    guard let scene = scenes.first(where: { $0.name == name }) ?? (name == nil ? scenes.first : nil) else {
      return own
    }
    let module = String(reflecting: delegateClass).prefix { $0 != "." }
    func find<Kind>(_ name: String?, _ kind: Kind.Type) -> AnyClass? {
      guard let name else { return nil }
      let names = name.contains(".") ? [name] : ["\(module).\(name)", name]
      let found: AnyClass? = names.lazy.compactMap { ObjectiveCMembers.NSClassFromString($0) }.first {
        $0 is Kind
      }
      if found == nil {
        Log.app.error(
          "UIApplicationSceneManifest in the Info.plist names the class “\(name)”, which is not there.")
      }
      return found
    }
    if self.delegateClass == nil {
      self.delegateClass = find(scene.delegateClass, (any UISceneDelegate.Type).self)
    }
    if sceneClass == nil { sceneClass = find(scene.sceneClass, UIWindowScene.Type.self) }
    return own ?? MainStoryboard(entry: scene.storyboard)
  }
}
