import Diagnostics
import DisplayProtocol
import Inspection
import ObjectFactory
import Persistence
import ProcessSupport
import QuartzCore

/// Runs the app: makes its application object and its delegate, shows it on the display that the command line
/// names, and hands it what happens there until it ends. A class marked `@main` that adopts
/// ``UIApplicationDelegate`` does the same.
///
/// It never returns, as in UIKit: the process ends with the app, with an exit code other than 0 when it could
/// not run.
///
/// - Parameters:
///   - argumentCount: `CommandLine.argc`; the command line is read from the process itself.
///   - arguments: `CommandLine.unsafeArgv`.
///   - principalClassName: The class of ``UIApplication/shared`` by `NSStringFromClass`, a subclass of
///     ``UIApplication``; `nil` for ``UIApplication`` itself.
///   - delegateClassName: The delegate's class by `NSStringFromClass`; `nil` when the application object is
///     its own delegate.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
  _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  var principalClass: UIApplication.Type = UIApplication.self
  if let name = principalClassName {
    guard let found = ObjectiveCMembers.NSClassFromString(name) as? UIApplication.Type else {
      StandardError.print("UIApplicationMain: there is no subclass “\(name)” of UIApplication.")
      exit(1)
    }
    principalClass = found
  }
  guard let name = delegateClassName else {
    exit(runApplication(principalClass: principalClass, delegateClass: principalClass))
  }
  guard let delegateClass = ObjectiveCMembers.NSClassFromString(name) else {
    StandardError.print("UIApplicationMain: there is no class “\(name)” to be the app's delegate.")
    exit(1)
  }
  exit(runApplication(principalClass: principalClass, delegateClass: delegateClass))
}

/// Runs the app with an application object and a delegate of these classes until it ends; of one class, they
/// are one object. Returns the process's exit code.
@MainActor private func runApplication(
  principalClass: UIApplication.Type = UIApplication.self, delegateClass: AnyClass
) -> Int32 {
  let launch: LaunchArguments
  do {
    launch = try LaunchArguments(
      Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
      ownOptions: (delegateClass as? any UIApplicationDelegate.Type)?.commandLineOptions ?? [])
  } catch {
    StandardError.print(error.description)
    return 2
  }
  if launch.requestsHelp {
    print(LaunchArguments.help())
    return 0
  }
  launch.unknownOptionMessages.forEach { StandardError.print($0) }
  (launch.developerPanel ?? (AppBuild.isDebug ? .on : .off)).apply()
  launch.interface.applyLocale()
  let personalHome = AppFolders.activate()
  _ = ReleasedAttributes.areReleased
  SimulatedKeyboard.height = launch.interface.keyboardHeight
  UIApplication.principalClass = principalClass
  let application = UIApplication.shared
  let run = ApplicationRun(application)
  run.saveDefaults(personalHome: personalHome)
  MainThreadWatchdog.shared.start()
  CrashReporter.start()
  guard let delegate = makeDelegate(delegateClass, of: application) else {
    StandardError.print(
      "\(delegateClass) must be a subclass of UIResponder that adopts UIApplicationDelegate.")
    return 1
  }
  application.delegate = delegate
  let properties = InfoDictionary.main
  registerFonts(properties.fonts)
  var options = launch.interface
  options.style = properties.interfaceStyle
  do {
    try FontLibrary.shared.requireSystemFonts()
    guard let kind = DisplayKind.all.first(where: { launch.display == nil || $0.name == launch.display })
    else {
      StandardError.print("No display is linked with this app. Depend on the product UIKit of package Shoji.")
      return 1
    }
    let display = try kind.makeDisplay(DisplayLaunch(launch))
    endOnSignals()
    if launch.restoresState ?? kind.restoresState {
      application.stateStore = SceneStateStore()
      application.stateRestoration = RestorableStateKeeper(application)
    }
    try run.launch(
      on: display, options: options, resumption: ResumptionFolder.shared, urls: launch.urls)
    display.runMainLoop()
  } catch {
    StandardError.print("\(error)")
    return 1
  }
  return 0
}

/// Makes the app's own fonts known by their names.
@MainActor private func registerFonts(_ files: [String]) {
  for file in files {
    let url = Bundle.main.url(forResource: file, withExtension: nil)
    if url.map(FontLibrary.shared.register) != true {
      Log.app.error("UIAppFonts in the Info.plist names “\(file)”, which is no font in the app's bundle.")
    }
  }
}

@MainActor private func makeDelegate(
  _ type: AnyClass, of application: UIApplication
) -> (any UIApplicationDelegate)? {
  if type == Swift.type(of: application) { return application as? any UIApplicationDelegate }
  return (type as? NSObject.Type).flatMap { makeObject(of: $0) as? any UIApplicationDelegate }
}

extension UIApplicationDelegate {
  /// Runs the app with this delegate; `@main` calls it.
  public static func main() {
    exit(runApplication(delegateClass: self))
  }
}

extension DisplayLaunch {
  /// Creates the display's launch settings from the command line.
  @MainActor fileprivate init(_ launch: LaunchArguments) {
    let folder = ResumptionFolder.shared
    let lastScreen = folder.flatMap { TrailRecord($0.trail)?.configuration }
    var usual = launch.configuration
    usual.size = InfoDictionary.main.oriented(usual.size)
    self.init(
      configuration: launch.specifiesConfiguration ? launch.configuration : lastScreen ?? usual,
      values: launch.displayValues,
      title: InfoDictionary.main.displayName ?? ProcessInfo.processInfo.processName,
      isRestarted: folder != nil)
  }
}
