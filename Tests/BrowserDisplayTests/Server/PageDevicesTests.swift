import DeviceReports
import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BrowserDisplay

/// The devices of pages, by themselves: with a clock that a test sets, and connections that go nowhere.
struct PageDevicesTests {
  private final class Bench {
    let devices: PageDevices
    var used: Tab?
    /// The reports that the app was given, in parcels.
    var given: [[DeviceReport]] = []
    var unfinished: [() -> Void] = []
    private let later = Later()

    final class Later {
      var work: [() -> Void] = []
    }

    init() {
      let later = later
      devices = PageDevices(after: { _, work in later.work.append(work) })
      devices.lastUsed = { [weak self] in self?.used }
      devices.deliver = { [weak self] reports, done in
        self?.given.append(reports)
        self?.unfinished.append(done)
      }
    }

    /// Lets the app take what it was given, and the shortest time between two parcels pass.
    func pass() {
      let done = unfinished
      unfinished = []
      done.forEach { $0() }
      let work = later.work
      later.work = []
      work.forEach { $0() }
    }
  }

  private final class Page {
    let channel = EmbeddedChannel()
    let tab: Tab

    init() throws {
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      tab = Tab(channel: channel)
    }

    /// What the page was sent since the last time.
    func sent() throws -> [String] {
      var texts: [String] = []
      while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
        texts.append(String(buffer: frame.unmaskedData))
      }
      return texts
    }
  }

  private let place = DeviceReport.position(DevicePosition(latitude: 1, longitude: 2, accuracy: 3))

  private func motion(_ x: Double) -> DeviceReport {
    .motion(DeviceMotion(acceleration: DeviceVector(x: x, y: 0, z: 0)))
  }

  @Test("A page that nobody asked is not listened to") func unasked() throws {
    let (bench, page, other) = (Bench(), try Page(), try Page())
    bench.used = page.tab
    bench.devices.receive(place, from: page.tab)
    bench.devices.receive(.permission(.location, .granted), from: page.tab)
    bench.devices.receive(.opened(notification: 1), from: page.tab)
    #expect(bench.given.isEmpty)
    bench.devices.perform(.start(.location, DeviceDemand(interval: 0.5)))
    #expect(try page.sent() == [#"["V","s","l",1,500]"#])
    bench.devices.receive(place, from: other.tab)
    bench.devices.receive(motion(1), from: page.tab)
    #expect(bench.given.isEmpty)
    bench.devices.receive(place, from: page.tab)
    #expect(bench.given == [[place]])
    bench.devices.perform(.stop(.location))
    bench.pass()
    bench.devices.receive(place, from: page.tab)
    #expect(try page.sent() == [#"["V","e","l"]"#] && bench.given.count == 1)
  }

  @Test("The page that was used last is asked, and the former one to stop") func lastUsed() throws {
    let (bench, one, other) = (Bench(), try Page(), try Page())
    bench.devices.perform(.start(.motion, DeviceDemand()))
    bench.devices.perform(.authorize(.location))
    bench.used = one.tab
    bench.devices.follow()
    #expect(try one.sent() == [#"["V","s","m",1,0]"#, #"["V","a","l"]"#])
    bench.devices.receive(.permission(.location, .denied), from: one.tab)
    bench.used = other.tab
    bench.devices.follow()
    #expect(try one.sent() == [#"["V","e","m"]"#])
    // What one page has answered is asked no more.
    #expect(try other.sent() == [#"["V","s","m",1,0]"#])
    bench.devices.follow()
    bench.devices.receive(motion(1), from: one.tab)
    #expect(try other.sent().isEmpty && bench.given == [[.permission(.location, .denied)]])
    // Its connection ends, and comes back as another one.
    bench.devices.forget(other.tab)
    bench.used = one.tab
    bench.devices.follow()
    #expect(try one.sent() == [#"["V","s","m",1,0]"#])
  }

  @Test("A flood reaches the app as its newest reports, one parcel at a time") func flood() throws {
    let (bench, page) = (Bench(), try Page())
    bench.used = page.tab
    for feature in DeviceFeature.allCases where feature != .notifications {
      bench.devices.perform(.start(feature, DeviceDemand()))
    }
    for number in 1...200 {
      bench.devices.perform(.notify(number: number, title: "", body: "", isSilent: true))
    }
    for number in 1...20_000 {
      bench.devices.receive(motion(Double(number)), from: page.tab)
      bench.devices.receive(place, from: page.tab)
      bench.devices.receive(.failure(.heading), from: page.tab)
      bench.devices.receive(.opened(notification: number), from: page.tab)
      bench.devices.receive(.opened(notification: number), from: page.tab)
    }
    #expect(bench.given == [[motion(1)]])
    bench.pass()
    // The newest of each kind, and each of the last notifications once.
    let expected =
      [place, .failure(.heading), motion(20_000)]
      + (137...200).map { DeviceReport.opened(notification: $0) }
    #expect(bench.given.last == expected && bench.given.count == 2)
    bench.pass()
    bench.pass()
    #expect(bench.given.count == 2)
  }

  @Test("A page that takes nothing more is asked when it does") func behind() throws {
    let (bench, page) = (Bench(), try Page())
    bench.used = page.tab
    page.channel.isWritable = false
    bench.devices.perform(.start(.location, DeviceDemand(isPrecise: false)))
    #expect(try page.sent().isEmpty)
    page.channel.isWritable = true
    bench.devices.follow()
    #expect(try page.sent() == [#"["V","s","l",0,0]"#])
  }

  @Test("A notification's texts are cut, and withdrawn by its number") func notifications() throws {
    let (bench, page) = (Bench(), try Page())
    bench.used = page.tab
    let long = String(repeating: "é", count: 5000)
    bench.devices.perform(.notify(number: 4, title: "\"T\"", body: long, isSilent: false))
    bench.devices.perform(.withdraw(number: 4))
    let sent = try page.sent()
    #expect(sent[0] == "[\"V\",\"n\",4,\"\\\"T\\\"\",\"\(long.prefix(1000))\",0]")
    #expect(sent[1] == #"["V","w",4]"#)
  }
}

