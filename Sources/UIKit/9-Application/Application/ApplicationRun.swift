import DisplayProtocol
import Inspection
import Persistence
import QuartzCore

/// The run of an app on a display: its input, its user defaults, its navigation trail and what the developer
/// panel reads of it.
@MainActor final class ApplicationRun: ApplicationHost {
  private let application: UIApplication
  private let input: InputRouter
  private let inspection: ApplicationInspection
  private var display: (any Display)?
  private let history: NavigationHistory
  /// The folder in which the next process finds what this one leaves.
  private var resumption: ResumptionFolder?
  /// Where the display was last told that the person is.
  private var shownHistory: NavigationState?
  private var hasShownLoss = false

  init(_ application: UIApplication) {
    self.application = application
    input = InputRouter(application: application)
    history = NavigationHistory(application: application)
    input.history = history
    inspection = ApplicationInspection(application: application)
  }

  /// Begins to save the user defaults, and brings them into order after another program has damaged their
  /// file. To be called before app code reads them.
  ///
  /// - Parameter personalHome: The home of the person who runs the process.
  func saveDefaults(personalHome: URL) {
    application.unreadableDefaultsFile = SavedDefaults.shared.activate(personalHome: personalHome)
  }

  /// Starts showing on a display and notifies the delegate that the app was launched. Input waits until the
  /// main loop runs.
  ///
  /// - Parameters:
  ///   - display: The display.
  ///   - options: The surroundings.
  ///   - resumption: The folder from which the app goes on, where there is one.
  ///   - urls: The addresses that the app is to open.
  func launch(
    on display: any Display, options: InterfaceOptions, resumption: ResumptionFolder? = nil,
    urls: [URL] = []
  ) throws {
    self.display = display
    self.resumption = resumption
    application.host = self
    Inspector.shared.interface = inspection
    let screen = UIScreen.main
    let configuration = display.configuration
    TextSpelling.isNeeded = !display.marksMisspelledWords
    screen.update(
      size: configuration.size, scale: configuration.scale, appearance: configuration.appearance,
      options: options)
    screen.host.onCommit = { display.show($0) }
    screen.host.commitsPartialFrames = display.takesPartialFrames
    try display.start(input)
    application.notifyLaunch(urls: urls)
    UIPreview.showRequested(in: ProcessInfo.processInfo.environment, by: application)
    application.becomeActive()
    screen.host.finishTurn()
    if let resumption {
      let trail = NavigationTrail(file: resumption.trail, application: application)
      input.trail = trail
      RunResumption.repeatingInputs { trail.replay(receive: input.receive) }
      DispatchQueue.main.asyncAfter(deadline: .now() + ResumptionFolder.trial) { resumption.succeed() }
    }
    display.appDidLaunch()
  }

  func showStoryboard(_ storyboard: MainStoryboard, in window: UIWindow) {
    let read =
      switch storyboard {
      case .named(let name): UIStoryboard(name: name, bundle: nil)
      case .read(let storyboard): storyboard
      }
    window.rootViewController = read.instantiateInitialViewController()
  }

  func cancelTouches() {
    input.cancelTouches()
  }

  func perform(_ request: DisplayRequest) -> Bool {
    display?.perform(request) ?? false
  }

  var address: URL? { display?.address }

  var offersSharing: Bool { display?.offersSharing ?? false }

  func turnDidEnd() {
    if let trail = input.trail {
      trail.update()
      if trail.isUsed { resumption?.succeed() }
    }
    showLoss()
    showHistory()
    // What was printed is to be seen while the app runs, also where the output is no terminal.
    fflush(nil)
    SavedDefaults.shared.turnDidEnd()
  }

  /// Has the display say why the app does not go on from where it was, once that is known.
  private func showLoss() {
    guard !hasShownLoss, let loss = resumption?.loss else { return }
    hasShownLoss = true
    let sentence =
      switch loss {
      case .ended: "The app ended several times where you were, so it begins anew."
      case .unread: "The app was updated and cannot go on from where you were, so it begins anew."
      }
    _ = perform(.showNotice(sentence))
  }

  /// Notifies the display of where the person is among the app's screens, where that has changed.
  private func showHistory() {
    history.update()
    let state = history.state
    guard state != shownHistory else { return }
    shownHistory = state
    _ = perform(.showHistory(state))
  }

  func willEnd() {
    input.trail?.end()
    resumption?.succeed()
  }

  func end() -> Never {
    SavingQueue.shared.finish(within: 1)
    fflush(nil)
    display?.stop()
    exit(0)
  }
}
