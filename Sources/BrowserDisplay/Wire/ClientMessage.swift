import DeviceReports
import DisplayProtocol
import Inspection

/// A message from a tab. Every message is one JSON array whose first value is a letter.
enum ClientMessage: Equatable {
  /// `["h", session, last commit seen, number of the first input still to come, the tab's clock in ms, width, height, scale, dark, visible, accessibility settings]`,
  /// the window's values left out where there is no window
  case hello(
    session: String, lastCommit: Int, firstInput: Int, clock: TimeInterval, viewport: Viewport? = nil)
  /// `[letter, number, …]`
  case input(number: Int, TabInput)
  /// `["y", token]`: requests an answer once all that came before has been shown.
  case sync(token: Int)
  /// `["q"]`: requests a sign of life.
  case ping
  /// `["V", kind, …]`: a report of the page's devices (`DeviceReportKind`), which is no input: a newer one
  /// takes the place of an older one that the app has not taken.
  case device(DeviceReport)
  /// `["D", token, request]`: a request of a developer panel, whose connection carries nothing else. It is
  /// answered by `["D", token, answer]`, or `["D", token, null, message]`. `["N"]` reports something new
  /// since the last request for the status.
  case panel(token: Int, request: JSONValue)
}

/// An input of a tab.
enum TabInput: Equatable {
  /// `["p", n, phase, pointer, kind, x, y, time, modifiers, may scroll, secondary button, last commit seen]`,
  /// the last two left out for false and for a step that does not come down
  case pointer(PointerInput)
  /// `["k", n, down, key, modifiers, repeats, the layer that has the focus or null]`
  case key(KeyInput)
  /// `["e", n, layer]`
  case activate(LayerID)
  /// `["w", n, x, y, dx, dy]`
  case scroll(at: CGPoint, by: CGVector)
  /// `["z", n, x, y, factor]`: a step of a pinch on a trackpad, or of the wheel with Control.
  case magnify(at: CGPoint, by: CGFloat)
  /// `["s", n, layer, phase, x, y, revision]`
  case scrolled(ScrollInput)
  /// `["x", n, layer, revision, what, …]`: an edit of text. What was done is `f` focus, `b` blur, `s` Return,
  /// `c` selection with its start and end, `y` copied text, or `t` text: the range's start and end, what came
  /// in its place, the selection's start and end after that, and those of what is still being composed.
  case edit(LayerID, TextEdit)
  /// `["P", n, text]`: the next part of a text that is longer than a message may be; the `t` that follows
  /// brings its end.
  case textPart(String)
  /// `["F", n, request, [[token, name, media type], …]]`: the files that were chosen; none when the choice
  /// was cancelled.
  case filesChosen(request: Int, [UploadedFile])
  /// `["H", n, number, is completed]`: the end of the browser's own sheet for sharing.
  case shared(Int, isCompleted: Bool)
  /// `["G", n, phase, x, y, [[token or null, name, media type], …]]`: a step of files that are dragged over
  /// the page.
  case fileDrag(FileDragInput.Phase, at: CGPoint, [UploadedFile])
  /// `["v", n, width, height, scale, dark, visible, accessibility settings and sharing]`, the last left out
  /// for none
  case viewport(Viewport)
  /// `["j", n, entry]`: the browser's history went to an entry.
  case navigate(entry: Int)
  /// `["u", n, address]`: the page was opened at an address of the app's, or led to one.
  case open(URL)

  /// Whether it is a part of a text, or its end.
  var continuesText: Bool {
    switch self {
    case .textPart: true
    case .edit(_, let edit): if case .replace = edit.action { true } else { false }
    default: false
    }
  }
}

/// The properties of a tab's window.
struct Viewport: Equatable {
  var size: CGSize
  var scale: CGFloat
  var appearance: Appearance
  var isVisible: Bool
  var accessibility: AccessibilitySettings = []
  /// Whether the browser has a sheet of its own for sharing.
  var offersSharing = false

  /// The bit behind those of the accessibility settings that stands for ``offersSharing``.
  static let sharingBit = 32
  /// The longest side of a window in points: eight times that of the largest screens there are.
  static let longestSide = 32_767.0
  /// The numbers of pixels to a point that a browser may name.
  static let scales = 0.05...64.0
  /// The greatest number of pixels to a point for which an app draws, as for ``--scale``.
  static let greatestScale = 8.0
  /// The greatest number of pixels of a window for which an app draws: those of the largest screens there
  /// are, 7,680×4,320.
  static let mostPixels = 33_177_600.0

