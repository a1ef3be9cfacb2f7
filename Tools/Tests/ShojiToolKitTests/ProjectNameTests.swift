import Testing

@testable import ShojiToolKit

/// The names of apps.
struct ProjectNameTests {
  @Test(arguments: ["RNotes", "Reactant-Notes", "my_app2"])
  func goodNames(name: String) throws {
    #expect(try ProjectName(name).text == name)
  }

  @Test(arguments: [
    "", "2fast", "my app", "a/b", "../x", "-x", "x-", "Ünicode", "a.b", String(repeating: "a", count: 65),
  ])
  func badNames(name: String) {
    let error = #expect(throws: ToolError.self) { try ProjectName(name) }
    #expect(error?.message.hasPrefix("“\(name)” cannot be the name of an app") == true)
  }

  @Test(arguments: ["UIKit", "uikit", "Reactant", "class", "Testing"])
  func takenNames(name: String) {
    #expect(throws: ToolError.self) { try ProjectName(name) }
  }

  @Test func theModuleHasNoDashes() throws {
    #expect(try ProjectName("Reactant-Notes").module == "Reactant_Notes")
  }

  @Test(arguments: [
    ("RNotes", "RNotes"), ("my app", "my-app"), ("2024-notes!", "notes"), ("***", "MyApp"),
    ("uikit", "MyApp"),
  ])
  func foldersSuggestNames(folder: String, name: String) {
    #expect(ProjectName.suggestion(forFolder: folder) == name)
  }
}