/// The way between an app and its display's devices.
struct DeviceChannelTests {
  private final class Log: Sendable {
    let requests = TestLog()
    let reports = TestLog()
  }

  private final class Owner {}

  @Test("Needs are sent once for all who have them, and again to the next display") func demands() {
    let (channel, log) = (DeviceChannel(), Log())
    let (one, other) = (Owner(), Owner())
    func demand(_ demand: DeviceDemand?, _ owner: Owner) {
      channel.demand(demand, of: .motion, by: ObjectIdentifier(owner))
    }
    demand(DeviceDemand(isPrecise: false, interval: 2), one)
    #expect(!channel.isConnected && !channel.authorize(.location) { _ in })
    let number = channel.connect { log.requests.append("\($0)") }
    demand(DeviceDemand(isPrecise: false, interval: 1), other)
    demand(DeviceDemand(isPrecise: false, interval: 3), one)
    demand(nil, other)
    demand(nil, one)
    demand(nil, one)
    func start(_ interval: Double) -> String {
      "\(DeviceRequest.start(.motion, DeviceDemand(isPrecise: false, interval: interval)))"
    }
    #expect(log.requests.all == [start(2), start(1), start(3), "\(DeviceRequest.stop(.motion))"])
    // Another display has taken its place: the former one's end changes nothing.
    _ = channel.connect { _ in }
    channel.disconnect(number)
    #expect(channel.isConnected)
  }

  @Test("Answers come to those who asked, and reports to those who observe the device") func answers() {
    let (channel, log) = (DeviceChannel(), Log())
    let number = channel.connect { log.requests.append("\($0)") }
    let observer = channel.observe(.location) { _ in log.reports.append("observed") }
    #expect(channel.authorize(.location) { log.reports.append("\($0)") })
    #expect(channel.mayHave(.location) && channel.permission(for: .location) == nil)
    channel.receive(.failure(.location))
    channel.receive(.permission(.heading, .granted))
    channel.receive(.permission(.location, .denied))
    channel.receive(.permission(.location, .denied))
    #expect(log.reports.all == ["observed", "observed", "denied", "observed"])
    #expect(!channel.mayHave(.location) && channel.mayHave(.heading))
    // What is measured is permitted.
    channel.receive(.position(DevicePosition(latitude: 0, longitude: 0, accuracy: 0)))
    #expect(channel.permission(for: .location) == .granted)
    channel.removeObserver(observer)
    channel.receive(.failure(.location))
    #expect(log.reports.all.count == 5)
    channel.disconnect(number)
    #expect(!channel.mayHave(.location) && channel.permission(for: .location) == nil)
  }
}
