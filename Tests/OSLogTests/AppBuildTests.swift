import Testing

@testable import Diagnostics

struct AppBuildTests {
  @Test(
    "An app on a library of another build is one for debugging where its folder says so",
    arguments: [
      ("/sdk/lib/libShojiRuntime.so", "/app/.build/x86_64-unknown-linux-gnu/debug/App", true),
      ("/sdk/lib/libShojiRuntime.so", "/app/.build/out/Products/Debug-linux/App", true),
      ("/sdk/lib/libShojiRuntime.so", "/cache/App/Products/Debug/App.app/App", true),
      ("/sdk/lib/libShojiRuntime.so", "/app/.build/x86_64-unknown-linux-gnu/release/App", false),
      ("/sdk/lib/libShojiRuntime.so", "/debug/a/b/c/release/App", false),
      ("/sdk/lib/libShojiRuntime.so", "/app/debugger/App", false),
      ("libShojiRuntime.so", "", false),
    ] as [(String, String, Bool)], [false, true])
  func folders(_ app: (library: String, program: String, isDebug: Bool), isOwnDebug: Bool) {
    #expect(
      AppBuild.isDebug(library: app.library, program: app.program, isOwnDebug: isOwnDebug) == app.isDebug)
  }

  @Test(
    "What is linked into an app is built with it", arguments: ["/app/.build/debug/App", nil], [false, true])
  func linked(file: String?, isOwnDebug: Bool) {
    let isDebug = AppBuild.isDebug(
      library: file, program: "/app/.build/release/App", isOwnDebug: isOwnDebug)
    #expect(isDebug == isOwnDebug)
  }

  @Test("The file of code is the one that is mapped at its address") func files() {
    let maps = """
      559a00000000-559a00001000 r--p 00000000 08:01 42                         /app/My App
      7f0000001000-7f0000003000 r-xp 00001000 08:01 43                         /sdk/libShojiRuntime.so
      7f0000003000-7f0000004000 rw-p 00000000 00:00 0
      """
    #expect(AppBuild.file(at: 0x559a_0000_0fff, in: maps) == "/app/My App")
    #expect(AppBuild.file(at: 0x7f00_0000_1000, in: maps) == "/sdk/libShojiRuntime.so")
    #expect(AppBuild.file(at: 0x7f00_0000_3000, in: maps) == nil)
    #expect(AppBuild.file(at: 1, in: maps) == nil)
  }
}
