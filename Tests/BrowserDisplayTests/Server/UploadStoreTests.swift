import DisplayProtocol
import Foundation
import NIOCore
import Testing

@testable import BrowserDisplay

/// The lifetime of the files that pages send.
struct UploadStoreTests {
  /// A store with small limits, in a folder and with a clock of its own.
  private final class Bench {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("uploads-\(UUID().uuidString)")
    var time: TimeInterval = 0
    var live: Set<String> = ["one", "two"]
    private(set) var store: UploadStore!
    private var count = 0

    init(files: Int = 3, bytes: Int = 100_000, total: Int = 200_000) throws {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      var limits = UploadStore.Limits()
      (limits.file, limits.total, limits.waiting, limits.patience) = (60_000, total, (files, bytes), 10)
      store = UploadStore(limits: limits, parent: parent) { [unowned self] in time }
      store.isLive = { [unowned self] in live.contains($0) }
    }

    deinit { try? FileManager.default.removeItem(at: parent) }

    /// Sends a file whole. Gives its token.
    func send(_ length: Int, of session: String) throws -> String {
      count += 1
      let token = String(String(1_000_000 + count).reversed()).padding(
        toLength: 32, withPad: "0", startingAt: 0)
      let upload = try store.begin(token, of: session)
      do {
        try upload.write(ByteBuffer(repeating: 1, count: length))
      } catch {
        upload.abandon()
        throw error
      }
      upload.finish()
      return token
    }

    func claim(_ token: String, of session: String) -> URL? {
      store.claim([UploadedFile(token: token, name: "a.txt", mediaType: "")], of: session).first?.url
    }
  }

  private func isRefused(_ body: () throws -> String) -> String? {
    do { _ = try body() } catch let refusal as UploadStore.Refusal {
      switch refusal {
      case .tooMany: return "many"
      case .tooLong: return "long"
      default: return "\(refusal)"
      }
    } catch { return "\(error)" }
    return nil
  }

  @Test("A page that hoards files is refused more, and no other page is")
  func quotas() throws {
    let bench = try Bench()
    for _ in 0..<3 { _ = try bench.send(10, of: "one") }
    #expect(isRefused { try bench.send(10, of: "one") } == "many")
    let token = try bench.send(10, of: "two")
    // Only the page that has sent a file may name it.
    #expect(bench.claim(token, of: "one") == nil)
    #expect(bench.claim(token, of: "two") != nil)

    let large = try Bench()
    _ = try large.send(50_000, of: "one")
    #expect(isRefused { try large.send(50_000, of: "one") } == "long")
    #expect(isRefused { try large.send(60_001, of: "two") } == "long")
    _ = try large.send(60_000, of: "two")
  }

  @Test(
    "Files that no input names are removed and counted no more, once their page has sent nothing for long")
  func patience() throws {
    let bench = try Bench()
    for _ in 0..<3 { _ = try bench.send(10_000, of: "one") }
    bench.time = 5
    _ = try bench.send(10_000, of: "two")
    bench.time = 10
    bench.store.sweep()
    #expect(bench.store.waitingCount == 1)
    #expect(bench.store.total == 10_000 + UploadStore.leastBytes)
    // It may send others now.
    for _ in 0..<3 { _ = try bench.send(10, of: "one") }
    bench.time = 30
    bench.store.sweep()
    #expect(bench.store.waitingCount == 0 && bench.store.total == 0)
    let left = try FileManager.default.subpathsOfDirectory(atPath: bench.parent.path)
    #expect(left.count == 1, "\(left)")
  }

  @Test("What was abandoned or could not be named is counted no more")
  func abandoned() throws {
    let bench = try Bench()
    #expect(isRefused { try bench.send(60_001, of: "one") } == "long")
    #expect(bench.store.total == 0 && bench.store.waitingCount == 0)
    let token = try bench.send(10, of: "one")
    #expect(
      bench.store.claimFolder([UploadedFile(token: token, name: "no folder", mediaType: "")], of: "one")
        == nil)
    #expect(bench.store.total == 0 && bench.store.waitingCount == 0)
  }

  @Test(
    "The app's files count until it has removed them; those of pages that are gone make room, the oldest first"
  )
  func room() throws {
    let bench = try Bench()
    var urls: [URL] = []
    for session in ["one", "one", "two"] {
      let token = try bench.send(59_000, of: session)
      urls.append(try #require(bench.claim(token, of: session)))
    }
    // All are the app's, and both pages are there.
    #expect(isRefused { try bench.send(59_000, of: "two") } == "long")
    try FileManager.default.removeItem(at: urls[0])
    let token = try bench.send(59_000, of: "two")
    urls.append(try #require(bench.claim(token, of: "two")))
    #expect(isRefused { try bench.send(59_000, of: "two") } == "long")
    bench.live = ["two"]
    _ = try bench.send(59_000, of: "two")
    #expect(urls.map { FileManager.default.fileExists(atPath: $0.path) } == [false, false, true, true])
    #expect(bench.store.total == 3 * (59_000 + UploadStore.leastBytes))
  }

  @Test("A folder is there as long as its process lives; those of the dead are removed, and no others")
  func folders() throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("folders-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    var mine: UploadFolder? = try UploadFolder(in: parent)
    let url = try #require(mine).url
    for name in ["shoji-uploads-dead", "shoji-uploads-dead-too/in", "another"] {
      try FileManager.default.createDirectory(
        at: parent.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: parent.appendingPathComponent("shoji-uploads-link"),
      withDestinationURL: parent.appendingPathComponent("another"))
    #expect(UploadFolder.removeAbandoned(in: parent) == 2)
    let left = try FileManager.default.contentsOfDirectory(atPath: parent.path)
    #expect(Set(left) == [url.lastPathComponent, "another", "shoji-uploads-link"])
    mine = nil
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("A process that is killed leaves a folder that the next one removes")
  func killed() throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("killed-\(UUID().uuidString)")
    let folder = parent.appendingPathComponent("shoji-uploads-killed")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    // The lock is the kernel's: `flock` holds it for as long as its program runs.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    process.arguments = ["--no-fork", folder.path, "sh", "-c", "echo locked; exec cat"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    #expect(output.fileHandleForReading.availableData == Data("locked\n".utf8))
    #expect(UploadFolder.removeAbandoned(in: parent) == 0)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(UploadFolder.removeAbandoned(in: parent) == 1)
  }
}
