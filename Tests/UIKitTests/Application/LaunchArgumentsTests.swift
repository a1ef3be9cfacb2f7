import DisplayProtocol
import Testing

@testable import UIKit

/// The command line that every app takes.
struct LaunchArgumentsTests {
  @Test func readsTheDisplayItsSizeAndItsScale() throws {
    let launch = try LaunchArguments(
      ["--display", "image", "--size=393x852", "--scale", "3", "--appearance", "dark", "level-2"],
      environment: [:])
    #expect(launch.display == "image")
    #expect(
      launch.configuration
        == DisplayConfiguration(size: CGSize(width: 393, height: 852), scale: 3, appearance: .dark))
  }

  @Test func theCommandLineGoesBeforeTheEnvironment() throws {
    let environment = ["SHOJI_DISPLAY": "image"]
    #expect(try LaunchArguments([], environment: environment).display == "image")
    #expect(try LaunchArguments(["--display", "browser"], environment: environment).display == "browser")
  }

  @Test func readsWhetherTheDeveloperPanelMayBeOpened() throws {
    let environment = ["SHOJI_DEVELOPER_PANEL": "recording"]
    #expect(try LaunchArguments([], environment: [:]).developerPanel == nil)
    #expect(try LaunchArguments([], environment: environment).developerPanel == .recording)
    #expect(
      try LaunchArguments(["--developer-panel", "off"], environment: environment).developerPanel == .off)
    #expect(throws: LaunchArguments.Failure.self) {
      _ = try LaunchArguments(["--developer-panel", "maybe"], environment: [:])
    }
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

  @Test func readsHowTheBrowserDisplayIsReached() throws {
    let launch = try LaunchArguments(
      ["--host", "Dev.Example", "--host=other", "--bind", "0.0.0.0", "--port", "9000"],
      environment: ["SHOJI_SECRET": "0123456789abcdef"])
    #expect(
      launch.displayValues == [
        "--host": ["Dev.Example", "other"], "--bind": ["0.0.0.0"], "--port": ["9000"],
        "SHOJI_SECRET": ["0123456789abcdef"],
      ])
    let plain = try LaunchArguments([], environment: ["SHOJI_SECRET": ""])
    #expect(plain == (try LaunchArguments([], environment: [:])))
    #expect(plain.displayValues.isEmpty)
  }

  @Test(arguments: [
    (["--host", "a:80"], "--host must be a name such as dev.example, without a port, not “a:80”."),
    (["--host", ""], "--host must be a name such as dev.example, without a port, not “”."),
    (["--bind", "localhost"], "--bind must be an IPv4 address such as 0.0.0.0, not “localhost”."),
    (["--bind", "1.2.3.256"], "--bind must be an IPv4 address such as 0.0.0.0, not “1.2.3.256”."),
  ])
  func saysWhatIsWrongWithAHost(arguments: [String], message: String) {
    let failure = #expect(throws: LaunchArguments.Failure.self) {
      try LaunchArguments(arguments, environment: [:])
    }
    #expect(failure?.description == message)
  }

  @Test(arguments: ["short", "0123456789abcde/", String(repeating: "a", count: 65)])
  func aSecretThatCannotBePartOfAnAddressIsRefused(secret: String) {
    let failure = #expect(throws: LaunchArguments.Failure.self) {
      try LaunchArguments([], environment: ["SHOJI_SECRET": secret])
    }
    #expect(failure?.description == "SHOJI_SECRET must be 16 to 64 letters and digits.")
  }

  @Test(arguments: [
    (
      "--prot",
      "--prot is no option of this app and is left out. Did you mean --port? --help lists the options."
    ),
    (
      "--dsiplay=image",
      "--dsiplay is no option of this app and is left out. Did you mean --display? --help lists the options."
    ),
    (
      "--apperance",
      "--apperance is no option of this app and is left out. Did you mean --appearance? --help lists the options."
    ),
    ("--frobnicate", "--frobnicate is no option of this app and is left out. --help lists the options."),
  ])
  func namesAnUnknownOptionWithTheNearestKnownOne(argument: String, message: String) throws {
    let launch = try LaunchArguments([argument, "--size", "10x10"], environment: [:])
    #expect(launch.unknownOptionMessages == [message])
    #expect(launch.configuration.size == CGSize(width: 10, height: 10))
  }

  @Test func theAppsOwnOptionsAreKnown() throws {
    let launch = try LaunchArguments(
      ["--level", "3", "--size", "10x10", "level-2", "-x", "--", "--anything", "--size", "1x1"],
      environment: [:],
      ownOptions: ["--level"])
    #expect(launch.unknownOptionMessages == [])
    #expect(launch.configuration.size == CGSize(width: 10, height: 10))
  }

  @Test func helpNamesEveryOptionAndEveryDisplay() {
    let help = LaunchArguments.help()
    for option in LaunchArguments.options + DisplayKind.all.flatMap(\.options).map(\.name) {
      #expect(help.contains(option), "\(option)")
    }
    #expect(help.contains("--display browser|image"))
  }

  @Test func helpNamesTheDisplayThatIsTakenWithoutTheOption() throws {
    let first = try #require(DisplayKind.all.first)
    #expect(first.name == "browser")
    #expect(LaunchArguments.help().contains("(also: SHOJI_DISPLAY); browser by default"))
    let others = Array(DisplayKind.all.reversed())
    #expect(LaunchArguments.help(displays: others).contains("(also: SHOJI_DISPLAY); image by default"))
  }

  @Test func aDisplayThatIsRegisteredIsNamedWithItsOptions() throws {
    let paper = DisplayOption("--sheets", "N", summary: "how many sheets there are") {
      Int($0) == nil ? "must be a number, not “\($0)”" : nil
    }
    let kind = DisplayKind(name: "paper", summary: "sheets", options: [paper], notes: "Paper is patient.") {
      _ in throw CancellationError()
    }
    let displays = DisplayKind.all + [kind]
    let launch = try LaunchArguments(
      ["--display", "paper", "--sheets=3"], environment: [:], displays: displays)
    #expect(launch.display == "paper" && launch.displayValues == ["--sheets": ["3"]])
    #expect(launch.unknownOptions.isEmpty)
    let help = LaunchArguments.help(displays: displays)
    for part in ["--display browser|image|paper", "paper: sheets", "--sheets N", "Paper is patient."] {
      #expect(help.contains(part), "\(part)")
    }
    let failure = #expect(throws: LaunchArguments.Failure.self) {
      try LaunchArguments(["--sheets", "few"], environment: [:], displays: displays)
    }
    #expect(failure?.description == "--sheets must be a number, not “few”.")
  }

  @Test(arguments: [
    (["--size", "big"], "--size must be like 393x852, each side from 1 to 16384, not “big”."),
    (["--size", "0x10"], "--size must be like 393x852, each side from 1 to 16384, not “0x10”."),
    (["--size", "nanx10"], "--size must be like 393x852, each side from 1 to 16384, not “nanx10”."),
    (["--scale", "0"], "--scale must be a number from 0.5 to 8, not “0”."),
    (["--port", "70000"], "--port must be a number from 0 to 65535, not “70000”."),
    (["--display", "paper"], "--display must be browser or image, not “paper”."),
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
    #expect(failure?.description == "SHOJI_DISPLAY must be browser or image, not “x”.")
    let other = #expect(throws: LaunchArguments.Failure.self) {
      try LaunchArguments([], environment: ["SHOJI_DIRECTION": "x"])
    }
    #expect(other?.description == "SHOJI_DIRECTION must be ltr or rtl, not “x”.")
  }
}

