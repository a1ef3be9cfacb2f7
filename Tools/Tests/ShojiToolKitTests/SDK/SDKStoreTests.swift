import Foundation
import Synchronization
import Testing

@testable import ShojiToolKit

/// The SDKs on the disk.
@Suite struct SDKStoreTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID())").path

  /// Makes a bundle, or half of one.
  private func make(_ key: String, name: String = "shoji-1", isWhole: Bool = true, changed: Double = 0) throws
  {
    let path = "\(folder)/\(key)/\(name).artifactbundle"
    try FileManager.default.createDirectory(atPath: path + "/shoji", withIntermediateDirectories: true)
    guard isWhole else { return }
    try "{}".write(toFile: path + "/info.json", atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + changed)], ofItemAtPath: path + "/info.json"
    )
  }

  @Test func onlyWholeBundlesAreListed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = SDKStore(folder: folder)
    #expect(store.bundles.isEmpty)
    try make("shoji-1-a")
    try make("shoji-1-b", isWhole: false)
    try make("new-77", isWhole: false)
    try FileManager.default.createDirectory(atPath: folder + "/build/x", withIntermediateDirectories: true)
    #expect(store.bundles.map(\.key) == ["shoji-1-a"])
    #expect(store.bundles[0].path == "\(folder)/shoji-1-a/shoji-1.artifactbundle")
    store.removeRemains()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "build", "shoji-1-a", "shoji-1-b",
      ])
  }

  @Test func thoseThatWereNotUsedForLongGo() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = SDKStore(folder: folder)
    for (number, key) in ["f", "a", "b", "e", "c", "d"].enumerated() {
      try make("shoji-1-" + key, changed: Double(number))
    }
    try make("shoji-2-a", name: "shoji-2")
    func bundle(_ key: String) throws -> SDKBundle { try #require(store.bundles.first { $0.key == key }) }
    // Who is used is not the oldest any more.
    try store.use(bundle("shoji-1-f"))
    try store.removeUnused(but: bundle("shoji-1-b"))
    #expect(
      store.bundles.map(\.key) == [
        "shoji-1-b", "shoji-1-c", "shoji-1-d", "shoji-1-e", "shoji-1-f", "shoji-2-a",
      ])
  }

  @Test func whatIsRemovedIsNotTheOneThatEditorsAreTold() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = SDKStore(folder: folder)
    for key in ["shoji-1-a", "shoji-1-b"] { try make(key) }
    let (one, other) = (store.bundles[0], store.bundles[1])
    store.use(other)
    #expect(SDKBundle(in: store.current)?.name == "shoji-1")
    try store.remove(one)
    #expect(SDKBundle(in: store.current) != nil)
    try store.remove(other)
    #expect(store.bundles == [])
    #expect(throws: (any Error).self) {
      try FileManager.default.destinationOfSymbolicLink(atPath: store.current)
    }
    try make("shoji-1-a")
    try make("new-77", isWhole: false)
    try store.removeAll()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["lock"])
  }

  @Test func aBundleIsFoundByItsOwnPathAndByItsFolders() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make("shoji-1-a")
    let bundle = try #require(SDKBundle(at: folder + "/shoji-1-a"))
    #expect(SDKBundle(at: bundle.path) == bundle)
    #expect(SDKBundle(at: folder) == nil && SDKBundle(at: folder + "/x.artifactbundle") == nil)
  }

  @Test func aBundleOfAnotherCompilerIsRefusedWithWords() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make("shoji-1-a")
    let bundle = try #require(SDKBundle(at: folder + "/shoji-1-a"))
    let compiler = try ToolchainInfo(
      describedBy: Data(
        #"{"compilerVersion":"Swift version 6.4","target":{"unversionedTriple":"t","arch":"x"},"paths":{"runtimeResourcePath":"/r"}}"#
          .utf8))
    func write(_ text: String) throws {
      try text.write(toFile: bundle.path + "/shoji/compiler.txt", atomically: true, encoding: .utf8)
    }
    try write("Swift version 6.4\nt\n")
    try bundle.check(compiler)
    try write("Swift version 6.3\nt\n")
    let error = #expect(throws: ToolError.self) { try bundle.check(compiler) }
    #expect(
      error?.message
        == "the SDK \(bundle.path) is for Swift version 6.3, t; the compiler on the PATH is Swift version 6.4, for t"
    )
  }

  @Test(arguments: [
    ("/a/b.o", "/a/b.o"), ("'/a b/c.o'", "/a b/c.o"), (#"'/it'\''s/c.o'"#, "/it's/c.o"), ("'", "'"), ("", ""),
  ]) func listedPathsAreReadAsShellsDo(text: String, path: String) {
    #expect(SDKParts.path(listed: text) == path)
  }

  @Test func theTextsOfABundleAreJSON() throws {
    func value(_ text: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let info = try value(SDKBundle.info(version: "1.2.3", triple: "x86_64-unknown-linux-gnu"))
    let artifacts = try #require(info["artifacts"] as? [String: Any])
    #expect(artifacts.keys.sorted() == ["shoji", "shoji-1.2.3"])
    let settings = SDKBundle.settings(triple: "x86_64-unknown-linux-gnu")
    let triples = try #require(try value(settings)["targetTriples"] as? [String: Any])
    #expect(triples.keys.sorted() == ["x86_64-unknown-linux-gnu"])
    #expect(try value(SDKBundle.toolset())["schemaVersion"] as? String == "1.0")
    // It can lie anywhere.
    for text in [
      settings, SDKBundle.toolset(), SDKBundle.toolset(namesLibrary: true),
      SDKBundle.info(version: "1", triple: "t"),
    ] {
      #expect(!text.contains("\"/"))
    }
  }

  @Test func aMapOfAModuleNamesItsHeadersBesideIt() {
    let map = """
      module CCairo [system] {
        umbrella header "/somewhere/include/C.h"
        header "shim.h"
        link "cairo"
        export *
      }
      """
    let moved = SDKHeaders.relocated(map)
    #expect(moved.named == ["/somewhere/include/C.h", "shim.h"])
    #expect(
      moved.text { URL(fileURLWithPath: $0).lastPathComponent } == """
        module CCairo [system] {
          umbrella header "C.h"
          header "shim.h"
          export *
        }
        """)
  }

  @Test func progressIsABarOnATerminalAndALineInAPipe() {
    for isInteractive in [true, false] {
      let written = Written()
      let time = Mutex(0.0)
      let terminal = Terminal(isInteractive: isInteractive, environment: ["NO_COLOR": "1"]) {
        written.text += $0
      }
      let progress = BuildProgress(terminal: terminal, name: "building", clock: { time.withLock { $0 } })
      for step in 1...4 {
        time.withLock { $0 += 6 }
        let done = progress.take("[\(step)/4] Compiling A")
        #expect(done?.steps == step && done?.all == 4)
      }
      let others = ["error: x", "[x/4] y", "[1/0] y"].filter { progress.take($0) != nil }
      #expect(others == [])
      // One step may take long.
      time.withLock { $0 += 11 }
      progress.show()
      progress.end()
      if isInteractive {
        #expect(written.text.hasSuffix("\r████████████████████ 4/4 building, 35 s\n"))
        #expect(written.text.hasPrefix("\r█████░░░░░░░░░░░░░░░ 1/4 building, 6 s\r"))
      } else {
        #expect(
          written.text
            == [(2, 12), (4, 24), (4, 35)].map { "==> building: \($0) of 4 steps after \($1) s\n" }.joined())
      }
    }
  }

  @Test func whatPrintsNothingOfItselfIsSaidToGoOn() throws {
    for isInteractive in [true, false] {
      let written = Mutex("")
      let beaten = DispatchSemaphore(value: 0)
      let terminal = Terminal(isInteractive: isInteractive, environment: ["NO_COLOR": "1"]) { text in
        written.withLock { $0 += text }
        beaten.signal()
      }
      let value = Heartbeat.during("building", terminal, every: 0.01) {
        if !isInteractive { for _ in 1...3 { beaten.wait() } }
        return 7
      }
      let text = written.withLock { $0 }
      #expect(value == 7)
      #expect(isInteractive ? text.isEmpty : text.hasPrefix("==> building: 0 s\n==> building: 0 s\n"))
      // It has ended.
      Thread.sleep(forTimeInterval: 0.05)
      #expect(written.withLock { $0 } == text)
    }
  }

  private final class Written: @unchecked Sendable { var text = "" }

  @Test func onlyShojisAreUninstalled() {
    let list = "shoji\nshoji-0.9.0\nshoji-1.0.0\nshoji-fork\nswift-6.3-wasm\n\nNo Swift SDKs: shoji\n"
    #expect(SDKBundle.ours(in: list) == ["shoji", "shoji-0.9.0", "shoji-1.0.0"])
  }

  @Test func twoVersionsAreInstalledSideBySide() throws {
    let info = SDKBundle.info(version: "1.2.0", triple: "x86_64-unknown-linux-gnu")
    #expect(SDKBundle.names(in: info) == ["shoji", "shoji-1.2.0"])
    // The older one keeps the name with its version.
    let kept = try #require(SDKBundle.info(info, without: "shoji"))
    #expect(SDKBundle.names(in: kept) == ["shoji-1.2.0"] && kept.contains("supportedTriples"))
    #expect(
      SDKBundle.info(kept, without: "shoji-1.2.0") == nil && SDKBundle.info("x", without: "shoji") == nil)
    let shown = """
      sdkRootPath: /root/.swiftpm/swift-sdks/shoji-1 x.artifactbundle/shoji/root
      swiftResourcesPath: not set
      """
    #expect(
      SDKBundle.installedPlace(in: shown) == "/root/.swiftpm/swift-sdks/shoji-1 x.artifactbundle")
    for other in ["not set", "/home/me/mine.artifactbundle/root", "/a/swift-sdks/b/c.artifactbundle/root"] {
      #expect(SDKBundle.installedPlace(in: "sdkRootPath: \(other)") == nil)
    }
  }

  @Test func anSDKThatWasRemovedMeanwhileIsNamed() {
    let sdk = SDKBundle(folder: folder + "/gone", name: "shoji-1")
    let manager = PackageManager(folder: URL(fileURLWithPath: folder), sdk: sdk)
    #expect(
      throws: ToolError("the SDK \(sdk.path) is gone; run the command again, which makes another")
    ) {
      try manager.run(["build"])
    }
  }
}
