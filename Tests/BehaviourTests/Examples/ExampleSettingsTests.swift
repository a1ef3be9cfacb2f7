import ShojiTestSupport
import Testing

/// All examples, and all pages of the gallery, as people see them who read with other settings.
@Suite("The examples in all settings", .withoutBrowser, .wholeApps)
struct ExampleSettingsTests {
  @Test(
    "can be read and reached", arguments: Example.allCases.filter { $0 != .gallery }, ViewSetting.allCases)
  func examples(example: Example, setting: ViewSetting) async throws {
    let household = try LedgerFolder()
    try household.keepHousehold()
    let notes = try NotesStore()
    try notes.keep(Example.notes, of: "RNotes")
    let app = try AppProcess(
      built: example.rawValue, size: setting.looks[0].size, arguments: setting.arguments,
      environment: example == .rNotes ? notes.environment : household.environment)
    if let first = example.first { try await app.wait(for: .name(first), seconds: 10) }
    try await app.advance(2)
    for look in setting.looks { try await expectNoFaults(of: app, setting, look, on: example.rawValue) }
    try await app.quit()
  }

  @Test("can be read and reached, all pages of the gallery", arguments: ViewSetting.allCases)
  func pages(setting: ViewSetting) async throws {
    // Beside the list, which shows all its rows.
    let whole = CGSize(width: 1_280, height: 7_000)
    let app = try AppProcess(built: "Gallery", size: whole, arguments: setting.arguments)
    let rows = try await app.tree().all.filter { $0.className == "PageRow" }
    let titles = rows.compactMap { $0.children.first { $0.role == .label }?.text }
    #expect(titles.count >= 50)
    for title in titles {
      try await app.resize(to: whole)
      try await app.tap(.name(title))
      for look in setting.looks {
        // A page that scrolls shows all that it holds.
        var look = look
        if look.size.height > look.size.width { look.size.height = 2_400 }
        try await expectNoFaults(of: app, setting, look, on: title)
      }
    }
    try await app.quit()
  }

  private func expectNoFaults(
    of app: AppProcess, _ setting: ViewSetting, _ look: ViewSetting.Look, on page: String
  ) async throws {
    try await app.resize(to: look.size)
    try await app.setAppearance(look.appearance)
    try await app.advance(1)
    for fault in try await setting.faults(of: app)
    where !fault.isAccepted(on: page, by: ScreenFault.accepted) {
      Issue.record(
        "\(page), \(look.size.width)×\(look.size.height), \(look.appearance): \(fault.kind): \(fault.message)"
      )
    }
  }
}

extension ScreenFault {
  private static func faint(_ page: String? = nil, _ words: String, _ reason: String) -> Accepted {
    Accepted(page: page, kind: "low contrast", words: words, reason: reason)
  }

  /// Faults that examples and pages of the gallery show on purpose, or that Apple's own controls have.
  static let accepted: [Accepted] =
    [
      Accepted(
        page: "Counter", kind: "outside of the safe area", words: "NativeButton",
        reason: "The buttons of the tutorial's counter fill the window; their words lie in their middle."),
      Accepted(
        page: "Frameworks", kind: "clipped text", words: "Frameworks",
        reason: "A large title has one line, as on iOS."),
      Accepted(
        page: "Labels", kind: "clipped text", words: "The quick brown fox",
        reason: "The page shows how text is cut."),
      Accepted(
        page: "RNotes", kind: "clipped text", words: "Groceries for the whole",
        reason: "A row shows the beginning of a long title; the note has all of it."),
      Accepted(
        page: "Stacks", kind: "clipped text", words: "Marmalade",
        reason: "The page shows what distributions do without room."),
      Accepted(kind: "overlap", words: "TextLink", reason: "A link lies in its text, and in several lines."),
      faint("Buttons", "Button", "The page has buttons in fixed colors, and under a finger."),
      faint("Configurations", "UIButtonLabel", "The page has buttons under a finger and disabled."),
      faint("Contents", "Disabled", "The page has a disabled row."),
      faint("Labels", "Chosen", "The page has a color of its own."),
      faint("Around the App", "", "The page shows colors that are set for some views."),
      faint(nil, "SUN", "The names of weekdays are faint, as on iOS."),
      faint(
        nil, "#409cff on #46464a",
        "The tint on the fill of a gray button on a card: iOS's own values of more contrast in the dark."),
      faint("Layers", "UIView", "A layer's text in a fixed color."),
    ]
}