extension LaunchArgumentsTests {
  @Test func aLanguageSaysWhereLinesBeginUnlessADirectionFollows() throws {
    let arabic = try LaunchArguments(["--language", "ar-EG"], environment: [:]).interface
    #expect(arabic.language == "ar-EG" && arabic.direction == .rightToLeft)
    let left = try LaunchArguments(["--language", "ar", "--direction", "ltr"], environment: [:]).interface
    #expect(left.direction == .leftToRight)
    #expect(try LaunchArguments(["--language=de"], environment: [:]).interface.direction == .leftToRight)
    #expect(throws: LaunchArguments.Failure.self) {
      try LaunchArguments(["--language", "-"], environment: [:])
    }
  }

  @Test func aLocaleIsRead() throws {
    #expect(try LaunchArguments(["--locale", "de_AT"], environment: [:]).interface.locale == "de_AT")
    #expect(
      try LaunchArguments([], environment: ["SHOJI_LOCALE": "fr-CH"]).interface.locale == "fr-CH")
    for wrong in ["", "_", "de_AT.UTF-8", "a b"] {
      #expect(throws: LaunchArguments.Failure.self) {
        try LaunchArguments(["--locale", wrong], environment: [:])
      }
    }
  }

  @Test func aKeyboardStateAndAddressesAreRead() throws {
    let launch = try LaunchArguments(
      ["--keyboard", "336", "--state", "on", "--open", "app://a", "--open=app://b"],
      environment: ["SHOJI_KEYBOARD": "100", "SHOJI_STATE": "off"])
    #expect(launch.interface.keyboardHeight == 336)
    #expect(launch.restoresState == true)
    #expect(launch.urls.map(\.absoluteString) == ["app://a", "app://b"])
    for wrong in [
      ["--keyboard", "-1"], ["--keyboard", "nan"], ["--state", "maybe"], ["--open", "nothing"],
    ] {
      #expect(throws: LaunchArguments.Failure.self) { try LaunchArguments(wrong, environment: [:]) }
    }
  }
}
