import BoardDatabases
import BoardModel
import Foundation
import KatanaStore
import UIKit
import VisitorSessions

/// Opens the board of this machine, or of the database that `BOARD_DATABASE` names: the address of a
/// PostgreSQL server or a file.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var shared: SharedBoard?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let database = Self.openDatabase()
    let person = Self.identifier
    let store = Store<BoardState, BoardServices>(
      interceptors: [], stateInitializer: BoardState.init,
      dependenciesInitializer: { _, _ in BoardServices(storage: database, person: person) })
    let shared = SharedBoard(database: database, person: person, store: store)
    self.shared = shared
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .accent
    let board = BoardController(store: store, shared: shared)
    let navigation = UINavigationController(rootViewController: board)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
    shared.isPresent = true
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { shared?.isPresent = true }

  func applicationDidEnterBackground(_ application: UIApplication) { shared?.isPresent = false }

  func applicationWillTerminate(_ application: UIApplication) { shared?.isPresent = false }

  /// The database that `BOARD_DATABASE` names; else a file of all visitors, or where there are none, of the
  /// app.
  private static func openDatabase() -> BoardDatabase {
    if let address = ProcessInfo.processInfo.environment["BOARD_DATABASE"] {
      let isServer = address.hasPrefix("postgres")
      return isServer ? BoardDatabase(postgres: address) : BoardDatabase(file: URL(fileURLWithPath: address))
    }
    let own = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("Board", isDirectory: true)
    let folder = VisitorSession.current?.sharedFolder ?? own
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return BoardDatabase(file: folder.appendingPathComponent("board.sqlite"))
  }

  /// The visitor's identifier; where there are none, one that stays in the user defaults.
  private static var identifier: Person.ID {
    if let visitor = VisitorSession.current { return visitor.identifier }
    if let known = UserDefaults.standard.string(forKey: "person") { return known }
    let new = UUID().uuidString
    UserDefaults.standard.set(new, forKey: "person")
    return new
  }
}
