import Foundation

/// A library's class whose properties can be observed by key path and by text, though reading them notes
/// nothing: the reading of a frame costs no more than it did.
///
/// The class notifies observers itself, by `ObjectiveCMembers.willChange` and `didChange`.
package protocol ObservableKeys: NSObject {
  /// The properties that can be observed, by their names. A key path of a subclass differs from that of its
  /// superclass, so the paths are made for each class.
  @MainActor static var observableProperties: [String: AnyKeyPath] { get }
}

extension ObservableKeys {
  @MainActor fileprivate static func key(of path: AnyKeyPath) -> String? {
    observableProperties.first { $0.value == path }?.key
  }
}

/// The names and values of properties that can be observed.
enum ObservableProperties {
  /// Returns the name of a property by its key path; nil where it cannot be observed this way.
  static func key(of path: AnyKeyPath) -> String? {
    guard let type = Swift.type(of: path).rootType as? any ObservableKeys.Type else { return nil }
    nonisolated(unsafe) let path = path
    return onMain { type.key(of: path) }
  }

  /// Returns the key path of a property by its name.
  static func path(of key: String, in object: AnyObject) -> AnyKeyPath? {
    guard let type = Swift.type(of: object) as? any ObservableKeys.Type else { return nil }
    return onMain {
      let all = type.observableProperties
      return all[key] ?? all[KeyValueCodingCall.alternative(to: key)]
    }
  }

  /// Returns the name of a property by one of those it has in key-value coding: `hidden` is `isHidden`.
  static func key(named key: String, of object: AnyObject) -> String? {
    path(of: key, in: object).flatMap(self.key)
  }

  /// Calls a function of the main actor: views are only used there, and key paths are the same everywhere.
  private static func onMain<Result>(_ call: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(call) { call in unsafeBitCast(call, to: (() -> Result).self)() }
  }
}

extension ObjectiveCMembers {
  /// Whether any property is observed. Where none is, a change costs this question.
  package static var hasObservers: Bool { PropertyObservers.shared.count.load(ordering: .relaxed) > 0 }

  /// Notifies observers that a property is about to change.
  package static func willChange(_ object: AnyObject, _ name: String) {
    guard hasObservers else { return }
    PropertyObservers.shared.willChange(ObservedProperty(object: ObjectIdentifier(object), name: .text(name)))
  }

  /// Notifies observers that a property has changed.
  package static func didChange(_ object: AnyObject, _ name: String) {
    guard hasObservers else { return }
    PropertyObservers.shared.didChange(ObservedProperty(object: ObjectIdentifier(object), name: .text(name)))
  }
}
