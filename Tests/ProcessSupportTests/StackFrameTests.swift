import Foundation
import Testing

@testable import ProcessSupport

/// Which function is whose.
@Suite struct StackFrameTests {
  @Test(arguments: [
    ("App.Table.reload() -> ()", "App"),
    ("static App.Table.reload() -> ()", "App"),
    ("closure #1 () -> () in App.Table.reload() -> ()", "App"),
    (
      "closure #2 @Sendable (Swift.Int) -> Swift.String in closure #1 () -> () in UIKit.UIView.layout() -> ()",
      "UIKit"
    ),
    ("(extension in App):UIKit.UIView.shake() -> ()", "App"),
    ("UIKit.UILabel.text.setter : Swift.Optional<Swift.String>", "UIKit"),
    ("generic specialization <Swift.Int> of Swift.Array.append(__owned A) -> ()", "Swift"),
    ("@objc App.Table.reload() -> ()", "App"),
    ("merged App.Table.reload() -> ()", "App"),
    ("App.loopForEver() -> ()", "App"),
    (
      "UIKit.(run in _AF3E3699C99CF038DEE995D3FCB92278)(principalClass: UIKit.UIApplication.Type) -> Swift.Int32",
      "UIKit"
    ),
    (
      "protocol witness for KatanaStore.StateUpdater.updateState(inout A.S) -> () in conformance App.Slow : KatanaStore.StateUpdater in App",
      "App"
    ),
  ])
  func theModuleOfAFunction(name: String, module: String) {
    #expect(StackFrame.module(of: StackFrame.readable(name)) == module)
  }

  @Test func aFunctionOfTheProgramIsFoundByItsAddress() throws {
    let addresses = caller()
    let names = ThreadStack(addresses: addresses).frames.compactMap(\.name)
    #expect(names.contains { $0.contains("StackFrameTests.caller()") }, "\(names.prefix(8))")
    #expect(
      ThreadStack(addresses: addresses).frames.contains {
        $0.isApps && $0.module == "ProcessSupportTests"
      })
  }

  @inline(never) private func caller() -> [UInt] {
    let addresses = ThreadStack.ownAddresses()
    #expect(addresses.count > 2)
    return addresses
  }

  @Test("No module of the package is taken for the app's") func modules() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let modules = folders.filter { folder in
      let path = sources.appendingPathComponent(folder).path
      return folder != "CrossImport"
        && (FileManager.default.subpaths(atPath: path) ?? []).contains { $0.hasSuffix(".swift") }
    }
    #expect(modules.count > 40)
    #expect(Set(modules).subtracting(StackFrame.frameworks) == [])
  }
}
