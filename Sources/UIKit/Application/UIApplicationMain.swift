import Diagnostics
import DisplayProtocol
import Inspection
import ObjectFactory
import QuartzCore

/// Runs the app: makes its delegate, shows it on the display that the command line names, and hands it what
/// happens there until it ends. A class marked `@main` that adopts ``UIApplicationDelegate`` does the same.
///
/// - Parameters:
///   - argumentCount: `CommandLine.argc`; the command line is read from the process itself.
///   - arguments: `CommandLine.unsafeArgv`.
///   - principalClassName: Ignored: the application is always a `UIApplication`.
///   - delegateClassName: The delegate's class, by `NSStringFromClass`.
@preconcurrency @MainActor public func UIApplicationMain(
  _ argumentCount: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let delegateClass = NSClassFromString(name) else {
    StandardError.print(
      "UIApplicationMain: there is no class “\(delegateClassName ?? "")” to be the app's delegate.")
    return 1
  }
  return runApplication(delegateClass: delegateClass)
}

/// Runs the app with a delegate of that class until it ends. Returns the process's exit code.
@MainActor func runApplication(delegateClass: AnyClass) -> Int32 {
  let launch: LaunchArguments
  do {
    launch = try LaunchArguments(
      Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
      ownOptions: (delegateClass as? any UIApplicationDelegate.Type)?.commandLineOptions ?? [])
  } catch {
    StandardError.print(error.description)
    return 2
  }
  if launch.asksForHelp {
    print(LaunchArguments.help())
    return 0
  }
  launch.unknownOptionMessages.forEach { StandardError.print($0) }
  launch.developerPanel?.apply()
  launch.interface.applyLocale()
  AppFolders.enter()
  SimulatedKeyboard.height = launch.interface.keyboardHeight
  let application = UIApplication.shared
  let run = ApplicationRun(application)
  run.recoverDefaults()
  guard let type = delegateClass as? NSObject.Type,
    let delegate = makeObject(of: type) as? any UIApplicationDelegate
  else {
    StandardError.print(
      "\(delegateClass) must be a subclass of UIResponder that adopts UIApplicationDelegate.")
    return 1
  }
  application.delegate = delegate
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
      on: display, options: launch.interface, trailFile: launch.trailFile, urls: launch.urls)
    display.runMainLoop()
  } catch {
    StandardError.print("\(error)")
    return 1
  }
  return 0
}

extension UIApplicationDelegate {
  /// Runs the app with this delegate; `@main` calls it.
  public static func main() {
    exit(runApplication(delegateClass: self))
  }
}

extension DisplayLaunch {
  /// Creates the display's launch settings from the command line.
  fileprivate init(_ launch: LaunchArguments) {
    let lastScreen = launch.trailFile.flatMap { TrailRecord($0)?.configuration }
    self.init(
      configuration: launch.saysConfiguration ? launch.configuration : lastScreen ?? launch.configuration,
      values: launch.displayValues, title: ProcessInfo.processInfo.processName,
      isRestarted: launch.trailFile != nil)
  }
}

/// Ends the app cleanly on Ctrl-C and on `kill`.
@MainActor private func endOnSignals() {
  signal(SIGPIPE, SIG_IGN)
  for number in [SIGINT, SIGTERM] {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated { () -> Void in UIApplication.shared.terminate() }
    }
    source.activate()
    signalSources.append(source)
  }
}

@MainActor private var signalSources: [any DispatchSourceSignal] = []
