import Diagnostics
import ObjectFactory

extension UIApplication {
  /// Calls the delegate's launch methods and connects the scene.
  ///
  /// - Parameter urls: The addresses that the app is to open.
  func notifyLaunch(urls: [URL]) {
    sceneSession.stateRestorationActivity = nil
    stateStore?.restore(sceneSession)
    var options: [LaunchOptionsKey: Any]?
    if let url = urls.first { options = [.url: url] }
    let mainWindow = makeMainWindow()
    _ = delegate?.application(self, willFinishLaunchingWithOptions: options)
    // As on iOS; an app that makes its window with the next call is restored after it.
    let isReady = !windows.isEmpty || delegate?.window != nil
    if isReady { stateRestoration?.restore() }
    _ = delegate?.application(self, didFinishLaunchingWithOptions: options)
    if let mainWindow, delegate?.window == nil || delegate?.window === mainWindow {
      mainWindow.makeKeyAndVisible()
    }
    if !isReady, !windows.isEmpty { stateRestoration?.restore() }
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    connectScene(UIScene.ConnectionOptions(urls: urls))
    guard !hasSceneDelegate else { return }
    for url in urls { openInDelegate(url) }
  }

  /// Whether the app follows its scene's life: then its own delegate is not notified of it.
  var hasSceneDelegate: Bool { sceneSession.scene?.delegate != nil }

  /// Makes the scene that the app delegate's configuration names and notifies the scene's delegate.
  func connectScene(_ options: UIScene.ConnectionOptions) {
    guard let delegate else { return }
    let configuration = delegate.application(
      self, configurationForConnecting: sceneSession, options: options)
    // The app delegate of the old style has made its window by now.
    if configuration.isUnanswered, !windows.isEmpty { return notifyConnection(of: windowScene) }
    let storyboard = configuration.complete(besides: type(of: delegate))
    let delegateClass: AnyClass? =
      configuration.delegateClass
      ?? UIApplication.sceneDelegateClass(besides: type(of: delegate))
    sceneSession.configuration = configuration
    guard let delegateClass else {
      if let storyboard { makeWindow(of: windowScene, storyboard)?.makeKeyAndVisible() }
      return notifyConnection(of: windowScene)
    }
    guard let type = delegateClass as? NSObject.Type,
      let sceneDelegate = makeObject(of: type) as? any UISceneDelegate
    else {
      Log.app.error(
        "\(delegateClass) must be a subclass of UIResponder that adopts UIWindowSceneDelegate to be a scene's delegate."
      )
      return
    }
    let scene = connect(configuration.sceneClass, options: options)
    scene.delegate = sceneDelegate
    let window = storyboard.flatMap { makeWindow(of: scene, $0) }
    let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    if let window { windowDelegate?.window = window }
    sceneDelegate.scene(scene, willConnectTo: sceneSession, options: options)
    if let window, windowDelegate?.window == nil || windowDelegate?.window === window {
      window.makeKeyAndVisible()
    }
    notifyConnection(of: scene)
    if let activity = sceneSession.stateRestorationActivity {
      sceneDelegate.scene(scene, restoreInteractionStateWith: activity)
    }
    if windows.isEmpty {
      Log.app.error("\(delegateClass) has made no window visible in scene(_:willConnectTo:options:).")
    }
  }

  /// Makes the window of an app without scenes whose Info.plist names a main storyboard or a main nib, and
  /// gives it to the app's delegate.
  private func makeMainWindow() -> UIWindow? {
    if let nib = InfoDictionary.main.mainNib { return mainNib.load(nib, of: self) }
    guard let delegate, let storyboard = MainStoryboard(entry: InfoDictionary.main.mainStoryboard) else {
      return nil
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    host?.showStoryboard(storyboard, in: window)
    delegate.window = window
    return window
  }

  private func makeWindow(of scene: UIWindowScene, _ storyboard: MainStoryboard) -> UIWindow? {
    let window = UIWindow(windowScene: scene)
    host?.showStoryboard(storyboard, in: window)
    return window
  }

  private func notifyConnection(of scene: UIScene) {
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    moveScene(to: .foregroundInactive)
  }

  /// The class of that name in the app delegate's module, where it adopts the protocol.
  private static func sceneDelegateClass(besides delegateClass: any UIApplicationDelegate.Type) -> AnyClass? {
    let module = String(reflecting: delegateClass).prefix { $0 != "." }
    let found: AnyClass? = ObjectiveCMembers.NSClassFromString("\(module).SceneDelegate")
    return found is any UISceneDelegate.Type ? found : nil
  }

  /// Connects a scene without a delegate.
  func connectPlainScene() -> UIWindowScene {
    let scene = connect(nil, options: UIScene.ConnectionOptions())
    scene.activationState = applicationState == .active ? .foregroundActive : .foregroundInactive
    return scene
  }

  private func connect(_ sceneClass: AnyClass?, options: UIScene.ConnectionOptions) -> UIWindowScene {
    let type = sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: sceneSession, connectionOptions: options)
    if let old = sceneSession.scene { connectedScenes.remove(old) }
    sceneSession.scene = scene
    connectedScenes.insert(scene)
    for window in windows where window.windowScene == nil { window.windowScene = scene }
    return scene
  }

  /// Brings the scene to another place in its life and notifies its delegate and observers.
  func moveScene(to state: UIScene.ActivationState) {
    guard let scene = sceneSession.scene, scene.activationState != state else { return }
    let old = scene.activationState
    func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: scene) }
    switch state {
    case .foregroundActive:
      if old == .background || old == .unattached { moveScene(to: .foregroundInactive) }
      scene.activationState = state
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification)
    case .foregroundInactive where old == .foregroundActive:
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification)
      scene.activationState = state
    case .foregroundInactive:
      scene.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification)
      scene.activationState = state
    case .background:
      scene.activationState = state
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification)
    case .unattached:
      scene.activationState = state
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification)
    }
  }

  /// Disconnects the scene as the app ends.
  func disconnectScene() {
    moveScene(to: .unattached)
    connectedScenes = []
  }

  /// The activity of the innermost responder on screen that has one, brought up to date.
  private func activityOnScreen() -> NSUserActivity? {
    var found: UIResponder?
    func search(_ view: UIView) {
      // A controller is the next responder of its view.
      for case let responder? in [view.next, view] where responder !== view.superview {
        if responder.userActivity != nil { found = responder }
      }
      view.subviews.forEach(search)
    }
    for window in windows where !window.isHidden { search(window) }
    guard let found, let activity = found.userActivity else { return nil }
    if activity.needsSave { found.updateUserActivityState(activity) }
    return activity
  }

  /// Saves the activity that restores the scene.
  func saveSceneState() {
    if !hasSceneDelegate { stateRestoration?.save() }
    guard let stateStore, let scene = sceneSession.scene else { return }
    let activity =
      scene.delegate?.stateRestorationActivity(for: scene) ?? scene.userActivity ?? activityOnScreen()
    activity?.saveIfNeeded()
    sceneSession.stateRestorationActivity = activity
    stateStore.save(sceneSession)
  }
}
