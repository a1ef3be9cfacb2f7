import Foundation
import ShojiTestSupport
import Testing

/// The screens of Apple's frameworks beside UIKit, with answers that are handed in.
@Suite("The frameworks", .wholeApps)
struct FrameworkScreenTests {
  /// The steps on a screen, and the answer that it shows then.
  struct Visit: CustomTestStringConvertible, Sendable {
    let screen: String
    var taps: [String] = []
    let granted: String
    var denied: String?

    var testDescription: String { screen }
  }

  private static let refusal = "You do not permit it."

  static let visits = [
    Visit(
      screen: "Core Location", taps: ["Where am I?"],
      granted: "48.100°, 11.600°\nRome is 692 km away.", denied: refusal),
    Visit(
      screen: "User Notifications", taps: ["Remind me of the tea"],
      granted: "Tea: It has drawn long enough.", denied: refusal),
    Visit(
      screen: "StoreKit", taps: ["What is for sale?"], granted: "0 products; this device cannot pay."),
    Visit(screen: "MessageUI", taps: ["Write to Ada", "Cancel"], granted: "Not sent."),
    Visit(
      screen: "CryptoKit", taps: ["Hash"], granted: "SHA256 ba7816bf8f01cfea…\nMD5 900150983cd24fb0…"),
    Visit(screen: "CryptoKit", taps: ["Seal and open"], granted: "3 sealed bytes are “abc” again."),
    Visit(
      screen: "Network", granted: "There is a network.\nThis machine is reachable.",
      denied: "There is no network.\nThis machine is not reachable."),
    Visit(screen: "Core Image", granted: "27 modules a side"),
    Visit(screen: "PDFKit", granted: "2 pages"),
    Visit(screen: "Contacts", taps: ["Add Ada", "List all"], granted: "Ada Lovelace", denied: refusal),
    Visit(
      screen: "EventKit", taps: ["Plan tea at five"], granted: "In “Calendar”: Tea", denied: refusal),
    Visit(screen: "Core Spotlight", taps: ["Search"], granted: "Green tea"),
    Visit(screen: "GameplayKit", taps: ["Shuffle"], granted: "red, blue, green, white"),
    Visit(screen: "SQLite3", taps: ["Add a cup", "Add a cup"], granted: "2 cups"),
    Visit(
      screen: "Accelerate", taps: ["Measure"],
      granted: "Mean 0.00, largest 2.00, root of the mean square 1.414"),
    Visit(
      screen: "Local Authentication", taps: ["It is me"], granted: "Welcome.",
      denied: "No identities are enrolled."),
    Visit(screen: "Core Motion", taps: ["Which sensors?"], granted: "None."),
    Visit(screen: "Core Motion", taps: ["How is it held?"], granted: "Nothing measures it."),
    Visit(screen: "Core Location", taps: ["Where is north?"], granted: "There is no compass."),
  ]

  private static let granted = [
    "location=48.1,11.6", "location-permission=granted", "notifications=granted", "contacts=granted",
    "calendars=granted", "biometry=touch", "authentication=match", "network=wifi",
  ]
  private static let denied = [
    "location-permission=denied", "notifications=denied", "contacts=denied", "calendars=denied",
    "network=none",
  ]

