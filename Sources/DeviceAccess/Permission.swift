import Diagnostics
import Foundation
import Synchronization

/// A person's decision on something that an app must ask for.
package enum PermissionState: String, Sendable, Hashable {
  /// The person was not asked yet.
  case notDetermined
  /// The person, or who handed in the answer, said yes.
  case granted
  /// The person, or who handed in the answer, said no.
  case denied
}

/// Something that an app must ask the person for.
package struct Permission: Sendable, Hashable {
  /// The name: the question of ``DeviceAnswers``, and the key under which the decision is kept.
  package var name: String
  /// The keys of `Info.plist` one of which must say to what end, in the order of preference.
  package var usageKeys: [String]

  /// Creates a permission.
  package init(_ name: String, usageKeys: [String] = []) {
    (self.name, self.usageKeys) = (name, usageKeys)
  }

  private static let kept = KeptValue<[String: String]>("permissions", initial: [:])
  /// The decisions of this run.
  private static let asked = Mutex<Set<String>>([])

  /// The decision: what was handed in, or what the person said in this run or an earlier one. The answer
  /// `ask` forgets what was said in earlier runs.
  package var state: PermissionState {
    switch DeviceAnswers.answer(name) {
    case "denied", "no": return .denied
    case "granted", "yes": return .granted
    case "ask": return Permission.asked.withLock { $0.contains(name) } ? keptState : .notDetermined
    default: return keptState
    }
  }

  private var keptState: PermissionState {
    Permission.kept.value[name].flatMap(PermissionState.init) ?? .notDetermined
  }

  /// Keeps the person's decision.
  package func decide(_ state: PermissionState) {
    Permission.asked.withLock { _ = $0.insert(name) }
    Permission.kept.change { $0[name] = state.rawValue }
  }

  /// The text that says to what end the app asks; nil where its `Info.plist` has none.
  package var usage: String? {
    usageKeys.lazy.compactMap { BundleInformation.text($0) }.first
  }

  /// Whether the app may ask: its `Info.plist` says to what end, or it has none at all. Otherwise the log has
  /// what iOS says.
  package var mayAsk: Bool {
    guard !usageKeys.isEmpty, usage == nil, BundleInformation.exists, let key = usageKeys.first else {
      return true
    }
    Log.app.error(
      """
      This app has attempted to access privacy-sensitive data without a usage description. The app's \
      Info.plist must contain an \(key) key with a string value explaining to the user how the app uses \
      this data.
      """)
    return false
  }
}

/// The entries of the app's `Info.plist`, of the file beside the program or among its resources.
package enum BundleInformation {
  private static let handedIn = Mutex<[String: String]?>(nil)

  /// Entries that take the place of the bundle's, for tests; nil for the bundle's.
  package static func replace(by entries: [String: String]?) { handedIn.withLock { $0 = entries } }

  private static var entries: [String: Any] {
    if let given = handedIn.withLock({ $0 }) { return given }
    let file = Bundle.main.url(forResource: "Info", withExtension: "plist")
    let resource = file.flatMap { try? Data(contentsOf: $0) }.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    return (resource ?? [:]).merging(Bundle.main.infoDictionary ?? [:]) { _, beside in beside }
  }

  /// Whether the app has an `Info.plist`. One that has only the language is what the package manager makes of
  /// each module with resources.
  package static var exists: Bool { entries.keys.contains { $0 != "CFBundleDevelopmentRegion" } }

  /// The text of an entry; nil for none or an empty one.
  package static func text(_ key: String) -> String? {
    (entries[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The texts of an entry that is a list.
  package static func texts(_ key: String) -> [String] {
    (entries[key] as? [Any])?.compactMap { $0 as? String } ?? text(key).map { [$0] } ?? []
  }

  /// The name of the app that the person sees.
  package static var appName: String {
    text("CFBundleDisplayName") ?? text("CFBundleName") ?? ProcessInfo.processInfo.processName
  }
}
