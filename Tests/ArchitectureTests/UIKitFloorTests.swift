import Testing

@Suite("UIKit's folders")
struct UIKitFloorTests {
  private static let folder = ArchitectureTests.root.appendingPathComponent("Sources/UIKit")

  @Test("name nothing that stands above them")
  func upwardReferences() throws {
    let index = try ModuleIndex(module: "UIKit", folder: Self.folder.path)
    #expect(index.references.count > 50_000)
    let violations = try UIKitFloors(sources: Self.folder).violations(about: index.references)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test("stand on numbered floors, which the table in CONTRIBUTING.md has, from the ground up")
  func listing() throws {
    let plan = try UIKitFloors(sources: Self.folder)
    #expect(plan.strays == [])
    let page = try String(
      contentsOf: ArchitectureTests.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let rows = page.matches(of: /(?m)^\| `(\d+-\w+)` \| (`.*?`) \|.*$/).map { row in
      (floor: String(row.1), folders: row.2.matches(of: /`(\w+)`/).map { String($0.1) })
    }
    let named = rows.map(\.floor)
    let floors = named.enumerated().filter { $0 == 0 || named[$0 - 1] != $1 }.map(\.element)
    #expect(floors == plan.floors.map(\.name))
    for floor in plan.floors {
      let folders = rows.filter { $0.floor == floor.name }.flatMap(\.folders)
      #expect(folders.sorted() == floor.folders.sorted(), "\(floor.name)")
    }
  }

  @Test("make no cycle beyond those of one floor")
  func cycles() throws {
    let index = try ModuleIndex(module: "UIKit", folder: Self.folder.path)
    let plan = try UIKitFloors(sources: Self.folder)
    let folders = Set(index.references.compactMap { ReferenceCycles.folder(of: $0.file) })
    let files = Set(index.references.flatMap { [$0.file, $0.definedIn] })
    func report(_ cycles: ReferenceCycles, _ title: String) {
      print(
        "UIKit\(title): \(cycles.folders.count) of \(folders.count) folders are one cycle,",
        "\(cycles.files.count) of \(files.count) files the largest")
    }
    report(ReferenceCycles(of: index.references), "")
    let cycles = ReferenceCycles(of: index.references.filter { !plan.isSignature($0) })
    report(cycles, " without names in signatures")
    #expect(Set(cycles.folders.map(UIKitFloors.floor)).count <= 1)
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

  @Test("are refused a reference upward, and a signature that is not there")
  func fabricatedReferences() {
    var plan = UIKitFloors(files: [], signatures: [:])
    func reference(_ file: String, _ name: String, of place: String) -> ModuleIndex.Reference {
      ModuleIndex.Reference(file: file, line: 3, name: name, definedIn: place)
    }
    let (values, views) = ("1-Foundation/Values/Insets.swift", "4-Views/Views/UIView.swift")
    let down = reference(views, "UIEdgeInsets", of: values)
    let up = reference(values, "UIView", of: views)
    let call = reference(values, "frame", of: views)
    let absent = "Unavailable/Members1.swift"
    #expect(plan.violations(about: [down, reference(absent, "UIView", of: views)]) == [])
    #expect(
      plan.violations(about: [up]) == [
        "1-Foundation/Values → 4-Views/Views goes up 1 times: \(values):3 names UIView of \(views)"
      ])
    #expect(
      plan.violations(about: [reference(views, "Absent", of: absent)]) == [
        "4-Views/Views → Unavailable goes up 1 times: \(views):3 names Absent of \(absent)"
      ])
    plan.signatures = [values: ["UIView"]]
    #expect(plan.violations(about: [up]).isEmpty)
    #expect(
      plan.violations(about: [up, call]) == [
        "1-Foundation/Values → 4-Views/Views goes up 1 times: \(values):3 names frame of \(views)"
      ])
    #expect(
      plan.violations(about: [down]) == [
        "\(values) names UIView no more: take it from the list of signatures"
      ])
  }

  @Test("are read from the sources: a folder without a number, a loose file and a number twice are refused")
  func fabricatedFolders() {
    let files = [
      "10-Shell/Dock/Dock.swift", "4-Views/Layout/Engine/LayoutBox.swift", "4-Views/Views/UIView.swift",
      "UIKit.swift", "Unavailable/Members1.swift",
    ]
    let plan = UIKitFloors(files: files)
    #expect(plan.floors.map(\.name) == ["4-Views", "10-Shell"])
    #expect(plan.floors.map(\.folders) == [["Layout", "Views"], ["Dock"]])
    #expect(plan.strays == [])
    let strays = ["Attic/Box.swift", "Box.swift", "4-Views/Box.swift", "4-Windows/Windows/UIWindow.swift"]
    #expect(
      UIKitFloors(files: files + strays).strays == [
        "4-Views and 4-Windows are both floor 4", "4-Views/Box.swift lies in no folder of its floor",
        "Attic stands on no floor: put it into a numbered folder, such as 4-Views",
        "Box.swift lies in no folder of a floor",
      ])
  }
}
