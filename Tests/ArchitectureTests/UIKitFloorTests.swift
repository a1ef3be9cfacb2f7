import Testing

@Suite("UIKit's folders")
struct UIKitFloorTests {
  @Test("name nothing that stands above them")
  func upwardReferences() throws {
    let index = try ModuleIndex(
      module: "UIKit", folder: ArchitectureTests.root.appendingPathComponent("Sources/UIKit").path)
    #expect(index.references.count > 50_000)
    let complaints = UIKitFloors().complaints(about: index.references)
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test("are refused a reference upward, a folder without a floor, and a list that is not true")
  func fabricatedViolations() {
    var plan = UIKitFloors(floors: [["Values"], ["Views"]], known: [:])
    func reference(_ file: String, _ place: String) -> ModuleIndex.Reference {
      ModuleIndex.Reference(file: file, line: 3, name: "frame", definedIn: place)
    }
    let down = reference("Views/UIView.swift", "Values/Insets.swift")
    let up = reference("Values/Insets.swift", "Views/UIView.swift")
    #expect(plan.complaints(about: [down]).isEmpty)
    #expect(
      plan.complaints(about: [up]) == [
        "Values → Views goes up 1 times, 0 are known: Values/Insets.swift:3 names frame of Views/UIView.swift"
      ])
    #expect(
      plan.complaints(about: [reference("Attic/Box.swift", "Views/UIView.swift")]) == [
        "Attic stands on no floor"
      ])
    plan.known = ["Values → Views": 1]
    #expect(plan.complaints(about: [up]).isEmpty)
    #expect(plan.complaints(about: [down]) == ["Values → Views goes up no more: take it from the list"])
  }
}
