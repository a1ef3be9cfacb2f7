import Katana
import Persistence
import Security
import UIKit

/// An app that saves numbers in every way there is, one after the other, and prints each with its time before
/// it does: `kind number nanoseconds`. They begin with `SAVING_FIRST`. With `SAVING_MODE=check` it prints
/// what is saved, `kind number`, and ends. With `once` it saves one number in each way, prints `done`, and
/// goes on until it is ended.
@main final class SavingApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var saver: Saver?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    let environment = ProcessInfo.processInfo.environment
    let folder = URL(fileURLWithPath: environment["SAVING_FOLDER"] ?? NSTemporaryDirectory())
    let saver = Saver(folder)
    self.saver = saver
    let first = Int(environment["SAVING_FIRST"] ?? "") ?? 1
    switch environment["SAVING_MODE"] {
    case "check":
      saver.printSaved()
      exit(0)
    case "once":
      saver.saveAll(first)
      Saver.setSecret(first)
      print("done")
      fflush(nil)
    default:
      saver.start(from: first)
    }
    return true
  }
}

/// The number that a store counts.
struct CountState: State, Codable {
  var number = 0
}

/// Sets the store's number.
struct SetNumber: StateUpdater, Codable {
  var number: Int
  func updateState(_ state: inout CountState) { state.number = number }
}

/// Saves and reads the numbers in each way.
@MainActor final class Saver {
  private let suite = UserDefaults(suiteName: "SavingApp.suite")!
  private let state: SavedFile
  private let recordingFile: URL
  private let store = Store<CountState, EmptySideEffectDependencyContainer>()
  private var recording: RunRecording?
  private var number = 0

  init(_ folder: URL) {
    state = SavedFile(folder.appendingPathComponent("SavingApp.state.plist"), name: "The state")
    recordingFile = folder.appendingPathComponent("SavingApp.run.jsonl")
  }

  /// Saves without an end: in a timer, and on another thread, without any change of a view.
  func start(from first: Int) {
    number = first
    _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { _ in
      MainActor.assumeIsolated {
        self.number += 1
        self.saveAll(self.number)
      }
    }
    Thread.detachNewThread {
      var number = first
      while true {
        number += 1
        Self.report("thread", number)
        UserDefaults.standard.set(number, forKey: "thread")
        // A call of the app's own, as many have it.
        if number % 20 == 0 { _ = UserDefaults.standard.synchronize() }
        usleep(7_000)
      }
    }
    Thread.detachNewThread {
      var number = first
      while true {
        number += 1
        Self.report("keychain", number)
        Self.setSecret(number)
        usleep(20_000)
      }
    }
  }

  func saveAll(_ number: Int) {
    Self.report("defaults", number)
    UserDefaults.standard.set(number, forKey: "defaults")
    UserDefaults.standard.set(Data(count: 3_000), forKey: "ballast")
    Self.report("suite", number)
    suite.set(number, forKey: "suite")
    Self.report("state", number)
    SavingQueue.shared.save(state) {
      try PropertyListSerialization.data(
        fromPropertyList: ["number": number], format: .binary, options: 0)
    }
    if recording == nil { recording = try? store.record(to: recordingFile, limit: 100_000) }
    if recording != nil { Self.report("recording", number) }
    store.dispatch(SetNumber(number: number))
  }

  func printSaved() {
    print("defaults", UserDefaults.standard.integer(forKey: "defaults"))
    print("thread", UserDefaults.standard.integer(forKey: "thread"))
    print("suite", suite.integer(forKey: "suite"))
    print("state", state.propertyList()?["number"] as? Int ?? 0)
    print("keychain", Self.secret())
    do {
      _ = try RecordedRun(contentsOf: recordingFile)
    } catch {
      if FileManager.default.fileExists(atPath: recordingFile.path) { print("unreadable recording:", error) }
    }
    fflush(nil)
  }

  nonisolated private static func report(_ kind: String, _ number: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let line = "\(kind) \(number) \(time.tv_sec * 1_000_000_000 + time.tv_nsec)\n"
    _ = line.withCString { write(1, $0, strlen($0)) }
  }

  nonisolated private static var query: [String: Any] {
    [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "number", kSecAttrService: "SavingApp",
    ]
  }

  nonisolated static func setSecret(_ number: Int) {
    let data = Data("\(number)".utf8)
    if SecItemUpdate(query as CFDictionary, [kSecValueData: data] as CFDictionary) == errSecItemNotFound {
      _ = SecItemAdd(query.merging([kSecValueData: data]) { $1 } as CFDictionary, nil)
    }
  }

  nonisolated private static func secret() -> Int {
    var result: CFTypeRef?
    guard SecItemCopyMatching(query.merging([kSecReturnData: true]) { $1 } as CFDictionary, &result) == 0
    else { return 0 }
    return (result as? Data).flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
  }
}
