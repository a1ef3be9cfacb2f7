import DisplayProtocol
import Foundation
import Persistence

/// The record of a person's place in the app: the steps that lead there, what was typed and scrolled on the
/// way, and the screen's configuration.
struct TrailRecord: Codable, Equatable {
  /// A controller that appeared in consequence of an input.
  struct Step: Codable, Equatable {
    /// The target of the input.
    var target: TrailTarget
    /// The kind of the controller's appearance.
    var kind: TrailVisit.Kind
    /// The class of the controller.
    var controller: String
    /// The index of the controller among ``TrailRecord/visits``.
    var visit: Int?
  }

  /// A controller on the way, and what a person has done to its views, by the names of ``TrailViews``.
  struct Visit: Codable, Equatable {
    /// The kind of the controller's appearance.
    var kind: TrailVisit.Kind
    /// The class of the controller.
    var controller: String
    /// The index of the tab that shows it.
    var tab: Int?
    /// The title of the controller.
    var title: String?
    /// The offsets of its scroll views.
    var offsets: [String: [Double]] = [:]
    /// Its editors that hold unsaved text or the caret.
    var editors: [String: Editor] = [:]

    /// Whether another one is the same controller, as far as another process can know.
    func isSame(as other: Visit) -> Bool {
      kind == other.kind && controller == other.controller && tab == other.tab
        && (title ?? "" == other.title ?? "" || title == nil || other.title == nil)
    }
  }

  /// An editor.
  struct Editor: Codable, Equatable {
    /// The text that a person typed; nil where it is the app's.
    var text: String?
    /// The app's text before that.
    var original: String?
    /// The selection, in UTF-16 units, of the editor that has the caret.
    var selection: [Int]?
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
  /// The controllers on the way, from the outside in.
  var visits: [Visit] = []
  /// The screen; nil in a fresh record.
  var screen: Screen?

  /// Reads a record; nil for a file that is none.
  init?(_ file: SavedFile) {
    SavingQueue.shared.finish(within: 1)
    let saved = file.read { TrailRecord(json: $0) != nil }
    guard let record = saved.data.flatMap({ TrailRecord(json: $0) }) else { return nil }
    self = record
  }

  private init?(json: Data) {
    guard let record = try? JSONDecoder().decode(TrailRecord.self, from: json) else { return nil }
    self = record
  }

  init() {}

  /// Writes the record, in the background.
  func write(to file: SavedFile) {
    SavingQueue.shared.save(file) {
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

  /// The description for another process, without what is on the views.
  @MainActor var recorded: TrailRecord.Visit {
    let tab = kind == .tab ? controller.tabBarController?.selectedIndex : nil
    return TrailRecord.Visit(
      kind: kind, controller: className, tab: tab, title: controller.navigationItem.title ?? controller.title)
  }

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
