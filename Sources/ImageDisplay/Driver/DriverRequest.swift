import DisplayProtocol

/// One line of the driver's language.
package enum DriverRequest: Hashable, Sendable {
  case tree
  /// Press, hold for some seconds, let go.
  case tap(DriverTarget, kind: PointerInput.Kind, seconds: TimeInterval)
  /// Press and let go the secondary button of a mouse, which opens context menus.
  case secondaryTap(DriverTarget)
  /// Type into a view; without one into the editor that has the focus.
  case type(String, into: DriverTarget?)
  case clear(DriverTarget)
  case key(String, modifiers: KeyModifiers)
  case drag(from: DriverTarget, to: DriverTarget, seconds: TimeInterval, kind: PointerInput.Kind)
  /// One step of one finger.
  case pointer(PointerInput.Phase, id: Int, kind: PointerInput.Kind, at: DriverTarget)
  case scroll(on: DriverTarget, by: CGVector)
  /// Two fingers over the middle of a target that change their distance by a factor; a mouse is a trackpad's pinch.
  case pinch(DriverTarget, by: CGFloat, seconds: TimeInterval, kind: PointerInput.Kind)
  case resize(CGSize)
  case appearance(Appearance)
  case advance(TimeInterval)
  case wait(for: DriverTarget, seconds: TimeInterval)
  case snapshot(path: String, scale: CGFloat?)
  /// A request of the developer panel; `{"close": true}` closes the driver's own.
  case panel(JSONValue)
  case quit
}

extension DriverRequest {
  /// The request as it is written.
  package var json: JSONValue {
    switch self {
    case .tree: .object(["tree": .bool(true)])
    case .tap(let target, let kind, let seconds):
      .object(["tap": target.json, "with": .string(kind.rawValue), "seconds": .number(seconds)])
    case .secondaryTap(let target): .object(["secondaryTap": target.json])
    case .type(let text, let target):
      .object(["type": .string(text)].merging(target.map { ["into": $0.json] } ?? [:]) { old, _ in old })
    case .clear(let target): .object(["clear": target.json])
    case .key(let key, let modifiers):
      .object(["key": .string(key), "modifiers": .array(modifiers.names.map(JSONValue.string))])
    case .drag(let from, let to, let seconds, let kind):
      .object([
        "drag": .object(["from": from.json, "to": to.json, "seconds": .number(seconds)]),
        "with": .string(kind.rawValue),
      ])
    case .pointer(let phase, let id, let kind, let target):
      .object([
        "pointer": .object([
          "phase": .string(phase.rawValue), "id": .number(Double(id)), "at": target.json,
        ]), "with": .string(kind.rawValue),
      ])
    case .scroll(let target, let distance):
      .object([
        "scroll": .object([
          "on": target.json, "by": .array([.number(distance.dx), .number(distance.dy)]),
        ])
      ])
    case .pinch(let target, let factor, let seconds, let kind):
      .object([
        "pinch": .object(["on": target.json, "by": .number(factor), "seconds": .number(seconds)]),
        "with": .string(kind.rawValue),
      ])
    case .resize(let size): .object(["resize": .array([.number(size.width), .number(size.height)])])
    case .appearance(let appearance): .object(["appearance": .string(appearance.rawValue)])
    case .advance(let seconds): .object(["advance": .number(seconds)])
    case .wait(let target, let seconds):
      .object(["wait": .object(["for": target.json, "seconds": .number(seconds)])])
    case .snapshot(let path, let scale):
      .object(["snapshot": .string(path), "scale": scale.map { .number($0) } ?? .null])
    case .panel(let request): .object(["panel": request])
    case .quit: .object(["quit": .bool(true)])
    }
  }
}

extension DriverTarget {
  var json: JSONValue {
    switch self {
    case .name(let name, index: 0): .string(name)
    case .name(let name, let index): .object(["text": .string(name), "index": .number(Double(index))])
    case .point(let point): .object(["x": .number(point.x), "y": .number(point.y)])
    }
  }
}

extension KeyModifiers {
  /// The names of the keys, in the driver's language; the first is the one that is written.
  static let names: [(KeyModifiers, [String])] = [
    (.shift, ["shift"]), (.control, ["control", "ctrl"]), (.alternate, ["alt", "option"]),
    (.command, ["command", "cmd", "meta"]), (.alphaShift, ["capslock"]),
  ]

  var names: [String] {
    KeyModifiers.names.filter { contains($0.0) }.map { $0.1[0] }
  }
}
