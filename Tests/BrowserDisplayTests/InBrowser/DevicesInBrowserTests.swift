import BrowserDisplay
import DeviceReports
import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// The devices of the browser's machine, as a page of an app reaches them.
@Suite(.serialized) @MainActor struct DevicesInBrowserTests {
  private static let scripts =
    "performance.getEntriesByType('resource').filter(e => e.name.endsWith('.js')).length"

  /// Opens a page, and ends it after `work`.
  private func visit(
    _ work: (TestApp, TestPage, TestLog) async throws -> Void
  ) async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    app.show([.insert(LayerID(1), into: .root, before: nil)])
    let reports = TestLog()
    for feature in DeviceFeature.allCases {
      _ = app.devices.observe(feature) { reports.append("\($0)") }
    }
    let page = try await TestPage.open(app.url)
    try await page.page.setPlace((latitude: 48.1, longitude: 11.6))
    try await work(app, page, reports)
    #expect(app.log.all.isEmpty)
    await page.close()
  }

  private let owner = ObjectIdentifier(DevicesInBrowserTests.self)

  /// Waits for a report that holds a text.
  private func expect(
    _ text: String, in log: TestLog, after count: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for _ in 0..<500 {
      if log.all.dropFirst(count).contains(where: { $0.contains(text) }) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("no report of \(text): \(log.all)", sourceLocation: sourceLocation)
  }

  @Test("A page that needs no device fetches nothing for it") func bytes() async throws {
    try await visit { app, page, reports in
      try await page.page.setPermission("geolocation", isGranted: true)
      let before: Int = try await page.page.evaluate(Self.scripts)
      try await page.sync()
      #expect(try await page.page.evaluate(Self.scripts) == before)
      app.devices.demand(DeviceDemand(), of: .location, by: owner)
      try await expect("position", in: reports)
      #expect(try await page.page.evaluate(Self.scripts) == before + 1)
    }
  }

  @Test("The place is followed while it is needed and permitted") func place() async throws {
    try await visit { app, page, reports in
      try await page.page.setPermission("geolocation", isGranted: true)
      app.devices.demand(DeviceDemand(), of: .location, by: owner)
      try await expect("latitude: 48.1, longitude: 11.6, accuracy: 10.0", in: reports)
      try await page.page.setPlace((latitude: 50, longitude: 8))
      try await expect("latitude: 50.0, longitude: 8.0", in: reports)
      // The person changes the browser's settings, twice.
      try await page.page.setPermission("geolocation", isGranted: false)
      try await expect(
        "permission(DeviceReports.DeviceFeature.location, DeviceReports.DevicePermission.denied)", in: reports
      )
      let count = reports.all.count
      try await page.page.setPermission("geolocation", isGranted: true)
      try await expect("latitude: 50.0", in: reports, after: count)
      app.devices.demand(nil, of: .location, by: owner)
      try await page.sync()
      let ended = reports.all.count
      try await page.page.setPlace((latitude: 51, longitude: 8))
      try await page.sync()
      try await Task.sleep(for: .milliseconds(200))
      #expect(!reports.all.dropFirst(ended).contains { $0.contains("latitude: 51") })
    }
  }

  @Test(
    "A page asks for the place, and is refused, cannot find it, or may not ask",
    arguments: [
      ("denied", "denied"), ("unknown", "granted"), ("insecure", "unavailable"),
    ]) func refusals(machine: String, answer: String) async throws
  {
    try await visit { app, page, reports in
      try await page.page.setPermission("geolocation", isGranted: machine != "denied")
      if machine == "unknown" { try await page.page.setPlace(nil) }
      if machine == "insecure" {
        try await page.page.run("Object.defineProperty(window, 'isSecureContext', {value: false})")
      }
      let answers = TestLog()
      #expect(app.devices.authorize(.location) { answers.append($0 == .granted ? "granted" : "\($0)") })
      try await expect(answer, in: answers)
      app.devices.demand(DeviceDemand(), of: .location, by: owner)
      try await expect(machine == "unknown" ? "failure" : answer, in: reports)
      #expect(!reports.all.contains { $0.contains("position") })
    }
  }

  @Test("Attitude and heading are measured, at the app's rate") func motion() async throws {
    try await visit { app, page, reports in
      for sensor in ["accelerometer", "gyroscope", "magnetometer"] {
        try await page.page.setPermission(sensor, isGranted: true)
      }
      app.devices.demand(DeviceDemand(interval: 0.05), of: .motion, by: owner)
      app.devices.demand(DeviceDemand(), of: .heading, by: owner)
      try await page.sync()
      try await Task.sleep(for: .milliseconds(100))
      try await page.page.setOrientation(alpha: 90, beta: 20, gamma: -10)
      try await expect("DeviceVector(x: 90.0, y: 20.0, z: -10.0)", in: reports)
      let count = reports.all.count
      try await page.page.run(
        """
        for (let i = 0; i < 300; i++) {
          dispatchEvent(new DeviceMotionEvent('devicemotion', {
            acceleration: {x: 0, y: 0, z: 0}, accelerationIncludingGravity: {x: 0, y: 0, z: 9.8},
            rotationRate: {alpha: 1, beta: 2, gamma: 3}, interval: 3,
          }));
          await new Promise(resolve => setTimeout(resolve, 2));
        }
        dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', {alpha: 90, beta: 0, gamma: 0, absolute: true}));
        """)
      try await expect(
        "rotationRate: Optional(DeviceReports.DeviceVector(x: 1.0, y: 2.0, z: 3.0))", in: reports)
      try await expect("degrees: 270.0", in: reports)
      // 300 events in more than 0.6 s.
      let measured = reports.all.dropFirst(count).filter { $0.contains("9.8") }.count
      #expect((1...60).contains(measured), "\(measured)")
    }
  }

  @Test("A machine without sensors says so, and one that does not permit them", arguments: [true, false])
  func noSensors(isGranted: Bool) async throws {
    try await visit { app, page, reports in
      for sensor in ["accelerometer", "gyroscope", "magnetometer"] {
        try await page.page.setPermission(sensor, isGranted: isGranted)
      }
      app.devices.demand(DeviceDemand(), of: .motion, by: owner)
      try await expect(isGranted ? "unavailable" : "denied", in: reports)
    }
  }

  @Test("Sensors that need a press are asked for with the next one", arguments: ["granted", "denied"])
  func press(answer: String) async throws {
    try await visit { app, page, reports in
      try await page.page.run(
        """
        window.asked = [];
        DeviceMotionEvent.requestPermission = DeviceOrientationEvent.requestPermission = async () => {
          if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
          asked.push(true);
          return '\(answer)';
        };
        """)
      let answers = TestLog()
      #expect(app.devices.authorize(.motion) { answers.append("\($0)") })
      try await page.page.run(
        "while (!document.body.textContent.includes('press anywhere')) await new Promise(r => setTimeout(r, 20));"
      )
      #expect(try await page.page.evaluate("asked.length") == 0)
      try await page.page.mouse(.down, at: CGPoint(x: 50, y: 50), isDown: true)
      try await page.page.mouse(.up, at: CGPoint(x: 50, y: 50), isDown: false)
      try await expect(answer, in: answers)
      #expect(try await page.page.evaluate("asked.join()") == "true,true")
      #expect(try await page.page.evaluate("document.body.textContent.includes('press anywhere')") == false)
    }
  }

  @Test("Notifications are shown where they are permitted, and open the app") func notifications()
    async throws
  {
    try await visit { app, page, reports in
      try await page.page.run(
        """
        window.shown = [];
        window.Notification = class {
          static permission = 'default';
          static async requestPermission() { return this.permission = window.choice; }
          constructor(title, {body}) { Object.assign(this, {title, body}); shown.push(this); }
          close() { this.isClosed = true; }
        };
        window.choice = 'denied';
        """)
      func ask() async throws {
        #expect(app.devices.authorize(.notifications) { answers.append("\($0)") })
        try await page.page.run(
          "while (!document.body.textContent.includes('press anywhere')) await new Promise(r => setTimeout(r, 20));"
        )
        try await page.page.mouse(.down, at: CGPoint(x: 50, y: 50), isDown: true)
        try await page.page.mouse(.up, at: CGPoint(x: 50, y: 50), isDown: false)
      }
      let answers = TestLog()
      try await ask()
      try await expect("denied", in: answers)
      // Who has said no is not asked again.
      #expect(app.devices.authorize(.notifications) { answers.append("again \($0)") })
      try await expect("again denied", in: answers)
      try await page.page.run(
        "Notification.permission = 'default'; window.choice = 'granted'; await new Promise(r => setTimeout(r, 6000))"
      )
      try await ask()
      try await expect("granted", in: answers)
      _ = app.devices.send(.notify(number: 5, title: "Tea", body: "is ready", isSilent: true))
      _ = app.devices.send(.notify(number: 6, title: "Milk", body: "is sour", isSilent: true))
      try await page.page.run("while (shown.length < 2) await new Promise(r => setTimeout(r, 20));")
      #expect(try await page.page.evaluate("shown[0].title + ' ' + shown[0].body") == "Tea is ready")
      try await page.page.run("shown[0].onclick()")
      try await expect("opened(notification: 5)", in: reports)
      // One that is withdrawn was not opened.
      _ = app.devices.send(.withdraw(number: 6))
      try await page.page.run("while (!shown[1].isClosed) await new Promise(r => setTimeout(r, 20));")
      #expect(!reports.all.contains { $0.contains("notification: 6") })
    }
  }

  @Test("What is needed is asked for again on the next connection, and of another page that is used")
  func connections() async throws {
    try await visit { app, page, reports in
      try await page.page.setPermission("geolocation", isGranted: true)
      app.devices.demand(DeviceDemand(), of: .location, by: owner)
      try await expect("latitude: 48.1", in: reports)
      try await page.page.setPlace((latitude: 52, longitude: 13))
      try await expect("latitude: 52", in: reports)
      let count = reports.all.count
      try await page.page.run("shoji.disconnect()")
      try await page.sync()
      try await expect("latitude: 52", in: reports, after: count)

      let second = try await TestPage.open(app.url)
      try await second.page.setPermission("geolocation", isGranted: true)
      try await second.page.setPlace((latitude: -33, longitude: 151))
      try await second.page.mouse(.down, at: CGPoint(x: 5, y: 5), isDown: true)
      try await second.page.mouse(.up, at: CGPoint(x: 5, y: 5), isDown: false)
      try await expect("latitude: -33", in: reports)
      await second.close()
    }
  }
}
