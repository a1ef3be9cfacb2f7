import Foundation
import Testing

@testable import ShojiToolKit

/// The names and digests of SDKs, by their sources and compilers.
@Suite struct SDKIdentityTests {
  @Test(arguments: [
    ("ID=debian\nVERSION_ID=\"12\"\n", "debian12"),
    ("NAME=x\nID=\"ubuntu\"\nVERSION_ID='24.04'", "ubuntu24.04"),
    ("ID=arch\n", "arch"), ("ID=../x/\nVERSION_ID=$(y)", "..xy"), ("", "linux"), (nil, "linux"),
  ]) func theSystemIsNamedByItsRelease(text: String?, name: String) {
    #expect(SDKIdentity.systemName(release: text) == name)
  }

  @Test func theCompilerSaysWhatItBuildsFor() throws {
    let json = """
      {"compilerVersion": "Swift version 6.3.1 (swift-6.3.1-RELEASE)", "target": {"unversionedTriple": \
      "aarch64-unknown-linux-gnu", "arch": "aarch64"}, "paths": {"runtimeResourcePath": "/opt/swift/usr/lib/swift"}}
      """
    let info = try ToolchainInfo(describedBy: Data(json.utf8))
    #expect(info.number == "6.3.1" && info.architecture == "aarch64")
    #expect(info.triple == "aarch64-unknown-linux-gnu" && info.programs == "/opt/swift/usr/bin")
    for text in ["", "{}", "[]", "{\"target\": 1}"] {
      #expect(throws: ToolError.self) { try ToolchainInfo(describedBy: Data(text.utf8)) }
    }
  }

  @Test func anSDKIsFoundByItsSourcesAndCompiler() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("identity-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["Sources/A", "Plugins", "SDK", "scripts"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    func write(_ text: String, _ path: String) throws {
      try text.write(to: folder.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
    try write("", "Package.swift")
    try write("", "scripts/packages")
    try write("let a = 1", "Sources/A/-A b.swift")
    let clone = try #require(Clone(environment: ["SHOJI_ROOT": folder.path]))
    var compiler = try ToolchainInfo(
      describedBy: Data(
        #"{"compilerVersion":"Swift version 6.3","target":{"unversionedTriple":"t","arch":"x"},"paths":{"runtimeResourcePath":"/r"}}"#
          .utf8))
    let first = try SDKIdentity(of: clone, by: compiler)
    #expect(first == (try SDKIdentity(of: clone, by: compiler)))
    #expect(
      first.key.hasPrefix("shoji-\(Version.current)-swift6.3-") && first.key.hasSuffix("-x-" + first.digest))
    try write("let a = 2", "Sources/A/-A b.swift")
    let second = try SDKIdentity(of: clone, by: compiler)
    #expect(second.digest != first.digest && second.name == first.name)
    try write("let a = 1", "Sources/A/-A b.swift")
    #expect(first == (try SDKIdentity(of: clone, by: compiler)), "another time of a file is no other SDK")
    // What builds leave, pages, links and pipes are no sources.
    try write("x", "SDK/Package.resolved")
    try write("x", "Sources/A/notes.md")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Sources/A/b.swift", withDestinationPath: "/nowhere")
    #expect(mkfifo(folder.path + "/Sources/A/c.swift", 0o600) == 0)
    #expect(first == (try SDKIdentity(of: clone, by: compiler)))
    try write("let b = 1", "Sources/A/a\nb.swift")
    #expect(first != (try SDKIdentity(of: clone, by: compiler)))
    try FileManager.default.removeItem(atPath: folder.path + "/Sources/A/a\nb.swift")
    // The fonts that come along are pinned there.
    try write("fonts=([a]=2)", "scripts/packages")
    #expect(try SDKIdentity(of: clone, by: compiler).digest != first.digest)
    try write("", "scripts/packages")
    compiler.version += " with changes"
    #expect(try SDKIdentity(of: clone, by: compiler).digest != first.digest)
  }

  @Test func headersHaveAllNamesByWhichTheyAreIncluded() {
    func names(_ file: String) -> [String] {
      let found = SDKHeaders.names(
        of: file, from: ["/usr/include/cairo", "/usr/include/pango-1.0"],
        ["/usr/include", "/usr/include/x86"])
      return found.all + (found.areOfLibraries ? [] : ["of the system?"])
    }
    #expect(names("/usr/include/cairo/cairo.h") == ["cairo.h", "cairo/cairo.h"])
    #expect(names("/usr/include/pango-1.0/pango/pango.h") == ["pango-1.0/pango/pango.h", "pango/pango.h"])
    #expect(names("/usr/include/stdio.h") == ["stdio.h", "of the system?"])
  }
}
