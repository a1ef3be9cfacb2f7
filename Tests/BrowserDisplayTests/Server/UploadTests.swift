import DisplayProtocol
import Foundation
import NIOCore
import ShojiTestSupport
import Testing

@testable import BrowserDisplay

/// The files that pages send, and those that they are given.
@MainActor struct UploadTests {
  private static let session = "0123456789abcdef"
  private static let token = "0123456789abcdef0123456789abcdef"

  private func answer(_ app: TestApp, to request: String) async throws -> String {
    let connection = try await RawConnection(port: app.url.port!)
    try await connection.send(request)
    return await connection.textToTheEnd()
  }

  private func post(
    _ app: TestApp, _ body: String, path: String = "u/\(session)/\(token)", origin: String? = nil,
    length: Int? = nil
  ) -> String {
    let own = "127.0.0.1:\(app.url.port!)"
    return
      "POST \(app.url.path(percentEncoded: true))\(path) HTTP/1.1\r\nHost: \(own)\r\nConnection: close\r\n"
      + "Origin: \(origin ?? "http://" + own)\r\nContent-Length: \(length ?? body.utf8.count)\r\n\r\n\(body)"
  }

  /// A tab that is welcome.
  private func connect(to app: TestApp) async throws -> RawSocket {
    let tab = try await RawSocket(app.url)
    try await tab.hello(Self.session)
    _ = await tab.connection.bytes { !RawSocket.messages(in: $0).texts.isEmpty }
    return tab
  }

  /// Waits until the app has had so many inputs that are about files.
  private func fileInputs(_ app: TestApp, _ count: Int) async throws -> [Input] {
    func found() -> [Input] {
      app.inputs.filter {
        switch $0 {
        case .filesChosen, .fileDrag: true
        default: false
        }
      }
    }
    for _ in 0..<15_000 where found().count < count { try await Task.sleep(for: .milliseconds(2)) }
    return found()
  }

