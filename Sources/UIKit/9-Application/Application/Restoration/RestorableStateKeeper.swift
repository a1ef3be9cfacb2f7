import Diagnostics
import Foundation
import Persistence

/// Saves the app's state in a file beside its user defaults (`NAME.state.plist`) and restores it, as iOS did
/// before there were scenes. The file is exchanged whole, so that a process that is killed leaves the former
/// one. While the app restores, the file has another name: a state on which the app stops is not restored
/// again, and is kept.
@MainActor final class RestorableStateKeeper: StateRestoration {
  private unowned let application: UIApplication
  private let saved: SavedFile
  var file: URL { saved.url }

  init(_ application: UIApplication, file: URL? = nil) {
    self.application = application
    saved = SavedFile(file ?? .savedState("state"), name: "The app's state")
  }

  private var fileWhileRestoring: URL {
    file.deletingPathExtension().appendingPathExtension("restoring.plist")
  }

  // MARK: Saving

  func save() {
    guard let delegate = application.delegate else { return }
    let coder = RestorationCoder()
    coder.encode(Date() as Any, forKey: UIApplication.stateRestorationTimestampKey)
    coder.encode(
      UIDevice.current.userInterfaceIdiom.rawValue,
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    let version = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "1"
    coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey)
    guard delegate.application(application, shouldSaveSecureApplicationState: coder) else { return }
    let state = RestorableStateWriter(application).state(coder)
    let data = Result {
      try PropertyListSerialization.data(fromPropertyList: state.propertyList, format: .binary, options: 0)
    }
    SavingQueue.shared.save(saved) { try data.get() }
  }

  func ignoreOnce() { SavingQueue.shared.save(saved) { nil } }

  // MARK: Restoring

  func restore() {
    guard let delegate = application.delegate else { return }
    SavingQueue.shared.finish(within: 1)
    if FileManager.default.fileExists(atPath: fileWhileRestoring.path) {
      let place = fileWhileRestoring.setAside()?.path ?? fileWhileRestoring.path
      Log.app.error(
        "The app ended while its state was being restored, so that is not tried again; the state is kept as \(place)."
      )
    }
    guard let list = saved.propertyList() else { return }
    let state = RestorableState(list)
    let coder = RestorationCoder(state.app)
    guard delegate.application(application, shouldRestoreSecureApplicationState: coder) else { return }
    try? FileManager.default.moveItem(at: file, to: fileWhileRestoring)
    RestorableStateReader(application, state).restore(coder)
    try? FileManager.default.moveItem(at: fileWhileRestoring, to: file)
  }
}

/// Collects the state of an app.
@MainActor private struct RestorableStateWriter {
  private let application: UIApplication
  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]
  private var found: [(controller: UIViewController, path: [String])] = []

  init(_ application: UIApplication) {
    self.application = application
    for window in application.windows {
      if let root = window.rootViewController { visit(root, in: []) }
    }
  }

  /// Assigns names to a controller and its children.
  private mutating func visit(_ controller: UIViewController, in parent: [String]) {
    guard let identifier = controller.restorationIdentifier, names[ObjectIdentifier(controller)] == nil else {
      return
    }
    let path = parent + [identifier]
    let plain = path.joined(separator: "/")
    let count = counts[plain, default: 0]
    counts[plain] = count + 1
    names[ObjectIdentifier(controller)] = count == 0 ? plain : "\(plain)#\(count)"
    found.append((controller, path))
    for child in controller.restorableChildren { visit(child, in: path) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      visit(presented, in: path)
    }
  }

  private func coder() -> RestorationCoder {
    let coder = RestorationCoder()
    coder.nameOf = { object in
      if let name = names[ObjectIdentifier(object)] { return name }
      return application.restorableObjects.first { $0.object === object }.map { "object:\($0.identifier)" }
    }
    return coder
  }

  /// The state, with what the delegate adds to its coder.
  func state(_ app: RestorationCoder) -> RestorableState {
    var state = RestorableState()
    application.delegate?.application(application, willEncodeRestorableStateWith: app)
    state.app = app.values
    for registered in application.restorableObjects {
      guard let object = registered.object else { continue }
      let coder = coder()
      object.encodeRestorableState(with: coder)
      state.objects[registered.identifier] = coder.values
    }
    state.controllers = found.map { controller, path in
      var saved = RestorableState.Controller(path: path, name: names[ObjectIdentifier(controller)] ?? "")
      // Unlike `NSStringFromClass`, which stops at classes inside of others.
      saved.restorationClass = controller.restorationClass.flatMap { _mangledTypeName($0) }
      let own = coder()
      controller.encodeRestorableState(with: own)
      saved.values = own.values
      controller.viewIfLoaded?.forEachRestorableView { identifier, view in
        let coder = coder()
        view.encodeRestorableState(with: coder)
        saved.views[identifier] = coder.values
      }
      saved.children = controller.restorableChildren.compactMap { names[ObjectIdentifier($0)] }
      saved.selected = (controller as? UITabBarController)?.selectedIndex
      saved.presented = controller.presentedViewController.flatMap { names[ObjectIdentifier($0)] }
      return saved
    }
    return state
  }
}

/// Makes an app as its state says.
@MainActor private final class RestorableStateReader {
  private let application: UIApplication
  private let state: RestorableState
  private var controllers: [String: UIViewController] = [:]

