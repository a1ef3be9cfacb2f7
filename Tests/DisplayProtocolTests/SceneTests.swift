import DisplayProtocol
import Testing

@Suite struct SceneTests {
  @Test func anEmptySceneHasItsRootOnly() {
    let scene = Scene()
    #expect(scene.count == 1)
    #expect(scene[.root]?.parent == nil)
  }
}