  @Test("A file comes whole, under its name, with the input that names it")
  func upload() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await connect(to: app)
    let body = String(repeating: "words ", count: 50_000)
    #expect(try await answer(app, to: post(app, body)).hasPrefix("HTTP/1.1 200 OK\r\n"))
    try await tab.send(#"["F",1,7,[["\#(Self.token)","../Nächste Notiz.txt","text/plain"]]]"#)
    let inputs = try await fileInputs(app, 1)
    guard case .filesChosen(7, let files)? = inputs.first else {
      Issue.record("\(inputs)")
      return
    }
    let file = try #require(files.first)
    #expect(files.count == 1 && file.name == "Nächste Notiz.txt" && file.mediaType == "text/plain")
    let url = try #require(file.url)
    #expect(try String(contentsOf: url, encoding: .utf8) == body)
    let permissions = try FileManager.default.attributesOfItem(atPath: url.deletingLastPathComponent().path)
    #expect(permissions[.posixPermissions] as? Int == 0o700)
    // Once named, a file is not had again; one that did not come is left out.
    try await tab.send(
      #"["F",2,8,[["\#(Self.token)","a.txt",""],["ffffffffffffffffffffffffffffffff","b",""]]]"#)
    #expect(try await fileInputs(app, 2).last == .filesChosen(request: 8, []))
    app.display.stop()
    for _ in 0..<15_000 where FileManager.default.fileExists(atPath: url.path) {
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(!FileManager.default.fileExists(atPath: url.path), "the files go with the display")
  }

  @Test("Files over the page come as types, and with their contents when they are dropped")
  func drags() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await connect(to: app)
    try await tab.send(#"["G",1,"move",3,4,[[null,"","image/png"]]]"#)
    try await tab.send(#"["G",2,"leave",3,4,[]]"#)
    _ = try await answer(app, to: post(app, "x"))
    try await tab.send(#"["G",3,"drop",5,6,[["\#(Self.token)","a.png","image/png"]]]"#)
    let inputs = try await fileInputs(app, 3)
    try #require(inputs.count == 3)
    let held = IncomingFile(name: "", mediaType: "image/png", url: nil)
    #expect(
      inputs[0] == .fileDrag(FileDragInput(phase: .move, location: CGPoint(x: 3, y: 4), files: [held])))
    #expect(inputs[1] == .fileDrag(FileDragInput(phase: .leave, location: CGPoint(x: 3, y: 4), files: [])))
    guard case .fileDrag(let drop) = inputs[2] else {
      Issue.record("\(inputs[2])")
      return
    }
    #expect(drop.phase == .drop && drop.location == CGPoint(x: 5, y: 6))
    #expect(try drop.files.first?.url.map { try Data(contentsOf: $0) } == Data("x".utf8))
  }

  @Test("What a page would not send is refused, and leaves nothing")
  func refusals() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    _ = try await connect(to: app)
    let cases = [
      (post(app, "a", origin: "http://evil.example"), "403"),
      (post(app, "a", path: "u/ffffffffffffffff/" + Self.token), "403"),
      (post(app, "a", path: "u/\(Self.session)/short"), "400"),
      (post(app, "a", path: "u/\(Self.session)/" + String(repeating: ".", count: 32)), "400"),
      (post(app, "a", path: "u/" + Self.token), "400"),
      (post(app, "", length: UploadStore.longestFile + 1), "413"), (post(app, "a", path: "elsewhere"), "413"),
      (post(app, "").replacingOccurrences(of: "POST", with: "PUT"), "405"),
    ]
    for (request, status) in cases {
      let found = try await answer(app, to: request)
      #expect(found.hasPrefix("HTTP/1.1 \(status) "), "\(request.prefix(80)): \(found.prefix(60))")
    }
    // What is refused for the same reason is logged once.
    #expect(app.log.all.count { $0.hasPrefix("refused") } == 6, "\(app.log.all)")
    // A token is used once, until an input names it.
    #expect(try await answer(app, to: post(app, "a")).hasPrefix("HTTP/1.1 200 "))
    #expect(try await answer(app, to: post(app, "b")).hasPrefix("HTTP/1.1 400 "))
  }

  @Test("A file whose connection breaks off is forgotten, and can be sent again")
  func broken() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    _ = try await connect(to: app)
    do {
      let connection = try await RawConnection(port: app.url.port!)
      try await connection.send(post(app, "half", length: 100))
      try await Task.sleep(for: .milliseconds(20))
      await connection.close()
    }
    var last = ""
    for _ in 0..<15_000 {
      last = try await answer(app, to: post(app, "whole"))
      if last.hasPrefix("HTTP/1.1 200 ") { break }
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(last.hasPrefix("HTTP/1.1 200 "))
  }

  @Test("A file that the app gives away is fetched by its address, as data, and by no other")
  func downloads() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let tab = try await connect(to: app)
    try await tab.send(#"["v",1,300,400,1,false,true]"#)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("<script>".utf8).write(to: file)
    for _ in 0..<15_000 where app.inputs.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    #expect(app.display.perform(.save(OutgoingFile(name: "a \"b\".html", url: file, mediaType: "text/html"))))
    let bytes = await tab.connection.bytes { String(decoding: $0, as: UTF8.self).contains(#""save""#) }
    let text = String(decoding: bytes, as: UTF8.self)
    let address = try #require(
      text.firstMatch(of: /\["F",\["F","save","(d\/[0-9a-f]{32})","a \\"b\\".html"\]\]/)
    ).1
    let get =
      "GET \(app.url.path(percentEncoded: true))\(address) HTTP/1.1\r\nHost: 127.0.0.1:\(app.url.port!)\r\nConnection: close\r\n\r\n"
    let found = try await answer(app, to: get)
    #expect(found.hasPrefix("HTTP/1.1 200 ") && found.hasSuffix("\r\n\r\n<script>"))
    #expect(found.contains("Content-Type: application/octet-stream\r\n") && found.contains("nosniff"))
    #expect(
      try await answer(app, to: get.replacingOccurrences(of: address, with: "d/0")).hasPrefix("HTTP/1.1 404 ")
    )
  }

  @Test("The files of a folder keep their places in it, and get out of it by no name")
  func folders() throws {
    let store = UploadStore()
    func sent(_ letter: Character, _ name: String) throws -> UploadedFile {
      let token = String(repeating: letter, count: 32)
      let upload = try store.begin(token, of: Self.session)
      try upload.write(ByteBuffer(string: "text"))
      upload.finish()
      return UploadedFile(token: token, name: name, mediaType: "text/plain")
    }
    let folder = try #require(
      store.claimFolder(
        [
          try sent("a", "Top/a.txt"), try sent("b", "Top/in/b.txt"), try sent("c", "Top/../../c.txt"),
          try sent("d", "Other/d.txt"), try sent("e", "e.txt"),
          UploadedFile(token: String(repeating: "f", count: 32), name: "Top/f.txt", mediaType: ""),
        ], of: Self.session))
    let url = try #require(folder.url)
    #expect(folder.name == "Top" && url.lastPathComponent == "Top")
    let files = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    #expect(Set(files) == ["a.txt", "in", "in/b.txt", "file", "file/file", "file/file/c.txt"])
    #expect(try String(contentsOf: url.appendingPathComponent("in/b.txt"), encoding: .utf8) == "text")
    #expect(store.claimFolder([], of: Self.session) == nil)
  }

  @Test("Names lose their folders, and stay within what file systems take")
  func names() {
    let cases = [
      ("a.txt", "a.txt"), ("a/b.txt", "b.txt"), ("/", "file"), ("", "file"), ("..", "file"),
      ("../..", "file"), (".", "file"),
      ("a\0b", "ab"),
    ]
    for (name, expected) in cases { #expect(UploadStore.name(name) == expected) }
    let long = UploadStore.name(String(repeating: "ä", count: 500) + ".png")
    #expect(long.utf8.count <= 200 && long.hasSuffix(".png"))
  }
}
