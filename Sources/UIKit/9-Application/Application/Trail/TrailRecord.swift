import DisplayProtocol
import Foundation
import Persistence

/// The record of a person's place in the app: the steps that lead there, and the screen's configuration.
struct TrailRecord: Codable, Equatable {
  /// A controller that appeared in consequence of an input.
  struct Step: Codable, Equatable {
    /// The target of the input.
    var target: TrailTarget
    /// The kind of the controller's appearance.
    var kind: TrailVisit.Kind
    /// The class of the controller.
    var controller: String
  }

  /// The screen as the display had it.
  struct Screen: Codable, Equatable {
    /// Width and height in points.
    var size: [Double]
    /// Pixels to a point.
    var scale: Double
    /// Whether it was dark.
    var isDark: Bool
  }

  /// The steps, in order.
  var steps: [Step] = []
  /// The offset of the first scroll view of the last controller; nil without one.
  var offset: [Double]?
  /// The screen; nil in a fresh record.
  var screen: Screen?

  /// Reads a record; nil for a file that is none.
  init?(_ file: URL) {
    SavingQueue.shared.finish(within: 1)
    let saved = TrailRecord.savedFile(file).read { TrailRecord(json: $0) != nil }
    guard let record = saved.data.flatMap({ TrailRecord(json: $0) }) else { return nil }
    self = record
  }

  private init?(json: Data) {
    guard let record = try? JSONDecoder().decode(TrailRecord.self, from: json) else { return nil }
    self = record
  }

  private static func savedFile(_ file: URL) -> SavedFile {
    SavedFile(file, name: "The way to the screen that was shown")
  }

  init() {}

  /// Writes the record, in the background.
  func write(to file: URL) {
    SavingQueue.shared.save(TrailRecord.savedFile(file)) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return try encoder.encode(self)
    }
  }

  /// The display's configuration where the command line gives none; nil when the record is invalid.
  var configuration: DisplayConfiguration? {
    guard let screen, screen.size.count == 2, screen.size.allSatisfy({ (1...16_384).contains($0) }),
      (0.5...8).contains(screen.scale)
    else { return nil }
    return DisplayConfiguration(
      size: CGSize(width: screen.size[0], height: screen.size[1]), scale: CGFloat(screen.scale),
      appearance: screen.isDark ? .dark : .light)
  }
}

/// A controller on the way from the window's root to what is seen.
struct TrailVisit {
  /// The kind of a controller's appearance.
  enum Kind: String, Codable {
    /// It is the window's root.
    case root
    /// It is a child that its parent shows, such as the root of a stack.
    case child
    /// Its tab is selected.
    case tab
    /// It was pushed.
    case push
    /// It was presented.
    case present
  }

  var kind: Kind
  var controller: UIViewController

  /// Whether two visits are the same one.
  func isSame(as other: TrailVisit) -> Bool {
    kind == other.kind && controller === other.controller
  }

  /// The controller's class, with its module.
  @MainActor var className: String { String(reflecting: type(of: controller)) }

  /// The way from a controller to what is seen. Alerts and search controllers are not on it.
  @MainActor static func path(from controller: UIViewController, _ kind: Kind = .root) -> [TrailVisit] {
    var path = [TrailVisit(kind: kind, controller: controller)]
    switch controller {
    case let tabs as UITabBarController:
      if let chosen = tabs.selectedViewController { path += self.path(from: chosen, .tab) }
    case let navigation as UINavigationController:
      for (place, child) in navigation.viewControllers.enumerated() {
        let kind: Kind = place == 0 ? .child : .push
        if child === navigation.topViewController {
          path += self.path(from: child, kind)
        } else {
          path.append(TrailVisit(kind: kind, controller: child))
        }
      }
    default:
      for child in controller.children where child.viewIfLoaded?.window != nil {
        path += self.path(from: child, .child)
      }
    }
    if let presented = controller.presentation.presented, !presented.isBeingDismissed,
      !(presented is UIAlertController), !(presented is UISearchController)
    {
      path += self.path(from: presented, .present)
    }
    return path
  }
}