  init(_ application: UIApplication, _ state: RestorableState) {
    (self.application, self.state) = (application, state)
  }

  func restore(_ app: RestorationCoder) {
    connect(app)
    // What lay in a controller that is not there again is left out with it.
    for saved in state.controllers where saved.path.count == 1 || controllers[parentName(of: saved)] != nil {
      controllers[saved.name] = controller(of: saved)
    }
    for saved in state.controllers { restoreContainment(saved) }
    for saved in state.controllers {
      guard let controller = controllers[saved.name] else { continue }
      controller.loadViewIfNeeded()
      controller.decodeRestorableState(with: coder(saved.values))
      controller.view.forEachRestorableView { identifier, view in
        if let values = saved.views[identifier] { view.decodeRestorableState(with: self.coder(values)) }
      }
    }
    for registered in application.restorableObjects {
      if let values = state.objects[registered.identifier] {
        registered.object?.decodeRestorableState(with: coder(values))
      }
    }
    application.delegate?.application(application, didDecodeRestorableStateWith: app)
    for saved in state.controllers { controllers[saved.name]?.applicationFinishedRestoringState() }
    for registered in application.restorableObjects { registered.object?.applicationFinishedRestoringState() }
  }

  private func parentName(of saved: RestorableState.Controller) -> String {
    state.controllers.first { $0.children.contains(saved.name) || $0.presented == saved.name }?.name ?? ""
  }

  private func connect(_ coder: RestorationCoder) {
    coder.objectNamed = { [unowned self] name in
      guard name.hasPrefix("object:") else { return controllers[name] }
      return application.restorableObjects.first { "object:\($0.identifier)" == name }?.object
    }
  }

  private func coder(_ values: [String: Any]) -> RestorationCoder {
    let coder = RestorationCoder(values)
    connect(coder)
    return coder
  }

  /// Makes or finds a controller; nil where nobody has it.
  private func controller(of saved: RestorableState.Controller) -> UIViewController? {
    let values = coder(saved.values)
    if let name = saved.restorationClass {
      guard let type = _typeByName(name) as? any UIViewControllerRestoration.Type else {
        Log.app.warning(
          "\(saved.name) is not restored: there is no class \(name) that adopts UIViewControllerRestoration.")
        return nil
      }
      return named(type.viewController(withRestorationIdentifierPath: saved.path, coder: values), saved)
    }
    let made = application.delegate?.application(
      application, viewControllerWithRestorationIdentifierPath: saved.path, coder: values)
    return named(made, saved) ?? existing(saved)
  }

  /// A controller that was made, with its identifier.
  private func named(_ made: UIViewController?, _ saved: RestorableState.Controller) -> UIViewController? {
    if made?.restorationIdentifier == nil { made?.restorationIdentifier = saved.path.last }
    return made
  }

  /// The controller of the same path that the app has made.
  private func existing(_ saved: RestorableState.Controller) -> UIViewController? {
    var level = application.windows.compactMap(\.rootViewController)
    if let window = application.delegate?.window, let root = window.rootViewController, !level.contains(root)
    {
      level.append(root)
    }
    for (depth, identifier) in saved.path.enumerated() {
      let fitting = level.filter { $0.restorationIdentifier == identifier }
      if depth == saved.path.count - 1 {
        let taken = Set(controllers.values.map(ObjectIdentifier.init))
        return fitting.first { !taken.contains(ObjectIdentifier($0)) }
      }
      level = fitting.flatMap { $0.restorableChildren + [$0.presentedViewController].compactMap { $0 } }
    }
    return nil
  }

  /// Puts the controllers into the one they were in.
  private func restoreContainment(_ saved: RestorableState.Controller) {
    guard let controller = controllers[saved.name] else { return }
    if saved.path.count == 1, controller.viewIfLoaded?.window == nil, controller.parent == nil {
      let window = application.delegate?.window ?? application.windows.first
      if window?.rootViewController == nil { window?.rootViewController = controller }
    }
    let children = saved.children.compactMap { controllers[$0] }
    if let navigation = controller as? UINavigationController, !children.isEmpty,
      navigation.viewControllers != children
    {
      navigation.setViewControllers(children, animated: false)
    }
    if let tabs = controller as? UITabBarController, let selected = saved.selected {
      if tabs.viewControllers?.isEmpty ?? true, !children.isEmpty { tabs.viewControllers = children }
      if tabs.viewControllers?.indices.contains(selected) ?? false { tabs.selectedIndex = selected }
    }
    if let name = saved.presented, let presented = controllers[name],
      presented.presentingViewController == nil
    {
      // The window is shown by the end of the turn.
      DispatchQueue.main.async { controller.present(presented, animated: false) }
    }
  }
}

extension UIViewController {
  /// The controllers in this one, of which those with an identifier are saved.
  fileprivate var restorableChildren: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    default: children
    }
  }
}

extension UIView {
  /// Calls `body` for each view with an identifier in this one that belongs to the same controller.
  fileprivate func forEachRestorableView(_ body: (String, UIView) -> Void) {
    if let restorationIdentifier { body(restorationIdentifier, self) }
    for view in subviews where view.viewOwner == nil { view.forEachRestorableView(body) }
  }
}
