import Foundation
import Persistence

/// The file in which the app's scene is saved: the activity that restores it and its session's values. It
/// lies beside the app's user defaults (`.config` in the app's home, or `XDG_CONFIG_HOME`), named after the
/// executable.
@MainActor struct SceneStateStore {
  let file: SavedFile

  /// The store of this process.
  init() {
    self.init(file: .savedState("scene"))
  }

  /// A store in another file.
  init(file: URL) {
    self.file = SavedFile(file, name: "The scene's state")
  }

  /// Saves a session, in the background. Without anything to save the file goes.
  func save(_ session: UISceneSession) {
    var values: [String: Any] = [:]
    if let activity = session.stateRestorationActivity {
      values["activity"] = SceneStateStore.values(of: activity)
    }
    if let info = session.userInfo { values["userInfo"] = SceneStateStore.saveable(info) }
    // Made here, because the values are the app's, which may change them.
    let data = Result {
      try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }
    let isEmpty = values.isEmpty
    SavingQueue.shared.save(file) { isEmpty ? nil : try data.get() }
  }

  /// Restores a session from what was saved. A file that cannot be read restores nothing, and is kept under
  /// another name.
  func restore(_ session: UISceneSession) {
    SavingQueue.shared.finish(within: 1)
    guard let values = file.propertyList() else { return }
    session.userInfo = (values["userInfo"] as? [String: Any])?.mapValues(SceneStateStore.restored)
    if let saved = values["activity"] as? [String: Any] {
      session.stateRestorationActivity = SceneStateStore.activity(of: saved)
    }
  }

  private static func values(of activity: NSUserActivity) -> [String: Any] {
    var values: [String: Any] = ["type": activity.activityType]
    values["title"] = activity.title
    values["webpage"] = activity.webpageURL?.absoluteString
    values["expiration"] = activity.expirationDate
    values["target"] = activity.targetContentIdentifier
    values["identifier"] = activity.persistentIdentifier
    if var info = activity.userInfo {
      if let keys = activity.requiredUserInfoKeys {
        info = info.filter { ($0.key as? String).map(keys.contains) ?? false }
      }
      values["userInfo"] = saveable(info)
    }
    return values
  }

  private static func activity(of values: [String: Any]) -> NSUserActivity? {
    guard let type = values["type"] as? String else { return nil }
    if let expiration = values["expiration"] as? Date, expiration < Date() { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = values["title"] as? String
    activity.webpageURL = (values["webpage"] as? String).flatMap { URL(string: $0) }
    activity.expirationDate = values["expiration"] as? Date
    activity.targetContentIdentifier = values["target"] as? String
    activity.persistentIdentifier = values["identifier"] as? String
    activity.userInfo = (values["userInfo"] as? [String: Any])?.mapValues(restored)
    return activity
  }

  /// The values of a dictionary that a property list can hold; others are named on standard error and left
  /// out.
  private static func saveable(_ dictionary: [AnyHashable: Any]) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in dictionary {
      guard let key = key as? String, let value = saveable(value) else {
        warnOnce(
          "“\(key)” is not saved with the scene's state: \(type(of: value)) is no value of a property list.")
        continue
      }
      result[key] = value
    }
    return result
  }

  private static func saveable(_ value: Any) -> Any? {
    switch value {
    case let url as URL: ["\(SceneStateStore.self)": "url", "value": url.absoluteString]
    case let uuid as UUID: uuid.uuidString
    case let array as [Any]: array.compactMap { saveable($0) as Any? }
    case let dictionary as [AnyHashable: Any]: saveable(dictionary)
    default: PropertyListSerialization.propertyList(value, isValidFor: .binary) ? value : nil
    }
  }

  private static func restored(_ value: Any) -> Any {
    if let dictionary = value as? [String: Any] {
      if dictionary["\(SceneStateStore.self)"] as? String == "url", let text = dictionary["value"] as? String
      {
        return URL(string: text) as Any
      }
      return dictionary.mapValues(restored)
    }
    return (value as? [Any])?.map(restored) ?? value
  }
}
