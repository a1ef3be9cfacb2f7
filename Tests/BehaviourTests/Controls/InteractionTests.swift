import ShojiTestSupport
import Testing

/// Every control by the keyboard only, the pointer only, and fingers only.
@Suite("By keyboard, pointer or touch alone", .wholeApps)
struct InteractionTests {
  @Test("buttons do their work", arguments: TestDisplay.allCases, InteractionCase.buttons)
  func buttons(display: TestDisplay, interaction: InteractionCase) async throws {
    try await interaction.act(on: display)
  }

  @Test("values are changed, and told once", arguments: TestDisplay.allCases, InteractionCase.values)
  func values(display: TestDisplay, interaction: InteractionCase) async throws {
    try await interaction.act(on: display)
  }

  @Test(
    "wheels and calendars are turned, and tell once", arguments: TestDisplay.allCases, InteractionCase.pickers
  )
  func pickers(display: TestDisplay, interaction: InteractionCase) async throws {
    try await interaction.act(on: display)
  }

  @Test("text is written, and content scrolled", arguments: TestDisplay.allCases, InteractionCase.contents)
  func contents(display: TestDisplay, interaction: InteractionCase) async throws {
    try await interaction.act(on: display)
  }

  @Test(
    "what is presented is answered and dismissed", arguments: TestDisplay.allCases, InteractionCase.presented)
  func presented(display: TestDisplay, interaction: InteractionCase) async throws {
    try await interaction.act(on: display)
  }

  @Test("searches find, and are left", arguments: TestDisplay.allCases, InteractionCase.searches)
  func searches(display: TestDisplay, interaction: InteractionCase) async throws {
    try await interaction.act(on: display)
  }
}
