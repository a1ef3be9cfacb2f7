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

  @Test func readsWhatIsTakenForGiven() throws {
    let launch = try LaunchArguments(
      ["--safe-area", "20,0,34.5,0", "--direction=rtl", "--content-size", "accessibilityLarge"],
      environment: ["SHOJI_DIRECTION": "ltr", "SHOJI_SAFE_AREA": "1,2,3,4"])
    #expect(
      launch.interface
        == InterfaceOptions(
          safeArea: UIEdgeInsets(20, 0, 34.5, 0), direction: .rightToLeft,
          contentSizeCategory: .accessibilityLarge))
    let fromEnvironment = try LaunchArguments(
      [],
      environment: ["SHOJI_DIRECTION": "rtl", "SHOJI_SAFE_AREA": "1,2,3,4", "SHOJI_CONTENT_SIZE": "small"])
    #expect(
      fromEnvironment.interface
        == InterfaceOptions(
          safeArea: UIEdgeInsets(1, 2, 3, 4), direction: .rightToLeft, contentSizeCategory: .small))
    #expect(try LaunchArguments([], environment: [:]).interface == InterfaceOptions())
  }

  @Test(arguments: [
    (["--size", "big"], "--size must be like 393x852, each side from 1 to 16384, not “big”."),
    (["--size", "0x10"], "--size must be like 393x852, each side from 1 to 16384, not “0x10”."),
    (["--size", "nanx10"], "--size must be like 393x852, each side from 1 to 16384, not “nanx10”."),
    (["--scale", "0"], "--scale must be a number from 0.5 to 8, not “0”."),
    (["--port", "70000"], "--port must be a number from 0 to 65535, not “70000”."),
    (["--display", "paper"], "--display must be image, browser or window, not “paper”."),
    (["--appearance", "blue"], "--appearance must be light or dark, not “blue”."),
    (
      ["--safe-area", "20"],
      "--safe-area must be top,left,bottom,right in points, such as 20,0,0,0, each from 0 to 1000, not “20”."
    ),
    (
      ["--safe-area", "1,2,3,nan"],
      "--safe-area must be top,left,bottom,right in points, such as 20,0,0,0, each from 0 to 1000, not “1,2,3,nan”."
    ),
    (
      ["--safe-area", "1,2,,3,4"],
      "--safe-area must be top,left,bottom,right in points, such as 20,0,0,0, each from 0 to 1000, not “1,2,,3,4”."
    ),
    (["--direction", "up"], "--direction must be ltr or rtl, not “up”."),
    (
      ["--content-size", "huge"],
      "--content-size must be one of extraSmall, small, medium, large, extraLarge, extraExtraLarge, "
        + "extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, "
        + "accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge, not “huge”."
    ),
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
    let other = #expect(throws: LaunchArguments.Failure.self) {
      try LaunchArguments([], environment: ["SHOJI_DIRECTION": "x"])
    }
    #expect(other?.description == "SHOJI_DIRECTION must be ltr or rtl, not “x”.")
  }
}
