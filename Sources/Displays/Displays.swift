import BrowserDisplay
import DisplayDriver
import DisplayProtocol

/// Registers the displays that every app can be shown on, the default first. Found by its name when the app
/// is launched, so that no module above or below imports this one; it only has to be linked.
@_cdecl("shoji_register_displays") public func registerDisplays() {
  DisplayKind.registerLinked([.sharedBrowser, .image])
}

extension DisplayKind {
  /// Browser tabs that drivers use at the same time where the environment names a socket for them.
  fileprivate static var sharedBrowser: DisplayKind {
    var kind = DisplayKind.browser
    kind.options.append(driver)
    let makeBrowser = kind.makeDisplay
    kind.makeDisplay = { launch in
      let browser = try makeBrowser(launch)
      guard let path = launch[driver.name] else { return browser }
      return try SharedDisplay(browser, driverPath: path)
    }
    return kind
  }

  private static let driver = DisplayOption(
    "SHOJI_DRIVER",
    summary: """
      the path of a socket at which programs of this user use the app by the
      driver's requests, as with --display image, while a person uses it
      """
  ) { value in
    value.hasPrefix("/") && value.utf8.count < 108
      ? nil : "must be an absolute path of at most 107 bytes"
  }
}
