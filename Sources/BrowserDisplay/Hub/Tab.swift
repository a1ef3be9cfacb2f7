import DeviceReports
import DisplayProtocol
import NIOCore
import NIOWebSocket

/// One open connection to a browser's tab. What a tab cannot take in time is not queued: it gets one
/// snapshot when it can. Used on the server's loop only.
final class Tab {
  /// From so many bytes waiting to be sent on, a tab is behind.
  static let highWater = 256 * 1024
  /// Down to so many bytes, a tab that was behind can take more.
  static let lowWater = 16 * 1024
  /// From so many bytes waiting to be sent on, a tab gets no more of a frame that it has a part of, but a
  /// snapshot at the frame's end.
  static let longestFrame = 8 * 1024 * 1024

  /// The session that the tab said it continues; nil before that.
  var session: Session?
  /// Whether there are commits that the tab was not sent.
  private(set) var isBehind = false

  private let channel: any Channel
  private var knownStyles: Set<Int> = []
  private var pending = PendingReplies()

  /// Answers that wait until the tab takes more: a few numbers, however much was asked.
  private struct PendingReplies {
    var acknowledgement: Int?
    var syncs: [Int] = []
    var pong = false
    var isEditing: Bool?
    var isBusy: Bool?
    var fault: String?
    var notice: (text: String, number: Int)?
    var history: (state: NavigationState, answered: Int)?
  }

  private let meter: UseMeter?

  init(channel: any Channel, meter: UseMeter? = nil) {
    self.channel = channel
    self.meter = meter
  }

  /// Whether the tab takes more at the moment.
  var isReady: Bool { channel.isActive && channel.isWritable }