  /// Starts the app on a screen, with files of its own and answers, and ends it after `visit`.
  private func open(
    _ screen: String, _ answers: [String], on display: TestDisplay = .image,
    _ visit: (any AppDriver) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "frameworks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try await display.start(
      "Frameworks", size: CGSize(width: 393, height: 852), arguments: ["--screen", screen],
      environment: [
        "SHOJI_ANSWERS": answers.joined(separator: ";"), "XDG_DATA_HOME": folder.path + "/data",
        "XDG_CONFIG_HOME": folder.path + "/config", "XDG_CACHE_HOME": folder.path + "/cache",
      ])
    try await visit(app)
    try await app.quit()
  }

  /// Waits for a screen's answer.
  private func expect(_ answer: String, on screen: String, in app: any AppDriver) async throws {
    for _ in 0..<100 {
      if try await app.view("answer").text == answer { return }
      try await app.advance(0.2)
      try await Task.sleep(for: .milliseconds(10))
    }
    let found = try await app.view("answer").text
    Issue.record("\(screen) says \(found ?? "nothing"), not \(answer)")
  }

  @Test("answer as granted, and as denied", arguments: visits, [true, false])
  func answers(visit: Visit, isGranted: Bool) async throws {
    try await open(visit.screen, isGranted ? Self.granted : Self.denied) { app in
      for button in visit.taps {
        try await app.tap(.init(stringLiteral: button))
        try await app.advance(1)
      }
      try await expect(
        isGranted ? visit.granted : visit.denied ?? visit.granted, on: visit.screen, in: app)
    }
  }

  @Test("ask the person, who says yes or no", arguments: ["Allow", "Don’t Allow"])
  func asking(choice: String) async throws {
    try await open("Contacts", []) { app in
      try await app.tap("List all")
      try await app.advance(1)
      try await app.tap(.init(stringLiteral: choice))
      try await app.advance(1)
      try await expect(
        choice == "Allow" ? "There are none." : Self.refusal, on: "Contacts", in: app)
    }
  }

  // MARK: The browser's own devices

  /// Opens a screen in Chromium, whose person answers what pages ask permission for.
  private func openInBrowser(
    _ screen: String, permission: String, isGranted: Bool, _ visit: (BrowserApp) async throws -> Void
  ) async throws {
    try await open(screen, [], on: .browser) { app in
      let app = try #require(app as? BrowserApp)
      try await app.chromiumPage.setPermission(permission, isGranted: isGranted)
      try await visit(app)
    }
  }

  @Test(
    "The place is the browser's, where person and browser permit it",
    .onlyInChromium("The protocols of others set no place."), arguments: [true, false])
  func place(isGranted: Bool) async throws {
    try await openInBrowser("Core Location", permission: "geolocation", isGranted: isGranted) { app in
      try await app.chromiumPage.setPlace((latitude: 48.1, longitude: 11.6))
      try await app.tap("Where am I?")
      try await app.advance(1)
      try await app.tap("Allow While Using App")
      try await expect(
        isGranted ? "48.100°, 11.600°\nRome is 692 km away." : Self.refusal, on: "Core Location", in: app)
      guard isGranted else { return }
      // The person goes on, and then forbids it in the browser's settings.
      try await app.chromiumPage.setPlace((latitude: 41.9, longitude: 12.5))
      try await app.advance(1)
      try await app.chromiumPage.setPlace(nil)
      try await Task.sleep(for: .seconds(15))
      try await app.tap("Where am I?")
      try await expect("The place is not known.", on: "Core Location", in: app)
      try await app.chromiumPage.setPermission("geolocation", isGranted: false)
      try await app.tap("Where am I?")
      try await expect(Self.refusal, on: "Core Location", in: app)
    }
  }

  @Test(
    "Our alert's refusal is enough: the browser is not asked",
    .onlyInChromium("The protocols of others set no place."))
  func refusedByAlert() async throws {
    try await openInBrowser("Core Location", permission: "geolocation", isGranted: true) { app in
      try await app.page.run(
        "navigator.geolocation.watchPosition = navigator.geolocation.getCurrentPosition = () => { window.wasAsked = true; };"
      )
      try await app.tap("Where am I?")
      try await app.advance(1)
      try await app.tap("Don’t Allow")
      try await expect(Self.refusal, on: "Core Location", in: app)
      #expect(try await app.page.evaluate("!!window.wasAsked") == false)
    }
  }

  @Test(
    "Notifications need the browser's permission as well",
    .onlyInChromium("The page is looked into."), arguments: [true, false])
  func notifications(isGranted: Bool) async throws {
    try await openInBrowser("User Notifications", permission: "notifications", isGranted: isGranted) { app in
      try await app.page.run(
        """
        window.Notification = class {
          static permission = 'default';
          static async requestPermission() { return this.permission = '\(isGranted ? "granted" : "denied")'; }
        };
        """)
      try await app.tap("Remind me of the tea")
      try await app.advance(1)
      try await app.tap("Allow")
      try await expect(
        isGranted ? "Tea: It has drawn long enough." : Self.refusal, on: "User Notifications", in: app)
    }
  }

  @Test(
    "A hidden tab's notifications are the browser's, and open the app",
    .onlyInChromium("The page is looked into."))
  func hiddenTab() async throws {
    try await openInBrowser("User Notifications", permission: "notifications", isGranted: true) { app in
      try await app.page.run(
        """
        window.shown = [];
        window.Notification = class {
          static permission = 'default';
          static async requestPermission() { return this.permission = window.choice; }
          constructor(title, {body}) { Object.assign(this, {title, body}); shown.push(this); }
          close() {}
        };
        window.choice = 'granted';
        """)
      try await app.tap("Remind me of the tea")
      try await app.advance(1)
      try await app.tap("Allow")
      try await expect("You will be reminded.", on: "User Notifications", in: app)
      try await app.page.run(
        """
        Object.defineProperty(document, 'hidden', {value: true, configurable: true});
        document.dispatchEvent(new Event('visibilitychange'));
        while (!shown.length) await new Promise(resolve => setTimeout(resolve, 20));
        delete document.hidden;
        document.dispatchEvent(new Event('visibilitychange'));
        shown[0].onclick();
        """)
      #expect(
        try await app.page.evaluate("shown[0].title + ': ' + shown[0].body")
          == "Tea: It has drawn long enough.")
      try await expect("You opened Tea.", on: "User Notifications", in: app)
    }
  }

  @Test(
    "How the machine is held comes from the browser",
    .onlyInChromium("The protocols of others turn no device."), arguments: [true, false])
  func motion(hasSensors: Bool) async throws {
    try await openInBrowser("Core Motion", permission: "geolocation", isGranted: false) { app in
      for sensor in ["accelerometer", "gyroscope", "magnetometer"] {
        try await app.chromiumPage.setPermission(sensor, isGranted: hasSensors)
      }
      try await app.tap("Which sensors?")
      try await expect("acceleration, turning", on: "Core Motion", in: app)
      if hasSensors { try await app.chromiumPage.setOrientation(alpha: 90, beta: 30, gamma: 0) }
      try await app.tap("How is it held?")
      try await expect(
        hasSensors
          ? "Pitch 30°, roll 0°, yaw 90°\nDown is (0.00, -0.50, -0.87)."
          : "The operation could not be completed. (CMErrorDomain error 109.)", on: "Core Motion", in: app)
      guard !hasSensors else { return }
      try await app.tap("Which sensors?")
      try await expect("None.", on: "Core Motion", in: app)
    }
  }
}