  /// The number of pixels to a point for which the app draws pictures. A browser stretches them to the pixels
  /// that it has; one that names more than any screen has does not cost an app its memory.
  static func drawnScale(of size: CGSize, scale: CGFloat) -> CGFloat {
    let area = max(size.width * size.height, 1)
    return min(scale, greatestScale, (mostPixels / area).squareRoot())
  }
}

extension ClientMessage: Decodable {
  /// Reads a message of UTF-8; throws what is wrong with it. The decoder would take other encodings too,
  /// which all have zeros where JSON has none.
  static func decode(_ bytes: some Sequence<UInt8>) throws -> ClientMessage {
    let data = Data(bytes)
    guard !data.contains(0) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "it has a zero, which JSON has not"))
    }
    guard JSONNesting.isBounded(data) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "\(JSONValue.NestingError())"))
    }
    return try JSONDecoder().decode(ClientMessage.self, from: data)
  }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let name = try values.decode(String.self)
    guard let letter = TabMessage(rawValue: name) else {
      throw values.fault("there is no message called \(name.prefix(8).debugDescription)")
    }
    switch letter {
    case .hello:
      let session = try values.decode(String.self)
      guard (16...64).contains(session.utf8.count) else {
        throw values.fault("the session's name has a wrong length")
      }
      let (commit, first) = (try values.decodeCount(from: 0), try values.decodeCount(from: 1))
      self = .hello(
        session: session, lastCommit: commit, firstInput: first, clock: try values.decodeNumber() / 1000,
        viewport: values.isAtEnd ? nil : try values.decodeViewport())
    case .sync: self = .sync(token: try values.decode(Int.self))
    case .ping: self = .ping
    case .device: self = .device(try DeviceReport(from: &values))
    case .panelRequest:
      self = .panel(token: try values.decodeCount(from: 1), request: try values.decode(JSONValue.self))
    default:
      let number = try values.decodeCount(from: 1)
      self = .input(number: number, try TabInput(letter, number: number, from: &values))
    }
    guard values.isAtEnd else { throw values.fault("there are too many values") }
  }
}

