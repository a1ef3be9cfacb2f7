import DisplayProtocol
import SceneTree

/// The names of keys, as browsers give them, and their other common names.
package enum KeyNames {
  private static let named: Set<String> =
    Set([
      "Enter", "Tab", "Escape", "Backspace", "Delete", "Insert", "ArrowLeft", "ArrowRight", "ArrowUp",
      "ArrowDown", "Home", "End", "PageUp", "PageDown", "Shift", "Control", "Alt", "Meta", "CapsLock",
      "ContextMenu",
    ]).union((1...24).map { "F\($0)" })

  private static let otherNames = [
    "return": "Enter", "space": " ", "spacebar": " ", "esc": "Escape", "left": "ArrowLeft",
    "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown", "pgup": "PageUp", "pgdn": "PageDown",
  ]

  /// The browser's name of a key. Throws when there is no such key.
  package static func canonical(_ name: String) throws(DriverError) -> String {
    if name.count == 1 || named.contains(name) { return name }
    if let other = otherNames[name.lowercased()] { return other }
    if let known = named.first(where: { $0.lowercased() == name.lowercased() }) { return known }
    throw DriverError(
      "there is no key \"\(name.prefix(40))\"; a key is one character, or one of "
        + (named.filter { !$0.hasPrefix("F") } + ["F1…F24", "Space"]).sorted().joined(separator: ", "))
  }
}
