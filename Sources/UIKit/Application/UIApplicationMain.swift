import BrowserDisplay
import Console
import DisplayProtocol
import ImageDisplay
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
    Console.say("UIApplicationMain: there is no class “\(delegateClassName ?? "")” to be the app's delegate.")
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
    Console.say(error.description)
    return 2
  }
  if launch.asksForHelp {
    print(LaunchArguments.help)
    return 0
  }
  launch.unknownOptionMessages.forEach { Console.say($0) }
  launch.developerPanel?.apply()
  launch.interface.applyLocale()
  AppFolders.enter()
  SimulatedKeyboard.height = launch.interface.keyboardHeight
  let application = UIApplication.shared
  application.recoverDefaults()
  guard let type = delegateClass as? NSObject.Type,
    let delegate = makeObject(of: type) as? any UIApplicationDelegate
  else {
    Console.say("\(delegateClass) must be a subclass of UIResponder that adopts UIApplicationDelegate.")
    return 1
  }
  application.delegate = delegate
  do {
    try FontLibrary.shared.requireSystemFonts()
    let display = try makeDisplay(launch)
    endOnSignals()
    if launch.restoresState ?? (launch.display != .image) { application.stateStore = SceneStateStore() }
    try application.launch(
      on: display, options: launch.interface, trailFile: launch.trailFile, urls: launch.urls)
    display.runMainLoop()
  } catch {
    Console.say("\(error)")
    return 1
  }
  return 0
}

@MainActor private func makeDisplay(_ launch: LaunchArguments) throws -> any Display {
  switch launch.display ?? .browser {
  case .browser:
    var options = BrowserDisplay.Options()
    options.secret = launch.secret
    options.address = launch.address
    options.hosts = launch.hosts
    options.waitsForLaunch = true
    options.hasDeveloperPanel = Inspector.shared.isAllowed
    options.restarts = launch.trailFile != nil
    let lastScreen = launch.trailFile.flatMap { TrailRecord($0)?.configuration }
    return BrowserDisplay(
      configuration: launch.saysConfiguration ? launch.configuration : lastScreen ?? launch.configuration,
      port: launch.port, title: ProcessInfo.processInfo.processName, options: options)
  case .image:
    return try ImageDisplay(configuration: launch.configuration, drivesStandardInput: true)
  case .window:
    throw LaunchArguments.Failure(
      description: "There is no window display yet. Use --display browser or --display image.")
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
