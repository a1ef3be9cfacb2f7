import UIKit

/// Finds the properties of components by their names at run time.
@MainActor enum LiveFields {
  /// The view that a stored property of an object holds; nil where there is none of that name, or no view in
  /// it.
  static func view(named name: String, of object: AnyObject) -> UIView? {
    item(named: name, of: object) as? UIView
  }

  /// The object that a stored property holds, whatever class of the hierarchy declares it.
  static func item(named name: String, of object: AnyObject) -> AnyObject? {
    if let unknown = (object as? AnonymousComponent)?.field(named: name) { return unknown }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.label == name || child.label == "$__lazy_storage_$_" + name {
        let value = child.value
        if let view = value as? UIView { return view }
        if let guide = value as? UILayoutGuide { return guide }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The names of an object's properties that hold views, for messages.
  static func names(of object: AnyObject) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, current.subjectType != UIView.self {
      for child in current.children where child.value is UIView {
        if let label = child.label { names.append(label) }
      }
      mirror = current.superclassMirror
    }
    return names
  }
}
