import Foundation

/// The saved state of an app: what its delegate, its view controllers, their views and its registered objects
/// wrote.
struct RestorableState {
  /// One view controller.
  struct Controller {
    /// The restoration identifiers from the root on.
    var path: [String]
    /// Its name among all: the path, with a number where several controllers have the same.
    var name: String
    /// The class that makes it anew.
    var restorationClass: String?
    var values: [String: Any] = [:]
    /// The values of its views, by their identifiers.
    var views: [String: [String: Any]] = [:]
    /// The names of the controllers in it, from the bottom of a stack up.
    var children: [String] = []
    /// The child that shows, of a tab bar controller.
    var selected: Int?
    /// The name of the controller that it presents.
    var presented: String?
  }

  /// The delegate's values.
  var app: [String: Any] = [:]
  /// The controllers, each after the one it lies in.
  var controllers: [Controller] = []
  /// The values of registered objects, by their identifiers.
  var objects: [String: [String: Any]] = [:]

  /// The state as a property list.
  var propertyList: [String: Any] {
    ["version": 1, "app": app, "objects": objects, "controllers": controllers.map(\.propertyList)]
  }

  init() {}

  /// Reads a property list; what does not fit is left out.
  init(_ list: [String: Any]) {
    app = list["app"] as? [String: Any] ?? [:]
    objects = list["objects"] as? [String: [String: Any]] ?? [:]
    controllers = (list["controllers"] as? [[String: Any]] ?? []).compactMap(Controller.init)
  }
}

extension RestorableState.Controller {
  fileprivate var propertyList: [String: Any] {
    var list: [String: Any] = [
      "path": path, "name": name, "values": values, "views": views, "children": children,
    ]
    list["class"] = restorationClass
    list["selected"] = selected
    list["presented"] = presented
    return list
  }

  fileprivate init?(_ list: [String: Any]) {
    guard let path = list["path"] as? [String], let name = list["name"] as? String, !path.isEmpty else {
      return nil
    }
    self.init(path: path, name: name)
    values = list["values"] as? [String: Any] ?? [:]
    views = list["views"] as? [String: [String: Any]] ?? [:]
    children = list["children"] as? [String] ?? []
    restorationClass = list["class"] as? String
    selected = list["selected"] as? Int
    presented = list["presented"] as? String
  }
}
