import Foundation
import Testing

@testable import ShojiToolKit

@Suite struct SceneFileTests {
  private static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent(
      "../../../Tests/Fixtures/XcodeProjects"
    ).standardizedFileURL.path
  private let main = "\(projects)/Errands/Errands/Base.lproj/Main.storyboard"

  @Test func scenesHaveSeveralNames() throws {
    let initial = try SceneFile(main, scene: nil)
    #expect(initial.preview == "Main.storyboard#\(initial.id)" && initial.id.count == 10)
    let named = try SceneFile(main, scene: "errands")
    #expect(named.id != initial.id)
    #expect(try SceneFile(main, scene: "ErrandsViewController").id == named.id)
    #expect(try SceneFile(main, scene: named.id).id == named.id)
  }

  @Test func missingScenesAndFilesAreNamed() {
    #expect(
      throws: ToolError("Main.storyboard has no scene “erands”; did you mean “errands”?", cause: .commandLine)
    ) {
      try SceneFile(main, scene: "erands")
    }
    #expect(throws: ToolError("there is no file /nowhere/Main.storyboard to read", cause: .commandLine)) {
      try SceneFile("/nowhere/Main.storyboard", scene: nil)
    }
    #expect(SceneFile.isStoryboard("A.storyboard") && !SceneFile.isStoryboard("A.ui.xml"))
  }
}
