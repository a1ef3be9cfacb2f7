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
    _ screen: String, _ answers: [String], _ visit: (any AppDriver) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "frameworks-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try await TestDisplay.image.start(
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
}