extension TabInput {
  fileprivate init(_ letter: TabMessage, number: Int, from values: inout any UnkeyedDecodingContainer) throws
  {
    switch letter {
    case .pointer: self = .pointer(try values.decodePointer())
    case .key: self = .key(try values.decodeKey())
    case .activate: self = .activate(LayerID(try values.decode(Int.self)))
    case .edit:
      let layer = LayerID(try values.decode(Int.self))
      let base = try values.decodeCount(from: 0)
      self = .edit(layer, TextEdit(number: number, base: base, try values.decodeEditAction()))
    case .textPart: self = .textPart(try values.decode(String.self))
    case .wheel:
      let location = try values.decodePoint()
      let distance = try values.decodePoint()
      self = .scroll(at: location, by: CGVector(dx: distance.x, dy: distance.y))
    case .magnify:
      let location = try values.decodePoint()
      let factor = try values.decodeNumber()
      guard (0.01...100).contains(factor) else {
        throw values.fault("the factor of a pinch is out of bounds")
      }
      self = .magnify(at: location, by: factor)
    case .scrolled: self = .scrolled(try values.decodeScroll())
    case .filesChosen:
      self = .filesChosen(request: try values.decode(Int.self), try values.decodeFiles())
    case .shared:
      self = .shared(try values.decode(Int.self), isCompleted: try values.decode(Bool.self))
    case .fileDrag:
      guard let phase = FileDragInput.Phase(rawValue: try values.decode(String.self)) else {
        throw values.fault("there is no such phase of a drag")
      }
      self = .fileDrag(phase, at: try values.decodePoint(), try values.decodeFiles())
    case .viewport: self = .viewport(try values.decodeViewport())
    case .navigate: self = .navigate(entry: try values.decode(Int.self))
    case .openAddress:
      let text = try values.decode(String.self)
      guard text.utf8.count <= 4096, let url = URL(string: text), url.scheme != nil else {
        throw values.fault("an address is none, or too long")
      }
      self = .open(url)
    case .hello, .sync, .ping, .device, .panelRequest:
      throw values.fault("\(letter) is no input")
    }
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func decodePointer() throws -> PointerInput {
    guard let phase = PointerInput.Phase(rawValue: try decode(String.self)) else {
      throw fault("there is no such phase of a pointer")
    }
    let pointer = try decode(Int.self)
    guard let kind = PointerInput.Kind(rawValue: try decode(String.self)) else {
      throw fault("there is no such kind of pointer")
    }
    return PointerInput(
      phase: phase, pointerID: pointer, kind: kind, location: try decodePoint(),
      timestamp: try decodeNumber() / 1000, modifiers: try decodeModifiers(),
      mayScroll: try decode(Bool.self), isSecondary: isAtEnd ? false : try decode(Bool.self),
      seenCommit: isAtEnd ? nil : try decodeCount(from: 0))
  }

  fileprivate mutating func decodeKey() throws -> KeyInput {
    let isDown = try decode(Bool.self)
    let key = try decode(String.self)
    guard (1...32).contains(key.utf8.count) else { throw fault("a key's name has a wrong length") }
    return KeyInput(
      phase: isDown ? .down : .up, key: key, modifiers: try decodeModifiers(),
      isRepeat: try decode(Bool.self), focus: try decode(Int?.self).map { LayerID($0) })
  }

  fileprivate mutating func decodeScroll() throws -> ScrollInput {
    let layer = LayerID(try decode(Int.self))
    guard let phase = ScrollInput.Phase(rawValue: try decode(String.self)) else {
      throw fault("there is no such phase of scrolling")
    }
    return ScrollInput(
      layer: layer, offset: try decodePoint(), phase: phase, revision: try decode(Int.self))
  }

  fileprivate mutating func decodeViewport() throws -> Viewport {
    let size = CGSize(width: try decodeNumber(), height: try decodeNumber())
    let scale = try decodeNumber()
    let bounds = 0...Viewport.longestSide
    guard bounds.contains(size.width), bounds.contains(size.height), Viewport.scales.contains(scale) else {
      throw fault("there is no window of such a size")
    }
    var viewport = Viewport(
      size: size, scale: scale, appearance: try decode(Bool.self) ? .dark : .light,
      isVisible: try decode(Bool.self))
    if !isAtEnd {
      let bits = try decode(Int.self)
      viewport.accessibility = AccessibilitySettings(rawValue: bits).intersection(.all)
      viewport.offersSharing = bits & Viewport.sharingBit != 0
    }
    return viewport
  }

  /// A finite number of a size that points and milliseconds have.
  mutating func decodeNumber() throws -> Double {
    let value = try decode(Double.self)
    guard value.isFinite, abs(value) < 1e15 else { throw fault("a number is out of bounds") }
    return value
  }

  /// A whole number that JavaScript can count to.
  mutating func decodeCount(from least: Int) throws -> Int {
    let value = try decode(Int.self)
    guard (least...(1 << 53)).contains(value) else { throw fault("a number is out of bounds") }
    return value
  }

  fileprivate mutating func decodePoint() throws -> CGPoint {
    CGPoint(x: try decodeNumber(), y: try decodeNumber())
  }

  fileprivate mutating func decodeFiles() throws -> [UploadedFile] {
    var list = try nestedUnkeyedContainer()
    var files: [UploadedFile] = []
    while !list.isAtEnd {
      var file = try list.nestedUnkeyedContainer()
      files.append(
        UploadedFile(
          token: try file.decode(String?.self), name: try file.decode(String.self),
          mediaType: try file.decode(String.self)))
      guard file.isAtEnd, files.count <= UploadStore.mostWaiting else {
        throw fault("there are too many values")
      }
    }
    return files
  }

  fileprivate mutating func decodeEditAction() throws -> TextEdit.Action {
    switch EditKind(rawValue: try decode(String.self)) {
    case .focus: return .focus
    case .blur: return .blur
    case .submit: return .submit
    case .select: return .select(try decodeRange())
    case .copied: return .copied(try decode(String.self))
    case .replace:
      let range = try decodeRange()
      let text = try decode(String.self)
      let selection = try decodeRange()
      return .replace(range, with: text, selection: selection, marked: isAtEnd ? nil : try decodeRange())
    case nil: throw fault("there is no such edit")
    }
  }

  private mutating func decodeRange() throws -> Range<Int> {
    let start = try decodeCount(from: 0)
    let end = try decodeCount(from: 0)
    guard start <= end else { throw fault("a range ends before it starts") }
    return start..<end
  }

  fileprivate mutating func decodeModifiers() throws -> KeyModifiers {
    let known: KeyModifiers = [.alphaShift, .shift, .control, .alternate, .command]
    return KeyModifiers(rawValue: try decode(Int.self)).intersection(known)
  }

  func fault(_ message: String) -> DecodingError {
    DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: message))
  }
}
