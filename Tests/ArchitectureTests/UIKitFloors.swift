import Foundation

/// The floors inside UIKit: which of its folders stand on which. A folder's code names what is on its own
/// floor and below, never what is above.
///
/// The folders say it themselves: `Sources/UIKit/4-Views/Layout` stands on the fourth floor from the ground.
///
/// The classes of the responder chain and what they are made of stand together: a view names its layout, its
/// gestures, its window and its application in members that apps override or call. What views need of the
/// floors above (controllers, menus, the running process) comes through `ViewOwner`, `KeyboardMenuOpening`
/// and `ApplicationHost`. Controls, scrolling and menus stand together since controls open menus, menus are
/// made of controls in scroll views, and scroll views have a refresh control.
struct UIKitFloors {
  /// The Swift files, by their paths from UIKit's folder.
  var files: [String]

  /// The types of higher floors that a file may name, and only name, because UIKit's API has them in
  /// signatures there: Swift overrides only members that stand in the class itself, so these cannot move up.
  var signatures: [String: Set<String>] = [
    "4-Views/Events/UIResponder.swift": ["UIInputViewController"],
    "4-Views/Lifecycle/MainStoryboard.swift": ["UIStoryboard"],
    "4-Views/Lifecycle/Scenes/UISceneSession.swift": ["UIStoryboard"],
    "4-Views/Lifecycle/UIApplicationDelegate.swift": ["UIViewController"],
    "4-Views/Windows/UIWindow.swift": ["UIViewController"],
    "5-Controls/Menus/MenuAnimator.swift": ["UIViewController"],
    "5-Controls/Menus/UIContextMenuConfiguration.swift": ["UIViewController"],
  ]

  /// The declarations of absent names, which are written for types of every floor: above all, without a
  /// number.
  private static let roof = "Unavailable"

  /// The floors' folders from the ground up, such as `4-Views`, each with the folders on it.
  var floors: [(name: String, folders: Set<String>)] {
    var floors: [String: Set<String>] = [:]
    for file in files {
      let parts = file.split(separator: "/").map(String.init)
      guard Self.floor(of: file) != nil, parts.count > 2 else { continue }
      floors[parts[0], default: []].insert(parts[1])
    }
    return floors.map { (name: $0, folders: $1) }
      .sorted { Self.floor(of: $0.name)! < Self.floor(of: $1.name)! }
  }

  /// Returns the floor of a file or folder, by the number that its path begins with; nil where it begins with
  /// none.
  static func floor(of path: String) -> Int? {
    if path.prefix(while: { $0 != "/" }) == roof { return .max }
    return path.prefixMatch(of: /(\d+)-\w/).flatMap { Int($0.1) }
  }

  /// Returns the violations in the references between files: ways up, and signatures that name nothing above
  /// them.
  func violations(about references: [ModuleIndex.Reference]) -> [String] {
    var violations: [String] = []
    var upward: [String: [ModuleIndex.Reference]] = [:]
    var named: [String: Set<String>] = [:]
    for reference in references {
      guard let lower = Self.floor(of: reference.file), let upper = Self.floor(of: reference.definedIn),
        upper > lower, let from = ReferenceCycles.folder(of: reference.file),
        let to = ReferenceCycles.folder(of: reference.definedIn)
      else { continue }
      if isSignature(reference) {
        named[reference.file, default: []].insert(reference.name)
      } else {
        upward["\(from) → \(to)", default: []].append(reference)
      }
    }
    for (way, found) in upward {
      let places = found.prefix(8).map { "\($0.file):\($0.line) names \($0.name) of \($0.definedIn)" }
      violations.append("\(way) goes up \(found.count) times: \(places.joined(separator: "; "))")
    }
    for (file, names) in signatures {
      for name in names.subtracting(named[file] ?? []) {
        violations.append("\(file) names \(name) no more: take it from the list of signatures")
      }
    }
    return violations.sorted()
  }

  /// The files and folders without a place: outside of the numbered folders, in none of a floor's folders,
  /// and floors with one number. The module's own file, which only imports, lies beside the floors.
  var strays: [String] {
    var violations: Set<String> = []
    for file in files where file != "UIKit.swift" {
      let parts = file.split(separator: "/")
      switch Self.floor(of: file) {
      case nil where parts.count == 1: violations.insert("\(file) lies in no folder of a floor")
      case nil:
        violations.insert("\(parts[0]) stands on no floor: put it into a numbered folder, such as 4-Views")
      case .some(.max): break
      default: if parts.count == 2 { violations.insert("\(file) lies in no folder of its floor") }
      }
    }
    for (number, floors) in Dictionary(grouping: floors, by: { Self.floor(of: $0.name)! }) {
      let names = floors.map(\.name).sorted().joined(separator: " and ")
      if floors.count > 1 { violations.insert("\(names) are both floor \(number)") }
    }
    return violations.sorted()
  }

  /// Whether a reference only names a type, where a signature of UIKit's API has it.
  func isSignature(_ reference: ModuleIndex.Reference) -> Bool {
    signatures[reference.file]?.contains(reference.name) == true
  }
}

extension UIKitFloors {
  /// Reads the floors of the sources.
  init(sources folder: URL) throws {
    files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }
}
