/// The floors inside UIKit: which of its folders stand on which. A folder's code names what is on its own floor and
/// below, never what is above.
struct UIKitFloors {
  /// The folders from the ground up.
  ///
  /// The classes of the responder chain and what they are made of stand together: a view names its layout, its
  /// gestures, its window and its application in members that apps override or call. What views need of the
  /// floors above (controllers, menus, the running process) comes through `ViewOwner`, `KeyboardMenuOpening` and
  /// `ApplicationHost`. Controls, scrolling and menus stand together since controls open menus, menus are made of
  /// controls in scroll views, and scroll views have a refresh control.
  var floors: [[String]] = [
    ["Foundation", "Values", "Resources", "Formatting"],
    ["Color", "Images", "Fonts", "Traits", "Localization", "Screen"],
    ["Drawing", "Text"],
    ["Associations"],
    [
      "Selectors", "Events", "Actions", "Gestures", "Views", "Layout", "StackView", "Animation", "Metrics",
      "Accessibility", "Windows", "Keyboard",
    ],
    ["Controls", "Scrolling", "Menus"],
    ["TextInput"],
    ["DragDrop", "Lists", "Tables", "Collections", "Cells", "Diffable"],
    ["Controllers", "Bars", "Presentation", "Search", "Pickers"],
    ["Application", "Appearance", "Documents", "Sharing"],
    ["Unavailable"],
  ]

  /// The types of higher floors that a file may name, and only name, because UIKit's API has them in signatures there:
  /// Swift overrides only members that stand in the class itself, so these cannot move up.
  var signatures: [String: Set<String>] = [
    "Events/UIResponder.swift": ["UIInputViewController"],
    "Menus/MenuAnimator.swift": ["UIViewController"],
    "Menus/UIContextMenuConfiguration.swift": ["UIViewController"],
    "Windows/UIApplicationDelegate.swift": ["UIViewController"],
    "Windows/UIWindow.swift": ["UIViewController"],
  ]

  /// Returns the violations in the references between files: ways up, folders without a floor, and signatures that name
  /// nothing above them.
  func complaints(about references: [ModuleIndex.Reference]) -> [String] {
    var complaints: [String] = []
    var upward: [String: [ModuleIndex.Reference]] = [:]
    var named: [String: Set<String>] = [:]
    let floorOf = Dictionary(
      floors.enumerated().flatMap { floor, folders in folders.map { ($0, floor) } }, uniquingKeysWith: max)
    for reference in references {
      guard let from = ReferenceCycles.folder(of: reference.file),
        let to = ReferenceCycles.folder(of: reference.definedIn)
      else { continue }
      guard let lower = floorOf[from], let upper = floorOf[to] else {
        complaints.append("\(floorOf[from] == nil ? from : to) stands on no floor")
        continue
      }
      guard upper > lower else { continue }
      if isSignature(reference) {
        named[reference.file, default: []].insert(reference.name)
      } else {
        upward["\(from) → \(to)", default: []].append(reference)
      }
    }
    for (way, found) in upward {
      let places = found.prefix(8).map { "\($0.file):\($0.line) names \($0.name) of \($0.definedIn)" }
      complaints.append("\(way) goes up \(found.count) times: \(places.joined(separator: "; "))")
    }
    for (file, names) in signatures {
      for name in names.subtracting(named[file] ?? []) {
        complaints.append("\(file) names \(name) no more: take it from the list of signatures")
      }
    }
    return Set(complaints).sorted()
  }

  /// Whether a reference only names a type, where a signature of UIKit's API has it.
  func isSignature(_ reference: ModuleIndex.Reference) -> Bool {
    signatures[reference.file]?.contains(reference.name) == true
  }
}
