// The letters and fields of the messages between the display and its page, each in one place. What follows a
// letter stands with the code that writes it, or in `ClientMessage`. The page's modules import the tables as
// constants from `Client/wire.js`, for the type check alone: in what is served, `ScriptBundle` puts in the
// values. `SHOJI_RECORD=1` on `WireConstantsTests` writes that file, which they otherwise compare.

import DeviceReports

/// A table of names that messages are made of.
protocol WireConstants<RawValue>: RawRepresentable, CaseIterable {}

/// The first value of a message to a tab. A commit begins with its number instead.
enum ServerMessage: String, WireConstants {
  case welcome = "w"
  case styles = "d"
  case snapshot = "S"
  case acknowledgement = "a"
  case synced = "y"
  case editing = "k"
  case pong = "q"
  case open = "o"
  case announce = "n"
  case copy = "b"
  case files = "F"
  case busy = "B"
  case history = "H"
  case fault = "E"
  case notice = "R"
  case device = "V"
  case panelAnswer = "D"
  case panelChanged = "N"
}

/// The first value of a message from a tab.
enum TabMessage: String, WireConstants {
  case hello = "h"
  case sync = "y"
  case ping = "q"
  case panelRequest = "D"
  case pointer = "p"
  case key = "k"
  case activate = "e"
  case wheel = "w"
  case magnify = "z"
  case scrolled = "s"
  case edit = "x"
  case textPart = "P"
  case filesChosen = "F"
  case fileDrag = "G"
  case shared = "H"
  case viewport = "v"
  case navigate = "j"
  case openAddress = "u"
  case device = "V"
}

/// A request to the page's devices; their letter comes next (``DeviceFeature``).
enum DeviceAction: String, WireConstants {
  case authorize = "a"
  case start = "s"
  case stop = "e"
  case notify = "n"
  case withdraw = "w"
}

/// A report of the page's devices.
enum DeviceReportKind: String, WireConstants {
  case permission = "p"
  case position = "l"
  case heading = "h"
  case motion = "m"
  case failure = "f"
  case opened = "o"
}

extension DeviceFeature: WireConstants {}
extension DevicePermission: WireConstants {}

/// The first value of a change of the scene; the layer comes next.
enum SceneOperation: String, WireConstants {
  case insert = "i"
  case remove = "r"
  case frame = "f"
  case contentOffset = "o"
  case scroll = "v"
  case indicatorOpacity = "u"
  case style = "s"
  case attributes = "a"
  case content = "c"
  case shadow = "h"
  case mask = "m"
  case editor = "e"
  case whole = "l"
  case original = "t"
  case copy = "k"
  case animate = "+"
  case endAnimation = "-"
}

/// A keyframe's properties that the page places itself. All others are CSS's, in the names that scripts have
/// for them.
enum KeyframeField: String, WireConstants {
  case frame = "f"
  case contentOffset = "o"
  case indicatorOpacity = "u"
  case shape = "g"
  case gradient = "c"
}

/// A field of an editor.
enum EditorField: String, WireConstants {
  case isMultiline = "m"
  case attributes = "a"
  case css = "c"
  case style = "y"
  case place = "b"
  case text = "t"
  case textChange = "d"
  case selection = "s"
  case revision = "r"
  case acknowledged = "n"
  case isFocused = "f"
}

/// An edit that a person made.
enum EditKind: String, WireConstants {
  case focus = "f"
  case blur = "b"
  case submit = "s"
  case select = "c"
  case copied = "y"
  case replace = "t"
}

/// The bits of a scrolling layer's flags.
enum ScrollFlag: Int, WireConstants {
  case horizontal = 1
  case vertical = 2
  case pages = 4
  case showsHorizontal = 8
  case showsVertical = 16
  case isOnLeft = 32
  case pulls = 64
}

/// The reason for which the server closes a page's connection. Those from 4000 on are ours (RFC 6455, 7.4.2),
/// the others the registry's.
enum CloseCode: Int, WireConstants {
  case ended = 1001
  case restarts = 1012
  case tooManyTabs = 1013
  case crashed = 4000
  case crashedAndRestarts = 4001
}

/// The identifier of an element that the server makes and the page takes away.
enum PageElement: String, WireConstants {
  case prerendered = "first"
}

/// The tables as the page's modules see them.
enum PageConstants {
  /// A table's name, and its constants' names with their values as JavaScript.
  typealias Table = (name: String, constants: [(name: String, value: String)])

  /// All tables.
  static let tables: [Table] = [
    table(ServerMessage.self), table(TabMessage.self), table(SceneOperation.self), table(KeyframeField.self),
    table(EditorField.self), table(EditKind.self), table(ScrollFlag.self), table(CloseCode.self),
    table(PageElement.self), table(DeviceAction.self), table(DeviceReportKind.self),
    table(DeviceFeature.self), table(DevicePermission.self),
  ]

  /// A script with the tables' constants replaced by their values.
  static func inlined(in script: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    ByteSearch.within(script) { text in
      var taken = 0
      var dot = text.firstIndex(of: UInt8(ascii: "."), from: 0)
      while dot < text.count {
        var start = dot
        while start > taken, isPartOfName(text[start - 1]) { start -= 1 }
        var end = dot + 1
        if let constants = values[text.text(from: start, to: dot)] {
          while end < text.count, isPartOfName(text[end]) { end += 1 }
          let name = text.text(from: dot + 1, to: end)
          guard let value = constants[name] else {
            preconditionFailure("\(text.text(from: start, to: dot)) has no \(name)")
          }
          text.append(from: taken, to: start, onto: &result)
          result += value.utf8
          taken = end
        }
        dot = text.firstIndex(of: UInt8(ascii: "."), from: end)
      }
      text.append(from: taken, to: text.count, onto: &result)
    }
    return result
  }

  private static let values = Dictionary(
    uniqueKeysWithValues: tables.map { table in
      (table.name, Dictionary(uniqueKeysWithValues: table.constants.map { ($0.name, $0.value) }))
    })

  private static func table<V: WireConstants>(_ type: V.Type) -> Table {
    ("\(type)", V.allCases.map { ("\($0)", $0.rawValue is String ? "'\($0.rawValue)'" : "\($0.rawValue)") })
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
