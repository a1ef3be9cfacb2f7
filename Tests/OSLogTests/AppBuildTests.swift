import Foundation
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

  @Test("The file of code is the program's, also behind many others; what was allocated is of none")
  func files() throws {
    let file = try #require(LoadedFile.path(of: #dsohandle))
    #expect(FileManager.default.isExecutableFile(atPath: file))
    withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) {
      #expect($0.baseAddress.map { LoadedFile.path(of: $0) } == .some(nil))
    }
    // The kernel lists more than it gives at once.
    let page = sysconf(Int32(_SC_PAGESIZE))
    let pages = 600
    let block = mmap(nil, pages * page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
    defer { munmap(block, pages * page) }
    for number in stride(from: 0, to: pages, by: 2) { mprotect(block + number * page, page, PROT_NONE) }
    #expect(LoadedFile.path(of: #dsohandle) == file)
  }
}