  /// The number of bytes waiting to be sent.
  var queuedBytes: Int {
    (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  /// Sends a commit, or leaves it out when the tab is behind. What continues a frame of which the tab has a
  /// part is sent however much is waiting.
  func send(
    _ commit: EncodedMessage, continuesFrame: Bool, styles: (Int) -> TextStyleTable.Definition?
  ) {
    guard !isBehind else { return }
    guard isReady || (continuesFrame && queuedBytes < Self.longestFrame) else {
      isBehind = true
      return
    }
    define(commit.styles.subtracting(knownStyles), isFresh: false, styles)
    write(commit.bytes)
    channel.flush()
  }

  /// Sends everything, however much was missed.
  func sendSnapshot(_ snapshot: EncodedMessage, styles: (Int) -> TextStyleTable.Definition?) {
    isBehind = false
    knownStyles = []
    define(snapshot.styles, isFresh: true, styles)
    write(snapshot.bytes)
    channel.flush()
  }

  /// Marks the tab as behind: it needs a snapshot.
  func fallBehind() {
    isBehind = true
  }

  /// Acknowledges the last input that was handled; later, with the newest number, to a tab that is behind.
  func acknowledge(_ number: Int) {
    pending.acknowledgement = number
    payDebts()
  }

  /// Answers a ping.
  func pong() {
    pending.pong = true
    payDebts()
  }

  /// Answers that all was sent that came before.
  func answerSync(_ token: Int) {
    if pending.syncs.count < 16 { pending.syncs.append(token) }
    payDebts()
  }

  /// Sends whether the editor with the focus is edited in this tab.
  func notifyFocus(isEditing: Bool) {
    pending.isEditing = isEditing
    payDebts()
  }

  /// Sends the compiler's errors of the last build, or how the app has crashed; empty for neither.
  func notifyFault(_ text: String) {
    pending.fault = text
    payDebts()
  }

  /// Sends a sentence that stays until the person dismisses it, and its number.
  func notify(_ notice: String, number: Int) {
    pending.notice = (notice, number)
    payDebts()
  }

  /// Sends where the person is among the app's screens, and the number of the page's last move there that is
  /// dealt with.
  func notifyHistory(_ state: NavigationState, answering number: Int) {
    pending.history = (state, number)
    payDebts()
  }

  /// Sends whether the app is busy.
  func notifyBusy(_ isBusy: Bool) {
    pending.isBusy = isBusy
    payDebts()
  }

  /// Answers a tab's first message: which of its inputs have come, which are dealt with, the number under
  /// which the app knows its edits, that of the app's process, and whether the editor with the focus is
  /// edited in this tab.
  func welcome(received: Int, handled: Int, page: Int, process: Int, isEditing: Bool) {
    send(.welcome, received, handled, page, process, isEditing ? 1 : 0)
  }

  /// Sends the answers that wait, when the tab takes them and nothing that goes before them is missing.
  func payDebts() {
    guard isReady, !isBehind else { return }
    if let number = pending.acknowledgement { send(.acknowledgement, number) }
    for token in pending.syncs { send(.synced, token) }
    if pending.pong { send(.pong) }
    if let isEditing = pending.isEditing { send(.editing, isEditing ? 1 : 0) }
    if let isBusy = pending.isBusy { send(.busy, isBusy ? 1 : 0) }
    if let text = pending.fault {
      var json = JSONWriter()
      json.beginArray()
      json.name(ServerMessage.fault)
      json.string(text)
      json.endArray()
      write(ByteBuffer(bytes: json.bytes))
      channel.flush()
    }
    if let (text, number) = pending.notice {
      var json = JSONWriter()
      json.beginArray()
      json.name(ServerMessage.notice)
      json.integer(number)
      json.string(text)
      json.endArray()
      write(ByteBuffer(bytes: json.bytes))
      channel.flush()
    }
    if let (state, number) = pending.history { send(state, answering: number) }
    pending = PendingReplies()
  }

  private func send(_ state: NavigationState, answering number: Int) {
    var json = JSONWriter()
    json.beginArray()
    json.name(ServerMessage.history)
    json.integer(number)
    json.integer(state.place)
    json.string(state.title ?? "")
    for entry in state.entries {
      json.integer(entry.id)
      json.string(entry.address)
    }
    json.endArray()
    write(ByteBuffer(bytes: json.bytes))
    channel.flush()
  }

  /// Opens an address in a tab of its own, copies a text, has it read out, or asks for files and gives them
  /// away, as `files.js` has it. Left out where the tab takes no more: it would come too late.
  func ask(_ request: DisplayRequest, addressOf: (OutgoingFile) -> String) {
    guard isReady else { return }
    var json = JSONWriter()
    json.beginArray()
    switch request {
    case .open(let url):
      json.name(ServerMessage.open)
      json.string(url.absoluteString)
    case .copy(let text):
      json.name(ServerMessage.copy)
      json.string(text)
    case .showHistory, .showNotice: return
    case .announce(let text):
      json.name(ServerMessage.announce)
      json.string(text)
    case .chooseFiles(let request):
      json.files("choose") {
        $0.integer(request.number)
        $0.string(request.accepted.joined(separator: ","))
        $0.integer(request.allowsMultiple ? 1 : 0)
        $0.integer(request.isForFolder ? 1 : 0)
      }
    case .cancelFileChoice(let number):
      json.files("cancel") { $0.integer(number) }
    case .save(let file):
      json.files("save") {
        $0.string(addressOf(file))
        $0.string(file.name)
      }
    case .share(let content):
      json.files("share") {
        $0.integer(content.number)
        $0.string(content.title)
        $0.string(content.text)
        $0.string(content.url?.absoluteString ?? "")
        for file in content.files {
          $0.string(addressOf(file))
          $0.string(file.name)
          $0.string(file.mediaType)
        }
      }
    }
    json.endArray()
    write(ByteBuffer(bytes: json.bytes))
    channel.flush()
  }

  /// Sends a request to the page's devices, as `devices.js` has it. Returns whether the tab takes it now.
  func send(_ request: DeviceRequest) -> Bool {
    guard isReady else { return false }
    var json = JSONWriter()
    json.beginArray()
    json.name(ServerMessage.device)
    switch request {
    case .authorize(let feature):
      json.name(DeviceAction.authorize)
      json.name(feature)
    case .start(let feature, let demand):
      json.name(DeviceAction.start)
      json.name(feature)
      json.integer(demand.isPrecise ? 1 : 0)
      json.number(min(max(demand.interval, 0), 3600) * 1000)
    case .stop(let feature):
      json.name(DeviceAction.stop)
      json.name(feature)
    case .notify(let number, let title, let body, let isSilent):
      json.name(DeviceAction.notify)
      json.integer(number)
      json.string(String(title.prefix(Self.longestNotification)))
      json.string(String(body.prefix(Self.longestNotification)))
      json.integer(isSilent ? 1 : 0)
    case .withdraw(let number):
      json.name(DeviceAction.withdraw)
      json.integer(number)
    }
    json.endArray()
    write(ByteBuffer(bytes: json.bytes))
    channel.flush()
    return true
  }

  /// The number of characters of a notification's title and of its text that a page is sent.
  private static let longestNotification = 1000

  private func send(_ message: ServerMessage, _ numbers: Int...) {
    var json = JSONWriter()
    json.beginArray()
    json.name(message)
    numbers.forEach { json.integer($0) }
    json.endArray()
    write(ByteBuffer(bytes: json.bytes))
    channel.flush()
  }

  /// Stops or goes on reading, so that a flood of input waits in the tab and not here.
  func setReading(_ isReading: Bool) { Self.setReading(isReading, of: channel) }

  /// Stops or goes on reading from a connection.
  static func setReading(_ isReading: Bool, of channel: any Channel) {
    channel.setOption(.autoRead, value: isReading).whenSuccess {
      // What has come and waits for its turn is asked for as well.
      if isReading { channel.read() }
    }
  }

  /// Ends the connection, for a reason that the page names.
  func close(_ code: CloseCode) {
    close(WebSocketErrorCode(codeNumber: code.rawValue))
  }

  /// Ends the connection, with a code for the reason.
  func close(_ code: WebSocketErrorCode) {
    var data = channel.allocator.buffer(capacity: 2)
    data.write(webSocketErrorCode: code)
    let channel = channel
    channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
      .whenComplete { _ in channel.close(promise: nil) }
  }

  /// `["d", isFresh, [number, css, font, address, ascent, descent], …]`: what the numbers of styles stand
  /// for. A fresh list replaces all before.
  private func define(_ numbers: Set<Int>, isFresh: Bool, _ styles: (Int) -> TextStyleTable.Definition?) {
    guard isFresh || !numbers.isEmpty else { return }
    knownStyles.formUnion(numbers)
    var json = JSONWriter()
    json.beginArray()
    json.name(ServerMessage.styles)
    json.integer(isFresh ? 1 : 0)
    for number in numbers.sorted() {
      guard let style = styles(number) else { continue }
      json.beginArray()
      json.integer(number)
      json.string(style.css)
      if let font = style.font {
        json.string(font.family)
        json.string(font.address)
        if let box = style.box {
          json.number(box.ascent)
          json.number(box.descent)
        }
      }
      json.endArray()
    }
    json.endArray()
    write(ByteBuffer(bytes: json.bytes))
  }

  private func write(_ bytes: ByteBuffer) {
    meter?.count(bytes: bytes.readableBytes)
    channel.write(WebSocketFrame(fin: true, opcode: .text, data: bytes), promise: nil)
  }
}

extension JSONWriter {
  /// Writes the rest of a message about files.
  fileprivate mutating func files(_ what: String, _ values: (inout JSONWriter) -> Void) {
    name(ServerMessage.files)
    beginArray()
    name(ServerMessage.files)
    string(what)
    values(&self)
    endArray()
  }
}
