import DisplayProtocol
import Testing

@testable import UIKit

/// The command line that every app takes.
struct LaunchArgumentsTests {
  @Test func readsTheDisplayItsSizeAndItsScale() throws {
    let launch = try LaunchArguments(
      ["--display", "image", "--size=393x852", "--scale", "3", "--appearance", "dark", "level-2"],
      environment: [:])
    #expect(launch.display == .image)
    #expect(
      launch.configuration
        == DisplayConfiguration(size: CGSize(width: 393, height: 852), scale: 3, appearance: .dark))
  }

  @Test func theCommandLineGoesBeforeTheEnvironment() throws {
    let environment = ["SHOJI_DISPLAY": "image"]
    #expect(try LaunchArguments([], environment: environment).display == .image)
    #expect(try LaunchArguments(["--display", "browser"], environment: environment).display == .browser)
  }

  @Test(arguments: [
    (["--size", "big"], "--size must be like 393x852, each side from 1 to 16384, not “big”."),
    (["--size", "0x10"], "--size must be like 393x852, each side from 1 to 16384, not “0x10”."),
    (["--size", "nanx10"], "--size must be like 393x852, each side from 1 to 16384, not “nanx10”."),
    (["--scale", "0"], "--scale must be a number from 0.5 to 8, not “0”."),
    (["--port", "70000"], "--port must be a number from 0 to 65535, not “70000”."),
    (["--display", "paper"], "--display must be image, browser or window, not “paper”."),
    (["--appearance", "blue"], "--appearance must be light or dark, not “blue”."),
    (["--port"], "--port needs a value. --help lists the options."),
  ])
  func saysWhatIsWrong(arguments: [String], message: String) {
    let failure = #expect(throws: LaunchArguments.Failure.self) {
      try LaunchArguments(arguments, environment: [:])
    }
    #expect(failure?.description == message)
  }

  @Test func saysWhatIsWrongInTheEnvironment() {
    let failure = #expect(throws: LaunchArguments.Failure.self) {
      try LaunchArguments([], environment: ["SHOJI_DISPLAY": "x"])
    }
    #expect(failure?.description == "SHOJI_DISPLAY must be image, browser or window, not “x”.")
  }
}
