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

  @Test("make no cycle beyond those of one floor")
  func cycles() throws {
    let index = try ModuleIndex(
      module: "UIKit", folder: ArchitectureTests.root.appendingPathComponent("Sources/UIKit").path)
    let floors = UIKitFloors()
    let folders = Set(index.references.compactMap { ReferenceCycles.folder(of: $0.file) })
    let files = Set(index.references.flatMap { [$0.file, $0.definedIn] })
    func report(_ cycles: ReferenceCycles, _ title: String) {
      print(
        "UIKit\(title): \(cycles.folders.count) of \(folders.count) folders are one cycle,",
        "\(cycles.files.count) of \(files.count) files the largest")
    }
    report(ReferenceCycles(of: index.references), "")
    let cycles = ReferenceCycles(of: index.references.filter { !floors.isSignature($0) })
    report(cycles, " without names in signatures")
    #expect(cycles.folders.count <= floors.floors.map(\.count).max()!)
  }

  @Test("are found in the largest cycle, of files and of folders")
  func largestCycle() {
    func reference(_ file: String, _ place: String) -> ModuleIndex.Reference {
      ModuleIndex.Reference(file: file, line: 1, name: "it", definedIn: place)
    }
    let cycles = ReferenceCycles(of: [
      reference("A/1.swift", "A/2.swift"), reference("A/2.swift", "A/1.swift"),
      reference("A/2.swift", "B/3.swift"), reference("B/4.swift", "C/5.swift"),
      reference("C/6.swift", "A/1.swift"), reference("D/7.swift", "A/1.swift"),
      reference("E.swift", "E.swift"),
    ])
    #expect(cycles.folders == ["A", "B", "C"])
    #expect(cycles.files == ["A/1.swift", "A/2.swift"])
    #expect(ReferenceCycles(of: [reference("D/7.swift", "A/1.swift")]).files.isEmpty)
  }

  @Test("are refused a reference upward, a folder without a floor, and a signature that is not there")
  func fabricatedViolations() {
    var plan = UIKitFloors(floors: [["Values"], ["Views"]], signatures: [:])
    func reference(_ file: String, _ name: String, of place: String) -> ModuleIndex.Reference {
      ModuleIndex.Reference(file: file, line: 3, name: name, definedIn: place)
    }
    let down = reference("Views/UIView.swift", "UIEdgeInsets", of: "Values/Insets.swift")
    let up = reference("Values/Insets.swift", "UIView", of: "Views/UIView.swift")
    let call = reference("Values/Insets.swift", "frame", of: "Views/UIView.swift")
    #expect(plan.complaints(about: [down]).isEmpty)
    #expect(
      plan.complaints(about: [up]) == [
        "Values → Views goes up 1 times: Values/Insets.swift:3 names UIView of Views/UIView.swift"
      ])
    #expect(
      plan.complaints(about: [reference("Attic/Box.swift", "UIView", of: "Views/UIView.swift")]) == [
        "Attic stands on no floor"
      ])
    plan.signatures = ["Values/Insets.swift": ["UIView"]]
    #expect(plan.complaints(about: [up]).isEmpty)
    #expect(
      plan.complaints(about: [up, call]) == [
        "Values → Views goes up 1 times: Values/Insets.swift:3 names frame of Views/UIView.swift"
      ])
    #expect(
      plan.complaints(about: [down]) == [
        "Values/Insets.swift names UIView no more: take it from the list of signatures"
      ])
  }
}
