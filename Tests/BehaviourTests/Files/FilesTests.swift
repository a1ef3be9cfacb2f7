import ShojiTestSupport
import Testing

/// The gallery's page of files, on every display.
@Suite("Files", .wholeApps)
struct FilesTests {
  /// A folder with files, which goes with the object.
  private final class Folder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String, _ contents: Data) throws -> URL {
      let file = url.appendingPathComponent(name)
      try contents.write(to: file)
      return file
    }
  }

  private func open(_ display: TestDisplay, _ visit: (any AppDriver) async throws -> Void) async throws {
    try await display.open("Files", size: CGSize(width: 393, height: 1_400), visit)
  }

  /// Waits until the page's last result is a text.
  private func expect(_ text: String, _ app: any AppDriver) async throws {
    try await app.advance(0.6)
    try await app.wait(for: .name(text, index: 0), seconds: 10)
    #expect(try await app.view("result").text == text)
  }

  @Test(
    "a document picker gives the files that were chosen, and reports one that was called off",
    arguments: TestDisplay.allCases)
  func documents(display: TestDisplay) async throws {
    let folder = try Folder()
    let files = [
      try folder.file("one.txt", Data("1".utf8)),
      try folder.file("two äöü.txt", Data(repeating: 65, count: 700_000)),
    ]
    try await open(display) { app in
      try await app.tap("Open Texts")
      try await app.advance(0.6)
      try await app.choose(files)
      try await expect("one.txt 1, two äöü.txt 700000", app)
      try await app.tap("Import a File")
      try await app.advance(0.6)
      try await app.choose([])
      try await expect("Called off", app)
      try await app.tap("Import a File")
      try await app.advance(0.6)
      try await app.choose([files[0]])
      try await expect("one.txt 1", app)
      // The sheet's own button calls it off, too, and takes the choice back.
      try await app.tap("Open Texts")
      try await app.advance(0.6)
      try await app.tap("Cancel")
      try await expect("Called off", app)
      await #expect(throws: DriverError.self) { try await app.choose(files) }
    }
  }

  @Test(
    "a document picker gives a folder that was chosen, with the files in it", arguments: TestDisplay.allCases)
  func folders(display: TestDisplay) async throws {
    let folder = try Folder()
    let chosen = folder.url.appendingPathComponent("Letters")
    try FileManager.default.createDirectory(
      at: chosen.appendingPathComponent("old"), withIntermediateDirectories: true)
    for name in ["a.txt", "old/b ä.txt"] {
      try Data("text".utf8).write(to: chosen.appendingPathComponent(name))
    }
    try await open(display) { app in
      try await app.tap("Open a Folder")
      try await app.advance(0.6)
      try await app.choose([chosen])
      try await expect("Letters: a.txt, old, old/b ä.txt", app)
    }
  }

  @Test("a photo picker gives the picture that was chosen", arguments: TestDisplay.allCases)
  func photos(display: TestDisplay) async throws {
    let folder = try Folder()
    let context = try CGContext(width: 30, height: 20)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    let file = try folder.file("red.png", try #require(context.makeImage()).pngData())
    try await open(display) { app in
      try await app.tap("Photo")
      try await app.advance(0.6)
      try await app.choose([file])
      try await expect("30×20, 20×20", app)
      try await app.tap("Several Photos")
      try await app.advance(0.6)
      try await app.choose([file])
      try await expect("1 photos", app)
    }
  }

  @Test("files are dropped from outside on a view that takes them", arguments: TestDisplay.allCases)
  func drops(display: TestDisplay) async throws {
    let folder = try Folder()
    let file = try folder.file("note.txt", Data("dropped words".utf8))
    let other = try folder.file("data.bin", Data([1, 2, 3]))
    try await open(display) { app in
      try await app.drop([file], on: "well")
      try await expect("Dropped note.txt: dropped words", app)
      try await app.drop([other], on: "well")
      try await expect("Dropped note.txt: dropped words", app)
    }
  }

  @Test("what the app gives away reaches the person", .withoutBrowser)
  func saved() async throws {
    let app = try AppProcess(
      built: "Gallery", size: CGSize(width: 393, height: 1_400), arguments: ["--page", "Files"])
    try await app.tap("Export")
    try await app.advance(0.6)
    try await app.tap("Save")
    try await expect("Exported Notes.txt", app)
    try await app.tap("Share a Picture")
    try await app.advance(0.6)
    try await app.tap("Save Image")
    try await expect("SaveToCameraRoll done", app)
    let files = try await app.saved()
    #expect(files.map(\.name) == ["Notes.txt", "Image.png"])
    #expect(files.map(\.type) == ["text/plain", "image/png"])
    #expect(try String(contentsOfFile: files[0].path, encoding: .utf8) == "Exported")
    _ = try CGImage(data: Data(contentsOf: URL(fileURLWithPath: files[1].path)))
    try await app.quit()
  }

  @Test("a browser gets what the app gives away as a download")
  func downloads() async throws {
    let app = try await BrowserApp(
      built: "Gallery", size: CGSize(width: 393, height: 1_400), arguments: ["--page", "Files"])
    // The browser would write a file; the link that it follows is looked at instead.
    try await app.page.run(
      """
      window.downloads = [];
      HTMLAnchorElement.prototype.click = function() { downloads.push(fetch(this.href).then(async r => [this.download, r.status, r.headers.get('content-type'), await r.text()])); };
      """)
    try await app.tap("Export")
    try await app.advance(0.6)
    try await app.tap("Save")
    try await expect("Exported Notes.txt", app)
    let found = try await app.page.evaluate("Promise.all(downloads).then(JSON.stringify)", as: String.self)
    #expect(found == #"[["Notes.txt",200,"application/octet-stream","Exported"]]"#)
    try await app.quit()
  }

  @Test("the sheet for sharing copies, shouts and closes", arguments: TestDisplay.allCases)
  func sharing(display: TestDisplay) async throws {
    try await open(display) { app in
      try await app.tap("Share")
      try await app.advance(0.6)
      try await app.tap("Shout")
      try await expect("Shout done", app)
      try await app.tap("Share")
      try await app.advance(0.6)
      try await app.tap("Copy")
      try await expect("CopyToPasteboard done", app)
      try await app.tap("Share")
      try await app.advance(0.6)
      try await app.tap("Close")
      try await expect("Nothing called off", app)
    }
  }

  @Test(
    "headless, the sheet for sharing hands a text and an address to other apps, as the driver tells",
    .withoutBrowser)
  func otherApps() async throws {
    let app = try AppProcess(
      built: "Gallery", size: CGSize(width: 393, height: 1_400), arguments: ["--page", "Files"])
    try await app.tap("Share")
    try await app.advance(0.6)
    try await app.tap("More…")
    try await app.advance(1)
    #expect(try await !app.texts().contains("OtherApps done"), "the person is not through")
    try await app.endSharing(isCompleted: true)
    try await expect("OtherApps done", app)
    try await app.tap("Share a Picture")
    try await app.advance(0.6)
    try await app.tap("More…")
    try await app.endSharing(isCompleted: false)
    try await expect("OtherApps called off", app)
    await #expect(throws: DriverError.self) { try await app.endSharing(isCompleted: true) }
    let shared = try await app.shared()
    #expect(shared.map(\.text) == ["Shoji shows UIKit apps", ""])
    #expect(shared.map(\.url) == ["https://example.org/shoji", ""])
    #expect(shared.map(\.files) == [[], ["Image.png"]])
    try await app.quit()
  }

  @Test("a browser with a sheet of its own for sharing opens it, at the press; one without is not asked")
  func ownSheet() async throws {
    let app = try await BrowserApp(
      built: "Gallery", size: CGSize(width: 393, height: 1_400), arguments: ["--page", "Files"])
    try await app.tap("Share")
    try await app.advance(0.6)
    #expect(try await !app.texts().contains("More…"))
    try await app.tap("Close")
    try await app.advance(0.6)
    // Headless Chromium has no such sheet. What it would be given is looked at instead.
    try await app.page.run(
      """
      window.shared = [];
      navigator.canShare = () => true;
      navigator.share = async content => { shared.push([content.title, content.text, content.url, (content.files ?? []).map(f => [f.name, f.type, f.size > 50]), navigator.userActivation.isActive]); };
      """)
    try await app.resize(to: CGSize(width: 393, height: 1_390))
    for button in ["Share", "Share a Picture"] {
      try await app.tap(DriverTarget.name(button, index: 0))
      try await app.advance(0.6)
      try await app.tap("More…")
      try await expect("OtherApps done", app)
    }
    // The person calls it off, and the browser refuses.
    for error in ["AbortError", "NotAllowedError"] {
      try await app.page.run(
        "navigator.share = async () => { throw new DOMException('no', '\(error)'); };")
      try await app.tap(DriverTarget.name("Share", index: 0))
      try await app.advance(0.6)
      try await app.tap("More…")
      try await expect("OtherApps called off", app)
      try await app.tap(DriverTarget.name("Share", index: 0))
      try await app.advance(0.6)
      try await app.tap("Close")
      try await expect("Nothing called off", app)
    }
    let found = try await app.page.evaluate(
      "new Promise(done => { const look = () => shared.length === 2 ? done(JSON.stringify(shared)) : requestAnimationFrame(look); look(); })",
      as: String.self)
    #expect(
      found
        == #"[[null,"Shoji shows UIKit apps","https://example.org/shoji",[],true],[null,null,null,[["Image.png","image/png",true]],true]]"#
    )
    try await app.quit()
  }

  @Test("the driver says what it cannot choose and drop", .withoutBrowser)
  func mistakes() async throws {
    let folder = try Folder()
    let file = try folder.file("a.txt", Data())
    let app = try AppProcess(
      built: "Gallery", size: CGSize(width: 393, height: 1_400), arguments: ["--page", "Files"])
    func error(_ line: String) async throws -> String { try await app.answer(to: line) }
    #expect(try await error(#"{"choose": ["/a"]}"#).contains("does not ask for files"))
    #expect(try await error(#"{"choose": "a"}"#).contains("a list of strings"))
    #expect(try await error(#"{"drop": {"files": [], "on": "well"}}"#).contains("at least one path"))
    try await app.tap("Import a File")
    try await app.advance(0.6)
    #expect(try await error(#"{"choose": ["/no/such/file"]}"#).contains("no file /no/such/file"))
    #expect(try await error(#"{"choose": ["\#(folder.url.path)"]}"#).contains("asks for a file"))
    #expect(try await error(#"{"choose": ["\#(file.path)", "\#(file.path)"]}"#).contains("one file, not 2"))
    try await app.choose([file])
    try await expect("a.txt 0", app)
    try await app.tap("Photo")
    try await app.advance(0.6)
    #expect(try await error(#"{"choose": ["\#(file.path)"]}"#).contains("image/*"))
    try await app.quit()
  }
}
