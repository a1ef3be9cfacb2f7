/// The modules that Apple's UIKit and Foundation bring along, and those of Shoji do not: an app that uses
/// none of them would be linked with them. A file that names something of one is given its import.
struct ImplicitImports {
  /// The module.
  let module: String
  /// The modules one of which the file imports.
  let importers: Set<String>
  /// The beginnings of the module's names, each followed by an uppercase letter.
  var prefixes: [String] = []
  /// The beginnings of names that are names themselves.
  var stems: [String] = []

  static let all = [
    ImplicitImports(module: "CoreImage", importers: ["UIKit"], prefixes: ["CI", "kCI"]),
    ImplicitImports(
      module: "ImageIO", importers: ["UIKit"],
      stems: [
        "CGImageDestination", "CGImageProperty", "CGImageSource", "kCGImageDestination", "kCGImageProperty",
        "kCGImageSource",
      ]),
    ImplicitImports(
      module: "Security", importers: ["Foundation", "UIKit"], prefixes: ["Sec", "kSec", "errSec"]),
    ImplicitImports(module: "UserNotifications", importers: ["UIKit"], prefixes: ["UN", "kUN"]),
  ]

  /// Whether a name can be one of the module's.
  func has(_ name: String) -> Bool {
    stems.contains(where: name.hasPrefix)
      || prefixes.contains { prefix in
        guard name.hasPrefix(prefix) else { return false }
        // `UNKNOWN` is no name of the module, `UNNotification` is; `CIImage` is, and so is `CIColor`.
        let rest = name.utf8.dropFirst(prefix.utf8.count)
        guard let first = rest.first, (65...90).contains(first) else { return false }
        return rest.contains { (97...122).contains($0) }
      }
  }
}
