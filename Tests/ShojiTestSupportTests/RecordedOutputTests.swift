import DisplayProtocol
import Testing

@testable import ShojiTestSupport

@Suite struct RecordedOutputTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func picture(_ color: CGColor, side: Int = 10) throws -> CGImage {
    let context = try CGContext(width: 10, height: side)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: side))
    context.setFillColor(color)
    context.fill(CGRect(x: 2, y: 3, width: 2, height: 1))
    return context.makeImage()!
  }

  @Test func whatWasRecordedIsFoundEqualAndAChangeIsShown() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = UUID().uuidString
    #expect(try RecordedOutput(name, in: folder, isRecording: true).mismatch(with: picture(.black)) == nil)
    let recording = RecordedOutput(name, in: folder, isRecording: false)
    #expect(try recording.mismatch(with: picture(.black)) == nil)
    let mismatch = try #require(
      try recording.mismatch(with: picture(CGColor(red: 1, green: 0, blue: 0, alpha: 1))))
    #expect(mismatch.contains("in 2.0 % of its pixels"))
    #expect(try recording.mismatch(with: picture(.white), allowing: 0.02) == nil)
    let marked = recording.differencesFolder.appendingPathComponent("\(name)-difference.png")
    let difference = try CGImage(data: Data(contentsOf: marked))
    #expect(difference.color(x: 3, y: 3) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(difference.color(x: 5, y: 3) != difference.color(x: 3, y: 3))
    #expect(
      try recording.mismatch(with: picture(.black, side: 11))?.contains("is 10×11 pixels, not 10×10")
        == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: recording.differencesFolder.path).count == 2)
    let elsewhere = RecordedOutput(name, in: folder.appendingPathComponent("other"), isRecording: false)
    #expect(elsewhere.differencesFolder != recording.differencesFolder)
    try FileManager.default.removeItem(at: recording.differencesFolder)
  }

  @Test func aTreeIsComparedLineByLine() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = UUID().uuidString
    var tree = TreeNode(className: "UIView", frame: .zero, text: "before")
    #expect(try RecordedOutput(name, in: folder, isRecording: true).mismatch(with: tree) == nil)
    let recording = RecordedOutput(name, in: folder, isRecording: false)
    #expect(try recording.mismatch(with: tree) == nil)
    tree.text = "after"
    let mismatch = try #require(try recording.mismatch(with: tree))
    #expect(mismatch.contains(#"`"text" : "after"`, not `"text" : "before"`"#))
    try FileManager.default.removeItem(at: recording.differencesFolder)
  }

  @Test func nothingRecordedIsSaidWithWhatToDo() throws {
    let mismatch = try RecordedOutput("none", in: folder, isRecording: false).mismatch(
      with: picture(.black))
    #expect(mismatch?.hasSuffix("run the test with SHOJI_RECORD=1 and look at what it records") == true)
  }
}
